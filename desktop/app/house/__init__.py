"""What is there whatever page is open: the ways between pages, settings, languages, theme, names and reports."""

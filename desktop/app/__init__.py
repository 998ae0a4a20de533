"""The application: its window and pages, on top of controller, storage and table."""

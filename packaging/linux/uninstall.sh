#!/bin/sh
# Removes what Fivefold's installer put into a person's folders. Saves and settings stay; --saves removes them too.
set -eu

NAME=fivefold
PROGRAM=$(cd "$(dirname "$0")" && pwd)
COMMANDS=$HOME/.local/bin
DATA=$(cat "$PROGRAM/installed-into")

# What menus and file managers remember; a system without these tools reads the folders themselves.
refresh() {
    update-desktop-database -q "$DATA/applications" 2>/dev/null || true
    update-mime-database "$DATA/mime" 2>/dev/null || true
    # Only a list of icons that somebody keeps: a new one would hide what others install later.
    if [ -f "$DATA/icons/hicolor/icon-theme.cache" ]; then gtk-update-icon-cache -q -f -t "$DATA/icons/hicolor" || true; fi
}

SAY=yes SAVES=
for word in "$@"; do
    case $word in
    --refresh) refresh; exit 0 ;;
    --quiet) SAY= ;;
    --saves) SAVES=yes ;;
    *) echo "fivefold: there is no option '$word'; choose --saves, or nothing." >&2; exit 2 ;;
    esac
done

while read -r file; do rm -f "$DATA/$file"; done <"$PROGRAM/installed-files"
refresh
# What was only made of Fivefold's own files goes with them: lists of file types and of menu entries.
[ -n "$(ls "$DATA/mime/packages" 2>/dev/null)" ] || rm -rf "$DATA/mime"
[ "$(ls "$DATA/applications" 2>/dev/null)" != mimeinfo.cache ] || rm -f "$DATA/applications/mimeinfo.cache"
# Folders that were made for Fivefold alone go too; one with something in it stays.
while read -r file; do
    folder=$(dirname "$file")
    while [ "$folder" != . ] && rmdir "$DATA/$folder" 2>/dev/null; do folder=$(dirname "$folder"); done
done <"$PROGRAM/installed-files"
for command in "$NAME" "$NAME-cli"; do
    if [ "$(readlink "$COMMANDS/$command")" = "$PROGRAM/$command" ]; then rm -f "$COMMANDS/$command"; fi
done
[ -z "$SAVES" ] || rm -rf "${DATA:?}/$NAME"
rm -rf "$PROGRAM"
rmdir "$COMMANDS" "$HOME/.local/lib" 2>/dev/null || true
if [ -n "$SAY" ]; then
    echo "fivefold: Fivefold is removed."
    if [ -d "$DATA/$NAME" ]; then echo "fivefold: saves and settings are still in $DATA/$NAME"; fi
fi

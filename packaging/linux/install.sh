#!/bin/sh
# Installs Fivefold for the person who runs it, from the folder it was unpacked into. No root, nothing outside the
# person's own folders; what is there of an older version is replaced, saves stay.
set -eu

NAME=fivefold
HERE=$(cd "$(dirname "$0")" && pwd)
DATA=${XDG_DATA_HOME:-$HOME/.local/share}
PROGRAM=$HOME/.local/lib/$NAME
COMMANDS=$HOME/.local/bin
START=yes

say() { printf 'fivefold: %s\n' "$*"; }

# Without a terminal nobody would read it: then in a window, by whatever can open one.
stop() {
    say "$*" >&2
    if [ ! -t 2 ] && [ -n "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ]; then
        zenity --error --title Fivefold --text "$*" 2>/dev/null || kdialog --title Fivefold --error "$*" 2>/dev/null \
            || xmessage "$*" 2>/dev/null || true
    fi
    exit 1
}

for word in "$@"; do
    case $word in
    --no-start) START= ;;
    *) say "there is no option '$word'; choose --no-start, or nothing." >&2; exit 2 ;;
    esac
done

[ "$(uname -s) $(uname -m)" = "@SYSTEM@" ] || stop "this installer is for @SYSTEM@; this machine is $(uname -s) $(uname -m)."
answer=$("$HERE/program/$NAME-cli" --version 2>&1) || stop "Fivefold does not start on this system: $answer"

mkdir -p "$HOME/.local/lib"
rm -rf "$PROGRAM.new"
cp -R "$HERE/program" "$PROGRAM.new"
cp "$HERE/uninstall" "$PROGRAM.new/uninstall"
(cd "$HERE/share" && find . -type f -o -type l) | sed 's/^\.\///' >"$PROGRAM.new/installed-files"
printf '%s\n' "$DATA" >"$PROGRAM.new/installed-into"
# An older version may have had files that this one has not.
if [ -x "$PROGRAM/uninstall" ]; then "$PROGRAM/uninstall" --quiet; fi
rm -rf "$PROGRAM"
mv "$PROGRAM.new" "$PROGRAM"

mkdir -p "$COMMANDS" "$DATA"
cp -R "$HERE/share/." "$DATA/"
# The folder of commands is not in everybody's PATH, so the menu entry names the whole place.
place=$(printf %s "$PROGRAM/$NAME" | sed 's/[&|\\]/\\&/g')
sed "s|^Exec=$NAME |Exec=\"$place\" |; s|^TryExec=.*|TryExec=$place|" \
    "$HERE/share/applications/$NAME.desktop" >"$DATA/applications/$NAME.desktop"
for command in "$NAME" "$NAME-cli"; do ln -sf "$PROGRAM/$command" "$COMMANDS/$command"; done
"$PROGRAM/uninstall" --refresh

say "$answer is installed; it is in the menu among the games."
say "to remove it again: $PROGRAM/uninstall"
# Double-clicked: the person wants to play.
if [ -n "$START" ] && [ ! -t 1 ] && [ -n "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ]; then
    nohup "$PROGRAM/$NAME" >/dev/null 2>&1 &
fi

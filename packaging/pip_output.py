"""Reads what pip prints: the few lines worth showing while it works, and the one reason when it fails."""

import platform
import re
from collections.abc import Sequence

# `Downloading PySide6_Essentials-6.11.3-cp310-abi3-manylinux_2_34_x86_64.whl (95.4 MB)`, by address from other indexes
DOWNLOAD = re.compile(r"Downloading (?:\S*/)?([^-\s]+)-([^-\s]+?)(?:-\S+\.whl|\.tar\.gz|\.zip) \((.+)\)")
UNPACKING = "Installing collected packages:"

NO_NETWORK = ("NewConnectionError", "NameResolutionError", "ConnectTimeout", "ReadTimeout", "ProxyError", "Max retries")
# Under that heading what it is: `    ruff==0.17.5 from https://... (from -r dev.txt (line 9)):`
ANOTHER = re.compile(r"DO NOT MATCH THE HASHES.*?\n\s+(\S+)", re.DOTALL)
MISSING = re.compile(r"No matching distribution found for (\S+)")


def begins_unpacking(line: str) -> bool:
    """Whether pip changes the environment from this line on."""
    return line.startswith(UNPACKING)


def step(line: str) -> str | None:
    """What to tell a person of this line, or None."""
    if found := DOWNLOAD.match(line):
        name, version, size = found.groups()
        return f"{name} {version}, {size}"
    if begins_unpacking(line):
        return f"unpacking {line.count(',') + 1} packages"
    if line.startswith("WARNING: Retrying (Retry(total=4"):
        return "the package index does not answer; trying again"
    return None


def reason(lines: Sequence[str]) -> str:
    """One sentence for why pip failed."""
    text = "\n".join(lines)
    if any(sign in text for sign in NO_NETWORK):
        return "the package index cannot be reached (no network?); start again when it can."
    if "No space left on device" in text:
        return "the disk is full; make room and start again."
    if another := ANOTHER.search(text):
        return f"what the package index sent as {another[1]} is not the file that is meant: its sum differs."
    if missing := MISSING.search(text):
        machine = f"Python {platform.python_version()} on {platform.system()} {platform.machine()}"
        return f"the package index has no {missing[1]} for {machine}."
    errors = [line.strip().removeprefix("ERROR: ") for line in lines if line.strip().startswith("ERROR: ")]
    return f"pip could not install the dependencies: {errors[-1] if errors else 'it did not say why'}"

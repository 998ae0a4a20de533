"""hatchling's hook: with FIVEFOLD_COMPILE=1 the wheel has the compiled engine, and a tag for this system and Python.

Without it nothing is done here, and the wheel is the one for every system.
"""

import os
import sys
import sysconfig
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

WISH = "FIVEFOLD_COMPILE"


def wished() -> bool:
    """Whether whoever builds asked for it."""
    return os.environ.get(WISH, "") not in ("", "0")


class CustomBuildHook(BuildHookInterface[Any]):
    """Compiles into build/compiled and adds what came of it to the wheel."""

    def dependencies(self) -> list[str]:
        """What the front end installs beside hatchling: the group `compile` of pyproject.toml."""
        groups: dict[str, list[str]] = self.metadata.config["dependency-groups"]
        return groups["compile"] if wished() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """An editable installation runs from the sources, whatever was asked for."""
        if self.target_name != "wheel" or version != "standard" or not wished():
            return
        sys.path.insert(0, str(Path(self.root) / "packaging"))
        import compiled

        try:
            built = compiled.make()
        except compiled.CompileError as error:
            self.app.abort(str(error))
        for file in compiled.extensions(built).values():
            build_data["force_include"][str(built / file)] = file
        build_data["force_include"][str(built / "licences")] = "desktop/licences"
        build_data["pure_python"] = False
        build_data["tag"] = f"{_python()}-{_python()}-{_platform()}"


def _python() -> str:
    return f"cp{sys.version_info.major}{sys.version_info.minor}"


def _platform() -> str:
    return sysconfig.get_platform().replace("-", "_").replace(".", "_")

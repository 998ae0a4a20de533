"""mypyc's part of packaging/compiled.py: compiles the named files where they lie, in the working directory.

A process of its own, because mypyc and setuptools take the working directory and the command line for theirs.
"""

import argparse
import os
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import mypyc
import setuptools
from mypyc.build import mypycify
from setuptools.command.build_ext import build_ext

# The same bytes wherever this runs: no path of this machine. And the same numbers as Python's own: no product is
# rounded only after a sum, which C compilers do by default where the processor can.
PORTABLE = ("-ffp-contract=off", "-g0")


class Compile(build_ext):  # type: ignore[misc]  # setuptools comes without types
    """One library holds the code of all modules: its C files are compiled side by side."""

    def build_extensions(self) -> None:
        one_by_one = self.compiler.compile

        def compile_all(sources: list[str], **given: Any) -> list[str]:
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                made = pool.map(lambda source: one_by_one([source], **given), sources)
                return [file for files in made for file in files]

        self.compiler.compile = compile_all
        super().build_extensions()


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--group", required=True)
    parser.add_argument("--optimised", required=True)
    parser.add_argument("files", nargs="+")
    asked = parser.parse_args()
    if os.name == "posix":
        away = [f"-ffile-prefix-map={Path.cwd()}=.", f"-ffile-prefix-map={Path(mypyc.__file__).parent}=mypyc"]
        os.environ["CFLAGS"] = " ".join([os.environ.get("CFLAGS", ""), *PORTABLE, *away])
    found = mypycify(
        ["--config-file=", *asked.files],
        opt_level=asked.optimised,
        debug_level="0",
        multi_file=True,
        group_name=asked.group,
    )
    setuptools.setup(
        name=asked.group,
        packages=[],
        ext_modules=found,
        cmdclass={"build_ext": Compile},
        script_args=["build_ext", "--inplace"],
    )


if __name__ == "__main__":
    main()

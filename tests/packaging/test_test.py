"""packaging/test.py: pytest over the whole checkout, in parallel, without a screen."""

import json

from tests.packaging.conftest import Checkout

PYTEST = """\
import json, os, sys
print(json.dumps([sys.argv[1:], os.environ["QT_QPA_PLATFORM"], os.getcwd(), sys.dont_write_bytecode]))
sys.exit(5)
"""


def test_pytest_gets_workers_and_the_arguments_and_keeps_its_exit_code(checkout: Checkout) -> None:
    packages = next((checkout.root / ".venv").glob("lib/python*/site-packages"))
    (packages / "pytest.py").write_text(PYTEST)
    script = str(checkout.root / "packaging" / "test.py")
    answer = checkout.run(
        script, "tests/engine", "-k", "a or b", QT_QPA_PLATFORM="wayland", PYTHONDONTWRITEBYTECODE="1"
    )
    (option, workers, *arguments), platform, folder, forgets = json.loads(answer.stdout)
    assert option == "-n" and int(workers) >= 2
    assert arguments == ["--dist", "worksteal", "tests/engine", "-k", "a or b"]
    assert (platform, folder) == ("offscreen", str(checkout.root))
    assert not forgets, "every worker would compile all tests anew"
    assert answer.returncode == 5
    assert checkout.pip_calls == ["run dev"]

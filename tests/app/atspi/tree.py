"""What an assistive tool sees of a program: the AT-SPI tree over D-Bus, and its actions. No picture, no key."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple, TypeVar

from jeepney import DBusAddress, MessageType, new_method_call
from jeepney.io.blocking import DBusConnection, open_dbus_connection

from tests import patience

BUS = DBusAddress("/org/a11y/bus", bus_name="org.a11y.Bus", interface="org.a11y.Bus")
REGISTRY, ROOT = "org.a11y.atspi.Registry", "/org/a11y/atspi/accessible/root"
ACCESSIBLE, ACTION = "org.a11y.atspi.Accessible", "org.a11y.atspi.Action"
EDITABLE = "org.a11y.atspi.EditableText"
PROPERTIES = "org.freedesktop.DBus.Properties"
ENABLED, FOCUSED, SELECTED, SHOWING = 8, 12, 23, 25  # bits of a state
Found = TypeVar("Found")


class Gone(Exception):
    """What was asked for is not there any more, or not now."""


class Tree:
    """A connection to the bus of assistive tools."""

    def __init__(self, session: str) -> None:
        with open_dbus_connection(session) as bus:
            address = bus.send_and_get_reply(new_method_call(BUS, "GetAddress"), timeout=patience.SECONDS).body[0]
        self.bus: DBusConnection = open_dbus_connection(address)
        self.calls = 0

    def close(self) -> None:
        """Leave."""
        self.bus.close()

    def call(self, node: Node, interface: str, method: str, signature: str = "", body: tuple[Any, ...] = ()) -> Any:
        """Ask something."""
        self.calls += 1
        address = DBusAddress(node.path, bus_name=node.owner, interface=interface)
        message = new_method_call(address, method, signature or None, body)
        reply = self.bus.send_and_get_reply(message, timeout=patience.SECONDS)
        if reply.header.message_type is MessageType.error:
            raise Gone(f"{node}: {reply.body}")
        return reply.body[0] if reply.body else None

    def programs(self) -> list[Node]:
        """Every program that can be read."""
        return Node(self, REGISTRY, ROOT).children()


class Node(NamedTuple):
    """One thing in the tree."""

    tree: Tree
    owner: str
    path: str

    def _property(self, name: str) -> Any:
        return self.tree.call(self, PROPERTIES, "Get", "ss", (ACCESSIBLE, name))[1]

    @property
    def name(self) -> str:
        """What it is called."""
        return str(self._property("Name"))

    @property
    def about(self) -> str:
        """Its description."""
        return str(self._property("Description"))

    @property
    def role(self) -> str:
        """What kind of thing it is."""
        return str(self.tree.call(self, ACCESSIBLE, "GetRoleName"))

    def has(self, state: int) -> bool:
        """Whether it is in a state."""
        low, high = self.tree.call(self, ACCESSIBLE, "GetState")
        return bool((low | high << 32) >> state & 1)

    def children(self) -> list[Node]:
        """What lies in it."""
        return [Node(self.tree, *child) for child in self.tree.call(self, ACCESSIBLE, "GetChildren")]

    def actions(self) -> list[str]:
        """What can be done with it."""
        if ACTION not in self.tree.call(self, ACCESSIBLE, "GetInterfaces"):
            return []
        return [str(name) for name, *_ in self.tree.call(self, ACTION, "GetActions")]

    def act(self, name: str = "Press") -> None:
        """Do one of them."""
        actions = self.actions()
        if name not in actions:
            raise Gone(f"{self}: only {actions} now")
        self.tree.call(self, ACTION, "DoAction", "i", (actions.index(name),))

    def write(self, text: str) -> None:
        """Have it hold this text."""
        self.tree.call(self, EDITABLE, "SetTextContents", "s", (text,))

    def walk(self) -> Iterator[Node]:
        """It and everything below it that is shown."""
        yield self
        for child in self.children():
            if child.has(SHOWING):
                yield from child.walk()

    def find(self, role: str, begins: str = "") -> Node | None:
        """The first of a role with such a name."""
        return next((node for node in self.walk() if node.role == role and node.name.startswith(begins)), None)


def wait(ask: Callable[[], Found | None], what: str) -> Found:
    """What comes of asking until there is an answer."""
    until = time.monotonic() + patience.SECONDS
    while time.monotonic() < until:
        try:
            answer = ask()
        except Gone:
            answer = None
        if answer:
            return answer
        time.sleep(0.02)
    raise AssertionError(f"waited in vain for {what}")

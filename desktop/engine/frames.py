"""The pending choices of a position: small frozen values on a stack inside the state.

An `Ask` waits for a seat, an `Auto` lets the game go on by itself. Frames hold seats, counts and
public card ids only; hidden cards lie in zones. They stay on the stack until they take themselves off.
"""

from dataclasses import fields
from typing import TYPE_CHECKING, Any, ClassVar

from desktop.engine.actions import Action
from desktop.engine.compiling import mypyc_attr
from desktop.engine.text import Text

if TYPE_CHECKING:
    from desktop.engine.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Ask:
    """A seat must choose."""

    __slots__ = ()
    asks: ClassVar[bool] = True
    shown: ClassVar[bool] = False  # True: see ShownAsk
    # Every frame has the field `seat`. It is no annotation here: compiled, dataclasses would take it for a default.

    def options(self, state: Any) -> list[Action]:
        """All legal actions; never empty."""
        raise AssertionError(f"{type(self).__name__} has no options")

    def choose(self, state: Any, action: Action) -> None:
        """Carry out one of them."""
        raise AssertionError(f"{type(self).__name__} cannot choose")

    def passes(self, state: Any) -> bool:
        """Whether a single option is taken by itself. A frame brings its own where that would tell the others that
        there was no other one, and they could not know."""
        return not self.shown

    def prompt(self, state: Any) -> Text:
        """What is expected, in one fixed sentence."""
        return Text("house.prompt.choose")


@mypyc_attr(allow_interpreted_subclasses=True)
class ShownAsk(Ask):
    """A choice that is put before the player also where one option is left."""

    __slots__ = ()
    shown: ClassVar[bool] = True


@mypyc_attr(allow_interpreted_subclasses=True)
class Auto:
    """The game goes on by itself."""

    __slots__ = ()
    asks: ClassVar[bool] = False

    def step(self, state: Any) -> None:
        """Do the next thing; must change the stack."""
        raise AssertionError(f"{type(self).__name__} has no step")


Frame = Ask | Auto


def frame_to_json(frame: Frame) -> dict[str, object]:
    """The frame's name and fields, as JSON takes them."""
    values = {field.name: getattr(frame, field.name) for field in fields(frame)}  # type: ignore[arg-type]  # dataclasses all
    return {"frame": type(frame).__name__, **values}


def frame_from_json(data: object, kinds: tuple[type[Any], ...], state: "State") -> Frame:
    """Read a frame back; ValueError says what does not fit. Fields are small ints."""
    if not isinstance(data, dict):
        raise ValueError("a frame must be a table")
    kind = next((kind for kind in kinds if kind.__name__ == data.get("frame")), None)
    if kind is None:
        raise ValueError("a frame of an unknown kind")
    names = {field.name for field in fields(kind)}
    if set(data) - {"frame"} != names:
        raise ValueError(f"the frame {kind.__name__} has the fields {', '.join(sorted(names)) or 'none'}")
    for name in names:
        if type(data[name]) is not int or not -1 <= data[name] < 1000:
            raise ValueError(f"{kind.__name__}.{name} must be a small number")
    if "seat" in names and not 0 <= data["seat"] < state.setting.seats:
        raise ValueError(f"{kind.__name__}.seat is no seat of this game")
    frame: Frame = kind(**{name: data[name] for name in names})
    return frame

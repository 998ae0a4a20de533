"""What can be heard: each is a file under resources/sounds, and a world may have its own of the same name."""

from typing import Literal

Sound = Literal["", "blow", "card", "coin", "fall", "flip", "shuffle", "win"]

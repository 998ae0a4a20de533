"""What can be heard: each is a file under resources/sounds, and a world may have its own of the same name."""

from typing import Literal

BED = "bed"  # the name under which a world's bed is asked for; at no volume it is taken away
Sound = Literal[
    "",
    "arrive",  # a card takes its place in a row, a lane, a formation
    "attack",  # before a fight
    "blow",
    "buy",
    "card",
    "chime",  # somebody is the better one for once
    "click",  # of a button
    "coin",
    "fall",
    "flip",
    "hit",  # a blow on what is to be defended
    "lose",
    "seal",  # a judgement stands
    "shuffle",
    "turn",  # it is the person's turn
    "win",
]

"""The drawings of Earth's warships, one plan a ship, in the order of their cards: a carrier, gun ships, fighters."""

from studio.fleet_plans import Fitting, Plan, Plate, beam, block, bow, guns, slab, stripe, wing

MOTHERSHIP = Plan(
    1.0,
    0.90,
    (
        beam(0.2, 0.72, 0.32, 0.05),
        beam(0.2, 0.72, 0.63, 0.05),
        wing((0.68, 0.84), (0.94, 0.84), (0.90, 0.90), (0.72, 0.90), tone="deep"),
        slab(0.60, 1.0, 0.14, 0.86, 0.10),
        slab(0.72, 0.88, 0.08, 0.18, 0.03, "steel"),
        bow((0.07, 0.0), (0.16, 0.02), (0.28, 0.22), (0.28, 0.32)),
        block(0.60, 0.24, 0.34, 0.02, "deep"),
        block(0.44, 0.20, 0.24, 0.01, "steel"),
        block(0.28, 0.20, 0.44, 0.03),
        block(0.59, 0.23, 0.48, 0.03),
        block(0.83, 0.07, 0.36, 0.015, "deep"),
        block(0.47, 0.09, 0.13, 0.01, "pale"),
    ),
    (
        stripe(0.06, 0.10, 0.08),
        stripe(0.18, 0.05, 0.30, 0.80),
        Fitting("bays", 0.80, 0.50, 0.22, 0.46),
        Fitting("windows", 0.20, 0.38, 0.34, 0.12),
        Fitting("windows", 0.22, 0.70, 0.38, 0.15),
        Fitting("turret", 0, 0.26, 0.08),
        Fitting("turret", 0.36, 0.655, 0.055),
        Fitting("mast", 0.30, 0.30, 0, 0.09),
        Fitting("dish", 0, 0.515, 0.07),
    ),
    ((0.16, 0.89, 0.10), (0.82, 0.89, 0.09)),
)

RESOLUTE_DAWN = Plan(
    1.0,
    0.60,
    (
        wing((0.30, 0.36), (0.86, 0.46), (0.92, 0.64), (0.80, 0.70), (0.30, 0.62), tone="steel"),
        slab(0.78, 1.0, 0.40, 0.74, 0.06),
        block(0.86, 0.07, 0.50, 0.015, "deep"),
        bow((0.06, 0.0), (0.15, 0.015), (0.40, 0.34), (0.40, 0.40)),
        block(0.38, 0.30, 0.46, 0.03),
        block(0.67, 0.20, 0.66, 0.04),
        block(0.65, 0.03, 0.40, 0.006, "deep"),
        block(0.44, 0.16, 0.20, 0.02, "pale"),
    ),
    (
        stripe(0.05, 0.12, 0.11),
        *guns(0.14, (0, 0.26), (0, 0.40), (0, 0.58)),
        *guns(0.08, (0.89, 0.52)),
        Fitting("windows", 0.36, 0.765, 0.44, 0.13),
        Fitting("windows", 0, 0.80, 0.20, 0.08),
    ),
    ((0.28, 0.92, 0.13),),
)

IRON_SOLSTICE = Plan(
    0.96,
    0.62,
    (
        wing((0.40, 0.02), (0.98, 0.10), (1.0, 0.24), (0.86, 0.32), (0.30, 0.24)),
        block(0.86, 0.08, 0.62, 0.015, "deep"),
        block(0.10, 0.62, 0.30, 0.03, "steel"),
        bow((0.30, 0.0), (0.46, 0.03), (0.46, 0.24), (0.34, 0.30)),
        wing((0.20, 0.42), (0.62, 0.46), (0.74, 0.56), (0.74, 0.64), (0.20, 0.62), tone="steel"),
        block(0.36, 0.24, 0.40, 0.03),
        block(0.62, 0.25, 0.78, 0.06),
        slab(0.66, 0.92, 0.64, 0.92, 0.03, "deep"),
    ),
    (
        stripe(0.03, 0.05, 0.60),
        *guns(0.12, (0, 0.20), (0, 0.50)),
        *guns(0.11, (0.74, 0.22)),
        *guns(0.08, (0.58, 0.56)),
        Fitting("windows", 0.36, 0.74, 0.58, 0.16),
        Fitting("mast", 0.26, 0.34, 0, 0.10),
    ),
    ((0.26, 0.93, 0.12), (0.79, 0.91, 0.09)),
)

ATLAS_VERDICT = Plan(
    1.0,
    0.50,
    (
        wing((0.14, 0.0), (0.30, 0.02), (0.36, 0.40), (0.14, 0.40), tone="steel"),
        wing((0.20, 0.06), (0.42, 0.10), (0.46, 0.36), (0.20, 0.38)),
        block(0.04, 0.40, 0.10, 0.01, "deep"),
        block(0.86, 0.07, 0.60, 0.015, "deep"),
        block(0.34, 0.20, 0.52, 0.05),
        block(0.52, 0.18, 0.36, 0.02, "steel"),
        wing((0.34, 0.60), (1.0, 0.78), (1.0, 0.90), (0.34, 0.86)),
        block(0.64, 0.23, 0.66, 0.05),
        block(0.67, 0.14, 0.24, 0.02, "pale"),
    ),
    (
        stripe(0.12, 0.10, 0.14, 0.32),
        stripe(0.36, 0.03, 0.5),
        *guns(0.16, (0, 0.44), (0, 0.58)),
        *guns(0.10, (0.72, 0.80)),
        Fitting("windows", 0.40, 0.75, 0.30, 0.14),
        Fitting("eye", 0, 0.06, 0.08),
    ),
    ((0.30, 0.92, 0.15),),
)


def fighter(
    length: float, breadth: float, wings: tuple[Plate, ...], *extra: Fitting, tail: float = 0.52, twin: bool = True
) -> Plan:
    """A needle with a cockpit, its wings under it, fins at the stern."""
    plates = (
        *wings,
        wing((0.10, 0.72), (tail, 0.86), (tail, 0.94), (0.10, 0.92), tone="steel"),
        block(0.84, 0.09, 0.24, 0.01, "deep"),
        bow((0.03, 0.0), (0.10, 0.10), (0.20, 0.30), (0.26, 0.62), (0.24, 0.87)),
        bow((0.06, 0.44), (0.12, 0.50), (0.12, 0.80), (0.06, 0.84), tone="pale"),
    )
    engines = ((0.13, 0.92, 0.085),) if twin else ((0.0, 0.92, 0.13),)
    return Plan(
        length, breadth, plates, (Fitting("cockpit", 0, 0.31, 0.105, 0.11), stripe(0.12, 0.05, 0.12), *extra), engines
    )


FIGHTERS = (
    # Peregrine: wings folded back for the stoop
    fighter(
        0.84,
        0.74,
        (
            wing((0.16, 0.36), (0.96, 0.80), (1.0, 0.94), (0.84, 0.88), (0.18, 0.76)),
            wing((0.70, 0.56), (0.80, 0.50), (0.80, 0.84), (0.70, 0.84), tone="steel"),
        ),
        stripe(0.70, 0.05, 0.20, 0.52),
        tail=0.36,
    ),
    # Goshawk: broad and straight, a gun at each tip
    fighter(
        0.80,
        0.86,
        (
            wing((0.18, 0.46), (0.92, 0.54), (0.92, 0.68), (0.18, 0.78)),
            wing((0.84, 0.34), (0.98, 0.36), (1.0, 0.76), (0.84, 0.76), tone="steel"),
        ),
        stripe(0.60, 0.04, 0.26, 0.52),
        Fitting("bolt", 0.91, 0.60, 0.05),
        tail=0.44,
    ),
    # Merlin: small forward wings, a delta behind them
    fighter(
        0.78,
        0.72,
        (
            wing((0.16, 0.28), (0.48, 0.36), (0.48, 0.42), (0.18, 0.42), tone="steel"),
            wing((0.18, 0.48), (1.0, 0.84), (1.0, 0.92), (0.18, 0.88)),
        ),
        Fitting("turret", 0.40, 0.76, 0.06),
        tail=0.30,
    ),
    # Osprey: wings swept forward, all guns
    fighter(
        0.82,
        0.90,
        (
            wing((0.16, 0.58), (0.90, 0.24), (1.0, 0.26), (0.90, 0.46), (0.18, 0.84)),
            wing((0.52, 0.30), (0.60, 0.28), (0.60, 0.66), (0.52, 0.68), tone="deep"),
            wing((0.88, 0.12), (0.95, 0.10), (0.97, 0.46), (0.88, 0.48), tone="deep"),
        ),
        Fitting("bolt", 0.36, 0.62, 0.055),
        twin=False,
    ),
    # Kestrel: twin booms, a tailplane from one to the other
    fighter(
        0.82,
        0.70,
        (
            wing((0.10, 0.48), (0.66, 0.54), (0.66, 0.66), (0.10, 0.72)),
            beam(0.0, 0.70, 0.90, 0.055, "hull"),
            slab(0.60, 0.80, 0.34, 1.0, 0.06),
            wing((0.80, 0.52), (1.0, 0.60), (1.0, 0.66), (0.80, 0.66), tone="steel"),
        ),
        stripe(0.44, 0.05, 0.20, 0.70),
        Fitting("windows", 0.70, 0.74, 0.12, 0.16),
        tail=0.20,
    ),
)

WARSHIPS = {
    "mothership": (MOTHERSHIP,),
    "destroyer": (RESOLUTE_DAWN, IRON_SOLSTICE, ATLAS_VERDICT),
    "fighter": FIGHTERS,
}

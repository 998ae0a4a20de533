"""The drawings of Earth's scouts and drones, one plan a ship, in the order of their cards: a name is a shape."""

from studio.fleet_plans import Fitting, Plan, Plate, beam, block, bow, slab, stripe, wing


def scout(length: float, breadth: float, plates: tuple[Plate, ...], *fittings: Fitting, engine: float = 0.88) -> Plan:
    """A slim can with a dish, instruments on booms, a long mast ahead."""
    core = (
        block(0.80, 0.08, 0.26, 0.012, "deep"),
        block(0.16, 0.66, 0.30, 0.05, x=0.12),
        bow((0.06, 0.04), (0.16, 0.10), (0.24, 0.18), (0.24, 0.24), tone="steel"),
    )
    fixed = (Fitting("mast", 0, 0.06, 0, 0.12), stripe(0.58, 0.05, 0.5), Fitting("windows", 0, 0.70, 0.36, 0.10))
    return Plan(length, breadth, (*plates, *core), (*fixed, *fittings), ((0.12, engine, 0.08),))


def panels(x: float, far: float, y: float, low: float) -> Plate:
    """A solar sail."""
    return wing((x, y), (far, y), (far, low), (x, low), tone="panel")


SCOUTS = (
    # Lantern: a lit gallery round its middle
    scout(
        0.84,
        0.44,
        (slab(0.24, 0.70, 0.34, 0.52, 0.05), slab(0.62, 0.94, 0.26, 0.60, 0.08, "steel")),
        Fitting("windows", 0.46, 0.43, 0.36, 0.10),
        Fitting("windows", 0.78, 0.43, 0.22, 0.24),
        Fitting("dish", 0, 0.34, 0.24),
    ),
    # Wayfinder: two long sails
    scout(
        0.84,
        0.78,
        (beam(0.1, 0.5, 0.40, 0.03), panels(0.42, 1.0, 0.24, 0.56)),
        Fitting("dish", 0, 0.36, 0.17),
        Fitting("bolt", 0.42, 0.415, 0.05),
    ),
    # Sextant: an open frame of spars
    scout(
        0.88,
        0.66,
        (
            wing((0.10, 0.14), (0.92, 0.62), (1.0, 0.60), (0.20, 0.10), tone="steel"),
            beam(0.2, 0.98, 0.58, 0.04, "hull"),
            slab(0.84, 1.0, 0.54, 0.70, 0.03),
        ),
        Fitting("eye", 0, 0.32, 0.19),
        Fitting("bolt", 0.56, 0.60, 0.06),
    ),
    # Beacon: a great dish over everything
    scout(
        0.86,
        0.60,
        (wing((0.22, 0.62), (0.70, 0.82), (0.70, 0.92), (0.22, 0.86), tone="steel"),),
        Fitting("dish", 0, 0.36, 0.62),
        Fitting("mast", 0.62, 0.40, 0, 0.20),
    ),
    # Plumbline: straight as a line, ballast at its foot
    scout(
        0.96,
        0.40,
        (block(0.72, 0.20, 0.72, 0.07), beam(0.1, 0.9, 0.20, 0.03), slab(0.78, 1.0, 0.14, 0.34, 0.05)),
        Fitting("dish", 0, 0.32, 0.22),
        Fitting("windows", 0.48, 0.82, 0.28, 0.10),
        engine=0.92,
    ),
    # Almanac: twelve leaves in two books
    scout(
        0.84,
        0.70,
        (
            *(panels(0.36, 0.96, 0.16 + 0.10 * k, 0.235 + 0.10 * k) for k in range(6)),
            slab(0.30, 0.42, 0.12, 0.80, 0.03, "steel"),
        ),
        Fitting("eye", 0, 0.34, 0.15),
    ),
    # Compass Rose: a star of four points
    scout(
        0.92,
        0.82,
        (
            wing((0.14, 0.42), (1.0, 0.47), (0.14, 0.56)),
            wing((0.10, 0.38), (0.58, 0.24), (0.20, 0.50), tone="steel"),
            wing((0.10, 0.60), (0.58, 0.74), (0.20, 0.48), tone="steel"),
        ),
        Fitting("ring", 0, 0.48, 0.36, 0.27, "hull"),
        Fitting("dish", 0, 0.48, 0.19),
    ),
)


def drone(length: float, breadth: float, plates: tuple[Plate, ...], *fittings: Fitting, engine: float = 0.86) -> Plan:
    """A tool with a lens: what it does is what it looks like."""
    return Plan(length, breadth, plates, fittings, ((0.0, engine, 0.12),))


DRONES = (
    # Rivet: a broad head on a shaft
    drone(
        0.70,
        0.56,
        (
            block(0.30, 0.50, 0.40, 0.04),
            bow((0.50, 0.10), (0.86, 0.20), (0.94, 0.34), (0.80, 0.40)),
            slab(0.48, 0.78, 0.50, 0.74, 0.05, "steel"),
            block(0.78, 0.08, 0.24, 0.01, "deep"),
        ),
        Fitting("eye", 0, 0.58, 0.20),
        stripe(0.15, 0.05, 0.7),
        Fitting("bolt", 0.62, 0.30, 0.06),
    ),
    # Gasket: one thick ring
    drone(
        0.66,
        0.66,
        (beam(0.0, 0.9, 0.47, 0.06, "deep"), block(0.72, 0.16, 0.28, 0.03, "steel")),
        Fitting("ring", 0, 0.46, 0.86, 0.52, "hull"),
        Fitting("ring", 0, 0.46, 0.34, 0.2, "steel"),
        Fitting("eye", 0, 0.46, 0.20),
    ),
    # Grommet: two rings and a bar
    drone(
        0.56,
        0.88,
        (beam(0.0, 0.6, 0.44, 0.12), block(0.26, 0.52, 0.26, 0.06), block(0.74, 0.12, 0.18, 0.02, "deep")),
        Fitting("ring", 0.66, 0.50, 0.34, 0.18, "hull"),
        Fitting("eye", 0, 0.50, 0.15),
        stripe(0.32, 0.05, 0.3),
    ),
    # Spanner: open jaws ahead
    drone(
        0.80,
        0.50,
        (
            wing((0.20, 0.02), (0.62, 0.0), (0.92, 0.20), (0.74, 0.42), (0.30, 0.42), (0.56, 0.24)),
            block(0.34, 0.46, 0.44, 0.06),
            slab(0.36, 0.66, 0.56, 0.80, 0.05, "steel"),
            block(0.79, 0.07, 0.26, 0.01, "deep"),
        ),
        Fitting("eye", 0, 0.52, 0.22),
        Fitting("bolt", 0.70, 0.22, 0.07),
        stripe(0.70, 0.04, 0.5),
    ),
    # Ratchet: teeth down both sides
    drone(
        0.70,
        0.62,
        (
            *(
                wing((0.42, 0.16 + 0.15 * k), (0.92, 0.22 + 0.15 * k), (0.42, 0.30 + 0.15 * k), tone="steel")
                for k in range(4)
            ),
            block(0.10, 0.72, 0.52, 0.08),
            block(0.80, 0.07, 0.26, 0.01, "deep"),
        ),
        Fitting("ring", 0, 0.42, 0.40, 0.26, "steel"),
        Fitting("eye", 0, 0.42, 0.22),
        stripe(0.68, 0.05, 0.6),
    ),
    # Cotter: two long legs
    drone(
        0.86,
        0.44,
        (
            wing((0.10, 0.34), (0.44, 0.40), (0.90, 0.94), (0.66, 1.0), (0.20, 0.62)),
            bow((0.40, 0.06), (0.62, 0.14), (0.62, 0.38), (0.40, 0.48)),
            block(0.46, 0.22, 0.24, 0.02, "steel"),
        ),
        Fitting("ring", 0, 0.26, 0.46, 0.28, "steel"),
        Fitting("eye", 0, 0.26, 0.24),
        stripe(0.76, 0.04, 0.2, 0.62),
        engine=0.68,
    ),
    # Flange: a six-sided plate with bolts all round
    drone(
        0.66,
        0.70,
        (
            bow((0.50, 0.08), (0.96, 0.44), (0.50, 0.80)),
            bow((0.38, 0.18), (0.74, 0.44), (0.38, 0.70), tone="pale"),
            block(0.78, 0.09, 0.26, 0.01, "deep"),
        ),
        Fitting("eye", 0, 0.44, 0.24),
        *(Fitting("bolt", x, y, 0.06) for x, y in ((0.44, 0.14), (0.84, 0.44), (0.44, 0.74))),
    ),
    # Bobbin: a spool between two plates
    drone(
        0.72,
        0.60,
        (
            block(0.20, 0.52, 0.36, 0.01, "steel"),
            block(0.06, 0.14, 0.92, 0.05),
            block(0.66, 0.14, 0.92, 0.05),
            block(0.80, 0.07, 0.28, 0.01, "deep"),
        ),
        *(stripe(0.25 + 0.10 * k, 0.035, 0.68) for k in range(2)),
        Fitting("eye", 0, 0.52, 0.19),
        Fitting("windows", 0.5, 0.13, 0.6, 0.04),
        Fitting("windows", 0.5, 0.73, 0.6, 0.04),
    ),
    # Washer: a thin ring that carries guns
    drone(
        0.68,
        0.72,
        (
            wing((0.66, 0.14), (0.78, 0.02), (0.88, 0.04), (0.84, 0.30), tone="steel"),
            wing((0.50, 0.74), (0.86, 0.80), (0.74, 0.98), (0.60, 0.90), tone="steel"),
            block(0.70, 0.14, 0.30, 0.03, "deep"),
        ),
        Fitting("ring", 0, 0.44, 0.78, 0.56, "hull"),
        Fitting("turret", 0, 0.44, 0.17),
        Fitting("turret", 0.66, 0.44, 0.09),
    ),
)

TENDERS = {"scout": SCOUTS, "drone": DRONES}

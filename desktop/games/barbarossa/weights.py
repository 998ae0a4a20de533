"""Log-odds of winning, a weight a feature (features.py). Learned, not written by hand:

packaging/learn_worths.py --games 2500 --penalty 20.0 --seed 1

2500 games of the search's taste, now and then any move, 23684 positions. In games held back the log loss is
0.5709; `evaluate` before: 0.5954.
"""

from typing import Final

BIAS: Final = 0.0
WEIGHTS: Final[tuple[float, ...]] = (
    0.1078,  # points
    -0.006,  # squared
    0.3545,  # moves
    -0.038,  # retreats
    0.979,  # strong
    0.0,  # deployed horses
    0.0,  # deployed trucks
    0.0,  # deployed trains
    0.0151,  # deployed grenadier_regiment
    0.0768,  # deployed panzer_grenadier
    -0.0671,  # deployed assault_gun_battalion
    -0.2783,  # deployed anti_tank_battalion
    0.0,  # deployed artillery_regiment
    0.0,  # deployed engineer_battalion
    0.0,  # deployed armored_reconnaissance_battalion
    0.0,  # deployed division_headquarters_company
    0.0,  # deployed field_replacement_battalion
    -0.0377,  # deployed panzer_regiment
    -0.1003,  # deployed elite_panzer_regiment
    -0.5728,  # deployed independent_heavy_tank_battalion
    0.0,  # deployed motorcycle_battalion
    0.0,  # deployed signals_battalion
    0.0,  # deployed air_supply
    0.0,  # deployed strategic_planning
    0.0,  # deployed concentrated_offensive
    -0.5355,  # deployed field_commander
    0.435,  # deployed chief_of_staff
    -0.2474,  # deployed repair_workshop
    0.4669,  # deployed supply_depot
    0.9832,  # deployed replacement_depot
    -0.1015,  # coming horses
    0.0231,  # coming trucks
    0.1195,  # coming trains
    -0.1679,  # coming grenadier_regiment
    0.0477,  # coming panzer_grenadier
    0.2411,  # coming assault_gun_battalion
    -0.2339,  # coming anti_tank_battalion
    -0.0167,  # coming artillery_regiment
    -0.8808,  # coming engineer_battalion
    -0.4356,  # coming armored_reconnaissance_battalion
    -0.1333,  # coming division_headquarters_company
    -0.1071,  # coming field_replacement_battalion
    -0.3789,  # coming panzer_regiment
    -0.1945,  # coming elite_panzer_regiment
    -0.0208,  # coming independent_heavy_tank_battalion
    -0.1111,  # coming motorcycle_battalion
    0.1464,  # coming signals_battalion
    0.0506,  # coming air_supply
    0.1842,  # coming strategic_planning
    0.1348,  # coming concentrated_offensive
    0.3961,  # coming field_commander
    0.4847,  # coming chief_of_staff
    -1.4429,  # coming repair_workshop
    -0.58,  # coming supply_depot
    0.3965,  # coming replacement_depot
    -0.006,  # points, cities left
    -0.0531,  # squared, cities left
    -0.1656,  # moves, cities left
    0.0648,  # retreats, cities left
    0.268,  # strong, cities left
    0.0,  # deployed horses, cities left
    0.0,  # deployed trucks, cities left
    0.0,  # deployed trains, cities left
    -0.1033,  # deployed grenadier_regiment, cities left
    0.3024,  # deployed panzer_grenadier, cities left
    0.254,  # deployed assault_gun_battalion, cities left
    0.2951,  # deployed anti_tank_battalion, cities left
    0.0,  # deployed artillery_regiment, cities left
    0.0,  # deployed engineer_battalion, cities left
    0.0,  # deployed armored_reconnaissance_battalion, cities left
    0.0,  # deployed division_headquarters_company, cities left
    0.0,  # deployed field_replacement_battalion, cities left
    -0.0259,  # deployed panzer_regiment, cities left
    0.1376,  # deployed elite_panzer_regiment, cities left
    1.6327,  # deployed independent_heavy_tank_battalion, cities left
    0.0,  # deployed motorcycle_battalion, cities left
    0.0,  # deployed signals_battalion, cities left
    0.0,  # deployed air_supply, cities left
    0.0,  # deployed strategic_planning, cities left
    0.0,  # deployed concentrated_offensive, cities left
    0.8178,  # deployed field_commander, cities left
    0.9894,  # deployed chief_of_staff, cities left
    -1.1959,  # deployed repair_workshop, cities left
    -0.2578,  # deployed supply_depot, cities left
    -1.457,  # deployed replacement_depot, cities left
    -0.2963,  # coming horses, cities left
    0.0038,  # coming trucks, cities left
    -0.7974,  # coming trains, cities left
    0.1906,  # coming grenadier_regiment, cities left
    0.2422,  # coming panzer_grenadier, cities left
    -0.0463,  # coming assault_gun_battalion, cities left
    -0.0121,  # coming anti_tank_battalion, cities left
    -0.5002,  # coming artillery_regiment, cities left
    0.4433,  # coming engineer_battalion, cities left
    0.5117,  # coming armored_reconnaissance_battalion, cities left
    0.5271,  # coming division_headquarters_company, cities left
    -0.2283,  # coming field_replacement_battalion, cities left
    0.5986,  # coming panzer_regiment, cities left
    0.6389,  # coming elite_panzer_regiment, cities left
    -0.0734,  # coming independent_heavy_tank_battalion, cities left
    0.2813,  # coming motorcycle_battalion, cities left
    0.3073,  # coming signals_battalion, cities left
    -0.0039,  # coming air_supply, cities left
    0.02,  # coming strategic_planning, cities left
    -0.8312,  # coming concentrated_offensive, cities left
    -1.3334,  # coming field_commander, cities left
    0.8056,  # coming chief_of_staff, cities left
    0.7816,  # coming repair_workshop, cities left
    2.6533,  # coming supply_depot, cities left
    -0.3915,  # coming replacement_depot, cities left
)

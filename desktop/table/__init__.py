"""A card table any program could use: Qt only, it knows no engine and no game.

A program describes its table as data (`desktop.look`), answers a `TablePolicy` and plays steps; the rest is in here.

    scene = TableScene(policy)              scene.py    a stage under hands: picks, drags, keys, refusals, choices
    view = TableView(scene)                 view.py     the window onto it
    frame(width, height, folded, text)      layout.py   where the window's bars, table and log lie
    scene.set_table(layout_spec)            stage.py    zones, parts, ground; empty
    scene.set_contents({key: [look]})                   the whole table at once: ends drags and animations
    scene.set_part(key, Plate(...))                     what is no card; scene.set_bracket frames cards of a zone
    scene.animator.play(Change(...), ...)   animator.py one queue that can be completed at any moment; steps.py
    scene.choose(title, words, near, done)              several meanings of one drop
    scene.refuse(key, index, Refusal(...))              why not, beside the card

Inside a `Change` step a presenter calls `move_card`, `add_card`, `remove_card`; a card keeps its item while it moves.
The scene holds no truth: after the last step the presenter sets the contents to the view again.

What draws: the game's own `world` (`desktop/worlds/`, else `plain`) on a `Canvas` of card units, baked by `faces` into
pixmaps that Qt paints alone; `marks` are the signs of state; `backdrop` is the ground. `theme`, `lettering` and `paint`
are the house's tokens, type and surfaces, `controls`, `fields` and `focus_ring` its widgets, for this table and any
page around it.
"""

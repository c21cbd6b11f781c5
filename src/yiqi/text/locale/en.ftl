seat-house = The house
seat-number = Player { $number }
seat-automa = The automa

# the core's own clauses
refuse-asked = Nothing of the kind is asked of you now.
refuse-asked-short = Not now
refuse-form = This is not a move of the game.
refuse-form-short = Unknown move
refuse-over = The match is over.
refuse-over-short = Over
refuse-undo = You cannot go back there alone: something was revealed since, or others have moved. You may ask the table.
refuse-undo-short = Not alone
action-undo = Undo
action-reopen = Change my choice
action-commit = Seal

# orders typed as text
typed-unread = Not understood: { $line }
typed-refused = { $line }: { $text }

# play at the terminal
cli-curtain = The screen is for { $seat } now: press Enter when nobody else looks.
cli-turn = To move: { $seats }.
cli-over = The match is over.
cli-not-over = The match is not over.
cli-not-asked = Nothing is asked of you now.
cli-hint = A number or an action; ? why not, undo, help, quit.
cli-help =
    A number from the list, or an action as it is written there.
    ?          why what is near is not allowed
    ? ACTION   why this action is not allowed
    board      show the board again; all: with every action
    undo       take back your last action, while nothing was revealed since
    seat N     let another person at this terminal answer out of turn (from 0)
    quit       leave, and save the match to go on with it later
    The actions of this game:
cli-more = … and { $count } more: `all` lists them, and any can be typed.
cli-more-reasons = … and { $count } more reasons: name an action after the ?.
cli-no-reasons = Nothing near is forbidden now.
cli-number = Expected a number from 1 to { $most }.
cli-unknown = That is not an action: lower-case words and numbers, as in the list.
cli-seats = Expected the seat of a person at this terminal: { $seats }.
cli-nothing = This seat can do nothing now.
cli-legal = Allowed.
cli-illegal = Not allowed:
cli-needs-chance = What it leads to depends on chance: --chance scripts it.
cli-save = Where should the match be saved? (Enter: nowhere)
cli-saved = Saved as { $file }.
cli-log-undo = { $seat } returns to the position after record { $record }.
cli-place = { $place }. { $name }: { $points }
cli-yes = yes
cli-no = no

# how a clause binds
rules-force-shall = shall
rules-force-may = may
rules-force-limit = limit
rules-force-meaning = meaning
rules-force-advice = advice
rules-force-example = example

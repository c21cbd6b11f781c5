seat-house = The house
seat-number = Player { $number }

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

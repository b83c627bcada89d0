### Words of every game. Errors are fragments that can stand after a colon; refusals and prompts are sentences.

## People

# How a seat is called in every sentence; $seat counts from 1.
player = Player { $seat }
# A thing that somebody may not see
hidden = hidden
prompt = Choose an action.

## Files that cannot be used

unreadable = { $file } cannot be used: { $reason }
unreadable-at = { $file } cannot be used, at { $place }: { $reason }
this-record = this record
at-byte = byte { NUMBER($byte, useGrouping: 0) }
file-not-read = it cannot be read ({ $reason })
file-not-utf8 = it is not UTF-8 text
file-not-toml = it is not valid TOML ({ $reason })
content-changed = it has changed since the game was begun

# Data that do not fit their form: $place has been said before
fault-form = { $form ->
    [int] a whole number is needed here
    [float] a number is needed here
    [str] text is needed here
    [bool] true or false is needed here
    [array] a list is needed here
    [object] a table is needed here
   *[other] { $form } is needed here
}
fault-choice = “{ $value }” is none of: { $choices }
fault-missing = the field “{ $field }” is missing
fault-unknown = there is no field “{ $field }” here
fault-least = a number of at least { $limit } is needed here
fault-most = a number of at most { $limit } is needed here
fault-short = this is too short: at least { $limit } are needed
fault-long = this is too long: at most { $limit } are allowed
fault-pattern = this is not written as it must be: { $pattern }

## Actions that cannot be read

malformed-code = “{ $code }” is not written like any action of this game
malformed-field = “{ $value }” is not written like a { $field }
malformed-kind = an action has to name its “kind”
malformed-fields = the action “{ $kind }” lacks these fields or does not know them: { $fields }

## Things that there are not

unknown-number = the number { $number } is out of range
unknown-value = there is no { $field } called “{ $value }”
unknown-option = { $game } has no option called “{ $option }”; it has: { $options }
unknown-setting = “{ $value }” does not fit the option { $option }: { $help }
unknown-players = { $game } is a game for { $least } to { $most } players
unknown-game = there is no game called “{ $game }”; the games here are: { $games }
nothing-to-decide = there is nothing to decide for this seat

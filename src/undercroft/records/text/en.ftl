### Words about records: files of games, taking back, talk at the table.

## Where in a record

at-header = the header
at-line = line { NUMBER($line, useGrouping: 0) }
at-entry = entry { NUMBER($entry, useGrouping: 0) }

## Records that cannot be used

malformed-json = this is not a record in JSON ({ $reason })
malformed-tag = “{ $line }” is not a tag of a record
missing-tag = the tag “{ $name }” is missing
malformed-entry = “{ $line }” is not written like an entry: a time, a seat, an action, and luck in braces
record-format = it is written in format { $found }, and here formats up to { $known } are known
record-version = it was played by version { $found } of the rules, and here they are at version { $known }
record-version-old = it was played by version { $found } of the rules, from before they were published; records are read from version { $oldest } on
record-content = it was played with other content (hash { $found }; here it is { $known })
record-players =
    it names { $found ->
        [one] one player
       *[other] { $found } players
    } where its options ask for { $wanted }
record-set-up = a record begins with the table’s entry “!deal”
malformed-seat = “{ $action }” does not say who sits down: a kind and a name in quotation marks
malformed-act = “{ $act }” is nothing that a table does
unknown-step = there is no step { $step } in this record: it has { $last }
unknown-seat = there is no seat { $seat } at this table
file-not-written = { $file } cannot be written ({ $reason })

## Luck that does not fit

luck-missing = luck was asked for an outcome that is not recorded
luck-impossible = “{ $outcome }” could not have come here
luck-left = the outcome “{ $outcome }” is recorded, but nothing asked for it

## Taking back

undo-nothing = There is nothing to take back.
undo-luck = Luck has answered since: what it showed cannot be unseen.
undo-disclosed = Something hidden has been shown since: it cannot be unseen.
undo-other = Another player has decided since.
undo-over = The game is over: it cannot be taken back.

## Pauses, and people who leave

refuse-paused = The table is paused.
refuse-running = The table is not paused.
refuse-late = The time is up: nobody acts any more.
refuse-resigned = This game has been given up.
end-resigned = Too few were left to play on.

## Talk, and those who only watch

unknown-spectator = you only watch this table
refuse-speech-in-silence = Silence reigns: only signs are allowed now.

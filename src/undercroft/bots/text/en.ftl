unknown-bot = there is no bot called “{ $kind }”; the bots here are: { $kinds }
thinker-ended = The process in which a bot was thinking has ended, and so has the one that was asked next. Short of memory?
thinker-slow = Two processes in which a bot was thinking gave no answer within { $seconds } seconds each.
endless-game = after { $most } decisions there was no end in sight; the rest was played at random

## Bots in programs of their own. Reasons are fragments that can stand after a colon.

no-programs = “{ $kind }” is code of somebody else’s, and that is started only where you name it yourself
malformed-class = “{ $kind }” cannot be used as a bot ({ $reason })
no-bot-class = “{ $kind }” is no class of a bot: it has to be derived from undercroft.bots.bot.Bot
malformed-command = “{ $command }” is not a command that can be run ({ $reason })
empty-command = there is nothing in it
outside-replaced = The bot “{ $bot }” has left the table: { $reason }. The greedy bot plays on for it.
outside-not-started = it cannot be started ({ $reason })
outside-slow = there was no answer within { $seconds } seconds
outside-gone = it has ended without an answer
outside-gone-saying = it has ended, and its last words were “{ $words }”
outside-endless = there was no end of a line within { NUMBER($most, useGrouping: 0) } bytes
outside-malformed = the answer is not a line of the protocol ({ $reason })
outside-number = the answer is to question { $found }, and question { $wanted } was asked
outside-illegal = the answer is against rule { $rule }

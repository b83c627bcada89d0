unknown-bot = there is no bot called “{ $kind }”; the bots here are: { $kinds }

unknown-bot = aucun robot ne s’appelle « { $kind } » ; les robots d’ici sont : { $kinds }

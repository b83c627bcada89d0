### What the companion says: a table does not wait for it.

companion-pad = Score pad
companion-about = For the box on your table: say which objectives are in play, count what is asked, and the points are there.
companion-points = Points
companion-objectives = Objectives
companion-objectives-which = Which objectives are in play?
companion-objectives-rule = All objectives in the rules
companion-star = with a star
companion-of = { $name } · { $line }
companion-line-mixed = Four kinds
companion-line-malus = Malus tiles
companion-line-groups = Adventurers
companion-note-mixed = 7 a room
companion-note-malus = all placed
companion-note-groups = by their room
companion-a-spider = a spider
companion-a-brou = a brou
companion-a-dragon = a dragon
companion-a-vampire = a vampire
companion-a-skeleton = a skeleton
companion-a-vip = a VIP
companion-just-spider = just one spider
companion-just-brou = just one brou
companion-just-dragon = just one dragon
companion-just-vampire = just one vampire
companion-just-skeleton = just one skeleton
companion-just-vip = just one VIP
companion-ask-pair = How many rooms hold { $one } and { $other }?
companion-ask-with =
    { $places ->
        [hallways] How many hallways hold { $one }?
       *[other] How many rooms hold { $one }?
    }
companion-ask-one =
    { $places ->
        [treasuries] In how many rooms is just one pile of gold guarded?
        [hallways] How many hallways hold { $just }?
       *[other] How many rooms hold { $just }?
    }
companion-ask-two =
    { $places ->
        [treasuries] In how many rooms are both piles of gold guarded?
        [hallways] How many hallways hold two { $many } or more?
       *[other] How many rooms hold two { $many } or more?
    }
companion-ask-piles = How many piles of gold are guarded?
companion-ask-total =
    { $places ->
        [hallways] How many { $many } stand in the hallways?
       *[other] How many { $many } stand in the rooms?
    }
companion-ask-count =
    { $places ->
        [hallways] How many { $many } stand in the hallways?
       *[other] How many { $many } stand in the rooms?
    }
companion-ask-mixed = How many rooms hold four kinds of monsters or more?
companion-ask-malus = How many Malus tiles are placed, beside room 5 and on the Guardian?
companion-ask-groups = How many groups are in each room?
companion-room = Room { $room }
companion-room-cost = { $points } each
companion-no-groups = No groups at all
companion-worth =
    { $count ->
        [one] { $points } point
       *[other] { $points } points
    }
companion-won = { $name } wins
companion-won-why = With { $points } points, and will follow the Guardian.
companion-nobody = Nobody wins

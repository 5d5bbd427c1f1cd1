# The rules screen and the first lesson.

learn-rules-lesson = Learn by playing
learn-rules-search = Search the rules
learn-rules-found = { $n ->
    [0] Nothing found
    [one] 1 entry found
   *[other] { $n } entries found
}
learn-rules-none = Nothing like that in the rules. Try another word, or fewer letters.
learn-rules-contents = Contents

learn-rounds-24 = For 2–4 players
learn-rounds-56 = For 5–6 players
learn-rounds-station = Train stations: the last round
learn-rounds-card = Round card
learn-rounds-turns = Turns
learn-rounds-horses = Horses & Stagecoach
learn-rounds-keep = { $n ->
    [one] keep 1 card
   *[other] keep { $n } cards
}

learn-title = Your first robbery
learn-coach = Cheyenne, your partner
learn-progress = Step { $n } of { $of }
learn-next = Go on
learn-back = Back
learn-hurry = Skip ahead
learn-leave = Leave the lesson
learn-again = Start over
learn-play = Play a first game
learn-rules = Look at the rules
learn-your-turn = Your turn
learn-wait = Watch what happens…

learn-welcome =
    Howdy! I’m Cheyenne. You are Belle: plumed hat, a heart for an emblem. You have slipped into the saloon car at the very end of this train.
    One round together, about five minutes, and you’ll know how to rob it.
learn-train =
    The locomotive is on the left, with the marshal and a strongbox. Every car has two places: inside and on the roof. Loot lies where you see it.
    Doc is here with you. Tuco waits one car ahead. After five rounds the richest bandit wins.
learn-hand =
    These six cards are your hand. You can only do what your cards say: move, climb, shoot, rob, punch, or send the marshal.
learn-round =
    The round card shows five turns, and what happens at the end: the passengers will rise up. In every turn you either play one card or draw three.
learn-robbery =
    First comes Schemin’: everybody plans, nothing happens yet. There are purses at your feet, so plan to take one. Play Robbery.
learn-robbery-other =
    Not a bad thought, but grab some money first: you will have no easier chance. Play Robbery.
learn-pile =
    Tuco plans to move, Doc plans to climb. The cards stay in this order, and in this order they will happen. So remember who does what.
learn-floor =
    Soon it gets crowded down here. With your purse in hand you had better climb onto the roof: play Floor change.
learn-floor-other =
    That could work too, but the roof is the place to be: you run faster and shoot farther up there. Play Floor change.
learn-tunnel =
    A tunnel! In the dark cards are played face down. Tuco is on his way forward, right next to the marshal’s car. Give him a surprise: play Marshal.
learn-tunnel-other =
    Save that for daylight. In the dark nobody sees a trap coming: play Marshal.
learn-secret =
    You can still look at your own card. What Tuco and Doc have planned you will only see when it happens.
learn-draw =
    You will want to shoot, but there is no Fire in your hand. Instead of playing a card you may draw three: take them from your deck.
learn-draw-other =
    You could. But the card you need is still in your deck: draw three cards.
learn-fire =
    There it is. Play Fire, and we’ll see who is in front of your gun when the time comes.
learn-fire-other =
    Later, perhaps. A bandit who never fires a shot never becomes Gunslinger. Play Fire.
learn-stealin =
    Schemin’ is over, and what is left in hand goes back to the decks. Now comes Stealin’: card by card, in the order they were played.
learn-take =
    Your Robbery comes first. A jewel is always worth $500. A purse holds $250 to $500, and only its owner knows how much. Take a purse.
learn-take-other =
    A jewel is fine loot, but everybody would see what you are worth. Take a purse, and let them guess.
learn-purse =
    Five hundred dollars! You can see it, the others just see one more purse. Money makes you a target, so that’s worth something.
learn-move =
    Tuco moves. Inside the train that’s one car at a time. He has walked into the parlor car, next door to the marshal.
learn-climb =
    First Doc, then you: Floor change takes a bandit up to the roof or down again.
learn-jewel =
    Tuco robs as well: a jewel. Jewels and strongboxes are open to all eyes.
learn-run =
    On the roofs you run one, two or three cars with a single Move. Doc runs two and now stands right above Tuco.
learn-marshal =
    Your trap snaps shut! Whoever meets the marshal inside a car takes a bullet and flees to the roof. He himself never climbs up.
learn-nothing =
    Tuco had planned to rob the car a second time. But up here there is nothing to take, so his card has no effect. Plans go wrong all the time: that’s the fun of it.
learn-punch =
    Doc punches Tuco. The jewel drops where they stood, and Tuco is knocked over to the next car. Whoever gets there first may pick it up.
learn-shoot =
    Your Fire! On the roofs you hit whoever stands nearest, however far. Tuco and Doc are side by side, so the choice is yours. Shoot Doc: he packs the hardest punch.
learn-shoot-other =
    Tuco has been hit once today. Be fair, and shoot Doc.
learn-bullet =
    Your bullet goes into Doc’s deck: a card that he will draw but can never play. You have five left.
learn-shot =
    Tuco shoots back. Nobody may aim at Belle while there is another target: that’s your power. But Doc stands too close to Tuco to be shot, so it had to be you.
learn-event =
    Doc has just climbed inside, and now the event comes: the passengers rise up, and everybody inside a car takes a bullet. Up here you are safe.
learn-clogged =
    A new round: everybody shuffles all their cards and draws six. And there is Tuco’s bullet among them. It can’t be played, it only takes up room. Bullets slow you down.
learn-score =
    Let’s say the train stopped here. Everybody counts their loot. Whoever fired most bullets is Gunslinger and gets $1,000 more: you and Tuco fired one each, so both of you do.
learn-end =
    You would have won! Now you know all there is to a round, and you learn the rest by robbing. Ready for a whole train?

# Words that say little in a question, and words and questions for which an entry is the answer.
learn-rules-stop = a an the and or of in on at to for from with by is are am be do does did can could may must will i you my your me he she it we they them this that there what when where who whom why which how if not no then than much many often long happens happen mean means
learn-find-goal = win winning winner aim objective how do I win
learn-find-setup = start beginning where do I start how many wagons
learn-find-round = phases order planning robbing what happens in a round
learn-find-card-move = run walk go how far jump
learn-find-card-floor = climb up down ladder stairs level
learn-find-card-fire = shoot gun shooting range distance aim who can I shoot
learn-find-card-robbery = steal grab take pick up
learn-find-card-punch = hit fight beat knock push
learn-find-card-marshal = sheriff police lawman move him
learn-find-bullets = ammo ammunition wound damage die dead out of bullets
learn-find-characters = powers abilities special skill who is who
learn-find-loot-purse = money bag worth value how much is inside
learn-find-loot-strongbox = safe case chest second one
learn-find-marshal = sheriff police lawman meet caught
learn-find-events = station last round special
learn-find-end = score scoring points tie winner count money how long
learn-find-horses = expansion riding horse stagecoach
learn-find-hostages = prisoner ransom kidnap
learn-find-variant-expert = hard advanced discard
learn-find-variant-duo18 = two players couple
learn-find-variant-teams = partners together four
learn-find-table-secrets = hidden secret cheat see
learn-find-table-clocks = time limit timer slow hurry
learn-find-table-take-back = undo mistake misclick cancel
learn-find-table-absent = leave quit disconnect gone away
learn-find-table-fair = cheating random shuffle honest

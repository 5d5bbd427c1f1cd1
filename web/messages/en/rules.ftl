# The rules reference, in players' words. Each line is a paragraph; "• " begins an item of a list.

rules-goal-title = What it is about
rules-goal-text =
    You are a bandit on a moving train. Grab purses, jewels and the strongbox, knock loot out of your rivals’ hands, and keep clear of bullets and the marshal.
    After five rounds the richest bandit wins.
    The train is a locomotive and a row of wagons; all of them are cars. Forward means toward the locomotive, backward toward the caboose, the last car. In every car a bandit is either inside or on the roof: two different places.

rules-setup-title = Setting up
rules-setup-text =
    There is one wagon for every player. Each has its own loot on the floor; the values of the purses are hidden.
    The marshal starts in the locomotive, next to a strongbox of $1,000. A second strongbox waits off the train.
    Every bandit has ten action cards, six bullets and a purse of $250.
    Four round cards are drawn at random, and a train station comes last. Each is revealed only when its round begins.
    A random player is first. Counting clockwise from there, the odd ones start in the caboose, the even ones in the wagon before it.

rules-round-title = A round
rules-round-text =
    Everybody shuffles all their cards, bullets included, and draws six. Then the round card is revealed: its symbols are the turns to come.
    • Schemin’: in every turn each player, clockwise from the first player, either plays one action card onto the common pile or draws three cards. What is left in hand goes back to the deck.
    • Stealin’: the pile is turned over and resolved in the order it was played. What can be done must be done; what cannot be done has no effect. Often enough the train no longer looks as you had planned.
    • Event: what the round card shows at its end happens now.
    Then the player to the left becomes first player.

rules-turns-title = Turns of the round card
rules-turns-text =
    The symbols on the round card say how many turns there are and how cards are played in each. In every turn you either play a card or draw three.

rules-turn-standard =
    You play your card face up, and everybody sees it. Or you draw three cards.
rules-turn-tunnel =
    It is dark: cards are played face down. The others see that you played a card, but not which one.
rules-turn-speeding-up =
    Everybody acts twice in a row: two cards, two draws, or one of each. You see what you draw before you choose your second action. Cards lie face up.
rules-turn-switching =
    This turn goes counter-clockwise, starting with the first player. Cards lie face up.
rules-turn-turmoil =
    Everybody chooses a card, or a draw, in secret. All choices are shown together; the cards go onto the pile face up in player order, then those who chose it draw three. (Horses & Stagecoach)

rules-cards-title = Action cards
rules-cards-text =
    Every bandit has ten: two each of Move, Floor change, Fire and Robbery, one Punch and one Marshal.
    When a card’s turn comes in Stealin’, its bandit acts, and the bandit’s player decides how. You cannot skip an action that is possible. Afterwards the card goes home to its player’s deck.

rules-card-move =
    Inside: go to the next car, forward or backward.
    On a roof: run one, two or three cars in one direction.
    You have to move, and nobody leaves the train at its ends.
rules-card-floor =
    Climb from inside a car to its roof, or from the roof back inside.
rules-card-fire =
    Shoot a bandit: one of your bullets goes into that player’s deck. From inside you hit the next car, on a roof the nearest bandits you see along the roofs.
    • Inside: bandits inside the next car, either way.
    • On a roof: in each direction the nearest roof with bandits on it, however far. Those who stand closer block the view of those behind; those on one roof stand side by side.
    You never shoot at your own place. No bullet left or nobody in sight: nothing happens.
rules-card-robbery =
    Take one loot token of your choice from where you are, without peeking into the purses. Inside and roof are different places. Nothing there: nothing happens.
rules-card-punch =
    Hit a bandit at your own place: it drops one token of the kind you choose. Then you send it one car forward or backward on the same level.
    You may not look into the purse. A bandit without loot is pushed all the same.
rules-card-marshal =
    Move the marshal one car forward or backward, inside the train. Bandits he meets take a bullet and flee to the roof.
rules-card-ride =
    With a horse beside your car, ride up to three cars forward or backward, from inside or from the roof. You end up inside the car where you stop, or in the stagecoach if it stands there. No horse: nothing happens. (Horses & Stagecoach)

rules-bullets-title = Bullets
rules-bullets-text =
    Every bandit has six bullets. Whoever is shot gets one into their deck, and from then on it may turn up in their hand instead of something useful: bullets can never be played.
    The marshal and some events deal neutral bullets from a supply of thirteen. If there are too few for all who are due one at the same moment, nobody gets one.

rules-characters-title = Characters
rules-characters-text =
    Every bandit has a power of its own. Characters are dealt at random, picked in turn, or set for the table.

rules-character-ghost =
    In your first turn of a round you may play your card face down. If you draw instead, the power is gone until the next round.
rules-character-cheyenne =
    When you punch a purse out of somebody’s hands, you may keep it instead of letting it drop. You decide before you see what is in it. Everything else drops as usual.
rules-character-django =
    Whoever you shoot is thrown one car on in the direction of the shot, on the same level, but never off the train. If the marshal is there, that means another bullet.
rules-character-belle =
    You cannot be shot or punched as long as the attacker has another target to choose. You still block the view along the roofs.
rules-character-tuco =
    You may also shoot through the roof: at a bandit in your own car on the other level, up or down.
rules-character-doc =
    You start every round with seven cards instead of six.

rules-loot-title = Loot
rules-loot-text =
    What lies in the wagons at the start:
    • Mail car: 1 purse
    • Parlor car: 1 purse, 1 jewel
    • Jeweler’s car: 3 jewels
    • Freight car: 3 purses
    • Dining car: 4 purses, 1 jewel
    • Saloon car: 3 purses, 1 jewel
    • Locomotive: 1 strongbox

rules-loot-purse =
    Worth $250 to $500. Only its owner looks inside; whoever once held it still knows. Purses a bandit carries lie mixed: whoever knocks one off takes what chance gives. Of the 18 purses eight hold $250; there are two each of $300, $350, $400, $450 and $500.
rules-loot-jewel =
    Always worth $500, open to all eyes.
rules-loot-strongbox =
    Worth $1,000. One stands in the locomotive under the marshal’s nose. The second comes only with the event Take it all!

rules-marshal-title = The marshal
rules-marshal-text =
    He walks inside the train, one car at a time, and never climbs a roof.
    Whenever a bandit and the marshal come to be inside the same car, however it came about, the bandit takes a neutral bullet and flees to that car’s roof at once. If he meets several, all of them go up.

rules-events-title = Events
rules-events-text =
    Many round cards show an event. It happens at the end of the round, after the last card of the pile. So look at it while you plan.

rules-event-angry-marshal =
    The marshal shoots at everybody on the roof of his car: one neutral bullet each. Then he goes one car backward; in the caboose he stays.
rules-event-swivel-arm =
    Everybody on the roofs is swept to the roof of the caboose.
rules-event-braking =
    Everybody on the roofs slides one car forward. On the locomotive you stay.
rules-event-take-it-all =
    The second strongbox is put down inside the marshal’s car. Now somebody only has to lure him away.
rules-event-rebellion =
    The passengers have had enough: every bandit inside a car takes a neutral bullet.
rules-event-revenge =
    Everybody on the roof of the marshal’s car loses their least valuable purse. Whoever has no purse loses nothing. (Station)
rules-event-pickpocketing =
    A bandit who is alone at its place may take a purse from there. The marshal and the guard do not count as company. (Station)
rules-event-conductor =
    Every bandit in or on the locomotive collects $250. (Station)

rules-rounds-title = Round cards
rules-rounds-text =
    Four of seven cards for the number of players are in a game, and one of three stations as the last. This table shows the turns of all of them.

rules-end-title = The end
rules-end-text =
    After five rounds everybody adds up their loot.
    Gunslinger: whoever has the fewest bullets left gets $1,000. If several do, each of them does.
    The richest wins. In a tie it is the one who took fewer bullets in the whole game; if that is equal too, they share the win.

rules-horses-title = Horses & Stagecoach
rules-horses-text =
    An expansion: a stagecoach drives beside the train, with a strongbox on its roof and a guard on top of it. Passengers can be taken hostage, flasks of whiskey lie in the wagons, and there is a horse for every bandit.
    Everybody gets a Ride card. There are sixteen neutral bullets, three more than usual. At the end ransoms are added to your loot.

rules-horses-attack-title = Horse attack
rules-horses-attack =
    The bandits come riding up from behind. Wagon by wagon, from the caboose forward, everybody secretly decides: board here or ride on. All is shown together. The last one still riding picks any wagon further ahead. Nobody starts in the locomotive or the stagecoach.
    The horses stay beside the wagons, and anybody may take any of them. First player is one of those who boarded furthest back.
rules-horses-ride-title = Riding
rules-horses-ride =
    You need a horse beside your car. Ride none to three cars forward or backward; the horse comes along and stays beside the car where you stop. You end inside that car, or inside the stagecoach if it stands there and you like it better.
    Between a car and the stagecoach beside it you need a horse too, but it stays where it is. Riding past the marshal or the guard is safe.
rules-horses-coach-title = The stagecoach
rules-horses-coach =
    You get inside by Ride, or by Floor change from its roof. Its roof is next to the roof of the car beside it: stepping across is one of your one to three steps.
    • Inside, you shoot only into the car beside it, and are shot at from there; a punch can send somebody across. A Move leads nowhere. The marshal never comes in.
    • From its roof you can shoot everybody on the train’s roofs, and they can shoot you: nobody blocks these shots, and Django’s push does not work.
    • After every round it falls back one car, until it is beside the caboose.
rules-horses-guard-title = The guard
rules-horses-guard =
    While he sits on the stagecoach, nobody can take his strongbox. Punch him: he drops it and lands on the roof of the car beside, and there he stays angry for the rest of the game.
    Whoever comes to be on his roof, or has him come to theirs, takes a neutral bullet and flees to a roof next to it. Whoever runs past him takes a bullet too. He cannot be shot, and he blocks the view along the roofs. After every round he falls back with the stagecoach.
rules-horses-whiskey-title = Whiskey
rules-horses-whiskey =
    A flask is loot without a price: in a standard turn you may drink from it instead of playing or drawing. Each has two gulps; which kind a full one is, only its holder sees.
    • Whiskey: draw three cards, then play one.
    • Old whiskey: play two cards in a row.
rules-horses-keep-title = Keeping cards
rules-horses-keep =
    Each keep symbol on the round card lets everybody keep one action card in hand for the next round. You choose in secret, between Schemin’ and Stealin’; how many you kept is seen by all. Next round you only fill your hand up to six, Doc to seven.

rules-hostages-title = Hostages
rules-hostages-text =
    There is one hostage fewer than bandits. Whoever gets inside the stagecoach without a hostage must take one at once. You can have only one and never lose it.
    Every hostage but one is a burden from then on, and pays a ransom at the end. A card that your hostage makes useless may still be played; it just does nothing.

rules-hostage-poodle =
    It bites: at the start of every round a neutral bullet goes into your deck. Ransom: $1,000.
rules-hostage-banker =
    No trouble at all. Ransom: $1,000, but only if you hold a strongbox.
rules-hostage-minister =
    You draw one card fewer at the start of every round. Ransom: $900.
rules-hostage-teacher =
    You cannot punch. Ransom: $800.
rules-hostage-zealot =
    You cannot ride, not even to escape. Ransom: $700.
rules-hostage-old-lady =
    On roofs you move only one car. Ransom: $500 for each jewel you hold.
rules-hostage-poker-player =
    You lose your character’s power. Ransom: $250 for each purse you hold.
rules-hostage-photographer =
    You cannot play cards face down, not even in a tunnel or as Ghost. Ransom: $200 for each bullet of a rival bandit among your cards.

rules-horse-events-title = Events with Horses & Stagecoach
rules-horse-events-text =
    Five more round cards for each number of players and three more stations are shuffled into the others.

rules-event-tired-horses =
    The horses nearest the caboose leave the game: two with up to four players, three with more.
rules-event-marshal-whiskey =
    If a flask lies inside the marshal’s car, he drinks it. After whiskey he goes one car backward; after old whiskey he staggers all the way to the caboose and meets everybody on his way.
rules-event-higher-speed =
    Bandits on the train’s roofs, horses, the stagecoach and the guard on the roofs all fall back one car. At the caboose they stay.
rules-event-shotgun-rage =
    Everybody in or on the stagecoach, and in or on the car beside it, takes a neutral bullet.
rules-event-mortal-bullet =
    Every bullet you took in this round costs you $150. (Station)
rules-event-sharing =
    Whoever holds a strongbox shares its $1,000 with all players who have a bandit at the same place. (Station)
rules-event-escape =
    Whoever is still in or on the train at the end is caught and cannot win. You are safe in or on the stagecoach, or if you ride away for good in this round. If all are caught, nobody wins. (Station)

rules-variants-title = Variants
rules-variants-text =
    Standard is for three to six players. Two players have two bandits each, in the 2014 or the 2018 way; the latter is for three players too. Teams of two are for four or six.
    Expert can be added to the standard game and to teams, and is always on with two bandits in the 2014 way. Horses & Stagecoach goes with everything but the first game.

rules-variant-basic-title = First game
rules-variant-basic =
    Leaves out the characters’ powers and the events, and has five ordinary round cards with no station. All else is as usual: just the thing to get to know the cards. (2018 edition)
rules-variant-expert-title = Expert
rules-variant-expert =
    Less luck, more plans: everybody has an open discard pile.
    • When the round card is revealed, discard the bullets in your hand.
    • After Schemin’ keep whatever action cards you like and discard the rest.
    • Resolved cards go to the discard pile, bullets you take on top of your deck.
    • At the start of a round you fill your hand up to six (Doc seven). An empty deck is made anew from the discard pile.
rules-variant-duo14-title = Two bandits each (2014)
rules-variant-duo14 =
    For two players, four wagons, always expert. Your deck has eleven cards: one of each kind for each bandit, and one Marshal. A card acts with the bandit whose colour it has. Your own partner can be hit like anybody else.
    One of your bandits starts in the caboose, the other before it: you choose in secret. There is no Gunslinger; the richest pair wins.
rules-variant-duo18-title = Two bandits each (2018)
rules-variant-duo18 =
    For two players (three wagons) or three (four). Ghost, Doc and Belle each get a partner by lot. The deck of eleven is as in the 2014 way.
    • At the start of a round, choose one card from your deck, then draw six.
    • In a standard turn, whoever plays Fire of one bandit may at once add a card of the other, except Marshal.
    • Shots that hit your own bandits do not count for Gunslinger.
rules-variant-teams-title = Teams of two
rules-variant-teams =
    For four or six players; partners sit side by side, A before B. A starts in the caboose, B in the wagon before it, and an A is always first player.
    At the start of a round everybody draws one card from the partner’s deck. Playing it makes the partner’s bandit act. In a Switching turn B comes before A.
    Partners add up their money. Shots at one’s own partner count against Gunslinger.
rules-variant-editions-title = 2014 and 2018
rules-variant-editions =
    The two editions play the same, except when neutral bullets run short: in 2014 the few that are left leave the game, in 2018 they stay. The first game and two bandits for up to three players belong to 2018.

rules-table-title = At this table
rules-table-text =
    What is different here from cardboard.

rules-table-secrets-title = What you know
rules-table-secrets =
    You see what you would see at a real table: everybody’s place, the kind of all loot, how many cards and bullets each has, who shot whom. Hidden are hands, decks, face-down cards and what is in other people’s purses. Bots know no more than you would in their seat. After the game everything is open.
rules-table-memory-title = Memory play
rules-table-memory =
    Usually you can look through the pile while you plan. With memory play you see only its top card, as on a real table: remember the rest.
rules-table-clocks-title = Clocks
rules-table-clocks =
    A table plays without a clock, live with seconds for each decision and a reserve for the whole game, or as a correspondence game, with hours or days for each decision. If your time runs out, a bot decides for you until you are back.
rules-table-take-back-title = Taking back
rules-table-take-back =
    If the table allows it, you may take back your last decision while it has had no consequences: nothing has been drawn or revealed, and nobody has decided since.
rules-table-absent-title = When somebody leaves
rules-table-absent =
    The game waits a while, then a bot plays for them. Whoever comes back gets their seat back.
rules-table-fair-title = A fair deal
rules-table-fair =
    Before the game the server commits to a secret number, and every player adds one of their own. Together they make the shuffle, so nobody alone can stack the deck. Afterwards all numbers are open, and anybody can check the game’s record.

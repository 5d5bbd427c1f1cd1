# The game's own words.
# A value is a title, as on a label. The forms for the middle of a sentence are attributes:
# .a and .the (with article), .gen (whose); other languages have their cases.

## Bandits: .mono tells them apart where there is no room for a name

bandit-ghost = Ghost
    .gen = Ghost’s
    .mono = G
    .gender = m
bandit-cheyenne = Cheyenne
    .gen = Cheyenne’s
    .mono = C
    .gender = f
bandit-django = Django
    .gen = Django’s
    .mono = Dj
    .gender = m
bandit-belle = Belle
    .gen = Belle’s
    .mono = B
    .gender = f
bandit-tuco = Tuco
    .gen = Tuco’s
    .mono = T
    .gender = m
bandit-doc = Doc
    .gen = Doc’s
    .mono = D
    .gender = m

## Others on the train

figure-marshal = Marshal
    .the = the marshal
    .gen = the marshal’s
figure-guard = Guard
    .the = the guard
    .gen = the guard’s

## Cards

card-move = Move
card-floor = Floor change
card-fire = Fire
card-robbery = Robbery
card-punch = Punch
card-marshal = Marshal
card-ride = Ride
card-bullet = Bullet

## Cars

car-locomotive = Locomotive
    .the = the locomotive
wagon-mail = Mail car
    .the = the mail car
wagon-parlor = Parlor car
    .the = the parlor car
wagon-jeweler = Jeweler’s car
    .the = the jeweler’s car
wagon-freight = Freight car
    .the = the freight car
wagon-dining = Dining car
    .the = the dining car
wagon-saloon = Saloon car
    .the = the saloon car

## Places: where somebody is, .to and .from where they go; .title on a label

place-inside = in { $car_the }
    .to = into { $car_the }
    .from = out of { $car_the }
    .title = { $car }, inside
place-roof = on the roof of { $car_the }
    .to = to the roof of { $car_the }
    .from = from the roof of { $car_the }
    .title = { $car }, roof
place-coach-inside = in the stagecoach
    .to = into the stagecoach
    .from = out of the stagecoach
    .title = Stagecoach, inside
place-coach-roof = on the roof of the stagecoach
    .to = to the roof of the stagecoach
    .from = from the roof of the stagecoach
    .title = Stagecoach, roof
place-gone = gone for good
    .to = away for good
    .from = from far away
    .title = Gone

## Loot

loot-purse = Purse
    .a = a purse
    .the = the purse
loot-jewel = Jewel
    .a = a jewel
    .the = the jewel
loot-strongbox = Strongbox
    .a = a strongbox
    .the = the strongbox
loot-full-flask = Full flask
    .a = a full flask
    .the = the full flask
loot-half-flask = Half-full flask
    .a = a half-full flask
    .the = the half-full flask

flask-whiskey = Whiskey
    .a = a flask of whiskey
flask-old-whiskey = Old whiskey
    .a = a flask of old whiskey

## Hostages

hostage-poodle = Lady’s poodle
    .the = the lady’s poodle
hostage-banker = Banker
    .the = the banker
hostage-minister = Minister
    .the = the minister
hostage-teacher = Teacher
    .the = the teacher
hostage-zealot = Zealot
    .the = the zealot
hostage-old-lady = Old lady
    .the = the old lady
hostage-poker-player = Poker player
    .the = the poker player
hostage-photographer = Photographer
    .the = the photographer

## Turns and events of the round cards

turn-standard = Standard turn
turn-tunnel = Tunnel
turn-speeding-up = Speeding-up
turn-switching = Switching
turn-turmoil = Turmoil

event-angry-marshal = Angry marshal
event-swivel-arm = Swivel arm
event-braking = Braking
event-take-it-all = Take it all!
event-rebellion = Passengers’ rebellion
event-pickpocketing = Pickpocketing
event-revenge = Marshal’s revenge
event-conductor = Hostage-taking of the conductor
event-marshal-whiskey = A shot of whiskey for the marshal
event-tired-horses = Tired horses
event-higher-speed = Higher speed
event-shotgun-rage = The shotgun’s rage
event-mortal-bullet = Mortal bullet
event-sharing = Sharing the loot
event-escape = Escape

## Round cards without an event

round-tunnel = Through the tunnel
round-bridge = Over the bridge
round-gallop = At a gallop

## What is played

variant-standard = Standard
variant-basic = First game
variant-duo14 = Two bandits each (2014)
variant-duo18 = Two bandits each (2018)
variant-teams = Teams of two

edition-2014 = 2014 edition
edition-2018 = 2018 edition

phase-schemin = Schemin’
phase-stealin = Stealin’

## Bots, from weak to strong

level-tenderfoot = Tenderfoot
level-drifter = Drifter
level-rustler = Rustler
level-desperado = Desperado
level-legend = Legend

## Gestures

emote-hat = tips a hat
emote-laugh = laughs out loud
emote-groan = groans
emote-wow = Well, I’ll be!
emote-hurry = Any day now, partner!
emote-thanks = Much obliged!
emote-well-played = Well played!
emote-oops = Oops…

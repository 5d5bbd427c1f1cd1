// What the rules reference holds, in order. Texts are messages: a section has `rules-SECTION-title`
// and `rules-SECTION-text`, an entry `rules-GROUP-KEY`, and its title is the name the thing bears
// everywhere else (`card-move`, `bandit-belle`), or `rules-GROUP-KEY-title` where it has none.
// `clauses` are the rules of docs/rules.md that a text tells.
import {
  allBandits,
  allCardKinds,
  allHostages,
  allRoundEvents,
  allTurnKinds,
  type Bandit,
  type CardKind,
  type Hostage,
  type LootKind,
  type RoundEvent,
  type TurnKind,
} from '../protocol/generated';
import { dashed } from '../core/words';

export type Picture =
  | { kind: 'card'; card: CardKind }
  | { kind: 'bullet' }
  | { kind: 'figure'; who: Bandit | 'marshal' | 'guard' }
  | { kind: 'turn'; turn: TurnKind }
  | { kind: 'loot'; loot: LootKind }
  | { kind: 'event'; event: RoundEvent }
  | { kind: 'hostage'; hostage: Hostage }
  | { kind: 'coach' }
  | { kind: 'horse' };

export interface Entry {
  anchor: string; // of /rules#…
  title: string;
  text: string;
  clauses: string[];
  picture?: Picture | undefined;
}

export interface Section {
  anchor: string;
  title: string;
  text: string;
  clauses: string[];
  entries: Entry[];
  picture?: Picture;
  table?: 'round_cards'; // the turns of every round card, from the server's options
}

type Group =
  'card' | 'character' | 'turn' | 'loot' | 'event' | 'hostage' | 'horses' | 'variant' | 'table';

// `name`: the message that names the thing elsewhere.
function entry(
  group: Group,
  key: string,
  clauses: string[],
  picture?: Picture,
  name?: string,
): Entry {
  const anchor = `${group}-${dashed(key)}`;
  const text = `rules-${anchor}`;
  return { anchor, title: name ?? `${text}-title`, text, clauses, picture };
}

function section(anchor: string, clauses: string[], entries: Entry[] = []): Section {
  return { anchor, title: `rules-${anchor}-title`, text: `rules-${anchor}-text`, clauses, entries };
}

const cardClauses: Record<CardKind, string[]> = {
  move: ['MOVE-1', 'MOVE-2', 'MOVE-3'],
  floor: ['FLOOR-1'],
  fire: ['FIRE-1', 'FIRE-2', 'FIRE-3', 'FIRE-4', 'FIRE-5'],
  robbery: ['LOOT-1', 'LOOT-2'],
  punch: ['PUNCH-1', 'PUNCH-2', 'PUNCH-3', 'PUNCH-4'],
  marshal: ['MARSH-1'],
  ride: ['RIDE-1', 'RIDE-2', 'RIDE-5'],
};
const cards = allCardKinds.map((card) =>
  entry('card', card, cardClauses[card], { kind: 'card', card }, `card-${card}`),
);

const characters = allBandits.map((who) =>
  entry('character', who, [`CHAR-${who.toUpperCase()}`], { kind: 'figure', who }, `bandit-${who}`),
);

const turnClauses: Record<TurnKind, string> = {
  standard: 'PLAN-4',
  tunnel: 'PLAN-5',
  speeding_up: 'PLAN-6',
  switching: 'PLAN-7',
  turmoil: 'TURMOIL',
};
const turns = allTurnKinds.map((turn) =>
  entry('turn', turn, [turnClauses[turn]], { kind: 'turn', turn }, `turn-${dashed(turn)}`),
);

// The expansion's begin with H.
const eventClauses: Record<RoundEvent, string> = {
  angry_marshal: 'EV-ANGRY',
  swivel_arm: 'EV-SWIVEL',
  braking: 'EV-BRAKING',
  take_it_all: 'EV-TAKEALL',
  rebellion: 'EV-REBELLION',
  revenge: 'EV-REVENGE',
  pickpocketing: 'EV-PICKPOCKET',
  conductor: 'EV-HOSTAGE',
  marshal_whiskey: 'H-EV-WHISKEY',
  tired_horses: 'H-EV-HORSES',
  higher_speed: 'H-EV-SPEED',
  shotgun_rage: 'H-EV-RAGE',
  mortal_bullet: 'H-EV-MORTAL',
  sharing: 'H-EV-SHARE',
  escape: 'H-EV-ESCAPE',
};
function eventsOf(horses: boolean): Entry[] {
  return allRoundEvents
    .filter((event) => eventClauses[event].startsWith('H-') === horses)
    .map((event) =>
      entry(
        'event',
        event,
        [eventClauses[event]],
        { kind: 'event', event },
        `event-${dashed(event)}`,
      ),
    );
}

const hostageClauses: Record<Hostage, string> = {
  poodle: 'HOST-POODLE',
  banker: 'HOST-BANKER',
  minister: 'HOST-MINISTER',
  teacher: 'HOST-TEACHER',
  zealot: 'HOST-ZEALOT',
  old_lady: 'HOST-OLDLADY',
  poker_player: 'HOST-POKER',
  photographer: 'HOST-PHOTO',
};
const hostages = allHostages.map((hostage) =>
  entry(
    'hostage',
    hostage,
    [hostageClauses[hostage]],
    { kind: 'hostage', hostage },
    `hostage-${dashed(hostage)}`,
  ),
);

const loot = [
  entry('loot', 'purse', ['LOOT-3', 'LOOT-4'], { kind: 'loot', loot: 'purse' }, 'loot-purse'),
  entry('loot', 'jewel', ['LOOT-3'], { kind: 'loot', loot: 'jewel' }, 'loot-jewel'),
  entry('loot', 'strongbox', ['SET-5'], { kind: 'loot', loot: 'strongbox' }, 'loot-strongbox'),
];

const horses = [
  entry('horses', 'attack', ['HORSE-ATTACK-1', 'HORSE-ATTACK-2'], { kind: 'horse' }),
  entry('horses', 'ride', ['RIDE-1', 'RIDE-2', 'RIDE-3', 'RIDE-4'], { kind: 'card', card: 'ride' }),
  entry('horses', 'coach', ['COACH-1', 'COACH-2', 'COACH-5', 'COACH-6', 'COACH-7'], {
    kind: 'coach',
  }),
  entry('horses', 'guard', ['GUARD-1', 'GUARD-3', 'GUARD-4', 'GUARD-5', 'GUARD-7'], {
    kind: 'figure',
    who: 'guard',
  }),
  entry('horses', 'whiskey', ['FLASK-1', 'FLASK-2', 'FLASK-3', 'FLASK-4', 'FLASK-5'], {
    kind: 'loot',
    loot: 'full flask',
  }),
  entry('horses', 'keep', ['KEEP']),
];

const variants = [
  entry('variant', 'basic', ['SET-8'], undefined, 'variant-basic'),
  entry('variant', 'expert', ['EXP-1', 'EXP-2', 'EXP-3', 'EXP-4', 'EXP-5', 'EXP-6']),
  entry(
    'variant',
    'duo14',
    ['DUO-2', 'DUO-3', 'DUO-5', 'DUO14-1', 'DUO14-2'],
    undefined,
    'variant-duo14',
  ),
  entry(
    'variant',
    'duo18',
    ['DUO18-1', 'DUO18-2', 'DUO18-3', 'DUO18-4', 'DUO18-5'],
    undefined,
    'variant-duo18',
  ),
  entry(
    'variant',
    'teams',
    ['TEAM-1', 'TEAM-3', 'TEAM-4', 'TEAM-5', 'TEAM-7', 'TEAM-8'],
    undefined,
    'variant-teams',
  ),
  entry('variant', 'editions', ['CONF-1', 'NEUT-1']),
];

const atTheTable = [
  entry('table', 'secrets', ['INFO-1', 'INFO-2', 'INFO-5']),
  entry('table', 'memory', ['PLAN-10']),
  entry('table', 'clocks', []),
  entry('table', 'take_back', []),
  entry('table', 'absent', []),
  entry('table', 'fair', []),
];

export const sections: Section[] = [
  section('goal', ['END-1', 'END-3', 'DEF-1', 'DEF-2']),
  section('setup', ['SET-2', 'SET-3', 'SET-4', 'SET-5', 'SET-6', 'SET-7']),
  section('round', ['RND-1', 'RND-2', 'RND-3', 'PLAN-1', 'PLAN-9', 'ROB-1', 'ROB-2', 'EV-1']),
  section('turns', ['PLAN-1'], turns),
  section('cards', ['MAT-2', 'ROB-2', 'ROB-3'], cards),
  {
    ...section('bullets', ['FIRE-1', 'PLAN-2', 'MARSH-2', 'NEUT-1']),
    picture: { kind: 'bullet' },
  },
  section('characters', ['MAT-1', 'SET-1'], characters),
  section('loot', ['MAT-3', 'TAB-WAGONS', 'LOOT-1'], loot),
  {
    ...section('marshal', ['MARSH-1', 'MARSH-2', 'MARSH-3']),
    picture: { kind: 'figure', who: 'marshal' },
  },
  section('events', ['EV-1'], eventsOf(false)),
  { ...section('rounds', ['SET-6', 'TAB-24', 'TAB-56', 'TAB-STATION']), table: 'round_cards' },
  section('end', ['END-1', 'END-2', 'END-3']),
  section('horses', ['H-SET-1', 'H-SET-5', 'H-SET-6', 'H-END'], horses),
  section('hostages', ['H-SET-3', 'COACH-4', 'HOST-1', 'HOST-2'], hostages),
  section('horse-events', ['H-SET-4'], eventsOf(true)),
  section('variants', ['CONF-1', 'CONF-2', 'CONF-3'], variants),
  section('table', [], atTheTable),
];

const told = sections.flatMap((section) => [section, ...section.entries]);
const byAnchor = new Map<string, Entry>(told.map((entry) => [entry.anchor, entry]));

export function entryOf(anchor: string): Entry | undefined {
  return byAnchor.get(anchor);
}

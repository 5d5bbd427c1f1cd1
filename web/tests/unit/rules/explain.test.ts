// Everything that is shown at a table, asked or told has its entry in the reference.
import { readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import {
  cardAnchor,
  eventAnchor,
  figureAnchor,
  hostageAnchor,
  lootAnchor,
  turnAnchor,
} from '../../../src/core/anchors';
import {
  allBandits,
  allCardKinds,
  allCauses,
  allHostages,
  allLootKinds,
  allNoEffects,
  allQuestions,
  allRoundEvents,
  allTurnKinds,
  type Event,
} from '../../../src/protocol/generated';
import { describeBy } from '../../../src/rules/beside';
import { brief } from '../../../src/rules/brief';
import { thingOf } from '../../../src/rules/explaining.svelte';
import { whyAsked, whyHappened, type Moment } from '../../../src/rules/moments';
import { entryOf, sections } from '../../../src/rules/reference';
import { languages, speakerOf } from '../i18n/messages';

const moments: Moment[] = [
  {},
  { turn: 'tunnel', horses: true },
  { card: { kind: 'action', card: 'punch' }, expert: true },
  { card: { kind: 'hidden' }, event: 'braking' },
];

test('every thing has an entry', () => {
  const anchors = [
    ...allCardKinds.map((card) => cardAnchor({ kind: 'action', card })),
    cardAnchor({ kind: 'bullet', source: 'neutral' }),
    ...[...allBandits, 'marshal' as const, 'guard' as const].map(figureAnchor),
    ...allLootKinds.map(lootAnchor),
    ...allTurnKinds.map(turnAnchor),
    ...allRoundEvents.map(eventAnchor),
    ...allHostages.map(hostageAnchor),
    ...['horses-coach', 'horses-ride', 'bullets'],
  ];
  for (const anchor of anchors) expect(entryOf(anchor ?? ''), anchor).toBeDefined();
  expect(cardAnchor({ kind: 'hidden' })).toBeUndefined();
});

describe.each(moments)('at %o', (moment) => {
  it.each(allQuestions)('%s is answered', (ask) => {
    expect(entryOf(whyAsked(ask, moment) ?? '')).toBeDefined();
  });
});

// One event of each kind as the schema has them, with values that its answer may look at.
const generated = readFileSync(
  new URL('../../../src/protocol/generated.ts', import.meta.url),
  'utf8',
);
const union = /export type Event =([^;]*);/.exec(generated)?.[1]?.match(/\w+/g) ?? [];
const kinds = union.map(
  (name) => new RegExp(`export interface ${name} \\{[^}]*?type: '(\\w+)'`).exec(generated)?.[1],
);
function sample(type: string, more: object = {}): Event {
  const some = { bandit: 'tuco', kind: 'tunnel', card: 'belle fire', event: 'sharing' };
  const rest = { hostage: 'poodle', cause: 'card', why: 'no_way', face_down: false };
  return { type, ...some, ...rest, ...more } as unknown as Event;
}

describe.each(moments)('at %o', (moment) => {
  const known = (event: Event) => entryOf(whyHappened(event, moment) ?? '');

  it.each(kinds)('%s is answered', (type) => {
    expect(known(sample(type ?? ''))).toBeDefined();
  });

  it('whatever the cause', () => {
    for (const cause of allCauses) {
      expect(known(sample('bandit_moved', { cause })), cause).toBeDefined();
      expect(known(sample('neutral_bullet', { cause })), cause).toBeDefined();
    }
    for (const why of allNoEffects)
      expect(known(sample('had_no_effect', { why })), why).toBeDefined();
  });
});

test('there are kinds to ask for', () => {
  expect(kinds.length).toBeGreaterThan(40);
  expect(new Set(kinds).size).toBe(kinds.length);
});

test('a card that lies face down tells nothing of itself', () => {
  const down = (card: string | undefined) =>
    whyHappened(sample('card_played', { card, face_down: true }), { turn: 'tunnel' });
  expect(down('belle fire')).toBe(down(undefined));
  expect(down(undefined)).toBe('turn-tunnel');
  expect(whyHappened(sample('card_played', { face_down: true }), { turn: 'standard' })).toBe(
    'character-ghost',
  );
});

describe('in short', () => {
  it('is two sentences', () => {
    expect(brief('One. Two! Three.')).toBe('One. Two!');
    expect(brief('一句。兩句！三句。')).toBe('一句。兩句！');
    expect(brief('Worth $1,000. (Station)')).toBe('Worth $1,000.');
    expect(brief('No end')).toBe('No end');
    expect(brief('Lead:\n• One, or\n• two.')).toBe('Lead: One, or two.');
  });

  it.each(languages)('every entry in %s fits on a card', (language) => {
    const { speaker } = speakerOf(language);
    for (const { text } of sections.flatMap((section) => [section, ...section.entries])) {
      const said = brief(speaker.text(text));
      expect(said.length, text).toBeGreaterThan(3);
      expect(said.length, `${text}: ${said}`).toBeLessThan(300);
    }
  });
});

describe('what has the focus', () => {
  // As much of an element as is asked for: its own thing, those around it, those in it.
  const focused = (tag: string, around: object | null, within: object | null) =>
    ({
      closest: () => around,
      matches: (selector: string) => selector.split(', ').includes(tag),
      querySelector: () => within,
    }) as unknown as HTMLElement;
  const thing = {};

  it('is explained, or what a control shows', () => {
    expect(thingOf(focused('div', thing, null))).toBe(thing);
    expect(thingOf(focused('button', null, thing))).toBe(thing);
    expect(thingOf(focused('button', null, null))).toBeUndefined();
  });

  it('is not explained by the first thing in a whole room', () => {
    expect(thingOf(focused('main', null, thing))).toBeUndefined();
  });

  it('keeps its own description', () => {
    const attributes = new Map([['aria-describedby', 'own']]);
    const element = {
      getAttribute: (name: string) => attributes.get(name) ?? null,
      setAttribute: (name: string, value: string) => attributes.set(name, value),
      removeAttribute: (name: string) => attributes.delete(name),
    } as unknown as Element;
    const take = describeBy(element, 'card');
    expect(attributes.get('aria-describedby')).toBe('own card');
    take();
    expect(attributes.get('aria-describedby')).toBe('own');
    attributes.clear();
    describeBy(element, 'card')();
    expect(attributes.size).toBe(0);
  });
});

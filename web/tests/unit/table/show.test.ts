import { describe, expect, it } from 'vitest';
import { actOf } from '../../../src/core/act';
import { playbackOf, type Step } from '../../../src/core/follow/playback';
import { seatOf } from '../../../src/core/places';
import type { Bandit, Event, RoundCardKind, TurnKind, View } from '../../../src/protocol/generated';
import { feltOf } from '../../../src/table/show/felt';
import { isOpening, noteOpened, openingOf } from '../../../src/table/show/opening';
import { isRoundsStart, scenesBefore, type Backstage } from '../../../src/table/show/scenes';
import { changesOf } from '../../../src/table/show/summary';
import { choices, replayOf } from '../core/fixtures';
import { viewAt } from './games';

const { round_cards: cards, values, show } = choices;
const known: Backstage = { cards, start: undefined, unknown: () => [] };

function stepsOf(game: string): Step[] {
  return playbackOf(replayOf(game)).steps;
}

function scenesAt(step: Step, backstage = known) {
  return scenesBefore(actOf(step, undefined, { pace: 1, show }), backstage);
}

describe.each(['std4.0', 'horses6.0'])('the scenes of %s', (game) => {
  const steps = stepsOf(game);
  const kinds = (backstage = known) =>
    steps.flatMap((step) => scenesAt(step, backstage).map(({ kind }) => kind));

  it('turn a page for every Schemin’ and every Stealin’, and show every card', () => {
    for (const kind of ['schemin', 'stealin', 'card']) {
      expect(kinds().filter((one) => one === kind)).toHaveLength(5);
    }
  });

  it('announce every event', () => {
    const events = steps.filter(({ event }) => event?.type === 'event_began').length;
    expect(kinds().filter((one) => one === 'event')).toHaveLength(events);
    expect(events).toBeGreaterThan(0);
  });

  it('take no longer than the server grants', () => {
    for (const step of steps) {
      const all = scenesAt(step, { cards, start: step.before, unknown: (turns) => [...turns] });
      const length = all.reduce((sum, { ms }) => sum + ms, 0);
      expect(length).toBeLessThanOrEqual(actOf(step, undefined, { pace: 1, show }).scene);
    }
  });

  it('sum up a round only for who has seen it begin', () => {
    const next = steps.find(({ event }) => event?.type === 'round_began' && event.round === 3);
    const began = steps.find(({ after }) => after.round === 2 && isRoundsStart(after))?.after;
    if (!next || !began) throw new Error('no third round');
    const sums = (start: View | undefined) =>
      scenesAt(next, { ...known, start }).filter(({ kind }) => kind === 'summary').length;
    expect(sums(began)).toBe(1);
    expect(sums(undefined)).toBe(0);
    expect(sums(viewAt(game, 0))).toBe(0);
  });

  it('sum up the last round too', () => {
    const end = steps.find(({ event }) => event?.type === 'game_ended');
    const began = steps.find(({ after }) => after.round === 5 && isRoundsStart(after))?.after;
    if (!end || !began) throw new Error('no end');
    expect(scenesAt(end, { ...known, start: began }).map(({ kind }) => kind)).toEqual(['summary']);
  });
});

describe('a round card', () => {
  it('explains what is new on it', () => {
    const unknown = (turns: readonly TurnKind[]) => turns.filter((turn) => turn === 'tunnel');
    const step = stepsOf('std4.0').find(
      ({ event }) => event?.type === 'round_revealed' && event.card === 'tunnel_24',
    );
    if (!step) throw new Error('no tunnel');
    const [scene] = scenesAt(step, { ...known, unknown });
    expect(scene).toMatchObject({ kind: 'card', explained: ['tunnel'] });
  });
});

describe('the summary of a round', () => {
  const started = viewAt('std4.0', 11);

  it('has a row for every bandit, and nothing where nothing changed', () => {
    const rows = changesOf(started, started, { values });
    expect(rows).toHaveLength(4);
    for (const row of rows) expect(row.loot).toEqual([]);
  });

  it('adds up to what changed on the cards', () => {
    const ended = viewAt('std4.0', 110);
    for (const { bandit, loot } of changesOf(started, ended, { values })) {
      const [was, is] = [started.bandits[bandit], ended.bandits[bandit]];
      const jewels = loot.find(({ kind }) => kind === 'jewel')?.count ?? 0;
      expect(jewels).toBe((is?.jewels ?? 0) - (was?.jewels ?? 0));
    }
  });

  it('counts flasks too', () => {
    const from = viewAt('horses6.0', 40);
    const [slot, flask] = Object.entries(from.horses?.flasks ?? {})[0] ?? [];
    if (!from.horses || !slot || !flask) throw new Error('no flask');
    const taken = { ...flask, half: true, at: 'on doc' as const };
    const horses = { ...from.horses, flasks: { ...from.horses.flasks, [slot]: taken } };
    const rows = changesOf(from, { ...from, horses }, { values });
    expect(rows.find(({ bandit }) => bandit === 'doc')?.loot).toEqual([
      { kind: 'half flask', count: 1 },
    ]);
  });

  it('tells the money only where all purses are known', () => {
    const ended = viewAt('std4.0', 110);
    for (const { bandit, seat, money } of changesOf(started, ended, { values })) {
      const purses = Object.values(ended.purses).filter((purse) => purse?.at === `on ${bandit}`);
      const unknown = purses.some((purse) => purse?.value === undefined);
      if (unknown) expect(money, bandit).toBeUndefined();
      if (seat === ended.viewer) expect(unknown).toBe(false);
    }
  });
});

describe('the opening', () => {
  const first = () => viewAt('std4.0', 38);
  const kinds = (parts: { kind: string }[]) => parts.map(({ kind }) => kind);

  it('is shown once, at the beginning of a game', () => {
    expect(isOpening('a', first())).toBe(true);
    noteOpened('a');
    expect(isOpening('a', first())).toBe(false);
    expect(isOpening('b', first())).toBe(true);
    expect(isOpening('b', viewAt('std4.0', 46))).toBe(false);
    expect(isOpening('b', viewAt('std4.0', Infinity))).toBe(false);
  });

  it('waits until it is known who plays whom', () => {
    const [dealt, cast] = [viewAt('std4.0', 2), viewAt('std4.0', 6)];
    expect([dealt.phase, isOpening('c', dealt)]).toEqual(['casting', false]);
    expect([cast.phase, isOpening('c', cast)]).toEqual(['placing', true]);
  });

  it('says who one is where one player looks on, and turns the card that is known', () => {
    const noCards: RoundCardKind[] = [];
    expect(kinds(openingOf(first(), cards, true, false))).toEqual(['cast', 'you', 'card']);
    expect(kinds(openingOf(first(), cards, false, false))).toEqual(['cast', 'card']);
    expect(kinds(openingOf(first(), noCards, true, false))).toEqual(['cast', 'you']);
  });

  it.each([false, true])('lasts about five seconds (new to the symbols: %s)', (isNew) => {
    const length = openingOf(first(), cards, true, isNew).reduce((sum, { ms }) => sum + ms, 0);
    expect(length).toBeGreaterThan(4000);
    expect(length).toBeLessThan(6000);
  });
});

describe('what one feels', () => {
  const [first] = stepsOf('std4.0');
  // Seat 0 plays Tuco.
  const view = viewAt('std4.0', 38);
  const at = (event: Event, before = view): Step => ({ ...first!, event, before, after: view });
  const shot = { type: 'bullet_hit', shooter: 'ghost', target: 'tuco' } as const;

  it('is one’s own', () => {
    expect(feltOf(at(shot))).toEqual({ deed: 'hit', good: false });
    expect(feltOf(at({ ...shot, shooter: 'tuco', target: 'ghost' }))).toEqual({
      deed: 'shot',
      good: true,
    });
    expect(feltOf(at({ ...shot, target: 'doc' }))).toBeUndefined();
    expect(feltOf({ ...at(shot), after: { ...view, viewer: -1 } })).toBeUndefined();
  });

  it('tells the law from passengers', () => {
    const shots = ['std4.0', 'duo14.0'].flatMap((game) =>
      stepsOf(game).filter(({ event }) => event?.type === 'neutral_bullet'),
    );
    const deeds = shots.flatMap((step) => {
      const { event, after } = step;
      const bandit = event && 'bandit' in event ? event.bandit : undefined;
      const viewer = bandit && seatOf(after, bandit);
      if (!event || viewer === undefined) return [];
      const felt = feltOf({ ...step, after: { ...after, viewer } });
      return [`${'cause' in event ? event.cause : ''} ${felt?.deed}`];
    });
    expect([...new Set(deeds)].sort()).toEqual(['event hit', 'marshal law']);
  });

  it('tells being pushed from walking', () => {
    const move = { type: 'bandit_moved', bandit: 'tuco', from: 'car 1 roof', to: 'car 2 roof' };
    const moved = (cause: string) => feltOf(at({ ...move, cause } as Event))?.deed;
    expect(moved('punch')).toBe('pushed');
    expect(moved('django')).toBe('pushed');
    expect(moved('card')).toBeUndefined();
  });

  it('is a trap that one set for another, and never for oneself', () => {
    const met = { type: 'neutral_bullet', bandit: 'ghost', cause: 'marshal' } as const;
    const during = (actor: Bandit): View => ({ ...view, actor });
    expect(feltOf(at(met, during('tuco')))).toEqual({ deed: 'trap', good: true });
    expect(feltOf(at(met, during('doc')))).toBeUndefined();
    expect(feltOf(at({ ...met, cause: 'event' }, during('tuco')))).toBeUndefined();
    expect(feltOf(at({ ...met, bandit: 'tuco' }, during('tuco')))?.deed).toBe('law');
  });

  it('tells who robs from who is robbed', () => {
    const taken = { type: 'loot_taken', from: 'car 1 inside' } as const;
    const deed = (event: object, before = view) =>
      feltOf(at({ ...taken, ...event } as Event, before))?.deed;
    expect(deed({ bandit: 'tuco', loot: 'strongbox' })).toBe('strongbox');
    expect(deed({ bandit: 'tuco', loot: 'purse' })).toBe('took');
    expect(deed({ bandit: 'ghost', loot: 'purse', punched: 'tuco' })).toBe('robbed');
    const dropped = { type: 'loot_dropped', bandit: 'ghost', loot: 'purse' };
    expect(deed(dropped, { ...view, actor: 'tuco' })).toBe('punched');
    expect(deed(dropped, { ...view, actor: 'doc' })).toBeUndefined();
  });
});

import { describe, expect, test } from 'vitest';
import { actOf } from '../../../src/core/act';
import { playbackOf, type Step } from '../../../src/core/follow/playback';
import { banditsInPlay } from '../../../src/core/places';
import type { Stakes } from '../../../src/core/race';
import { gameTerms } from '../../../src/core/terms';
import { weightOf } from '../../../src/core/weight';
import type { Event, RoundCard, View } from '../../../src/protocol/generated';
import { choices, games, replayOf, viewOf } from './fixtures';

const { gunslingers: _, ...base } = viewOf('std4.0', 60);
const [one, two, three] = banditsInPlay(base);
const stakes: Stakes = { values: choices.values, terms: gameTerms(choices, base.config) };

// A view in which these bandits have so many bullets left.
function armed(...bullets: number[]): View {
  const bandits = banditsInPlay(base).map((name, i) => [
    name,
    { ...base.bandits[name], bullets: bullets[i] ?? 6, jewels: 0, strongboxes: 0 },
  ]);
  return { ...base, purses: {}, bandits: Object.fromEntries(bandits) };
}

function step(event: Event, before: View, after = before): Step {
  return { n: 1, event, before, after };
}

function shot(before: View, after: View): Step {
  return step({ type: 'bullet_hit', shooter: one!, target: two! }, before, after);
}

describe('a shot', () => {
  const { viewer: _, ...unseen } = armed();
  const watched = (view: View): View => ({ ...unseen, bandits: view.bandits });
  const led = (...seats: number[]): View => ({ ...unseen, gunslingers: seats });
  const [own, other] = [Number(seatOf(one!)), Number(seatOf(two!))];

  test('that takes Gunslinger from somebody is the talk of the game', () => {
    const taken = weightOf(shot(led(own, other), led(own)), undefined, stakes);
    expect(taken).toMatchObject({ weight: 1, word: 'gunslinger', actors: [one], concerns: [two] });
    const kept = weightOf(shot(led(own), led(own)), undefined, stakes);
    expect(kept.word).toBeUndefined();
    expect(kept.weight).toBeLessThan(0.4);
    const shared = weightOf(shot(led(other), led(own, other)), undefined, stakes);
    expect(shared.word).toBeUndefined();
    expect(shared.weight).toBe(0.4);
  });

  test('of one of two partners takes it for both', () => {
    const teams = { ...stakes, terms: { ...stakes.terms!, partners: [1, 0, 3, 2] } };
    const partner = teams.terms.partners[own]!;
    const rivals = [0, 1, 2, 3].filter((seat) => seat !== own && seat !== partner);
    const taken = shot(led(...rivals), led(own, partner));
    expect(weightOf(taken, undefined, teams).word).toBe('gunslinger');
    expect(weightOf(taken, undefined, stakes).word).toBeUndefined();
  });

  test('is no race where nobody is Gunslinger, or before anybody shot', () => {
    expect(weightOf(shot(armed(5, 5), armed(4, 5)), undefined, stakes).word).toBeUndefined();
    expect(weightOf(shot(armed(), led(own)), undefined, stakes).word).toBeUndefined();
  });

  test('counts more for the last bullet, and for one whom it hits', () => {
    const plain = weightOf(shot(watched(armed(2, 1)), watched(armed(1, 1))), undefined);
    const last = weightOf(shot(watched(armed(1, 1)), watched(armed(0, 1))), undefined);
    expect(last.word).toBe('last-bullet');
    expect(last.weight).toBeGreaterThan(plain.weight);
    const hit = { ...armed(1, 1), viewer: other };
    expect(weightOf(shot(hit, hit), undefined).weight).toBeGreaterThan(plain.weight);
  });
});

function seatOf(bandit: string): string {
  return Object.entries(base.seats).find(([, seat]) => seat!.bandits.some((b) => b === bandit))![0];
}

test('a punch into the arms of the marshal is told at what he does', () => {
  const to = `car ${base.marshal} inside` as const;
  const thrown = step(
    { type: 'bandit_moved', bandit: three!, from: 'car 1 inside', to, cause: 'punch' } as Event,
    base,
  );
  const hit: Event = { type: 'neutral_bullet', bandit: three!, cause: 'marshal' };
  expect(weightOf(step(hit, base), thrown)).toMatchObject({ weight: 1, word: 'marshal' });
  expect(weightOf(step(hit, base), undefined).word).toBeUndefined();
  const guard: Event = { type: 'neutral_bullet', bandit: three!, cause: 'guard' };
  expect(weightOf(step(guard, base), thrown).word).toBeUndefined();
});

test('a bullet of an event is fired by whoever has a gun in it', () => {
  const during = (card: RoundCard): View => ({ ...base, phase: 'event', rounds: [card] });
  const hit: Event = { type: 'neutral_bullet', bandit: three!, cause: 'event' };
  const actors = (card: RoundCard) => weightOf(step(hit, during(card)), undefined).actors;
  expect(actors('angry_marshal_24')).toEqual(['marshal']);
  expect(actors('shotgun_rage_24')).toEqual(['guard']);
  expect(actors('rebellion_24')).toEqual([]);
});

test('loot off the card of who visibly has the most is the leader’s', () => {
  const rich = armed();
  rich.bandits[two!] = { ...rich.bandits[two!]!, jewels: 2 };
  const drop = (bandit: typeof one) =>
    step(
      { type: 'loot_dropped', bandit: bandit!, loot: 'jewel', at: 'car 1 inside', knowers: 'all' },
      rich,
    );
  expect(weightOf(drop(two), undefined, stakes).word).toBe('leader');
  expect(weightOf(drop(three), undefined, stakes).word).toBeUndefined();
});

test('an empty gun and the strongbox have their word', () => {
  const click = step({ type: 'had_no_effect', bandit: one!, why: 'no_bullets' }, base);
  expect(weightOf(click, undefined).word).toBe('click');
  const box: Event = {
    type: 'loot_taken',
    bandit: one!,
    loot: 'strongbox',
    from: 'car 0 inside',
    knowers: 'all',
  };
  expect(weightOf(step(box, base), undefined).word).toBe('strongbox');
});

// The longest act of Stealin' is six times as long as the shortest, and the cards of a round with
// four players take at most 45 seconds.
test('Stealin’ has contrast, and is not drawn out', () => {
  const { steps } = playbackOf(replayOf('std4.0'));
  const rounds = new Map<number, number[]>();
  for (const [i, found] of steps.entries()) {
    const { phase, round } = found.after;
    if (phase !== 'robbing') continue;
    const { ms } = actOf(found, steps[i - 1], { pace: 1, show: choices.show, ...stakes });
    rounds.set(round, [...(rounds.get(round) ?? []), ms]);
  }
  const times = [...rounds.values()].flat().filter((ms) => ms > 0);
  expect(Math.max(...times)).toBeGreaterThanOrEqual(6 * Math.min(...times));
  expect(Math.min(...times)).toBeLessThan(600);
  expect(rounds.size).toBe(5);
  for (const acts of rounds.values()) {
    expect(acts.reduce((sum, ms) => sum + ms, 0)).toBeLessThan(45_000);
  }
});

describe.each(games)('the game %s', (name) => {
  const { steps } = playbackOf(replayOf(name));
  const tempo = { pace: 1, show: choices.show, ...stakes };

  test('weighs from 0 to 1 and stays within the table', () => {
    for (const [i, found] of steps.entries()) {
      const act = actOf(found, steps[i - 1], tempo);
      const times = found.event && choices.show.times[found.event.type];
      expect(act.weight).toBeGreaterThanOrEqual(0);
      expect(act.weight).toBeLessThanOrEqual(1);
      expect(act.ms + act.scene).toBeLessThanOrEqual(times?.longest ?? 0);
      expect(act.beat).toBeLessThanOrEqual(act.ms / 4);
    }
  });

  test('weighs the same whatever cards and purses the viewer can look into', () => {
    for (const [i, found] of steps.entries()) {
      const blind = weightOf(seenBy(blinded, found)!, seenBy(blinded, steps[i - 1]), stakes);
      expect(weightOf(found, steps[i - 1], stakes)).toEqual(blind);
    }
  });
});

function seenBy(change: (view: View) => View, step: Step | undefined): Step | undefined {
  return step && { ...step, before: change(step.before), after: change(step.after) };
}

// With no card and no purse that only this viewer knows.
function blinded(view: View): View {
  const purses = Object.entries(view.purses).map(([slot, purse]) => {
    const { value: _, ...rest } = purse!;
    return [slot, rest];
  });
  const { own: _, ...others } = view;
  return { ...others, purses: Object.fromEntries(purses) };
}

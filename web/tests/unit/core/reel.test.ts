// The best moments of whole games: in order, of the right length, and different from each other.
import { describe, expect, test } from 'vitest';
import { playbackOf, type Step } from '../../../src/core/follow/playback';
import { reelOf, reelTime, type Reel } from '../../../src/core/reel';
import { captionOf, castOf } from '../../../src/core/reel_words';
import { gameTerms } from '../../../src/core/terms';
import { languages, speakerOf } from '../i18n/messages';
import { choices, games, names, replayOf } from './fixtures';

function stepsOf(name: string): Step[] {
  return playbackOf(replayOf(name)).steps;
}
function tempoOf(name: string) {
  const terms = gameTerms(choices, replayOf(name).start.config);
  return { show: choices.show, values: choices.values, terms };
}
const numbers = ({ moments }: Reel) =>
  moments.flatMap(({ acts }) => acts.map(({ step }) => step.n));

describe.each(games)('the reel of %s', (name) => {
  const steps = stepsOf(name);
  const tempo = tempoOf(name);
  const reel = reelOf(steps, tempo);

  test('has five moments of 30 to 60 seconds together', () => {
    expect(reel.moments).toHaveLength(5);
    expect(reelTime(reel)).toBeGreaterThanOrEqual(30_000 - 1);
    expect(reelTime(reel)).toBeLessThanOrEqual(60_000);
  });

  test('shows steps of the game in order, each once, none left out within a moment', () => {
    const shown = numbers(reel);
    expect(shown).toEqual([...new Set(shown)].sort((a, b) => a - b));
    for (const { acts, peak } of reel.moments) {
      expect(acts).toContain(peak);
      const first = acts[0]!.step.n;
      expect(acts.map(({ step }) => step.n)).toEqual(acts.map((_, i) => first + i));
      for (const { step } of acts) expect(steps[step.n - 1]).toBe(step);
    }
  });

  test('begins each with the card or event that led to it, if that is not long ago', () => {
    const heads = reel.moments.map(({ acts }) => acts[0]!.event!.type);
    const led = heads.filter((type) => type === 'card_revealed' || type === 'event_began');
    expect(led.length).toBeGreaterThanOrEqual(4);
  });

  test('is spread over rounds, kinds and players', () => {
    const different = (of: (moment: Reel['moments'][number]) => unknown) =>
      new Set(reel.moments.map(of)).size;
    expect(different(({ round }) => round)).toBeGreaterThanOrEqual(2);
    expect(different(({ kind }) => kind)).toBeGreaterThanOrEqual(3);
    expect(different((moment) => castOf(moment)[0])).toBeGreaterThanOrEqual(2);
  });

  test('is the same each time', () => {
    expect(numbers(reelOf(stepsOf(name), tempo))).toEqual(numbers(reel));
  });

  test('has what a review says the game hung on', () => {
    const shown = numbers(reel);
    const shots = steps.filter(
      ({ n, event }) => event?.type === 'bullet_hit' && !shown.includes(n),
    );
    const added = shots.filter(({ n }) => numbers(reelOf(steps, tempo, [n])).includes(n));
    expect(added.length).toBeGreaterThan(0);
  });

  test.each(languages)('is told in %s: a title, and what happened', (language) => {
    const { speaker } = speakerOf(language);
    for (const moment of reel.moments) {
      const { title, lines } = captionOf(moment, names, tempo);
      expect(speaker.say(title)).not.toMatch(/^(reel|stage|event)-/);
      expect(lines.length).toBeGreaterThan(0);
      expect(lines.length).toBeLessThanOrEqual(4);
      for (const line of lines) expect(speaker.say(line)).not.toMatch(/[{}]|^(tell|reel)-/);
    }
  });
});

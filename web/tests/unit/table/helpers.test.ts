import { describe, expect, it } from 'vitest';
import type { RoundCardKind, View } from '../../../src/protocol/generated';
import { firstCharacters, heard } from '../../../src/table/talk/chat.svelte';
import { readKey } from '../../../src/table/game/keys';
import { groupLog } from '../../../src/table/talk/log';
import {
  currentCard,
  currentTurn,
  roundProgress,
  turnProgress,
} from '../../../src/table/round/rounds';
import { isLoopback, qrPicture, shareLink } from '../../../src/table/room/share';
import { isPartner, seatsFrom, sideOf } from '../../../src/table/players/sides';
import { clockText, waitingWords } from '../../../src/table/players/waiting';
import { actorName } from '../../../src/app/names';
import { t } from '../../../src/i18n/i18n.svelte';
import { viewAt } from './games';

const press = { ctrlKey: false, altKey: false, metaKey: false };

describe('keys', () => {
  it('choose by number', () => {
    expect(readKey({ ...press, key: '3' }, false)).toEqual({ kind: 'choose', index: 2 });
    expect(readKey({ ...press, key: '0' }, false)).toBeUndefined();
  });
  it('leave the browser its own', () => {
    expect(readKey({ ...press, key: 'l', ctrlKey: true }, false)).toBeUndefined();
    expect(readKey({ ...press, key: ' ' }, true)).toBeUndefined();
    expect(readKey({ ...press, key: ' ' }, false)).toEqual({ kind: 'pause' });
  });
});

describe('sharing', () => {
  const page = new URL('http://localhost:7110/t/x');
  it('gives others an address they can open', () => {
    expect(shareLink('/t/a', page)).toBe('http://localhost:7110/t/a');
    const there = shareLink('/t/a', page, 'http://192.168.1.5:7110/');
    expect(there).toBe('http://192.168.1.5:7110/t/a');
    const open = new URL('https://folsom.example/t/x');
    expect(shareLink('/t/a', open, 'http://192.168.1.5:7110')).toBe('https://folsom.example/t/a');
  });
  it('knows this device', () => {
    expect(['localhost', '127.0.0.1', '[::1]'].every(isLoopback)).toBe(true);
    expect(isLoopback('192.168.1.5')).toBe(false);
  });
  it('draws codes that begin with a finder', () => {
    const { size, path } = qrPicture('http://192.168.1.5:7110/t/abcdefghijklmno');
    expect(size).toBeGreaterThan(24);
    expect(path.startsWith('M2 2h7v1h-7z')).toBe(true);
  });
});

describe('rounds', () => {
  const view = viewAt('std4.0', 60);
  const cards: RoundCardKind[] = view.rounds.map((key) => ({
    key,
    turns: ['standard', 'tunnel'],
    keep: 0,
    stack: '24',
    horses: false,
  }));
  const planning: View = { ...view, phase: 'planning', round: 1, turn: 1 };

  it('have their card once it is revealed', () => {
    expect(currentCard(planning, cards)?.key).toBe(view.rounds[0]);
    expect(currentCard({ ...planning, round: 0 }, cards)).toBeUndefined();
  });
  it('go turn by turn', () => {
    expect(currentTurn(planning, cards)).toBe('tunnel');
    expect([0, 1, 2].map((turn) => turnProgress(planning, turn))).toEqual(['done', 'now', 'next']);
    expect(turnProgress({ ...planning, phase: 'robbing' }, 1)).toBe('done');
  });
  it('are done, now or next', () => {
    expect([1, 2].map((round) => roundProgress(planning, round))).toEqual(['now', 'next']);
  });
});

describe('sides', () => {
  const view = viewAt('std4.0', 10);
  const alone = { wagons: 4, bandits_per_seat: 1, powers: true };
  const teams = { ...alone, partners: [1, 0, 3, 2] };

  it('are there in teams only', () => {
    expect(sideOf(alone, 1)).toBeUndefined();
    expect(sideOf(undefined, 1)).toBeUndefined();
    expect([0, 1, 2, 3].map((seat) => sideOf(teams, seat)?.letter)).toEqual(['A', 'A', 'B', 'B']);
  });
  it('have one partner', () => {
    expect([0, 1, 2, 3].filter((seat) => isPartner(teams, 2, seat))).toEqual([3]);
    expect(isPartner(teams, undefined, 1)).toBe(false);
    expect(isPartner(alone, 0, 1)).toBe(false);
  });
  it('sit clockwise from the viewer', () => {
    expect(seatsFrom({ ...view, viewer: 2 })).toEqual([2, 3, 0, 1]);
  });
});

describe('waiting', () => {
  const nameOf = (seat: number) => `N${seat}`;
  const words = (pending: number[], mine: number[] = []) =>
    waitingWords(pending, mine, nameOf, 'en');

  it('names all that are asked', () => {
    expect(words([])).toBeUndefined();
    expect(words([0, 4])?.args).toEqual({ who: 'N0 and N4' });
    expect(words([1])?.args).toEqual({ who: 'N1' });
  });
  it('does not wait for the reader', () => {
    expect(words([0], [0])).toBeUndefined();
    expect(words([0, 4], [0])?.args).toEqual({ who: 'N4' });
  });
  it('calls who acts by their bandit, and who plays two by their own name', () => {
    const names = { seat: nameOf };
    const [one, two] = [viewAt('std4.0', 60), viewAt('duo14.0', 60)];
    expect(actorName(one, 1, names)).toBe(t(`bandit-${one.seats[1]!.bandits[0]}`));
    expect(actorName(two, 1, names)).toBe('N1');
    expect(actorName(undefined, 1, names)).toBe('N1');
  });
  it('reads clocks', () => {
    expect(clockText(42_000)).toEqual({ days: 0, text: '0:42' });
    expect(clockText(-5)).toEqual({ days: 0, text: '0:00' });
    expect(clockText(90_000_000)).toEqual({ days: 1, text: '1:00:00' });
  });
});

describe('log and chat', () => {
  const line = (n: number, head?: 'round' | 'turn') => ({ n, words: { id: `w${n}` }, head });

  it('groups lines under their headings', () => {
    const groups = groupLog([line(1), line(2, 'round'), line(3), line(4, 'turn'), line(5)]);
    expect(groups.map(({ n, lines }) => [n, lines.length])).toEqual([
      [1, 1],
      [2, 1],
      [4, 1],
    ]);
  });
  it('does not hear the muted', () => {
    const lines = [
      { from: 'Anna', at: 1, text: 'hi' },
      { from: 'Ben', at: 2, text: 'ho' },
    ];
    expect(heard(lines, ['Ben']).map(({ from }) => from)).toEqual(['Anna']);
  });
  it('is cut after as many characters as the server counts', () => {
    expect(firstCharacters('🤠🤠🤠', 3)).toBe('🤠🤠🤠');
    expect(firstCharacters('🤠🤠🤠a', 3)).toBe('🤠🤠🤠');
    expect(firstCharacters('howdy', 5)).toBe('howdy');
    expect(firstCharacters('howdy', 4)).toBe('howd');
  });
});

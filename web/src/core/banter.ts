// What bots say now and then. A remark depends on its event's number and on who did what to whom,
// which everybody at the table sees; on nothing else, so that it never hints at anything hidden.
import type { Bandit, Event, RoundEvent } from '../protocol/generated';
import { lawOf } from './neutral';
import { words, type Words } from './words';

type Deed = 'shoots' | 'hit' | 'takes' | 'robbed' | 'fails' | 'law';

export interface Remark {
  bandit: Bandit;
  words: Words;
}

function deedsOf(event: Event, during: RoundEvent | undefined): [Deed, Bandit][] {
  switch (event.type) {
    case 'bullet_hit':
      return [
        ['shoots', event.shooter],
        ['hit', event.target],
      ];
    case 'loot_taken':
      return [['takes', event.bandit]];
    case 'loot_dropped':
      return [['robbed', event.bandit]];
    case 'had_no_effect':
      return [['fails', event.bandit]];
    case 'neutral_bullet':
      return [[lawOf(event, during) ? 'law' : 'hit', event.bandit]];
    default:
      return [];
  }
}

// Of three chances one is used.
const silence = 3;
const ways = ['a', 'b'] as const;

// Spreads event numbers, the same for everybody.
function mix(n: number): number {
  return Math.imul(n ^ (n >>> 7), 0x9e3779b1) >>> 8;
}

// `isBot`: of the bandit's player. `during`: the event that happens.
export function remarkOf(
  n: number,
  event: Event,
  isBot: (bandit: Bandit) => boolean,
  during?: RoundEvent,
): Remark | undefined {
  const chance = mix(n);
  const speakers = deedsOf(event, during).filter(([, bandit]) => isBot(bandit));
  const speaker = speakers[chance % (speakers.length || 1)];
  if (!speaker || chance % silence !== 0) return undefined;
  const [deed, bandit] = speaker;
  const way = ways[mix(chance) % ways.length] ?? 'a';
  return { bandit, words: words(`banter-${deed}-${way}`) };
}

// What somebody suffers, for all to see.
export interface Pain {
  bandit: Bandit;
  sign: 'hit' | 'robbed' | 'pushed';
}

export function painOf(event: Event): Pain | undefined {
  switch (event.type) {
    case 'bullet_hit':
      return { bandit: event.target, sign: 'hit' };
    case 'neutral_bullet':
      return { bandit: event.bandit, sign: 'hit' };
    case 'loot_taken':
      return event.punched && { bandit: event.punched, sign: 'robbed' };
    case 'loot_dropped':
    case 'purse_lost':
      return { bandit: event.bandit, sign: 'robbed' };
    case 'bandit_moved':
      return event.cause === 'punch' ? { bandit: event.bandit, sign: 'pushed' } : undefined;
    default:
      return undefined;
  }
}

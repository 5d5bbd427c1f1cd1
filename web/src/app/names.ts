// What players are called on the page.
import {
  allNamedLevels,
  type Chair,
  type NamedLevel,
  type Room,
  type View,
} from '../protocol/generated';
import { soleBandit } from '../core/places';
import type { Names } from '../core/sentences';
import { t } from '../i18n/i18n.svelte';

// What the server calls somebody who has not chosen a name: "Guest 4821".
const guest = /^Guest ([1-9]\d{3})$/;

export function isGuestName(name: string): boolean {
  return guest.test(name);
}

// A name as it is shown: one that nobody chose is said in the reader's language.
export function shownName(name: string): string {
  const [, number] = guest.exec(name) ?? [];
  return number ? t('tell-guest', { number }) : name;
}

export function isLevel(text: string): text is NamedLevel {
  return allNamedLevels.some((level) => level === text);
}

export function levelName(level: string): string {
  return isLevel(level) ? t(`level-${level}`) : level;
}

// The regulars of a level, one for each seat: who sits where is told by the level alone, in records
// as at tables. Their quotation marks are in no player's name.
const regulars = ['a', 'b', 'c', 'd', 'e', 'f'] as const;

function botName(level: string, seat: number): string {
  const regular = regulars[seat % regulars.length] ?? 'a';
  return isLevel(level) ? t(`bot-${level}-${regular}`) : `${level} ${seat + 1}`;
}

function chairName(chair: Chair | undefined): string {
  if (chair?.kind === 'empty' && chair.before !== undefined) {
    return t('tell-left-seat', { name: shownName(chair.before) });
  }
  if (!chair || chair.kind === 'empty') return t('tell-empty-seat');
  if (chair.kind === 'bot') return botName(chair.level ?? chair.name ?? '', chair.seat);
  return chair.name === undefined ? t('tell-empty-seat') : shownName(chair.name);
}

// Who acts for a seat.
export function actorName(view: View | undefined, seat: number, names: Names): string {
  const bandit = view && soleBandit(view, seat);
  return bandit ? t(`bandit-${bandit}`) : names.seat(seat);
}

export function namesOfRoom(room: Room | undefined): Names {
  return { seat: (seat) => chairName(room?.chairs[seat]) };
}

// Of a replay, where bots are called by their level.
export function namesOfList(names: readonly string[]): Names {
  return {
    seat: (seat) => {
      const name = names[seat];
      if (!name) return t('tell-seat', { number: seat + 1 });
      return isLevel(name) ? botName(name, seat) : shownName(name);
    },
  };
}

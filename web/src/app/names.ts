// What players are called on the page.
import {
  allNamedLevels,
  type Chair,
  type NamedLevel,
  type Room,
  type View,
} from '../protocol/generated';
import { banditsOf } from '../core/places';
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

function isLevel(text: string): text is NamedLevel {
  return allNamedLevels.some((level) => level === text);
}

export function levelName(level: string): string {
  return isLevel(level) ? t(`level-${level}`) : level;
}

// "Rustler T": bots of one level are told apart by their bandits' monograms, or by their seat.
function botName(level: string, seat: number, view?: View): string {
  const title = levelName(level);
  const bandits = view ? banditsOf(view, seat) : [];
  if (bandits.length === 0) return `${title} ${seat + 1}`;
  return `${title} ${bandits.map((bandit) => t(`bandit-${bandit}.mono`)).join('+')}`;
}

function chairName(chair: Chair | undefined, view?: View): string {
  if (chair?.kind === 'empty' && chair.before !== undefined) {
    return t('tell-left-seat', { name: shownName(chair.before) });
  }
  if (!chair || chair.kind === 'empty') return t('tell-empty-seat');
  if (chair.kind === 'bot') return botName(chair.level ?? chair.name ?? '', chair.seat, view);
  return chair.name === undefined ? t('tell-empty-seat') : shownName(chair.name);
}

export function namesOfRoom(room: Room | undefined, view?: View): Names {
  return { seat: (seat) => chairName(room?.chairs[seat], view) };
}

// Of a replay, where bots are called by their level.
export function namesOfList(names: readonly string[], view?: View): Names {
  return {
    seat: (seat) => {
      const name = names[seat];
      if (!name) return t('tell-seat', { number: seat + 1 });
      return isLevel(name) ? botName(name, seat, view) : shownName(name);
    },
  };
}

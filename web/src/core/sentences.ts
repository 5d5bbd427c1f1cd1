// What happened: one sentence for a step, and the log of a whole game.
import type { CardDrawn, Event, RoundEvent, TurnKind, View } from '../protocol/generated';
import { currentCard, readCard, type CardFace } from './cards';
import type { Step } from './follow/playback';
import { seatNumbers, wagonsOf } from './places';
import { eventDuring } from './rounds';
import { cardList, player, tell, type Names, type Teller } from './tell';
import { words, type Words } from './words';

export type { Names };

// An event, and what else was so when it happened.
export interface Happened {
  event: Event;
  turn?: TurnKind | undefined; // The symbol of that turn.
  card?: CardFace | undefined; // The card that resolved.
  during?: RoundEvent | undefined; // The event of the round.
}

export interface Line {
  n: number;
  words: Words;
  head?: 'round' | 'turn' | undefined;
  standIn?: true; // A stand-in decided so.
  what?: Happened; // Not of news about the table.
  id?: string; // Of a line that shares its number with an event's.
}

// Nothing for what needs no words: cards that go home, secret commitments, hands being filled.
export function sentenceOf(step: Step, names: Names): Words | undefined {
  if (!step.event) return undefined;
  const card = currentCard(step.before) ?? currentCard(step.after);
  const event = eventDuring(step);
  return tell(step.event, {
    view: step.after,
    names,
    ...(card && { card }),
    ...(event && { event }),
  });
}

interface Numbered {
  n: number;
  event?: Event;
  stand_in?: true;
}

// Cards drawn in a row are one line. `view` is any view of the game by the same viewer.
export function linesOf(events: readonly Numbered[], view: View, names: Names): Line[] {
  return new LogBook().lines(events, view, names);
}

// The log of a game that goes on: lines that were made stay the same objects.
export class LogBook {
  #log: Log | undefined;
  #key = '';
  #known: readonly Numbered[] = [];

  lines(events: readonly Numbered[], view: View, names: Names): Line[] {
    const key = keyOf(view, names);
    const grows = key === this.#key && this.#known.at(-1) === events[this.#known.length - 1];
    const log = grows && this.#log ? this.#log : new Log({ view, names });
    for (const { n, event, stand_in } of events.slice(log === this.#log ? this.#known.length : 0)) {
      if (event) log.add(n, event, stand_in ? { standIn: stand_in } : {});
    }
    this.#log = log;
    this.#key = key;
    this.#known = events;
    return [...log.lines, ...log.open()];
  }
}

// What all lines depend on.
function keyOf(view: View, names: Names): string {
  const players = seatNumbers(view).map((seat) => names.seat(seat));
  return [view.viewer, wagonsOf(view).join(), ...players].join('\n');
}

type Marks = Pick<Line, 'standIn' | 'what'>;

class Log {
  readonly lines: Line[] = [];
  readonly #teller: Teller;
  #draws: CardDrawn[] = [];
  #drawn = 0;
  #drawnBy: Marks = {};
  #fillsHands = false;
  #turn: TurnKind | undefined;

  constructor(teller: Teller) {
    this.#teller = teller;
  }

  add(n: number, event: Event, marks: Marks): void {
    if (event.type === 'card_drawn') {
      this.#draw(n, event, marks);
      return;
    }
    const reshuffles = event.type === 'discard_shuffled' && event.seat === this.#draws[0]?.seat;
    if (!reshuffles) this.#close();
    this.#follow(n, event);
    const said = tell(event, this.#teller);
    const head = headOf(event);
    const what = this.#whatOf(event);
    if (said) this.lines.push({ n, words: said, ...(head.head ? head : marks), what });
  }

  // The line of the draws that may still go on.
  open(): Line[] {
    const [first] = this.#draws;
    const said = first && this.#tellDraws(first, this.#draws);
    return said ? [{ n: this.#drawn, words: said, ...this.#drawnBy }] : [];
  }

  #close(): void {
    this.lines.push(...this.open());
    this.#draws = [];
  }

  #draw(n: number, event: CardDrawn, marks: Marks): void {
    const [first] = this.#draws;
    if (first && (first.seat !== event.seat || first.from !== event.from)) this.#close();
    this.#draws.push(event);
    this.#drawn = n;
    this.#drawnBy = { ...marks, what: this.#whatOf(event) };
  }

  #tellDraws(first: CardDrawn, draws: readonly CardDrawn[]): Words | undefined {
    const cards = draws.flatMap(({ card }) => (card === undefined ? [] : [card]));
    if (cards.length === 0 && this.#fillsHands) return undefined;
    const args = { ...player(first.seat, this.#teller), n: draws.length };
    if (cards.length === 0) return words('tell-cards-drawn-hidden', args);
    const list = { ...args, cards: cardList(cards, first.seat, this.#teller) };
    if (cards.length < draws.length) return words('tell-cards-drawn-some', list);
    if (first.from === first.seat) return words('tell-cards-drawn', list);
    return words('tell-cards-drawn-from', { ...list, from: this.#teller.names.seat(first.from) });
  }

  #whatOf(event: Event): Happened {
    const { card, event: during } = this.#teller;
    return { event, turn: this.#turn, card, during };
  }

  // What later sentences depend on.
  #follow(n: number, event: Event): void {
    if (event.type === 'round_began') {
      this.#fillsHands = true;
      delete this.#teller.event;
    }
    if (event.type === 'turn_began') {
      this.#fillsHands = false;
      this.#turn = event.kind;
    }
    if (event.type === 'event_began') {
      this.#teller.event = event.event;
      delete this.#teller.card;
    }
    if (event.type === 'card_revealed') {
      this.#turn = undefined;
      this.#teller.card = readCard(event.card);
      if (event.index === 0) this.lines.push({ n, words: words('tell-stealin'), head: 'turn' });
    }
  }
}

function headOf(event: Event): Pick<Line, 'head'> {
  if (event.type === 'round_began') return { head: 'round' };
  return event.type === 'turn_began' || event.type === 'event_began' ? { head: 'turn' } : {};
}

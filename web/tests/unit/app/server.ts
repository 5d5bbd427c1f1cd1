// A server for one table, in the hands of a test.
import { vi } from 'vitest';
import type { Chair, ClientMessage, Room, Turn } from '../../../src/protocol/generated';
import { Refusal, type Ask } from '../../../src/core/follow/answers';
import type { Push } from '../../../src/core/follow/link';
import type { Server } from '../../../src/app/table.svelte';
import { replayOf } from '../core/fixtures';

export const { start, steps } = replayOf('std4.0');

export class FakeServer implements Server {
  readonly asked: ClientMessage[] = [];
  readonly name = 'Anna';
  refusal: string | undefined;
  time = 0;
  #listen: ((message: Push) => void) | undefined;
  #arrive: (() => void) | undefined;

  ask: Ask = async (message) => {
    this.asked.push(message);
    if (this.refusal) throw new Refusal({ code: this.refusal, message: '' });
    const answer: unknown = { type: 'ok', table: 'T', lines: [], events: [], complete: true };
    return answer as never; // Whatever the test asks for.
  };

  onPush(listen: (message: Push) => void): () => void {
    this.#listen = listen;
    return () => (this.#listen = undefined);
  }

  onOnline(arrive: () => void): () => void {
    this.#arrive = arrive;
    arrive();
    return () => (this.#arrive = undefined);
  }

  now(): number {
    return this.time;
  }

  comeBack(): void {
    this.#arrive?.();
  }

  push(message: Push): void {
    this.#listen?.(message);
  }

  // Who sits there: one's own seats, the others are bots.
  room(own: number[], changes: Partial<Room> = {}): void {
    const chairs = [0, 1, 2, 3].map((seat): Chair => {
      const yours = own.includes(seat);
      const kind = yours ? 'person' : 'bot';
      return { seat, kind, here: true, away: false, yours, host: seat === 0 };
    });
    // As much of a room as a table looks at.
    const options = { clock: { kind: 'none' } };
    const room = { type: 'room', table: 'T', stage: 'playing', options, chairs, ...changes };
    this.push(room as Room);
  }

  game(number: number, viewer: number, turn: Turn): void {
    this.push({ type: 'game', table: 'T', number, viewer, view: { ...start, viewer }, turn });
  }

  events(from: number, to: number, viewer: number, turn: Turn): void {
    const events = steps.slice(from - 1, to);
    this.push({ type: 'events', table: 'T', viewer, events, turn });
  }

  sent(type: ClientMessage['type']): ClientMessage[] {
    return this.asked.filter((message) => message.type === type);
  }
}

export function asks(...seats: number[]): Turn {
  return { pending: seats.map((seat) => ({ seat })) };
}

// What is asked of the viewer.
export function asksViewer(seat: number, decision = 7, actions = ['draw']): Turn {
  return {
    pending: [{ seat, decision }],
    legal: { seat, decision, actions, aims: actions.map(() => ({})) },
  };
}

export const settled = () => vi.advanceTimersByTimeAsync(0);

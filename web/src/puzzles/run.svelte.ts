// One visit to the puzzles: which is on the table, what was answered, and what came of it. The table
// that shows a puzzle is the page's own; answers are judged by whoever keeps the player's standing,
// the server where there is an account.
import { givePuzzles } from '../app/http';
import { away, here } from '../app/session.svelte';
import type { Session } from '../app/hall_session.svelte';
import { reached } from '../app/open_table';
import { LiveTable } from '../app/table.svelte';
import type { Choice } from '../core/choices';
import { Refusal } from '../core/follow/answers';
import type { Action, Aim, PuzzleStanding, View } from '../protocol/generated';
import { left, nextPuzzle, type Subject } from './choose';
import { indexLines, loadPuzzles, type Puzzle } from './puzzle';

// What an answer was worth.
export interface Judged {
  action: Action;
  right: boolean;
  change: number | undefined; // Of the rating; undefined: it did not count.
  // The question as it was, to speak of it.
  view: View;
  aims: Partial<Record<Action, Aim>>;
}

export class PuzzleRun {
  standing = $state.raw<PuzzleStanding>();
  puzzle = $state.raw<Puzzle>();
  table = $state.raw<LiveTable>();
  picked = $state.raw<Choice>();
  judged = $state.raw<Judged>();
  subject = $state<Subject>('all');
  busy = $state(false);
  trouble = $state.raw<unknown>();
  // Every puzzle of this kind was answered.
  done = $state(false);

  #puzzles: Puzzle[] = [];
  #judge: Session = here;
  #hall: Session = here;
  #ended = false;

  get count(): number {
    return this.standing ? left(this.#puzzles, this.standing, this.subject).length : 0;
  }

  // The one with this id, if there is such, else the next.
  async begin(id?: string | null): Promise<void> {
    this.trouble = undefined;
    try {
      this.#hall = await reached(here);
      this.#puzzles = await loadPuzzles();
      if (this.#hall === here) await givePuzzles(indexLines(this.#puzzles));
      this.#judge = away.claimed && away.state === 'online' ? away : this.#hall;
      this.standing = (await this.#judge.ask({ type: 'puzzles' })).standing;
      await this.#open(this.#puzzles.find((one) => one.id === id) ?? this.#next());
    } catch (error) {
      this.trouble = error;
    }
  }

  async next(): Promise<void> {
    this.busy = true;
    this.trouble = undefined;
    try {
      await this.#open(this.#next());
    } catch (error) {
      this.trouble = error;
    }
    this.busy = false;
  }

  // Refuses as the hall does; then nothing was answered.
  async answer(): Promise<void> {
    const { table, puzzle, picked } = this;
    const legal = table?.turn?.legal;
    if (!table || !puzzle || !picked || !legal || !table.director || this.judged) return;
    this.busy = true;
    try {
      const { action } = picked;
      const aims = Object.fromEntries(legal.actions.map((one, i) => [one, legal.aims[i] ?? {}]));
      const view = table.director.shown;
      const change = await this.#change(puzzle, action);
      this.judged = { action, right: puzzle.right.includes(action), change, view, aims };
      await this.#goOn(table, action);
    } finally {
      this.busy = false;
    }
  }

  end(): void {
    this.#ended = true;
    this.table?.leave();
  }

  #next(): Puzzle | undefined {
    return this.standing && nextPuzzle(this.#puzzles, this.standing, this.subject);
  }

  async #open(puzzle: Puzzle | undefined): Promise<void> {
    this.done = puzzle === undefined;
    if (!puzzle) return this.#show(undefined, undefined);
    const { id, seat, position } = puzzle;
    const made = await this.#hall.ask({ type: 'puzzle_table', puzzle: id, seat, position });
    if (!this.#ended) this.#show(puzzle, new LiveTable(made.table, this.#hall));
  }

  #show(puzzle: Puzzle | undefined, table: LiveTable | undefined): void {
    this.table?.leave();
    this.table = table;
    this.puzzle = puzzle;
    this.picked = undefined;
    this.judged = undefined;
  }

  // By how much the rating is another. One that was answered before does not count.
  async #change(puzzle: Puzzle, action: Action): Promise<number | undefined> {
    try {
      const judged = await this.#judge.ask({ type: 'puzzle_answer', puzzle: puzzle.id, action });
      this.standing = judged.standing;
      return judged.standing.rating - judged.before;
    } catch (error) {
      if (error instanceof Refusal && error.code === 'puzzle/answered') return undefined;
      throw error;
    }
  }

  // What happens then is shown: from here on a bot decides for the player.
  async #goOn(table: LiveTable, action: Action): Promise<void> {
    const seat = table.turn?.legal?.seat;
    try {
      await table.act(action);
      if (seat !== undefined) await table.standIn(seat);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error; // The game may be over by then.
    }
  }
}

// The workers that do the tasks of one review: each gets the next task when it is done with one, and
// the keeper gets what all have found. One that is lost is replaced, a few times, and nothing that
// was found is lost with it.
import { Refusal } from '../core/follow/answers';
import type { Bytes, FromReviewer, ReviewWorker, ToReviewer } from './wire';

export interface CrewListener {
  began(tasks: number): void;
  found(done: number): void;
  // The review so far, as JSON, now and then; at once when the chart is whole; at last all of it.
  told(review: string, isAll: boolean): void;
  // Nothing comes after it.
  failed(why: Refusal): void;
}

interface Member {
  worker: ReviewWorker;
  task?: number | undefined;
}

const mostLosses = 3;
const tellEvery = 500; // Milliseconds.

// Those that help on a machine of so many cores.
export function crewSize(cores: number | undefined): number {
  return (cores ?? 2) > 1 ? 2 : 1;
}

export class Crew {
  readonly #start: () => ReviewWorker;
  readonly #opening: ToReviewer;
  readonly #listener: CrewListener;
  readonly #members = new Set<Member>();
  #keeper: Member | undefined;
  #tasks: number | undefined; // Known when the first of them has opened the record.
  #chartTasks = 0;
  #next = 0;
  #returned: number[] = []; // Tasks of those that were lost.
  readonly #found = new Map<number, Bytes>();
  #losses = 0;
  #asked: number | undefined; // How much was found when the keeper was last asked to tell.
  #toldAt = -Infinity;

  constructor(start: () => ReviewWorker, opening: ToReviewer, listener: CrewListener) {
    this.#start = start;
    this.#opening = opening;
    this.#listener = listener;
  }

  begin(count: number): void {
    for (let i = 0; i < count; ++i) this.#join();
  }

  // Nothing is told any more.
  end(): void {
    for (const { worker } of this.#members) worker.terminate();
    this.#members.clear();
  }

  #join(): void {
    const member: Member = { worker: this.#start() };
    this.#members.add(member);
    member.worker.onmessage = ({ data }) => this.#hear(member, data);
    member.worker.onerror = (event) => this.#lost(member, event.message);
    member.worker.postMessage(this.#opening);
    if (this.#keeper) return;
    this.#keeper = member;
    for (const finding of this.#found.values()) this.#give(finding);
  }

  #hear(member: Member, message: FromReviewer): void {
    if (!this.#members.has(member)) return;
    if (message.type === 'opened') this.#opened(member, message);
    else if (message.type === 'found') this.#take(member, message);
    else if (message.type === 'told') this.#told(message.review);
    else if (message.type === 'refused') this.#fail(new Refusal(message));
  }

  #opened(member: Member, { tasks, chartTasks }: FromReviewer & { type: 'opened' }): void {
    if (this.#tasks === undefined) {
      this.#tasks = tasks;
      this.#chartTasks = chartTasks;
      this.#listener.began(tasks);
    }
    this.#handOut(member);
    this.#tell();
  }

  #handOut(member: Member): void {
    member.task = this.#returned.shift() ?? this.#nextTask();
    if (member.task !== undefined) member.worker.postMessage({ type: 'run', task: member.task });
  }

  #nextTask(): number | undefined {
    return this.#next < (this.#tasks ?? 0) ? this.#next++ : undefined;
  }

  #take(member: Member, { task, finding }: FromReviewer & { type: 'found' }): void {
    this.#found.set(task, finding);
    this.#give(finding);
    this.#handOut(member);
    this.#listener.found(this.#found.size);
    this.#tell();
  }

  #give(finding: Bytes): void {
    this.#keeper?.worker.postMessage({ type: 'take', finding });
  }

  // The keeper does one thing after another: what it tells includes all that it was given.
  #tell(): void {
    if (this.#asked !== undefined || !this.#keeper) return;
    const isDue = performance.now() - this.#toldAt >= tellEvery;
    if (!isDue && !this.#isMilestone(this.#found.size)) return;
    this.#asked = this.#found.size;
    this.#keeper.worker.postMessage({ type: 'tell' });
  }

  #isMilestone(found: number): boolean {
    return found === this.#tasks || found === this.#chartTasks;
  }

  #told(review: string): void {
    const isAll = this.#asked === this.#tasks;
    const before = this.#asked ?? 0;
    this.#asked = undefined;
    this.#toldAt = performance.now();
    this.#listener.told(review, isAll);
    const passed = before < this.#chartTasks && this.#found.size >= this.#chartTasks;
    if (isAll) this.end();
    else if (passed || this.#found.size === this.#tasks) this.#tellNow();
  }

  #tellNow(): void {
    this.#toldAt = -Infinity;
    this.#tell();
  }

  #lost(member: Member, why: string): void {
    if (!this.#members.delete(member)) return;
    member.worker.terminate();
    if (++this.#losses > mostLosses) return this.#fail(lost(why));
    console.warn('a worker of a review was lost:', why);
    if (member.task !== undefined) this.#returned.push(member.task);
    if (member === this.#keeper) this.#keeper = this.#asked = undefined;
    this.#join();
  }

  #fail(why: Refusal): void {
    this.end();
    this.#listener.failed(why);
  }
}

function lost(why: string): Refusal {
  return new Refusal({ code: 'review/lost', message: why });
}

// What the page and a worker that reviews say to each other: first `open`, then one task after
// another. One of the workers, the keeper, takes what all have found, and tells the review.
import type { Hint, View } from '../protocol/generated';
import type { Net } from '../solo/nets';

// What is left out is as the program has it (src/review/review.h).
export interface ReviewOptions {
  iterations?: number; // Of the search at each decision.
  seed?: number;
  seat?: number; // Only its decisions are judged.
  open?: boolean; // They are judged with all cards open, too.
}

export type Bytes = Uint8Array<ArrayBuffer>;

export type ToReviewer =
  | {
      type: 'open';
      code: WebAssembly.Module;
      nets: Net[];
      record: string;
      options: ReviewOptions;
    }
  | { type: 'run'; task: number }
  | { type: 'take'; finding: Bytes }
  | { type: 'tell' }
  // A worker that gives hints is only equipped, and has no record.
  | { type: 'equip'; code: WebAssembly.Module; nets: Net[] }
  | { type: 'hint'; view: View; iterations: number };

export type FromReviewer =
  | { type: 'opened'; tasks: number; chartTasks: number }
  | { type: 'refused'; code: string; message: string }
  | { type: 'found'; task: number; finding: Bytes }
  | { type: 'told'; review: string }
  | { type: 'hinted'; hint: Hint };

export interface ReviewWorker {
  postMessage(message: ToReviewer): void;
  terminate(): void;
  onmessage: ((event: MessageEvent<FromReviewer>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

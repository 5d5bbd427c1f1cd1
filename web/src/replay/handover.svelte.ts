// A record file that one screen opened and another shows.
import { Refusal } from '../core/follow/answers';

// As the server has it.
const biggestRecord = 256 * 1024;

async function readRecord(file: File): Promise<string> {
  if (file.size > biggestRecord) throw new Refusal({ code: 'record/too_big', message: file.name });
  try {
    return await file.text();
  } catch (error) {
    // A folder, say, or a file that is gone.
    throw new Refusal({ code: 'record/unreadable', message: String(error) });
  }
}

// Read when it is shown first, and once: the file may change meanwhile.
export class OpenedRecord {
  readonly #file: File;
  #text: Promise<string> | undefined;

  constructor(file: File) {
    this.#file = file;
  }

  // Refuses: record/too_big, record/unreadable.
  text(): Promise<string> {
    this.#text ??= readRecord(this.#file);
    return this.#text;
  }
}

let opened = $state.raw<OpenedRecord>();

export function openRecord(file: File): void {
  opened = new OpenedRecord(file);
}

// Taken once.
export function takeRecord(): OpenedRecord | undefined {
  const taken = opened;
  if (taken) opened = undefined;
  return taken;
}

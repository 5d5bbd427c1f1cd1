import { untrack } from 'svelte';

// Short notes that come and go. They hold texts already in the reader's language.
interface Note {
  id: number;
  text: string;
  kind: 'note' | 'trouble';
  ways: readonly Way[];
}

// What can be done about it, at once.
export interface Way {
  text: string;
  testid: string;
  go: () => void;
}

// What is to be read stays as long as it takes to read it; what is to be decided, longer.
function stay({ kind, ways }: Note): number {
  return ways.length > 0 ? 15_000 : kind === 'trouble' ? 9000 : 5000;
}

export const toasts = $state<Note[]>([]);
let last = 0;

// An effect that calls it does not run again when the notes change.
export function toast(text: string, kind: Note['kind'] = 'note', ways: readonly Way[] = []): void {
  const id = ++last;
  const note = { id, text, kind, ways };
  untrack(() => {
    const same = toasts.find((note) => note.text === text);
    if (same) dismiss(same.id);
    toasts.push(note);
  });
  setTimeout(() => dismiss(id), stay(note));
}

export function dismiss(id: number): void {
  const at = toasts.findIndex((note) => note.id === id);
  if (at >= 0) toasts.splice(at, 1);
}

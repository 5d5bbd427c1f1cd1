import { untrack } from 'svelte';

// Short notes that come and go. They hold texts already in the reader's language.
interface Note {
  id: number;
  text: string;
  kind: 'note' | 'trouble';
}

export const toasts = $state<Note[]>([]);
let last = 0;

// An effect that calls it does not run again when the notes change.
export function toast(text: string, kind: Note['kind'] = 'note'): void {
  const id = ++last;
  untrack(() => {
    const same = toasts.find((note) => note.text === text);
    if (same) dismiss(same.id);
    toasts.push({ id, text, kind });
  });
  setTimeout(() => dismiss(id), kind === 'trouble' ? 9000 : 5000);
}

export function dismiss(id: number): void {
  const at = toasts.findIndex((note) => note.id === id);
  if (at >= 0) toasts.splice(at, 1);
}

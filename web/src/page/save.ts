import type { HallName } from '../app/halls';
import { getRecord, recordPath } from '../app/http';
import { attempt } from './attempt';

// Gives the reader a file.
export function saveFile(name: string, type: string, text: string): void {
  saveBlob(name, new Blob([text], { type }));
}

export function saveBlob(name: string, blob: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href));
}

// What a button is given that saves a game: the server has an address for it, the page none.
export function recordLink(
  hall: HallName,
  id: string,
  name: string,
): { href: string; download: string } | { onclick: () => void } {
  const file = `${name}.folsom`;
  if (hall === 'away') return { href: recordPath(id), download: file };
  const save = async () => saveFile(file, 'text/plain', await getRecord(hall, id));
  return { onclick: () => void attempt(save()) };
}

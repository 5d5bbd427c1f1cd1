// Where a finished game is: at a hall, or in a file that was opened.
import type { HallName } from '../app/halls';
import { getRecord } from '../app/http';

export type GameSource = { hall: HallName; id: string } | { file: { text(): Promise<string> } };

// The text of its record. Refuses as getRecord does, and as the file does.
export function recordOf(source: GameSource): Promise<string> {
  return 'file' in source ? source.file.text() : getRecord(source.hall, source.id);
}

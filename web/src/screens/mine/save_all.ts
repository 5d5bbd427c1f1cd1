import { patiently } from '../../app/again';
import { getRecord } from '../../app/http';
import { isPassing, Refusal } from '../../core/follow/answers';
import { zipOf, type ZipText } from '../../core/zip';
import { saveBlob } from '../../page/save';
import type { Mine } from './own_games.svelte';

// "2026-11-18-K7QRT.folsom"
function fileName({ at, game }: Mine): string {
  return `${new Date(at).toISOString().slice(0, 10)}-${game.summary.code}.folsom`;
}

// The record; undefined where there is none any more. A lost connection is thrown, as is a hall
// that has too much to do for long.
async function textOf(mine: Mine): Promise<ZipText | undefined> {
  try {
    const text = await patiently(() => getRecord(mine.hall, mine.game.summary.table));
    return { name: fileName(mine), text, at: mine.at };
  } catch (error) {
    if (error instanceof Refusal && !isPassing(error)) return undefined;
    throw error;
  }
}

// As many as can be read; if that fails at the first, why.
async function textsOf(games: readonly Mine[]): Promise<ZipText[]> {
  const texts: ZipText[] = [];
  try {
    for (const mine of games) {
      const text = await textOf(mine);
      if (text) texts.push(text);
    }
  } catch (error) {
    if (texts.length === 0) throw error;
  }
  return texts;
}

// All records as one file. How many are in it.
export async function saveAll(games: readonly Mine[]): Promise<number> {
  const texts = await textsOf(games);
  const type = 'application/zip';
  if (texts.length > 0) saveBlob('folsom-games.zip', new Blob([zipOf(texts)], { type }));
  return texts.length;
}

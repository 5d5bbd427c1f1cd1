import { keep, kept } from '../../app/kept';
import { usualLevel, type QuickGame } from '../../form/draft';

// What was last played against bots, kept in this browser.
const key = 'folsom.quick';
const usual: QuickGame = { seats: 4, level: usualLevel, horses: false };

export function readQuick(text: string | null): QuickGame {
  try {
    const read: Partial<Record<keyof QuickGame, unknown>> = JSON.parse(text ?? '{}') ?? {};
    return {
      seats: typeof read.seats === 'number' && read.seats >= 3 && read.seats <= 6 ? read.seats : 4,
      level: typeof read.level === 'string' ? read.level : usual.level,
      horses: read.horses === true,
    };
  } catch {
    return { ...usual };
  }
}

export function storedQuick(): QuickGame {
  return readQuick(kept(key));
}

export function storeQuick(quick: QuickGame): void {
  keep(key, JSON.stringify(quick));
}

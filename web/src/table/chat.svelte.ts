import type { Emote } from '../protocol/generated';

export interface ChatEntry {
  from: string;
  at: number;
  seat?: number | undefined;
  text?: string | undefined;
  emote?: Emote | undefined;
  mine?: boolean;
}

export function heard<T extends ChatEntry>(lines: readonly T[], names: readonly string[]): T[] {
  return lines.filter((line) => !names.includes(line.from));
}

const key = 'folsom.muted';

function read(): string[] {
  try {
    const names: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(names) ? names.filter((name) => typeof name === 'string') : [];
  } catch {
    return []; // Damaged, or no storage here: nobody is muted.
  }
}

// Whom this reader does not want to hear, kept in this browser.
class Muted {
  names = $state<string[]>(read());

  add(name: string): void {
    if (!this.names.includes(name)) this.names.push(name);
    this.store();
  }

  remove(name: string): void {
    this.names = this.names.filter((other) => other !== name);
    this.store();
  }

  private store(): void {
    try {
      localStorage.setItem(key, JSON.stringify(this.names));
    } catch {
      // No storage here: it lasts as long as the page.
    }
  }
}

export const muted = new Muted();

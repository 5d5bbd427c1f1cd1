import { keep, kept } from '../../app/kept';

export function heard<T extends { from: string }>(
  lines: readonly T[],
  names: readonly string[],
): T[] {
  return lines.filter((line) => !names.includes(line.from));
}

// As many as the server counts: code points, not the units that `maxlength` counts.
export function firstCharacters(text: string, most: number): string {
  return text.length <= most ? text : [...text].slice(0, most).join('');
}

const key = 'folsom.muted';

function read(): string[] {
  try {
    const names: unknown = JSON.parse(kept(key) ?? '[]');
    return Array.isArray(names) ? names.filter((name) => typeof name === 'string') : [];
  } catch {
    return []; // Damaged: nobody is muted.
  }
}

// Whom this reader does not want to hear, kept in this browser.
class Muted {
  names = $state<string[]>(read());

  add(name: string): void {
    if (!this.names.includes(name)) this.names.push(name);
    this.#store();
  }

  remove(name: string): void {
    this.names = this.names.filter((other) => other !== name);
    this.#store();
  }

  #store(): void {
    keep(key, JSON.stringify(this.names));
  }
}

export const muted = new Muted();

// What this browser keeps for the page.

// What could not be stored lasts as long as the page.
const unstored = new Map<string, string>();

export function kept(key: string): string | null {
  try {
    return unstored.get(key) ?? localStorage.getItem(key);
  } catch {
    return null;
  }
}

// `undefined`: nothing any more.
export function keep(key: string, value: string | undefined): void {
  unstored.delete(key);
  try {
    if (value === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    if (value !== undefined) unstored.set(key, value);
  }
}

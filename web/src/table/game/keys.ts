// The keys of the table. Those that type or stand on a control of their own are left alone.
export type TableKey =
  | { kind: 'choose'; index: number }
  | { kind: 'pause' | 'back' | 'on' | 'now' | 'log' | 'chat' | 'help' | 'undo' | 'plan' };

const names: Record<string, TableKey> = {
  ' ': { kind: 'pause' },
  ',': { kind: 'back' },
  '.': { kind: 'on' },
  n: { kind: 'now' },
  l: { kind: 'log' },
  c: { kind: 'chat' },
  u: { kind: 'undo' },
  g: { kind: 'plan' },
  '?': { kind: 'help' },
};

interface Press {
  key: string;
  ctrlKey: boolean;
  altKey: boolean;
  metaKey: boolean;
}

export function readKey(press: Press, onControl: boolean): TableKey | undefined {
  if (press.ctrlKey || press.altKey || press.metaKey) return undefined;
  if (press.key === ' ' && onControl) return undefined;
  if (/^[1-9]$/.test(press.key)) return { kind: 'choose', index: Number(press.key) - 1 };
  return names[press.key.toLowerCase()];
}

export const keyHelp = [
  ['1–9', 'choose'],
  ['← ↑ ↓ →', 'arrows'],
  [' ', 'pause'],
  [',', 'back'],
  ['.', 'on'],
  ['n', 'now'],
  ['u', 'undo'],
  ['g', 'plan'],
  ['l', 'log'],
  ['c', 'chat'],
  ['?', 'help'],
] as const;

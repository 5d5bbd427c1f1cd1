// What a user has set, kept in this browser.
export type Theme = 'light' | 'dark' | 'auto';
export type Speed = 'slow' | 'normal' | 'fast' | 'instant';

export interface Settings {
  language: 'auto' | 'en' | 'ru' | 'pl' | 'es' | 'zh';
  theme: Theme;
  speed: Speed;
  volume: number;
  muted: boolean;
  confirm: boolean;
  notify: boolean;
  chatOff: boolean;
  follow: boolean;
}

// How long things take, compared with normal speed.
export const pace: Record<Speed, number> = { slow: 2, normal: 1, fast: 0.4, instant: 0 };
export const speeds: readonly Speed[] = ['slow', 'normal', 'fast', 'instant'];

const key = 'folsom.settings';

const defaults: Settings = {
  language: 'auto',
  theme: 'auto',
  speed: 'normal',
  volume: 0.5,
  muted: false,
  confirm: false,
  notify: false,
  chatOff: false,
  follow: true,
};

const choices: { [K in keyof Settings]?: readonly Settings[K][] } = {
  language: ['auto', 'en', 'ru', 'pl', 'es', 'zh'],
  theme: ['light', 'dark', 'auto'],
  speed: speeds,
};

function isValid<K extends keyof Settings>(name: K, value: unknown): value is Settings[K] {
  if (typeof value !== typeof defaults[name]) return false;
  if (typeof value === 'number') return value >= 0 && value <= 1;
  const allowed = choices[name];
  return allowed === undefined || allowed.some((choice) => choice === value);
}

function take<K extends keyof Settings>(into: Settings, name: K, value: unknown): void {
  if (isValid(name, value)) into[name] = value;
}

// What is damaged or of another version is left at its default.
export function readSettings(text: string | null): Settings {
  const read = { ...defaults };
  try {
    const stored: Partial<Record<keyof Settings, unknown>> = JSON.parse(text ?? '{}') ?? {};
    for (const name of Object.keys(defaults) as (keyof Settings)[]) take(read, name, stored[name]);
  } catch {
    return { ...defaults };
  }
  return read;
}

function stored(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null; // No storage here: settings last as long as the page.
  }
}

function store(value: Settings): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // As above.
  }
}

export const settings: Settings = $state(readSettings(stored()));

$effect.root(() => {
  $effect(() => store({ ...settings }));
});

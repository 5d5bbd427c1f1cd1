// What a user has set, kept in this browser.
import { languages, type Language } from '../i18n/known';
import { keep, kept } from './kept';

type Theme = 'light' | 'dark' | 'auto';
export type Speed = 'slow' | 'normal' | 'fast' | 'instant';

interface Settings {
  language: 'auto' | Language;
  theme: Theme;
  speed: Speed;
  volume: number; // Of what happens.
  ambience: number;
  music: number;
  muted: boolean;
  confirm: boolean;
  keys: boolean; // Shortcuts of a single character (WCAG 2.1.4).
  notify: boolean;
  chatOff: boolean;
  follow: boolean;
  vibrate: boolean;
  hints: boolean; // In games against bots.
  hand: boolean; // Where the train is on a screen in the room, only the hand is here.
  explained: string; // Turn symbols that were explained, once for each time.
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
  ambience: 0.4,
  music: 0.3,
  muted: false,
  confirm: false,
  keys: true,
  notify: false,
  chatOff: false,
  follow: true,
  vibrate: true,
  hints: true,
  hand: true,
  explained: '',
};

const choices: { [K in keyof Settings]?: readonly Settings[K][] } = {
  language: ['auto', ...languages],
  theme: ['light', 'dark', 'auto'],
  speed: speeds,
};

function isName(name: string): name is keyof Settings {
  return Object.hasOwn(defaults, name);
}

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
    const stored: object = JSON.parse(text ?? '{}') ?? {};
    for (const [name, value] of Object.entries(stored)) {
      if (isName(name)) take(read, name, value);
    }
  } catch {
    return { ...defaults };
  }
  return read;
}

export const settings: Settings = $state(readSettings(kept(key)));

$effect.root(() => {
  $effect(() => keep(key, JSON.stringify(settings)));
});

// What another tab sets holds here too.
if (typeof addEventListener !== 'undefined') {
  addEventListener('storage', (event) => {
    if (event.key === key) Object.assign(settings, readSettings(event.newValue));
  });
}

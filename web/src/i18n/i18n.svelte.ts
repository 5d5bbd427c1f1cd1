// The language of the page. Everything that is said goes through t() and say(), which follow a
// change of language by themselves.
import type { Args, Words } from '../core/words';
import { settings } from '../app/settings.svelte';
import { Speaker } from './resolve';

export const languages = ['en', 'ru', 'pl', 'es', 'zh'] as const;
export type Language = (typeof languages)[number];
export type Part = 'rules' | 'learn';

const locales: Record<Language, string> = {
  en: 'en',
  ru: 'ru',
  pl: 'pl',
  es: 'es',
  zh: 'zh-Hant',
};

const packs: Record<Language, () => Promise<{ default: Record<string, string> }>> = {
  en: () => import('./languages/en'),
  ru: () => import('./languages/ru'),
  pl: () => import('./languages/pl'),
  es: () => import('./languages/es'),
  zh: () => import('./languages/zh'),
};

const partFiles = import.meta.glob<string>(
  ['../../messages/*/rules.ftl', '../../messages/*/learn.ftl'],
  { query: '?raw', import: 'default' },
);

interface Tongue {
  language: Language;
  speaker: Speaker;
}

let tongue = $state.raw<Tongue>({ language: 'en', speaker: speakerOf('en', []) });
const parts = new Set<Part>();
const complaints = new Set<string>();

function complain(problem: string): void {
  if (complaints.has(problem)) return;
  complaints.add(problem);
  console.error(`messages: ${problem}`);
}

function speakerOf(language: Language, texts: readonly string[]): Speaker {
  return new Speaker(locales[language], texts, complain);
}

export function t(id: string, args?: Args): string {
  return tongue.speaker.text(id, args);
}

export function say(words: Words): string {
  return tongue.speaker.say(words);
}

export function has(id: string): boolean {
  return tongue.speaker.has(id);
}

// "$1,250"
export function money(value: number): string {
  return tongue.speaker.money(value);
}

export function currentLanguage(): Language {
  return tongue.language;
}

// For Intl: dates, lists, sorting.
export function currentLocale(): string {
  return locales[tongue.language];
}

async function partText(language: Language, part: Part): Promise<string> {
  return (await partFiles[`../../messages/${language}/${part}.ftl`]?.()) ?? '';
}

let wanted: Language = 'en';

async function speak(language: Language): Promise<void> {
  wanted = language;
  const pack = await packs[language]();
  const extra = await Promise.all([...parts].map((part) => partText(language, part)));
  if (wanted !== language) return; // Another one was asked for meanwhile.
  tongue = { language, speaker: speakerOf(language, [...Object.values(pack.default), ...extra]) };
  if (typeof document !== 'undefined') document.documentElement.lang = locales[language];
}

// Switches at once and for later visits.
export async function useLanguage(language: Language): Promise<void> {
  settings.language = language;
  await speak(language);
}

// Loads the big texts that most visits never need; call it before they are shown.
export async function loadPart(part: Part): Promise<void> {
  if (parts.has(part)) return;
  parts.add(part);
  const { language, speaker } = tongue;
  const text = await partText(language, part);
  if (tongue.speaker !== speaker) return; // The language changed meanwhile, and brought its part.
  speaker.add(text);
  tongue = { language, speaker };
}

function preferredLanguage(): Language {
  if (settings.language !== 'auto') return settings.language;
  const wished = typeof navigator === 'undefined' ? [] : navigator.languages;
  for (const wish of wished) {
    const found = languages.find((language) => wish.toLowerCase().split('-')[0] === language);
    if (found) return found;
  }
  return 'en';
}

// To be awaited before anything is shown.
export function startLanguage(): Promise<void> {
  return speak(preferredLanguage());
}

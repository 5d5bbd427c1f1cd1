// The language of the page. Everything that is said goes through t() and say(), which follow a
// change of language by themselves.
import type { Args, Words } from '../core/words';
import { languages, locales, type Language } from './known';
import { Speaker } from './resolve';

export { languages, type Language };
type Part = 'rules' | 'learn' | 'games' | 'review' | 'reel' | 'daily' | 'puzzles';

const packs: Record<Language, () => Promise<{ default: Record<string, string> }>> = {
  en: () => import('./languages/en'),
  ru: () => import('./languages/ru'),
  pl: () => import('./languages/pl'),
  es: () => import('./languages/es'),
  zh: () => import('./languages/zh'),
};

const partFiles = import.meta.glob<string>(
  [
    '../../messages/*/rules.ftl',
    '../../messages/*/learn.ftl',
    '../../messages/*/games.ftl',
    '../../messages/*/review.ftl',
    '../../messages/*/reel.ftl',
    '../../messages/*/daily.ftl',
    '../../messages/*/puzzles.ftl',
  ],
  { query: '?raw', import: 'default' },
);

interface Tongue {
  language: Language;
  speaker: Speaker;
}

let tongue = $state.raw<Tongue>({ language: 'en', speaker: speakerOf('en', []) });
// The big texts that were asked for, and when they will be there.
const parts = new Map<Part, Promise<void>>();
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
  const extra = [...parts.keys()];
  const [pack, ...texts] = await Promise.all([
    packs[language](),
    ...extra.map((part) => partText(language, part)),
  ]);
  if (wanted !== language) return; // Another one was asked for meanwhile.
  if ([...parts.keys()].some((part) => !extra.includes(part))) return speak(language); // Or a part.
  tongue = { language, speaker: speakerOf(language, [...Object.values(pack.default), ...texts]) };
  if (typeof document !== 'undefined') document.documentElement.lang = locales[language];
}

// Switches at once. Where the texts do not come, all stays as it was.
export async function useLanguage(language: Language): Promise<void> {
  const { language: before } = tongue;
  try {
    await speak(language);
  } catch (error) {
    if (wanted === language) wanted = before;
    throw error;
  }
}

// Loads the big texts that most visits never need; call it before they are shown.
export function loadPart(part: Part): Promise<void> {
  const known = parts.get(part);
  if (known) return known;
  const coming = addPart(part);
  parts.set(part, coming);
  coming.catch(() => parts.delete(part));
  return coming;
}

// To what is spoken when it comes: the language may have changed meanwhile.
async function addPart(part: Part): Promise<void> {
  const { language } = tongue;
  const text = await partText(language, part);
  if (tongue.language !== language) return addPart(part);
  tongue.speaker.add(text);
  tongue = { ...tongue };
}

function devicesLanguage(): Language {
  const wished = typeof navigator === 'undefined' ? [] : navigator.languages;
  for (const wish of wished) {
    const found = languages.find((language) => wish.toLowerCase().split('-')[0] === language);
    if (found) return found;
  }
  return 'en';
}

// To be awaited before anything is shown. Rather in English than not at all.
export async function startLanguage(chosen: Language | 'auto' = 'auto'): Promise<void> {
  try {
    await speak(chosen === 'auto' ? devicesLanguage() : chosen);
  } catch {
    await speak('en');
  }
}

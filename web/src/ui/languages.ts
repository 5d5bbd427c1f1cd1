import type { Language } from '../i18n/i18n.svelte';

// Each language by its own name, which is the same in all of them.
export const languageNames: Record<Language, string> = {
  en: 'English',
  ru: 'Русский',
  pl: 'Polski',
  es: 'Español',
  zh: '繁體中文',
};
export const languageTags: Record<Language, string> = {
  en: 'en',
  ru: 'ru',
  pl: 'pl',
  es: 'es',
  zh: 'zh-Hant',
};

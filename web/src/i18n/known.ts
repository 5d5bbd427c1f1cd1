// The languages there are.
export const languages = ['en', 'ru', 'pl', 'es', 'zh'] as const;
export type Language = (typeof languages)[number];

// For Intl, and for `lang` attributes.
export const locales: Record<Language, string> = {
  en: 'en',
  ru: 'ru',
  pl: 'pl',
  es: 'es',
  zh: 'zh-Hant',
};

// Each by its own name, which is the same in all of them.
export const languageNames: Record<Language, string> = {
  en: 'English',
  ru: 'Русский',
  pl: 'Polski',
  es: 'Español',
  zh: '繁體中文',
};

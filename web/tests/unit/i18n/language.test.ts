import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

// Texts that can fail to come, each time anew.
const texts = vi.hoisted(() => ({ broken: false }));
vi.mock('../../../src/i18n/languages/ru', async (original) => {
  const real = await original<object>();
  return {
    get default() {
      if (texts.broken) throw new Error('offline');
      return { ...real, game: 'ui-close = Закрыть' };
    },
  };
});

vi.mock('../../../messages/en/learn.ftl?raw', () => ({
  get default() {
    if (texts.broken) throw new Error('offline');
    return 'learn-title = Learn';
  },
}));

let i18n: typeof import('../../../src/i18n/i18n.svelte');

beforeEach(async () => {
  vi.resetModules();
  texts.broken = false;
  i18n = await import('../../../src/i18n/i18n.svelte');
  await i18n.startLanguage();
});
afterEach(() => vi.restoreAllMocks());

describe('a language', () => {
  test('that does not come leaves all as it was', async () => {
    texts.broken = true;
    await expect(i18n.useLanguage('ru')).rejects.toThrow();
    expect([i18n.currentLanguage(), i18n.t('ui-close')]).toEqual(['en', 'Close']);
    texts.broken = false;
    await i18n.useLanguage('ru');
    expect([i18n.currentLanguage(), i18n.t('ui-close')]).toEqual(['ru', 'Закрыть']);
  });

  test('brings the parts that were asked for while it came', async () => {
    await Promise.all([i18n.useLanguage('pl'), i18n.loadPart('rules')]);
    expect(i18n.currentLanguage()).toBe('pl');
    expect(i18n.t('rules-goal-title')).toBe('O co chodzi');
    await i18n.useLanguage('en');
    expect(i18n.t('rules-goal-title')).toBe('What it is about');
  });

  test('asks again for a part that did not come', async () => {
    texts.broken = true;
    await expect(i18n.loadPart('learn')).rejects.toThrow();
    texts.broken = false;
    await i18n.loadPart('learn');
    expect(i18n.t('learn-title')).toBe('Learn');
  });

  test('has a part when anybody was told so', async () => {
    void i18n.loadPart('learn');
    await i18n.loadPart('learn');
    expect(i18n.t('learn-title')).toBe('Learn');
  });
});

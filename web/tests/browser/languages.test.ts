// Every language, changed in the middle of a game without a reload.
import { expect, test } from 'vitest';
import { choose, play, playToTheEnd } from './harness/play';
import { setStage } from './harness';
import { newGame } from './harness/table';

const stage = setStage();
const tags: Record<string, RegExp> = { ru: /^ru/, pl: /^pl/, es: /^es/, zh: /^zh/, en: /^en/ };

test('a game goes on in another language', async () => {
  const page = await stage.person();
  await newGame(page, { seats: 3, horses: true });
  await page.evaluate(() => Object.assign(window, { sameVisit: true }));
  const heard = new Set<string>();
  for (const [language, tag] of Object.entries(tags)) {
    await page.getByTestId('settings').click();
    await choose(page, 'language', language);
    await expect.poll(() => page.getAttribute('html', 'lang')).toMatch(tag);
    await page.keyboard.press('Escape');
    await play(page, { decisions: 3 });
    await page.locator('[data-action]').or(page.getByTestId('scores')).first().waitFor();
    heard.add(
      await page.getByTestId('decision').or(page.getByTestId('scores')).first().innerText(),
    );
  }
  expect(heard.size).toBe(5);
  await playToTheEnd(page);
  expect(await page.evaluate(() => 'sameVisit' in window)).toBe(true);
});

test('a language stays for the next visit', async () => {
  const page = await stage.person();
  await page.goto('/');
  await page.getByTestId('language').selectOption('es');
  await expect.poll(() => page.getAttribute('html', 'lang')).toBe('es');
  await page.reload();
  await page.getByTestId('screen-start').waitFor();
  expect(await page.getAttribute('html', 'lang')).toBe('es');
});

test('the browser’s own language is the first', async () => {
  const page = await stage.person({ language: 'auto' }, { locale: 'pl-PL' });
  await page.goto('/');
  await page.getByTestId('screen-start').waitFor();
  expect(await page.getAttribute('html', 'lang')).toMatch(/^pl/);
});

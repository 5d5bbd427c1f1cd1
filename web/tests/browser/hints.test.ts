// What a strong player would do, on request, in games against bots.
import { expect, test } from 'vitest';
import { setStage } from './harness';
import { axeCheck, noSidewaysScroll } from './harness/axe';
import { actionsOf, play, playToTheEnd } from './harness/play';
import { resize } from './harness/sizes';
import { newGame } from './harness/table';

const stage = setStage();

test('a hint is offered to newcomers, says what and why, and is kept in the record', async () => {
  const page = await stage.person();
  await newGame(page, { seats: 3, here: true });
  await play(page, { until: async () => (await actionsOf(page)).length > 1 });
  await page.getByText('See what a strong player would do').waitFor();
  await page.getByTestId('offer-take').click();
  const hint = page.getByTestId('hint');
  await hint.waitFor();
  expect((await hint.innerText()).length).toBeGreaterThan(5);
  for (const size of [
    [390, 844],
    [1440, 900],
  ] as [number, number][]) {
    await resize(page, size);
    await axeCheck(page, `a hint, ${size.join(' x ')}`);
    await noSidewaysScroll(page, 'a hint');
  }
  await hint.getByRole('button').first().click();
  await hint.waitFor({ state: 'detached' });
  await playToTheEnd(page);
  await page.getByTestId('end-hints').waitFor();
});

test('who wants no hints is offered none', async () => {
  const page = await stage.person();
  await newGame(page, { seats: 3, here: true });
  await play(page, { until: async () => (await actionsOf(page)).length > 1 });
  await page.getByTestId('ask-hint').click();
  await page.getByTestId('no-more-hints').click();
  await page.getByTestId('ask-hint').waitFor({ state: 'detached' });
});

test('a newcomer turns hints off where they are offered, for all games', async () => {
  const page = await stage.person();
  for (const known of [false, true]) {
    await newGame(page, { seats: 3, here: true });
    await play(page, { until: async () => (await actionsOf(page)).length > 1 });
    if (!known) await page.getByTestId('offer-no-more').click();
    await page.getByTestId('ask-hint').waitFor({ state: 'detached' });
    expect(await page.getByTestId('offer-take').count()).toBe(0);
  }
});

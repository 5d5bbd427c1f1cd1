// The fair deal in real pages: all take part by themselves, check it at the end, and say what went
// wrong.
import { expect, test } from 'vitest';
import { setStage } from './harness';
import { playToTheEnd } from './harness/play';
import { gather, start, tableOf } from './harness/table';

const stage = setStage();

test('every page takes part, reloads included, and ticks the deal off at the end', async () => {
  const [anna, ben] = [await stage.person(), await stage.person()];
  await gather(anna, [ben], { variant: 'duo18', seats: 2 });
  await ben.reload(); // What it has committed to it still knows.
  await ben.getByTestId('screen-room').waitFor();
  await start(anna, [anna, ben]);
  await Promise.all([playToTheEnd(anna), playToTheEnd(ben, { seed: 3 })]);
  for (const page of [anna, ben]) {
    const verdict = page.getByTestId('fair-verdict');
    await verdict.waitFor();
    expect(await verdict.getAttribute('role')).toBeNull();
    expect(await verdict.textContent()).toContain('✓');
  }
  // A page that remembers another commit raises the alarm.
  await anna.evaluate(() => {
    const seen = JSON.parse(localStorage.getItem('folsom.deals') ?? '[]') as { commit: string }[];
    for (const one of seen) one.commit = '0'.repeat(64);
    localStorage.setItem('folsom.deals', JSON.stringify(seen));
  });
  await anna.goto(`/t/${tableOf(anna)}`);
  await anna.locator('[data-testid="fair-verdict"][role="alert"]').waitFor();
});

test('who is gone when the game starts loses the chair, and the others read why', async () => {
  const [anna, ben] = [await stage.person(), await stage.person()];
  await gather(anna, [ben], { variant: 'duo18', seats: 2 });
  await ben.close();
  await anna.getByTestId('start-game').click();
  await anna.locator('#room-why', { hasText: 'Shuffling' }).waitFor();
  // The pointer still rests on the button that waits: its words stay readable.
  const ground = () =>
    anna.getByTestId('start-game').evaluate((button) => getComputedStyle(button).backgroundColor);
  await expect.poll(ground).toBe('rgba(0, 0, 0, 0)');
  await anna.getByTestId('refused-start').waitFor({ timeout: 20_000 });
  await anna.locator('[data-seat="1"][data-kind="empty"]').waitFor();
});

test('a quick game starts though the screen of the table is long in coming', async () => {
  const anna = await stage.person();
  await anna.goto('/');
  let letThrough = () => {};
  const asked = new Promise<void>((done) => (letThrough = done));
  await anna.route(/\/assets\/Table-.*\.js$/, async (route) => {
    await asked;
    await route.continue();
  });
  await anna.getByTestId('play-now').click();
  await anna.waitForURL(/\/here\//);
  const dealt = async () => {
    const seen = await anna.evaluate(() => localStorage.getItem('folsom.deals') ?? '[]');
    return (JSON.parse(seen) as { nonce?: string; seats?: number[] }[])[0];
  };
  // The game is on before anything of it can be drawn.
  await expect
    .poll(dealt)
    .toMatchObject({ seats: [expect.any(Number)], nonce: expect.any(String) });
  letThrough();
  await anna.getByTestId('train').waitFor();
});

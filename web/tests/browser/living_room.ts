// Pictures of the living room: the screen, and the phones that play with it, side by side.
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { phone, plainHost, type Stage } from './harness/stage';

const people = [['Ann', 'doc'], ['Ben', 'belle'], ['Cleo']] as const;

async function besides(stage: Stage, screen: Page, phones: Page[], file: string): Promise<void> {
  const shots = await Promise.all([screen, ...phones].map((page) => page.screenshot()));
  const [tv, ...hands] = shots.map((shot) => `data:image/png;base64,${shot.toString('base64')}`);
  const sheet = await stage.person({}, { viewport: { width: 1600, height: 560 } });
  await sheet.setContent(`
    <body style="display:flex;gap:24px;align-items:center;justify-content:center;margin:0;
      height:560px;background:#2b1d14">
    <img src="${tv}" style="height:500px;border:8px solid #111;border-radius:10px">
    ${hands
      .map(
        (hand) =>
          `<img src="${hand}" style="height:460px;border:6px solid #111;border-radius:22px">`,
      )
      .join('')}`);
  await sheet.screenshot({ path: file });
}

export async function livingRoom(stage: Stage, folder: string): Promise<void> {
  const baseURL = stage.server.url.replace('localhost', plainHost);
  const tv = { viewport: { width: 1280, height: 720 }, baseURL };
  const screen = await stage.person({ speed: 'fast', muted: false }, tv);
  await screen.goto('/tv');
  await screen.keyboard.press('ArrowDown');
  const link = await screen.getByTestId('tv-code').getAttribute('data-link');
  const phones: Page[] = [];
  for (const [name, bandit] of people) {
    const page = await stage.person({}, phone);
    phones.push(page);
    await page.goto(new URL(link ?? '').pathname);
    await page.getByTestId('hand-name').fill(name);
    if (!bandit) break;
    await page.getByTestId('hand-join').tap();
    await page.locator(`[data-pick="${bandit}"]`).tap();
    await screen.locator(`[data-bandit="${bandit}"]`).waitFor();
  }
  await besides(stage, screen, [phones[1]!, phones[2]!], join(folder, 'tv-room.png'));
  await phones.pop()?.close(); // Cleo only looked in.
  await phones[0]!.getByTestId('hand-start').tap();
  // Until the second turn, when there is something on the pile.
  for (let made = 0; made < 6;) {
    for (const page of phones) {
      const choice = page.locator('[data-action]:not([data-action="draw"])').first();
      if (made >= 6 || !(await choice.isVisible())) continue;
      const number = await page.locator('[data-decision]').getAttribute('data-decision');
      await choice.tap();
      await page.locator(`main:not([data-decision="${number}"])`).waitFor();
      made += 1;
    }
  }
  await screen.locator('[data-testid="tv-game"][data-caught-up="true"]').waitFor();
  await Promise.any(phones.map((page) => page.locator('main[data-turn="mine"]').waitFor()));
  await besides(stage, screen, phones, join(folder, 'tv-game.png'));
}

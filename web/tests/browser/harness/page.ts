// What somebody does with the page besides playing.
import type { Page } from 'playwright-core';

declare global {
  interface Window {
    drawFrame?: typeof requestAnimationFrame;
  }
}

// Says who they are.
export async function introduce(page: Page, name: string): Promise<void> {
  await page.goto('/');
  await page.getByTestId('your-name').fill(name);
  await page.getByTestId('your-name').press('Enter');
  await page.getByRole('status').getByText(name).waitFor();
}

export async function openSettings(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByTestId('open-settings').click();
  await page.getByTestId('settings-dialog').waitFor();
}

export async function setSpeed(
  page: Page,
  speed: 'slow' | 'normal' | 'fast' | 'instant',
): Promise<void> {
  const button = page.getByTestId('speed');
  while ((await button.innerText()).toLowerCase() !== speed) await button.click();
}

// Puts the page behind others, where it is hidden and draws no frames, or before them again.
export function setAside(page: Page, aside: boolean): Promise<void> {
  return page.evaluate((hidden) => {
    const draw = (window.drawFrame ??= requestAnimationFrame);
    window.requestAnimationFrame = hidden ? () => 0 : draw;
    const state = { hidden, visibilityState: hidden ? 'hidden' : 'visible' };
    for (const [name, value] of Object.entries(state)) {
      Object.defineProperty(document, name, { value, configurable: true });
    }
    document.dispatchEvent(new Event('visibilitychange'));
  }, aside);
}

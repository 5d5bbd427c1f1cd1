// A screen in the living room, and phones whose players count how often they are touched.
import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { phone, type Stage } from './stage';

export const tv = { viewport: { width: 1280, height: 720 } };

type Memory = NonNullable<BrowserContextOptions['storageState']>;

export class Phone {
  taps = 0;
  constructor(readonly page: Page) {}
  async tap(thing: Locator): Promise<void> {
    this.taps += 1;
    await thing.tap();
  }
  get(testid: string): Locator {
    return this.page.getByTestId(testid);
  }
  async join(link: string, name: string): Promise<void> {
    await this.page.goto(link);
    await this.tap(this.get('hand-name'));
    await this.page.keyboard.type(name);
    await this.tap(this.get('hand-join'));
  }
  get choices(): Locator {
    return this.page.locator('[data-action]:not([disabled])');
  }
}

// `kept`: what this phone remembers from before.
export async function newPhone(stage: Stage, kept?: Memory): Promise<Phone> {
  const memory = kept ? { storageState: kept } : {};
  return new Phone(await stage.person({}, { ...phone, deviceScaleFactor: 1, ...memory }));
}

// Phones that have a seat, in this order.
export async function seatedPhones(stage: Stage, link: string, names: string[]): Promise<Phone[]> {
  const phones: Phone[] = [];
  for (const name of names) {
    const one = await newPhone(stage);
    await one.join(link, name);
    await one.get('hand-start').waitFor();
    phones.push(one);
  }
  return phones;
}

export async function linkOn(screen: Page): Promise<string> {
  const code = screen.getByTestId('tv-code');
  await code.waitFor();
  return new URL((await code.getAttribute('data-link')) ?? '').pathname;
}

export function anyAsked(phones: Phone[]): Promise<void> {
  return Promise.any(phones.map(({ choices }) => choices.first().waitFor()));
}

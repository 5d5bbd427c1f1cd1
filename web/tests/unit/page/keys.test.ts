// Whose the keys are, and who has the focus. The page is a stand-in.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { giveBackFocus } from '../../../src/page/focus';
import { keysAreFree, skips } from '../../../src/page/keys';

class FakeElement {
  isConnected = true;
  constructor(readonly kind = '') {}
  closest(selector: string): FakeElement | null {
    return this.kind && selector.includes(this.kind) ? this : null;
  }
  focus(): void {
    page.activeElement = this;
  }
}

const element = (kind?: string) => new FakeElement(kind) as unknown as HTMLElement;

const body = new FakeElement();
const main = new FakeElement();
const page = {
  body,
  activeElement: body,
  there: [] as string[],
  querySelector: (selector: string) =>
    selector.split(', ').some((one) => page.there.includes(one)) ? body : null,
  getElementById: () => main,
};

beforeEach(() => {
  page.there = [];
  page.activeElement = body;
  vi.stubGlobal('document', page);
  vi.stubGlobal('Element', FakeElement);
  vi.stubGlobal('HTMLElement', FakeElement);
});
afterEach(() => vi.unstubAllGlobals());

describe('the keys of a screen', () => {
  it('are its own, unless somebody types', () => {
    expect(keysAreFree(element())).toBe(true);
    expect(keysAreFree(element('textarea'))).toBe(false);
  });

  it.each(['dialog[open]', '[data-covers]'])('rest below %s', (above) => {
    page.there = [above];
    expect(keysAreFree(element())).toBe(false);
  });
});

describe('what covers a screen', () => {
  const skipping = (key: string, target = element()) => skips({ key, target });

  it('goes with Escape and Space, and with nothing else', () => {
    page.there = ['[data-covers]'];
    expect(['Escape', ' ', '.', 'n', '1', 'Enter', 'Tab'].filter((key) => skipping(key))).toEqual([
      'Escape',
      ' ',
    ]);
  });

  it('leaves a space to who types, and all to a window above', () => {
    expect(skipping(' ', element('input'))).toBe(false);
    expect(skipping('Escape', element('input'))).toBe(true);
    page.there = ['dialog[open]'];
    expect(skipping('Escape')).toBe(false);
  });
});

describe('the focus', () => {
  it('goes back to what had it', () => {
    const before = element();
    giveBackFocus(before);
    expect(page.activeElement).toBe(before);
  });

  it('goes to the screen where that is gone', () => {
    const gone = new FakeElement();
    gone.isConnected = false;
    for (const before of [gone, body, null]) {
      page.activeElement = body;
      giveBackFocus(before as unknown as HTMLElement | null);
      expect(page.activeElement).toBe(main);
    }
  });

  it('stays where it went meanwhile', () => {
    const elsewhere = new FakeElement();
    page.activeElement = elsewhere;
    giveBackFocus(element());
    expect(page.activeElement).toBe(elsewhere);
  });
});

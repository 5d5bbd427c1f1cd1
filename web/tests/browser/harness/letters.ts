// How large letters are, as a share of the window's height.
import type { Page } from 'playwright-core';

// Every text that can be seen and whose letters are smaller than this share.
export function smallLetters(page: Page, share: number): Promise<string[]> {
  return page.evaluate((least) => {
    const pen = document.createElement('canvas').getContext('2d');
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const small: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!node.textContent?.trim() || !parent?.checkVisibility({ checkOpacity: true })) continue;
      if (parent.closest('.visually-hidden, .skip:not(:focus), script, style, svg, option'))
        continue;
      range.selectNodeContents(node);
      const box = range.getClientRects()[0];
      if (!pen || !box || box.width < 2 || box.bottom < 0 || box.top > innerHeight) continue;
      // The box of a line is as high as the face, whatever the letters are scaled by.
      const { fontFamily, fontWeight, fontStyle } = getComputedStyle(parent);
      pen.font = `${fontStyle} ${fontWeight} 100px ${fontFamily}`;
      const face = pen.measureText('x');
      const high = (face.fontBoundingBoxAscent + face.fontBoundingBoxDescent) / 100;
      const size = box.height / high / innerHeight;
      if (size < least) small.push(`${node.textContent.trim()} ${(size * 100).toFixed(2)} %`);
    }
    return small;
  }, share);
}

// What is cut off at the edges of the window, or has to be scrolled to.
export function cutOff(page: Page, selector: string): Promise<string[]> {
  return page.evaluate((wanted) => {
    const all = [...document.querySelectorAll<HTMLElement>(wanted)].filter(
      (thing) => !thing.closest('.visually-hidden'),
    );
    const out = all.filter((thing) => {
      const { left, top, right, bottom } = thing.getBoundingClientRect();
      return left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1;
    });
    return out.map((thing) => thing.outerHTML.slice(0, 90));
  }, selector);
}

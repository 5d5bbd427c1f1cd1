// A moment as a picture to send: the stage, what happened on it, and the game's sign.
import { mount, tick, unmount } from 'svelte';
import type { Act } from '../core/act';
import Train from '../train/Train.svelte';
import { snapshot } from './snapshot';

export const pictureSize = { width: 1200, height: 630 };
const stageHeight = 452;
const margin = 36;
const paperColour = '#f3e6c8';
const inkColour = '#2b1d14';
const rustColour = '#9c3c24';

export interface Said {
  head: string; // Round and number.
  title: string;
  lines: readonly string[];
}

// Draws up a part of the page where nobody sees it, and gives its image.
async function imageOf(show: (room: HTMLElement) => Record<string, unknown>, size: string[]) {
  const room = document.createElement('div');
  room.inert = true;
  room.ariaHidden = 'true';
  const [width = '', height = ''] = size;
  Object.assign(room.style, { position: 'fixed', top: '0', left: '-10000px', width, height });
  document.body.append(room);
  const shown = show(room);
  try {
    await settled();
    return await snapshot(room.firstElementChild as HTMLElement);
  } finally {
    await unmount(shown);
    room.remove();
  }
}

// It has measured its room, and drawn itself in it.
async function settled(): Promise<void> {
  for (let frame = 0; frame < 3; frame += 1) {
    await tick();
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
}

function stageOf(act: Act): Promise<HTMLImageElement> {
  const props = { view: act.step.after, act, moving: false };
  const size = [`${pictureSize.width}px`, `${stageHeight}px`];
  return imageOf((target) => mount(Train, { target, props }), size);
}

class Sheet {
  readonly canvas = document.createElement('canvas');
  readonly #paper: CanvasRenderingContext2D;

  constructor() {
    Object.assign(this.canvas, pictureSize);
    const paper = this.canvas.getContext('2d');
    if (!paper) throw new Error('no canvas');
    this.#paper = paper;
  }

  background(stage: HTMLImageElement): void {
    const { width, height } = pictureSize;
    this.#paper.fillStyle = paperColour;
    this.#paper.fillRect(0, 0, width, height);
    this.#paper.drawImage(stage, 0, 0, width, stageHeight);
    this.#paper.fillStyle = inkColour;
    for (const [y, h] of [[stageHeight, 6] as const, [stageHeight + 9, 2] as const])
      this.#paper.fillRect(0, y, width, h);
  }

  // On one line, smaller if it must be. `y`: where the letters stand.
  line(text: string, y: number, look: { font: string; size: number; colour?: string }): void {
    const room = pictureSize.width - 2 * margin;
    const font = (size: number) => look.font.replace('{}', `${size}px`);
    this.#paper.font = font(look.size);
    const fit = Math.min(1, room / Math.max(1, this.#paper.measureText(text).width));
    this.#paper.font = font(look.size * fit);
    this.#paper.fillStyle = look.colour ?? inkColour;
    this.#paper.fillText(text, margin, y);
  }

  // The sign of the game, and beside it which round it was.
  sign(text: string, font: string): void {
    const { width, height } = pictureSize;
    this.#paper.textAlign = 'right';
    this.#paper.fillStyle = rustColour;
    this.#paper.font = '30px Rye, serif';
    this.#paper.fillText('FOLSOM', width - margin, stageHeight + 58);
    this.#paper.fillStyle = inkColour;
    this.#paper.font = font.replace('{}', '22px');
    this.#paper.fillText(text, width - margin, height - 22);
    this.#paper.textAlign = 'left';
  }

  blob(): Promise<Blob> {
    return new Promise((resolve, reject) => {
      const done = (blob: Blob | null) => (blob ? resolve(blob) : reject(new Error('no picture')));
      this.canvas.toBlob(done, 'image/png');
    });
  }
}

// The page's two faces, in whatever language it is.
function faces(): { display: string; text: string } {
  const style = getComputedStyle(document.documentElement);
  const of = (name: string) => style.getPropertyValue(name).trim();
  return { display: `400 {} ${of('--display')}`, text: `400 {} ${of('--text')}` };
}

// A PNG. Theme and language are the page's.
export async function scenePicture(act: Act, { head, title, lines }: Said): Promise<Blob> {
  const sheet = new Sheet();
  sheet.background(await stageOf(act));
  const { display, text } = faces();
  sheet.line(title, stageHeight + 64, { font: display, size: 42, colour: rustColour });
  sheet.line(lines.slice(0, 2).join(' · '), stageHeight + 108, { font: text, size: 29 });
  sheet.line(lines.slice(2).join(' · '), stageHeight + 146, { font: text, size: 29 });
  sheet.sign(head, text);
  return sheet.blob();
}

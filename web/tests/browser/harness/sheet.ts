// Many pictures on one sheet.
import type { Page } from 'playwright-core';
import { palettePng } from './palette_png';

const columns = 3;
const wide = 476; // Of each picture, in pixels.
const gap = 6;

// Lays them out in rows, in an empty page.
export async function sheetOf(page: Page, pictures: readonly Buffer[]): Promise<Buffer> {
  const sources = pictures.map((picture) => `data:image/png;base64,${picture.toString('base64')}`);
  const { width, height, data } = await page.evaluate(
    async ([sources, columns, wide, gap]) => {
      const images = await Promise.all(
        sources.map(async (src) => {
          const image = Object.assign(new Image(), { src });
          await image.decode();
          return image;
        }),
      );
      const high = Math.round((wide * (images[0]?.height ?? 0)) / (images[0]?.width ?? 1));
      const rows = Math.ceil(images.length / columns);
      const width = columns * (wide + gap) + gap;
      const height = rows * (high + gap) + gap;
      const canvas = Object.assign(document.createElement('canvas'), { width, height });
      const context = canvas.getContext('2d');
      if (!context) throw new Error('no canvas');
      context.fillStyle = '#2b1d14';
      context.fillRect(0, 0, width, height);
      context.imageSmoothingQuality = 'high';
      images.forEach((image, i) => {
        const x = gap + (i % columns) * (wide + gap);
        const y = gap + Math.floor(i / columns) * (high + gap);
        context.drawImage(image, x, y, wide, high);
      });
      const bytes = context.getImageData(0, 0, width, height).data;
      let text = '';
      for (let at = 0; at < bytes.length; at += 4) {
        text += String.fromCharCode(bytes[at] ?? 0, bytes[at + 1] ?? 0, bytes[at + 2] ?? 0);
      }
      return { width, height, data: btoa(text) };
    },
    [sources, columns, wide, gap] as const,
  );
  return palettePng({ width, height, rgb: Uint8Array.from(Buffer.from(data, 'base64')) });
}

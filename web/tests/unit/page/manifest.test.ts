import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const file = (name: string) => readFileSync(new URL(`../../../public/${name}`, import.meta.url));
const page = readFileSync(new URL('../../../index.html', import.meta.url), 'utf8');

interface Picture {
  src: string;
  sizes: string;
  type: string;
  purpose?: string;
  form_factor?: string;
}
const manifest: { icons: Picture[]; screenshots: Picture[] } & Record<string, unknown> = JSON.parse(
  file('manifest.webmanifest').toString(),
);

// Width and height as the file itself says.
function sizeOf(bytes: Buffer): string {
  if (bytes.subarray(1, 4).toString() === 'PNG') {
    return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
  }
  let at = 2; // JPEG: marker after marker, until one that begins a frame.
  while (bytes[at + 1] !== 0xc0 && bytes[at + 1] !== 0xc2) at += 2 + bytes.readUInt16BE(at + 2);
  return `${bytes.readUInt16BE(at + 7)}x${bytes.readUInt16BE(at + 5)}`;
}

test('the manifest works from any folder', () => {
  expect(manifest).toMatchObject({ start_url: './', scope: './', display: 'standalone' });
  expect(manifest['id']).toBe('folsom');
  for (const { src } of [...manifest.icons, ...manifest.screenshots]) {
    expect(src).not.toMatch(/^\/|:/);
  }
});

test('its pictures are there, and as large as it says', () => {
  const drawn = [...manifest.icons, ...manifest.screenshots].filter(({ sizes }) => sizes !== 'any');
  for (const { src, sizes } of drawn) expect(sizeOf(file(src)), src).toBe(sizes);
  const masks = manifest.icons.filter(({ purpose }) => purpose === 'maskable');
  expect(masks.map(({ sizes }) => sizes)).toEqual(['192x192', '512x512']);
  expect(manifest.screenshots.map((one) => one.form_factor)).toEqual(['wide', 'narrow']);
});

test('the picture of a shared link is as large as the page says', () => {
  const said = (what: string) => new RegExp(`og:image:${what}" content="(\\d+)"`).exec(page)?.[1];
  expect(sizeOf(file('share.jpg'))).toBe(`${said('width')}x${said('height')}`);
});

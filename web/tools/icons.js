// Makes the icons of public/ from tools/icon.svg, with Chromium. The drawing fills its square; what
// matters in it lies within the middle circle that launchers leave of a maskable icon.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';

const drawing = readFileSync(new URL('icon.svg', import.meta.url), 'utf8').trim();
const inside = drawing.replace(/^<svg[^>]*>|<\/svg>$/g, '');
const svg = 'xmlns="http://www.w3.org/2000/svg"';

// Its middle, without the margin for masks; rounded where nobody else does it.
const cut = `<svg ${svg} viewBox="0 0 64 64">${inside}</svg>`;
const round =
  `<svg ${svg} viewBox="0 0 64 64"><clipPath id="a"><rect width="64" height="64" rx="13"/></clipPath>` +
  `<g clip-path="url(#a)">${inside}</g></svg>`;

const icons = [
  ['icon-192.png', round, 192],
  ['icon-512.png', round, 512],
  ['maskable-192.png', drawing, 192],
  ['maskable-512.png', drawing, 512],
  ['apple-touch-icon.png', cut, 180],
];

const toPublic = (name) => fileURLToPath(new URL(`../public/${name}`, import.meta.url));
writeFileSync(toPublic('favicon.svg'), `${round}\n`);
const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium';
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
const page = await browser.newPage();
for (const [name, picture, size] of icons) {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(`<style>body{margin:0}svg{display:block}</style>${picture}`);
  await page.screenshot({ path: toPublic(name), omitBackground: true });
}
await browser.close();

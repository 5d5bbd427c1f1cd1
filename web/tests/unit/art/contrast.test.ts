import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync(new URL('../../../src/styles/tokens.css', import.meta.url), 'utf8');

function tokensOf(block: string | undefined): Map<string, string> {
  return new Map(
    [...(block ?? '').matchAll(/--([\w-]+):\s*(#[0-9a-f]{6});/g)].map((m) => [m[1]!, m[2]!]),
  );
}
const [lightBlock, darkBlock] = css.split(":root[data-theme='dark']");
const light = tokensOf(lightBlock);
const themes = { light, dark: new Map([...light, ...tokensOf(darkBlock)]) };

function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}

function contrast(one: string, other: string): number {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high! + 0.05) / (low! + 0.05);
}

const papers = ['paper', 'paper-raised', 'paper-sunk'];
const texts = ['ink', 'ink-soft', 'link', 'rust', 'sage', 'dusk', 'danger', 'good'];
const bandits = ['cheyenne', 'django', 'belle', 'tuco', 'doc'];

describe.each(Object.entries(themes))('%s theme', (_, tokens) => {
  const ratio = (one: string, other: string) => contrast(tokens.get(one)!, tokens.get(other)!);

  it.each(texts.flatMap((text) => papers.map((paper) => [text, paper])))(
    'text in %s on %s',
    (text, paper) => expect(ratio(text, paper)).toBeGreaterThanOrEqual(4.5),
  );
  it.each([
    ['on-action', 'action'],
    ['on-action', 'action-hover'],
    ['on-ochre', 'ochre'],
    ['on-ghost', 'ghost'],
    ...bandits.map((bandit) => ['on-bandit', bandit]),
  ])('text in %s on %s', (text, ground) => expect(ratio(text, ground)).toBeGreaterThanOrEqual(4.5));
  it.each(['focus', 'edge'].flatMap((line) => papers.map((paper) => [line, paper])))(
    'line in %s on %s',
    (line, paper) => expect(ratio(line, paper)).toBeGreaterThanOrEqual(3),
  );
});

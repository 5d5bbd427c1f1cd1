// Reviews of the games of the fixtures.
import { readFileSync } from 'node:fs';
import type { Review } from '../../../src/protocol/generated';

export function reviewOf(name: 'std4' | 'duo14'): Review {
  const file = new URL(`../../fixtures/${name}.review.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8'));
}

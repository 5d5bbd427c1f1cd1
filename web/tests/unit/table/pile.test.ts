import { render } from 'svelte/server';
import { beforeAll, expect, it } from 'vitest';
import { t, useLanguage } from '../../../src/i18n/i18n.svelte';
import type { Phase } from '../../../src/protocol/generated';
import Pile from '../../../src/table/cards/Pile.svelte';
import { viewAt } from './games';

const names = { seat: (seat: number) => `seat ${seat}` };

beforeAll(() => useLanguage('en'));

function emptyIn(phase: Phase): string {
  const view = { ...viewAt('std4.0', 60), phase, pile: [] };
  return render(Pile, { props: { view, names } }).body;
}

it('is said to be empty before cards are planned, not after', () => {
  expect(emptyIn('planning')).toContain(t('table-pile-empty'));
  expect(emptyIn('event')).not.toContain(t('table-pile-empty'));
  expect(emptyIn('round_end')).not.toContain(t('table-pile-empty'));
});

import { render } from 'svelte/server';
import { beforeAll, expect, it } from 'vitest';
import TableForm from '../../../src/form/TableForm.svelte';
import { newDraft } from '../../../src/form/draft';
import { levelItems } from '../../../src/form/labels';
import { t, useLanguage } from '../../../src/i18n/i18n.svelte';
import { choices } from '../core/fixtures';

beforeAll(() => useLanguage('en'));

function details(alone: boolean): string {
  const { config, options } = newDraft(choices, false, 'normal');
  const props = { part: 'details' as const, config, options, choices, alone, onchange: () => {} };
  return render(TableForm, { props }).body;
}

it('asks nothing about others where nobody else can come', () => {
  const ofOthers = ['form-room-private', 'form-listed', 'form-grace', 'form-stand-in'];
  for (const id of ofOthers) {
    expect(details(false)).toContain(t(id));
    expect(details(true)).not.toContain(t(id));
  }
});

it('offers the levels that the server has, and no other', () => {
  const ofServer = choices.levels.map(({ level }) => level);
  expect(levelItems(choices).map(({ value }) => value)).toEqual(ofServer);
  expect(levelItems({ ...choices, levels: choices.levels.slice(1) })).toHaveLength(
    ofServer.length - 1,
  );
});

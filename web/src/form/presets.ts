import type { TableChoices } from '../protocol/generated';
import { agree, isPlayable, type Combo } from './openings';

// Games that are offered by name.
export const presets = {
  first: { edition: '2018', seats: 4, variant: 'basic', expert: false, horses: false },
  standard: { edition: '2014', seats: 4, variant: 'standard', expert: false, horses: false },
  expert: { edition: '2014', seats: 4, variant: 'standard', expert: true, horses: false },
  horses: { edition: '2014', seats: 4, variant: 'standard', expert: false, horses: true },
  two: { edition: '2018', seats: 2, variant: 'duo18', expert: false, horses: false },
  teams: { edition: '2014', seats: 4, variant: 'teams', expert: false, horses: false },
  all: { edition: '2014', seats: 6, variant: 'standard', expert: true, horses: true },
} satisfies Record<string, Combo>;
type Preset = keyof typeof presets;
export const presetNames = Object.keys(presets) as Preset[];

// A preset for as many players as are there, if it exists for so many.
export function withPreset(choices: TableChoices, preset: Preset, seats: number): Combo {
  const wanted = { ...presets[preset], seats };
  return preset !== 'all' && isPlayable(choices, wanted) ? wanted : presets[preset];
}

export function presetOf(combo: Combo): Preset | undefined {
  return presetNames.find(
    (name) =>
      agree(presets[name], combo, ['variant', 'edition', 'expert', 'horses']) &&
      (name !== 'all' || combo.seats === presets.all.seats),
  );
}

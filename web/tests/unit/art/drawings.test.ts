import { readFileSync } from 'node:fs';
import { render } from 'svelte/server';
import type { Component } from 'svelte';
import { describe, expect, it } from 'vitest';
import CardArt from '../../../src/art/cards/CardArt.svelte';
import Car from '../../../src/art/cars/Car.svelte';
import Emblem from '../../../src/art/Emblem.svelte';
import Figure from '../../../src/art/figures/Figure.svelte';
import { poses } from '../../../src/art/figures/pose';
import Hostage from '../../../src/art/Hostage.svelte';
import Loot from '../../../src/art/loot/Loot.svelte';
import RoundEvent from '../../../src/art/RoundEvent.svelte';
import Turn from '../../../src/art/Turn.svelte';

// The keys as the schema has them: whoever adds one must draw it.
const generated = readFileSync(
  new URL('../../../src/protocol/generated.ts', import.meta.url),
  'utf8',
);
function keysOf(type: string): string[] {
  const body = generated.match(new RegExp(`export type ${type} =([^;]*);`))?.[1] ?? '';
  return [...body.matchAll(/'([^']+)'/g)].map((found) => found[1]!);
}

// A drawing of something unknown fails to render or is empty.
function drawn(drawing: unknown, props: Record<string, unknown>): string {
  return render(drawing as Component<Record<string, unknown>>, { props }).body;
}
const hasShapes = (svg: string) => (svg.match(/<(path|circle)/g)?.length ?? 0) > 2;

describe('every key of the schema has a drawing', () => {
  const bandits = keysOf('Bandit');
  const cards = ['move', 'floor', 'fire', 'robbery', 'punch', 'marshal', 'ride'];

  it('knows the keys', () => {
    const counts = ['Bandit', 'Wagon', 'TurnKind', 'RoundEvent', 'Hostage', 'LootKind'].map(
      (type) => keysOf(type).length,
    );
    expect(counts).toEqual([6, 6, 5, 15, 8, 5]);
  });
  it.each([...bandits, 'marshal', 'guard'].flatMap((who) => poses.map((pose) => [who, pose])))(
    'figure %s %s',
    (who, pose) => expect(hasShapes(drawn(Figure, { who, pose }))).toBe(true),
  );
  it.each(bandits)('emblem of %s', (bandit) =>
    expect(hasShapes(drawn(Emblem, { bandit }))).toBe(true),
  );
  it.each(['locomotive', ...keysOf('Wagon')])('car %s', (kind) =>
    expect(hasShapes(drawn(Car, { kind, last: true }))).toBe(true),
  );
  it.each(keysOf('TurnKind'))('turn %s', (kind) =>
    expect(hasShapes(drawn(Turn, { kind }))).toBe(true),
  );
  it.each(keysOf('RoundEvent'))('event %s', (event) =>
    expect(hasShapes(drawn(RoundEvent, { event }))).toBe(true),
  );
  it.each(keysOf('Hostage'))('hostage %s', (hostage) =>
    expect(hasShapes(drawn(Hostage, { hostage }))).toBe(true),
  );
  it.each(keysOf('LootKind'))('loot %s', (kind) =>
    expect(hasShapes(drawn(Loot, { kind }))).toBe(true),
  );
  it.each(cards)('card %s', (card) =>
    expect(hasShapes(drawn(CardArt, { face: { kind: 'action', card, bandit: 'belle' } }))).toBe(
      true,
    ),
  );
  it.each(keysOf('BulletSource'))('bullet of %s', (source) =>
    expect(hasShapes(drawn(CardArt, { face: { kind: 'bullet', source } }))).toBe(true),
  );
  it('has no two figures alike', () => {
    expect(new Set(bandits.map((who) => drawn(Figure, { who }))).size).toBe(6);
  });
});

import { describe, expect, it } from 'vitest';
import type { Choice } from '../../../src/core/choices';
import { cardsBesides, choicesAt, handOf, sortHand } from '../../../src/table/cards/hand';
import { viewAt } from './games';

function play(card: string, down = false): Choice {
  const action = `play ${card}${down ? ' down' : ''}`;
  return { action, verb: 'play', target: { kind: 'card', card, down }, words: { id: 'x' } };
}

describe('the hand', () => {
  it('is sorted by kind, bullets last, whatever order cards came in', () => {
    const cards = ['bullet neutral', 'belle punch', 'belle move', 'bullet tuco', 'belle fire'];
    const order = sortHand(cards).map(({ card }) => card);
    expect(order).toEqual([
      'belle move',
      'belle fire',
      'belle punch',
      'bullet tuco',
      'bullet neutral',
    ]);
    expect(sortHand([...cards].reverse()).map(({ card }) => card)).toEqual(order);
  });

  it('tells equal cards apart, and keeps their names when another comes', () => {
    const before = sortHand(['belle move', 'belle move']).map(({ key }) => key);
    const after = sortHand(['belle move', 'belle fire', 'belle move']).map(({ key }) => key);
    expect(new Set(before).size).toBe(2);
    expect(after).toEqual(expect.arrayContaining(before));
  });

  it('puts the cards of two bandits side by side', () => {
    const order = sortHand(['tuco move', 'marshal', 'belle fire', 'tuco fire', 'belle move']);
    expect(order.map(({ card }) => card)).toEqual([
      'belle move',
      'belle fire',
      'tuco move',
      'tuco fire',
      'marshal',
    ]);
  });

  it('marks kept cards once each', () => {
    const cards = sortHand(['belle move', 'belle move'], ['belle move']);
    expect(cards.map(({ kept }) => kept)).toEqual([true, false]);
  });

  it('is empty for spectators and complete for a player', () => {
    const view = viewAt('std4.0', 60);
    expect(handOf(view, 0)).toHaveLength(view.own?.hand.length ?? -1);
    const { own: _, ...public_ } = view;
    expect(handOf(public_, undefined)).toEqual([]);
  });
});

describe('choices at a card', () => {
  const choices = [play('ghost move'), play('ghost move', true), play('ghost fire')];

  it('are all that touch it', () => {
    expect(choicesAt(choices, 'ghost move')).toHaveLength(2);
    expect(choicesAt(choices, 'ghost punch')).toHaveLength(0);
  });

  it('may be of cards that are not in hand', () => {
    const hand = sortHand(['ghost fire']);
    expect(cardsBesides(choices, hand).map(({ card }) => card)).toEqual(['ghost move']);
  });
});

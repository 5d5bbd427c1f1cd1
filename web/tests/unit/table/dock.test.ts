import { describe, expect, it } from 'vitest';
import { dockOf } from '../../../src/table/game/dock';

const wide = { size: 'wide', low: false } as const;
const phone = { size: 'phone', low: false } as const;
const low = { size: 'phone', low: true } as const;

describe('the dock', () => {
  it('makes way for the stage in Stealin’, at every size', () => {
    for (const [space, height] of [
      [wide, 900],
      [wide, 720],
      [phone, 844],
      [low, 390],
    ] as const) {
      const { planning, robbing } = dockOf(space, height);
      expect(robbing).toBeLessThan(planning);
      expect(planning).toBeLessThan(height * 0.34);
    }
  });

  it('stays as it is while somebody explains, so that the train does not jump', () => {
    for (const space of [wide, phone, low]) {
      const { planning, robbing } = dockOf(space, 800, true);
      expect(robbing).toBe(planning);
    }
  });
});

import { describe, expect, it } from 'vitest';
import { pace } from '../../../src/app/settings.svelte';
import {
  createMessage,
  freeSeats,
  newDraft,
  quickMessage,
  withCombo,
} from '../../../src/form/draft';
import { quickSeats, readQuick, settledQuick } from '../../../src/screens/start/quick';
import { comboOf } from '../../../src/form/openings';
import { presets } from '../../../src/form/presets';
import { choices } from '../core/fixtures';

describe('a table with friends', () => {
  const draft = newDraft(choices, false, 'normal');

  it('leaves seats free for those who come', () => {
    expect(freeSeats(draft, choices)).toBe(3);
    expect(createMessage(draft, choices, 'Player')).toMatchObject({ bots: ['', '', '', ''] });
  });

  it('is watched by its host when only bots play', () => {
    const bots = draft.chairs.map((chair) => ({ ...chair, who: 'bot' as const, level: 'rustler' }));
    const message = createMessage({ ...draft, chairs: bots }, choices, 'Player');
    expect(message.sit).toBe(false);
    expect(message.bots).toEqual(['rustler', 'rustler', 'rustler', 'rustler']);
  });
});

describe('a game on one device', () => {
  it('has a name for every person, without a clock', () => {
    const draft = newDraft(choices, true, 'fast');
    const [first, ...rest] = draft.chairs;
    const named = { ...draft, chairs: first ? [{ ...first, name: ' Anna ' }, ...rest] : rest };
    const message = createMessage(named, choices, 'Player');
    expect(message.local_names).toEqual(['Anna', 'Player 2']);
    expect(message.options?.clock?.kind).toBe('none');
    expect(message.options?.bot_pause_ms).toBe(choices.ranges.bot_pause_ms.default * pace.fast);
    expect(freeSeats(named, choices)).toBe(0);
  });
});

describe('withCombo', () => {
  it('fits given bandits and wagons to the new game', () => {
    const given = withCombo(
      {
        bandits: ['tuco', 'belle', 'doc', 'ghost'],
        wagons: ['mail', 'saloon', 'dining', 'parlor'],
      },
      presets.two,
      choices,
    );
    expect(given.bandits).toHaveLength(4);
    expect(given.wagons).toEqual(['mail', 'saloon', 'dining']);
    expect(comboOf(given, choices)).toEqual(presets.two);
  });
});

describe('play now', () => {
  it('seats one person among bots', () => {
    expect(
      quickMessage({ seats: 3, level: 'desperado', horses: true }, choices, 'instant'),
    ).toEqual({
      type: 'create',
      config: { seats: 3, horses: true },
      options: { clock: { kind: 'none' }, bot_pause_ms: 0 },
      bots: ['', 'desperado', 'desperado'],
    });
  });

  it('casts the bandit that was picked, and others around it', () => {
    const quick = { seats: 4, level: 'drifter', horses: false, bandit: 'tuco' } as const;
    let next = 0;
    const random = () => [0.5, 0.1, 0.9, 0.3, 0.7][next++] ?? 0;
    const { config, options } = quickMessage(quick, choices, 'normal', random);
    expect(config?.bandits).toEqual(['tuco', 'cheyenne', 'belle', 'ghost']);
    expect(options?.shuffle_seats).toBe(false);
    expect(options?.bot_pause_ms).toBe(choices.ranges.bot_pause_ms.default);
  });

  it('is for as many as the server says', () => {
    expect(quickSeats(choices, false)).toEqual([3, 4, 5, 6]);
    const configs = choices.configs.filter(({ seats }) => seats < 5);
    expect(quickSeats({ ...choices, configs }, true)).toEqual([3, 4]);
  });

  it('remembers, and forgives what is damaged', () => {
    const seats = (text: string) => settledQuick(readQuick(text), choices).seats;
    expect(seats('{"seats":6,"level":"rustler","horses":true}')).toBe(6);
    expect(seats('{"seats":99}')).toBe(choices.defaults.config.seats);
    expect(seats('{"seats":"many"}')).toBe(choices.defaults.config.seats);
    expect(readQuick('{"bandit":"doc"}').bandit).toBe('doc');
    expect(readQuick('{"bandit":"zorro"}').bandit).toBeUndefined();
    expect(readQuick('nonsense')).toEqual(readQuick(null));
    expect(readQuick('null').level).toBe('drifter');
  });
});

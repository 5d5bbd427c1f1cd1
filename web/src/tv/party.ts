// A table for everybody in the room: how it is opened, changed and started.
import type { LiveTable } from '../app/table.svelte';
import type { Speed } from '../app/settings.svelte';
import { botPause, usualLevel, withCombo } from '../form/draft';
import { comboOf, isPlayable, seatsOf } from '../form/openings';
import { presetNames, presetOf, withPreset } from '../form/presets';
import type { ConfigInput, CreateRequest, Room, TableChoices } from '../protocol/generated';

// Nobody is hurried, everybody picks their bandit, and whoever opens it only shows it.
export function partyMessage(choices: TableChoices, speed: Speed): CreateRequest {
  return {
    type: 'create',
    config: { ...choices.defaults.config, bandits: 'drafted' },
    options: {
      party: true,
      clock: { kind: 'none' },
      bot_pause_ms: botPause(choices, speed),
    },
    sit: false,
  };
}

export function peopleAt({ chairs }: Room): number {
  return chairs.filter(({ kind }) => kind === 'person' || kind === 'program').length;
}

// How many can play so, those who are there among them.
export function seatChoices(room: Room, choices: TableChoices): number[] {
  const combo = comboOf(room.config, choices);
  const fewest = peopleAt(room);
  return seatsOf(choices).filter(
    (seats) => seats >= fewest && isPlayable(choices, { ...combo, seats }),
  );
}

// The games that are offered by name, for all who are there.
export function gameChoices(room: Room, choices: TableChoices): ConfigInput[] {
  const { config } = room;
  return presetNames
    .map((name) => withPreset(choices, name, config.seats))
    .filter(({ seats }) => seats >= peopleAt(room))
    .map((combo) => withCombo(config, combo, choices));
}

// The one after or before the one that is chosen now.
export function nextGame(room: Room, choices: TableChoices, step: 1 | -1): ConfigInput | undefined {
  const games = gameChoices(room, choices);
  const name = presetOf(comboOf(room.config, choices));
  const now = games.findIndex((game) => presetOf(comboOf(game, choices)) === name);
  return games.at((now + step + games.length) % games.length);
}

// Bots take the seats that are free, and off it goes.
export async function startParty(table: LiveTable, { chairs }: Room): Promise<void> {
  for (const { seat, kind } of chairs) {
    if (kind === 'empty') await table.putBot(seat, usualLevel);
  }
  await table.start();
}

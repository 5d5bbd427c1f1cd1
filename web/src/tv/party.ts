// A table for everybody in the room: how it is opened, changed and started.
import type { LiveTable } from '../app/table.svelte';
import type { Speed } from '../app/settings.svelte';
import { botPause, usualLevel, withCombo } from '../form/draft';
import { comboOf, isPlayable, seatsOf, type Combo } from '../form/openings';
import { presetNames, presetOf, withPreset } from '../form/presets';
import type { Chair, ConfigInput, CreateRequest, Room, TableChoices } from '../protocol/generated';

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

// People whose device is gone, and for whom no bot plays yet.
export function goneOf(room: Room | undefined): Chair[] {
  const chairs = room?.chairs ?? [];
  return chairs.filter(({ kind, here, away, yours }) => {
    return kind === 'person' && !here && !away && !yours;
  });
}

// With fewer or more players, those who are there among them: the same game if it can be played by
// so many, else the one that can.
export function otherSeats(
  room: Room,
  choices: TableChoices,
  step: 1 | -1,
): ConfigInput | undefined {
  const combo = comboOf(room.config, choices);
  const counts = seatsOf(choices)
    .filter((seats) => seats >= peopleAt(room) && (seats - combo.seats) * step > 0)
    .sort((a, b) => (a - b) * step);
  const same = counts.find((seats) => isPlayable(choices, { ...combo, seats }));
  const next = same ? { ...combo, seats: same } : gameFor(counts[0], choices);
  return next && withCombo(room.config, next, choices);
}

// The usual game, or the first by name that so many can play.
function gameFor(seats: number | undefined, choices: TableChoices): Combo | undefined {
  if (seats === undefined) return undefined;
  const names = ['standard', ...presetNames] as const;
  return names.map((name) => withPreset(choices, name, seats)).find((game) => game.seats === seats);
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

// What the server could say of an action: enough to name it and to pick it.
import { isBandit } from '../../../src/core/places';
import {
  allHostages,
  allLootKinds,
  type Aim,
  type Legal,
  type Place,
} from '../../../src/protocol/generated';

export function aimFor(action: string): Aim {
  const [verb = '', ...rest] = action.split(' ');
  const [first = '', second] = rest;
  const bandit = isBandit(first) ? { bandit: first } : {};
  switch (verb) {
    case 'play':
    case 'keep':
    case 'choose':
      return {
        card: rest.filter((word) => word !== 'down').join(' '),
        ...(rest.includes('down') ? { face_down: true } : {}),
      };
    case 'draw':
      return { draws: 3 };
    case 'punch':
      return first === 'guard' ? { guard: true } : bandit;
    case 'knock':
      return { bandit: 'doc', ...lootOf(rest.join(' ')) };
    case 'take':
    case 'drop':
      return { bandit: 'doc', loot: 'purse' };
    case 'rob': {
      const slot = second === undefined ? {} : { slot: Number(second) };
      return { place: 'car 3 roof', ...lootOf(first === 'flask' ? 'full flask' : first), ...slot };
    }
    case 'hostage': {
      const hostage = allHostages.find((name) => name === first);
      return hostage ? { hostage } : {};
    }
    case 'marshal':
      return { place: 'car 2 inside' };
    case 'move':
    case 'ride':
    case 'push':
    case 'flee':
    case 'board':
    case 'wagon':
      return action === 'ride on' ? {} : { bandit: 'cheyenne', place: placeFor(verb, rest) };
    default:
      return bandit;
  }
}

function lootOf(text: string): Aim {
  const loot = allLootKinds.find((kind) => kind === text);
  return loot ? { loot } : {};
}

function placeFor(verb: string, rest: string[]): Place {
  if (rest[0] === 'away') return 'gone';
  if (rest.at(-1) === 'coach') return verb === 'move' ? 'coach roof' : 'coach inside';
  if (verb === 'wagon') return `car ${rest[0]} inside` as Place;
  return verb === 'move' || verb === 'flee' ? 'car 4 roof' : 'car 4 inside';
}

export function legalOf(...actions: string[]): Pick<Legal, 'actions' | 'aims'> {
  return { actions, aims: actions.map(aimFor) };
}

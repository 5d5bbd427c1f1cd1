// How long an event is on the stage, and how: the server's table says how long each kind takes at
// least and at most, its weight picks between.
import type { Event, ShowTime, ShowTimes } from '../protocol/generated';
import type { Step } from './follow/playback';
import type { Stakes } from './race';
import { weightOf, type Weighed } from './weight';

export interface Act extends Weighed {
  step: Step;
  event?: Event;
  // All in milliseconds, at the speed that is set. `beat`, the silence before anything moves, is
  // part of `ms`; `scene` is how long a scene of its own may take before it, beyond `ms`.
  ms: number;
  beat: number;
  scene: number;
  // How long movements take, compared with how they are drawn: above 1 in slow motion.
  pace: number;
}

// What there is to know besides the step. As long as the server's table is not there, all that
// happens on the train takes the same time, and the rest none.
export interface Tempo extends Stakes {
  show?: ShowTimes | undefined;
  pace: number; // Of the speed that is set.
}

const untold = 500;
// Above 1: what is not quite big stays near the short end.
const contrast = 2;
// From this weight on there is silence first.
const hushed = 0.6;
const longestBeat = 400;

export function actOf(step: Step, last: Step | undefined, tempo: Tempo): Act {
  const { event } = step;
  const weighed = weightOf(step, last, tempo);
  const times = timesOf(step, tempo.show) ?? flat(weighed.actors.length > 0 ? untold : 0);
  const pace = Math.min(tempo.pace, tempo.show?.slowest ?? tempo.pace);
  const ms = times.shortest + (times.longest - times.shortest) * weighed.weight ** contrast;
  return {
    ...weighed,
    step,
    ...(event && { event }),
    ms: ms * pace,
    beat: Math.min(beatOf(weighed.weight), ms / 4) * pace,
    scene: (times.longest - ms) * pace,
    pace: pace * slowMotion(weighed.weight),
  };
}

function timesOf(step: Step, show: ShowTimes | undefined): ShowTime | undefined {
  const { event } = step;
  return event && !isUnseen(event, step) ? show?.times[event.type] : flat(0);
}

function flat(ms: number): ShowTime {
  return { shortest: ms, longest: ms };
}

// Hands that others fill at the start of a round.
function isUnseen(event: Event, { after }: Step): boolean {
  return event.type === 'card_drawn' && event.seat !== after.viewer && after.phase !== 'planning';
}

function beatOf(weight: number): number {
  return weight < hushed ? 0 : (longestBeat * (weight - hushed)) / (1 - hushed);
}

// Small things hurry, big ones take their time.
function slowMotion(weight: number): number {
  return 0.75 + weight;
}

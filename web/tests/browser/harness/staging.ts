// Runs in the page (see scenes.test.ts): each scene by itself, standing still.
import { mount, unmount } from 'svelte';
import { namesOfList } from '../../../src/app/names';
import { away } from '../../../src/app/session.svelte';
import { settings } from '../../../src/app/settings.svelte';
import { playbackOf, type Step } from '../../../src/core/follow/playback';
import { dashed } from '../../../src/core/words';
import { t, useLanguage, type Language } from '../../../src/i18n/i18n.svelte';
import type { Replay, RoundCardKind, TableChoices } from '../../../src/protocol/generated';
import { roundTitle } from '../../../src/table/round/text';
import SkippedBar from '../../../src/table/game/SkippedBar.svelte';
import Opening from '../../../src/table/show/Opening.svelte';
import Scenes from '../../../src/table/show/Scenes.svelte';
import type { Scene } from '../../../src/table/show/scenes';
import '../../../src/styles/tokens.css';
import '../../../src/styles/fonts.css';
import '../../../src/styles/base.css';
import '../../../src/styles/art.css';
import options from '../../fixtures/options.json';
import game from '../../fixtures/horses6.0.json';

const choices = options as unknown as TableChoices;
const replay = game as unknown as Replay;
const { steps } = playbackOf(replay);
const names = namesOfList(['Guest 4821', ...Array<string>(5).fill('tenderfoot')]);

function stepWith(fits: (step: Step) => boolean): Step {
  const found = steps.find(fits);
  if (!found) throw new Error('the game has no such step');
  return found;
}
const began = stepWith(({ after }) => after.phase === 'planning' && after.round === 1).after;
const ended = stepWith(({ event }) => event?.type === 'round_began' && event.round === 3).before;
const second = stepWith(({ after }) => after.phase === 'planning' && after.round === 2).after;

// What says the most is the hardest to fit in.
function longest<T>(things: readonly T[], textOf: (thing: T) => string): T {
  const [first] = [...things].sort((a, b) => textOf(b).length - textOf(a).length);
  if (first === undefined) throw new Error('nothing to choose from');
  return first;
}
const eventText = (event: string) =>
  t(`event-${dashed(event)}`) + t(`table-event-${dashed(event)}`);
const cardText = (card: RoundCardKind) =>
  [roundTitle(card), ...card.turns.map((turn) => t(`table-turn-${dashed(turn)}`))].join() +
  (card.event ? eventText(card.event) : '');

const ms = 1000;
const made: Record<string, () => Scene> = {
  schemin: () => ({ kind: 'schemin', round: 2, ms }),
  stealin: () => ({ kind: 'stealin', ms }),
  card: () => {
    const card = longest(choices.round_cards, cardText);
    return { kind: 'card', card, explained: [...new Set(card.turns)], ms };
  },
  event: () => {
    const events = choices.round_cards.flatMap(({ event }) => event ?? []);
    return { kind: 'event', event: longest(events, eventText), ms };
  },
  summary: () => ({ kind: 'summary', from: second, to: ended, ms }),
};
const parts = ['cast', 'you', 'first card'];
export const scenes = [...parts, ...Object.keys(made), 'skipped'];

// Timers that do not run until they are told to.
let waiting: (() => void)[] = [];
const { setTimeout: later } = window;
function holdTimers(held: boolean): void {
  const hold = (run: () => void) => waiting.push(run);
  Object.assign(window, { setTimeout: held ? hold : later });
}

// As the page does it.
const dark = matchMedia('(prefers-color-scheme: dark)');
const setTheme = () =>
  (document.documentElement.dataset['theme'] = dark.matches ? 'dark' : 'light');
dark.addEventListener('change', setTheme);
setTheme();

let shown: Record<string, unknown> | undefined;

export async function put(name: string, language: string): Promise<void> {
  await useLanguage(language as Language);
  away.choices = choices;
  settings.explained = '';
  if (shown) await unmount(shown);
  shown = undefined;
  document.body.innerHTML =
    '<main><h1 class="visually-hidden">Folsom</h1><div id="bar"></div></main><div id="stage" role="status"></div>';
  await mountOn(name);
}

async function mountOn(name: string): Promise<void> {
  const target = document.getElementById(name === 'skipped' ? 'bar' : 'stage')!;
  if (name === 'skipped') {
    const director = { skipped: { from: 1, acts: 24 } } as never;
    shown = mount(SkippedBar, { target, props: { director } });
  } else if (parts.includes(name)) await putOpening(target, parts.indexOf(name));
  else {
    const scene = made[name]?.();
    shown = mount(Scenes, { target, props: { show: { scene } as never, view: ended, names } });
  }
}

async function putOpening(target: HTMLElement, part: number): Promise<void> {
  waiting = [];
  holdTimers(true);
  const props = { view: began, names, alone: true, ondone: () => undefined };
  shown = mount(Opening, { target, props });
  for (let at = 0; at < part; ++at) {
    await new Promise<void>((done) => queueMicrotask(done));
    waiting.splice(0).forEach((run) => run());
  }
  await new Promise<void>((done) => queueMicrotask(done));
  holdTimers(false);
}

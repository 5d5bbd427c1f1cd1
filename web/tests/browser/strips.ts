// Film strips for docs/images: the big moments of games of bots, found by seed and played in a replay;
// opening, preview of the plan and counting of a game against bots.
import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import type { Speed } from '../../src/app/settings.svelte';
import { actOf, type Act } from '../../src/core/act';
import { playbackOf, type Step } from '../../src/core/follow/playback';
import { gameTerms } from '../../src/core/terms';
import type { StageWord } from '../../src/core/weight';
import type { Event, Replay, TableChoices } from '../../src/protocol/generated';
import { film, slowTimers } from './harness/film';
import { setSpeed } from './harness/page';
import { play, playToTheEnd } from './harness/play';
import { program } from './harness/server';
import { sheetOf } from './harness/sheet';
import type { Stage } from './harness/stage';
import { newGame, newTable } from './harness/table';

const frames = 12;
const most = 60; // Seeds that are tried.
const size = { width: 1280, height: 720 };

// A moment of a recorded game: the numbers of its first and its last event.
interface Moment {
  record: string;
  from: number;
  to: number;
}
type Find = (acts: readonly Act[]) => { from: number; to: number } | undefined;

// From the card that leads there on.
function said(word: StageWord, type?: Event['type']): Find {
  return (acts) => {
    const at = acts.findIndex((act) => act.word === word && (!type || act.event?.type === type));
    if (at < 0) return undefined;
    const card = acts.map(({ event }) => event?.type).lastIndexOf('card_revealed', at);
    const isFirst = acts[card]?.step.before.phase !== 'robbing'; // The page turns before it.
    return isFirst ? undefined : span(acts, Math.max(card, at - 3), at);
  };
}

// From the last thing before it to the first one after it.
function around(wanted: (step: Step) => boolean, after = 1): Find {
  return (acts) => {
    const at = acts.findIndex(({ step }) => wanted(step));
    return at < 0 ? undefined : span(acts, at, at + after);
  };
}

function span(acts: readonly Act[], from: number, to: number): ReturnType<Find> {
  const [first, last] = [acts[from]?.step.n, acts[to]?.step.n];
  return first === undefined || last === undefined ? undefined : { from: first, to: last };
}

const moments: Record<string, { clip: string; find: Find }> = {
  strongbox: { clip: '.train', find: said('strongbox', 'loot_taken') },
  leader: { clip: '.train', find: said('leader') },
  marshal: { clip: '.train', find: said('marshal') },
  gunslinger: { clip: '.train', find: said('gunslinger') },
  'last-bullet': { clip: '.train', find: said('last-bullet') },
  'empty-gun': { clip: '.train', find: said('click') },
  stealin: {
    clip: 'body',
    find: around(({ before, after }) => before.phase !== 'robbing' && after.phase === 'robbing', 2),
  },
  event: { clip: 'body', find: around(({ event }) => event?.type === 'event_began', 3) },
  tunnel: {
    clip: '.train',
    find: around(({ event }) => event?.type === 'turn_began' && event.kind === 'tunnel', 3),
  },
};

const people = ['Anna', 'Ben', 'Chloe', 'Dan'];

async function recordOf(seed: number, folder: string): Promise<string> {
  const file = join(folder, `${seed}.folsom`);
  const game = ['--games=1', '--players=4', `--seed=${seed}`, '--bots=scripted'];
  execFileSync(program, ['sim', ...game, `--record=${file}`], { stdio: 'ignore' });
  const record = await readFile(file, 'utf8');
  return record.replace(/^name (\d) .*$/gm, (line, seat) => `name ${seat} ${people[seat] ?? line}`);
}

function actsOf(replay: Replay, choices: TableChoices): Act[] {
  const { steps } = playbackOf(replay);
  const terms = gameTerms(choices, replay.start.config);
  const tempo = { pace: 1, show: choices.show, values: choices.values, terms };
  return steps.map((step, i) => actOf(step, steps[i - 1], tempo));
}

// In the first game that has it.
async function search(url: string, find: Find): Promise<Moment> {
  const folder = await mkdtemp(join(tmpdir(), 'folsom-strips-'));
  const choices: TableChoices = await (await fetch(`${url}/api/options`)).json();
  try {
    for (let seed = 1; seed <= most; ++seed) {
      const record = await recordOf(seed, folder);
      const reply = await fetch(`${url}/api/replays?seat=-1`, { method: 'POST', body: record });
      const found = find(actsOf(await reply.json(), choices));
      if (found) return { record, ...found };
    }
  } finally {
    await rm(folder, { recursive: true });
  }
  throw new Error(`no such moment in ${most} games`);
}

async function openRecord(page: Page, { record, from }: Moment): Promise<void> {
  await page.goto('/replay?seat=-1');
  const buffer = Buffer.from(record);
  const file = { name: 'game.folsom', mimeType: 'text/plain', buffer };
  await page.getByTestId('record-file').setInputFiles(file);
  await page.getByTestId('replay-line').fill(String(from - 1));
  await page.locator(`[data-testid="screen-replay"][data-number="${from - 1}"]`).waitFor();
}

async function replayed(page: Page, moment: Moment, clip: string): Promise<Buffer[]> {
  await openRecord(page, moment);
  const screen = page.getByTestId('screen-replay');
  return film(page, frames, {
    clip,
    begin: () => page.keyboard.press('Space'),
    over: async () => Number(await screen.getAttribute('data-number')) > moment.to,
  });
}

async function opening(page: Page): Promise<Buffer[]> {
  const cover = page.getByTestId('opening');
  await page.goto('/');
  return film(page, frames, {
    clip: 'body',
    begin: async () => {
      await newTable(page, { seats: 4, bandit: 'django' });
      await cover.waitFor();
    },
    over: async () => (await cover.count()) === 0,
  });
}

// Of a pile with a few cards in it.
async function plan(page: Page): Promise<Buffer[]> {
  await newGame(page, { seats: 4, bandit: 'django' });
  const cards = page.getByTestId('pile').locator('li');
  const opener = page.getByTestId('plan-open');
  const until = async () => (await cards.count()) >= 6 && (await opener.isEnabled());
  await play(page, { until });
  await setSpeed(page, 'normal');
  const line = page.getByTestId('plan-line');
  const isShown = async () => (await line.count()) > 0;
  return film(page, frames, {
    clip: 'body',
    begin: () => opener.click(),
    over: async () => (await isShown()) && (await line.inputValue()) === (await lastOf(line)),
  });
}

function lastOf(line: Locator): Promise<string | null> {
  return line.getAttribute('max');
}

// Played at once up to the last round, then quickly, and counted at normal speed.
async function counting(page: Page): Promise<Buffer[]> {
  await newGame(page, { seats: 4, bandit: 'tuco' });
  const rob = { prefer: /robbery|^rob / };
  const last = page.getByRole('group', { name: 'Round 5 of 5' });
  await play(page, { ...rob, until: () => last.isVisible() });
  await setSpeed(page, 'fast');
  await page.evaluate(countNormally);
  await playToTheEnd(page, rob);
  const counted = page.locator('[data-counted="true"]');
  let winners = 0; // Pictures of who it was.
  return film(page, frames, {
    clip: 'body',
    begin: () => Promise.resolve(),
    over: async () => (await counted.count()) > 0 && ++winners > 15,
  });
}

// Sets the speed as another tab would, when the counting begins.
function countNormally(): void {
  const watch = new MutationObserver(() => {
    if (!document.querySelector('[data-counted="false"]')) return;
    watch.disconnect();
    const stored: object = JSON.parse(localStorage.getItem('folsom.settings') ?? '{}');
    const newValue = JSON.stringify({ ...stored, speed: 'normal' });
    dispatchEvent(new StorageEvent('storage', { key: 'folsom.settings', newValue }));
  });
  watch.observe(document.body, { subtree: true, childList: true });
}

export async function filmAll(stage: Stage, folder: string, wanted: RegExp): Promise<void> {
  const keep = async (
    name: string,
    take: (page: Page) => Promise<Buffer[]>,
    speed: Speed = 'normal',
  ) => {
    if (!wanted.test(`strip-${name}`)) return;
    const page = await stage.person({ speed }, { reducedMotion: 'no-preference', viewport: size });
    await slowTimers(page.context());
    const pictures = await take(page);
    await page.goto('about:blank');
    await writeFile(join(folder, `strip-${name}.png`), await sheetOf(page, pictures));
    await page.close();
  };
  for (const [name, { clip, find }] of Object.entries(moments)) {
    await keep(name, async (page) => replayed(page, await search(stage.server.url, find), clip));
  }
  await keep('opening', opening);
  await keep('plan', plan, 'instant');
  await keep('counting', counting, 'instant');
}

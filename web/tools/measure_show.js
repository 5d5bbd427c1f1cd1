// Prints how long one waits from the end of Schemin' to the next round at normal speed, acts and
// scenes, and the shortest and longest act of Stealin': games of scripted bots with seeds 1 to 6, by
// the server's table and the weights of the page.
// FOLSOM names the program; build/release/folsom unless told.
import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));
const program = process.env.FOLSOM ?? join(root, '../build/release/folsom');
const seeds = [1, 2, 3, 4, 5, 6];

const vite = await createServer({
  root,
  configFile: false,
  optimizeDeps: { noDiscovery: true },
  server: { middlewareMode: true, ws: false },
});
const { Server } = await vite.ssrLoadModule('/tests/browser/harness/server.ts');
const { playbackOf } = await vite.ssrLoadModule('/src/core/follow/playback.ts');
const { actOf } = await vite.ssrLoadModule('/src/core/act.ts');
const { isRoundsStart, scenesBefore } = await vite.ssrLoadModule('/src/table/show/scenes.ts');
const { gameTerms } = await vite.ssrLoadModule('/src/core/terms.ts');

async function recordOf(players, seed, folder) {
  const file = join(folder, `${players}-${seed}.folsom`);
  const game = ['--games=1', `--players=${players}`, `--seed=${seed}`, '--bots=scripted'];
  execFileSync(program, ['sim', ...game, `--record=${file}`], { stdio: 'ignore' });
  return readFile(file, 'utf8');
}

const robs = new Set(['robbing', 'event', 'round_end']);
const ofRobbing = new Set(['stealin', 'event', 'summary']);

// By round: every act of Stealin' and of the round's end, and what the scenes take that go with them.
function robberies(replay, choices) {
  const { steps } = playbackOf(replay);
  const tempo = { pace: 1, show: choices.show, values: choices.values };
  const terms = gameTerms(choices, replay.start.config);
  const rounds = [];
  let start;
  steps.forEach((step, i) => {
    const act = actOf(step, steps[i - 1], { ...tempo, terms });
    const known = { cards: choices.round_cards, start, unknown: () => [] };
    const scenes = scenesBefore(act, known).filter(({ kind }) => ofRobbing.has(kind));
    const staged = Math.min(sum(scenes.map(({ ms }) => ms)), act.scene);
    const isRobbing = robs.has(step.after.phase);
    const of = isRobbing ? step.after.round : step.before.round;
    const round = (rounds[of] ??= { acts: [], end: 0, scenes: 0 });
    round.scenes += staged;
    if (step.after.phase === 'robbing') round.acts.push(act.ms);
    else if (isRobbing) round.end += act.ms;
    if (start?.round !== step.after.round && isRoundsStart(step.after)) start = step.after;
  });
  return rounds.filter((round) => round?.acts.length > 0);
}

function sum(numbers) {
  return numbers.reduce((all, one) => all + one, 0);
}

function summary(rounds) {
  const seconds = (of) => rounds.map((round) => of(round) / 1000);
  const mean = (list) => (sum(list) / list.length).toFixed(1);
  const waits = seconds(({ acts, end, scenes }) => sum(acts) + end + scenes);
  const span = `${Math.min(...waits).toFixed(1)} to ${Math.max(...waits).toFixed(1)} s`;
  const parts = [({ acts }) => sum(acts), ({ end }) => end, ({ scenes }) => scenes];
  const [acts, ends, scenes] = parts.map((part) => mean(seconds(part)));
  const times = rounds.flatMap((round) => round.acts).filter((ms) => ms > 0);
  const [least, most] = [Math.min(...times), Math.max(...times)];
  return [
    `${mean(waits)} s on average (${span})`,
    `cards ${acts} s, end of the round ${ends} s, scenes ${scenes} s`,
    `acts from ${least} to ${most} ms, ${(most / least).toFixed(1)} times`,
  ].join('; ');
}

const folder = await mkdtemp(join(tmpdir(), 'folsom-show-'));
const server = await Server.start();
try {
  const choices = await (await fetch(`${server.url}/api/options`)).json();
  for (const players of [4, 6]) {
    const rounds = [];
    for (const seed of seeds) {
      const body = await recordOf(players, seed, folder);
      const reply = await fetch(`${server.url}/api/replays?seat=0`, { method: 'POST', body });
      rounds.push(...robberies(await reply.json(), choices));
    }
    console.log(`${players} players: ${summary(rounds)}`);
  }
} finally {
  await server.stop();
  await vite.close();
  await rm(folder, { recursive: true });
}

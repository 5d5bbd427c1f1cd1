// Prints how long the Stealin' is on the stage at normal speed, and its shortest and longest act:
// games of scripted bots with seeds 1 to 6, by the server's table and the weights of the page.
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
const { gameTerms } = await vite.ssrLoadModule('/src/core/terms.ts');

async function recordOf(players, seed, folder) {
  const file = join(folder, `${players}-${seed}.folsom`);
  const game = ['--games=1', `--players=${players}`, `--seed=${seed}`, '--bots=scripted'];
  execFileSync(program, ['sim', ...game, `--record=${file}`], { stdio: 'ignore' });
  return readFile(file, 'utf8');
}

// Every act of the Stealin's of one game, by round.
function robberies(replay, choices) {
  const { steps } = playbackOf(replay);
  const tempo = { pace: 1, show: choices.show, values: choices.values };
  const terms = gameTerms(choices, replay.start.config);
  const rounds = [];
  steps.forEach((step, i) => {
    if (step.after.phase !== 'robbing') return;
    (rounds[step.after.round] ??= []).push(actOf(step, steps[i - 1], { ...tempo, terms }).ms);
  });
  return rounds.filter(Boolean);
}

function summary(rounds) {
  const sums = rounds.map((acts) => acts.reduce((sum, ms) => sum + ms, 0) / 1000);
  const acts = rounds.flat().filter((ms) => ms > 0);
  const mean = sums.reduce((sum, s) => sum + s, 0) / sums.length;
  const span = `${Math.min(...sums).toFixed(1)} to ${Math.max(...sums).toFixed(1)} s`;
  const times = Math.max(...acts) / Math.min(...acts);
  return `${mean.toFixed(1)} s on the average (${span}); acts from ${Math.min(...acts)} to ${Math.max(...acts)} ms, ${times.toFixed(1)} times`;
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

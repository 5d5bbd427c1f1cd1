// Makes src/learn/lesson.json, the round that /learn plays with a newcomer: a real game, driven
// through `folsom engine` with given chance, so that no rule lives in the client.
//
//   node tools/make_lesson.js [path of folsom; ../build/release/folsom]
//
// To change the lesson, edit the script below and run it again; the engine refuses what the rules
// do not allow. What the coach says at which step is in src/learn/coach.ts.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
const folsom = resolve(process.argv[2] ?? join(here, '../../build/release/folsom'));
const out = join(here, '../src/learn/lesson.json');
const learner = 0;

const config = {
  seats: 3,
  bandits: ['belle', 'tuco', 'doc'],
  wagons: ['parlor', 'dining', 'saloon'],
};

function cards(seat, bandit, kinds) {
  return kinds.split(' ').map((kind) => {
    const card = kind.startsWith('bullet-') ? kind.replace('-', ' ') : `${bandit} ${kind}`;
    return `card ${seat} ${card}`;
  });
}

const setUp = [
  'first 0',
  ...cards(0, 'belle', 'move floor floor robbery punch marshal'),
  ...cards(1, 'tuco', 'move move robbery robbery floor fire'),
  ...cards(2, 'doc', 'move move floor floor punch robbery marshal'),
  'round rebellion_24',
];
const nextRound = [
  ...cards(1, 'tuco', 'fire floor move bullet-neutral punch marshal'),
  ...cards(2, 'doc', 'fire robbery move bullet-belle bullet-neutral floor punch'),
  ...cards(0, 'belle', 'bullet-tuco robbery fire floor move marshal'),
  'round angry_marshal_24',
];

// Seat, action, outcomes of chance. Turns: standard, standard, tunnel, standard, standard.
const script = [
  [0, 'play belle robbery'],
  [1, 'play tuco move'],
  [2, 'play doc floor'],
  [0, 'play belle floor'],
  [1, 'play tuco robbery'],
  [2, 'play doc move'],
  [0, 'play belle marshal'],
  [1, 'play tuco robbery'],
  [2, 'play doc punch'],
  [0, 'draw', cards(0, 'belle', 'fire move robbery')],
  [1, 'draw', cards(1, 'tuco', 'fire floor marshal')],
  [2, 'play doc move'],
  [0, 'play belle fire'],
  [1, 'play tuco fire'],
  [2, 'play doc floor'],
  // Stealin': Belle takes a purse, Tuco runs ahead, Doc and Belle climb.
  [0, 'rob purse', ['purse 0 500']],
  [1, 'move forward 1'],
  [1, 'rob jewel'],
  [2, 'move forward 2'],
  // Belle's marshal throws Tuco out, whose second Robbery finds nothing; Doc punches him.
  [2, 'knock jewel'],
  [2, 'push backward'],
  [2, 'move backward 1'],
  [0, 'fire doc'],
  // Tuco's bullet for Belle, Doc goes in, the passengers rise, the next round begins.
];

class Engine {
  constructor() {
    this.process = spawn(folsom, ['engine'], { stdio: ['pipe', 'pipe', 'inherit'] });
    this.lines = createInterface({ input: this.process.stdout })[Symbol.asyncIterator]();
  }
  async ask(command) {
    this.process.stdin.write(JSON.stringify(command) + '\n');
    const reply = JSON.parse((await this.lines.next()).value);
    if (reply.error) throw new Error(`${JSON.stringify(command)}: ${JSON.stringify(reply.error)}`);
    return reply;
  }
}

// Plays the script. Gives the lines of its record, the learner's decisions and the reckoning.
async function play(engine) {
  const status = await engine.ask({ command: 'new', config, chance: setUp });
  const lines = status.chance.map((outcome) => `* ${outcome}`);
  const decisions = [];
  for (const [index, [seat, action, chance = []]] of script.entries()) {
    const { actions, aims } = await engine.ask({ command: 'legal', seat });
    if (seat === learner) decisions.push({ action, actions, aims });
    const outcomes = index + 1 < script.length ? chance : [...chance, ...nextRound];
    await engine.ask({ command: 'apply', seat, action, chance: outcomes });
    lines.push(`> ${seat} ${action}`, ...outcomes.map((outcome) => `* ${outcome}`));
  }
  const { seats, bandits, winners } = await engine.ask({ command: 'score' });
  return { lines, decisions, score: { seats, bandits, winners } };
}

// Lets bots play the game to its end, as only whole games are replayed.
async function finish(engine, lines) {
  for (;;) {
    const { actions, seat } = await engine.ask({ command: 'legal' }).catch(() => ({ actions: [] }));
    if (actions.length === 0) break;
    const { action } = await engine.ask({ command: 'bot', bot: 'scripted', seat });
    const { chance } = await engine.ask({ command: 'apply', seat, action });
    lines.push(`> ${seat} ${action}`, ...chance.map((outcome) => `* ${outcome}`));
  }
  const { seats, winners } = await engine.ask({ command: 'score' });
  const totals = seats.map((seat) => seat.total).join(' ');
  return `result ${totals} winners ${winners.join(' ') || 'none'}`;
}

// The replay from the learner's seat: only the server tells what was known at every step.
async function replay(record) {
  const folder = mkdtempSync(join(tmpdir(), 'lesson-'));
  const args = ['serve', '--port', '0', '--store', join(folder, 'lesson.db')];
  const server = spawn(folsom, args, { stdio: ['ignore', 'pipe', 'ignore'] });
  try {
    const lines = createInterface({ input: server.stdout })[Symbol.asyncIterator]();
    const [address] = (await lines.next()).value.match(/http:\S+/);
    const url = `${address}/api/replays?seat=${learner}`;
    const reply = await (await fetch(url, { method: 'POST', body: record })).json();
    if (reply.error) throw new Error(`the record: ${JSON.stringify(reply.error)}`);
    return reply;
  } finally {
    server.kill('SIGTERM');
    await new Promise((done) => server.once('exit', done));
    rmSync(folder, { recursive: true });
  }
}

// The steps up to the second round card, and after which of them the learner is asked.
function cut(steps) {
  const end = steps.findIndex(({ event }) => event?.type === 'round_revealed' && event.round === 2);
  const kept = steps.slice(0, end + 1).map(({ n, event, patch }) => ({ n, event, patch }));
  const asked = [];
  let waiting = false;
  for (const { n, patch } of kept) {
    const before = waiting;
    if (patch.pending) waiting = patch.pending.includes(learner);
    if (waiting && !before) asked.push(n);
  }
  return { kept, asked };
}

const engine = new Engine();
const { lines, decisions, score } = await play(engine);
const result = await finish(engine, lines);
engine.process.stdin.end();
const header = ['folsom record 1', 'rules 1', `config ${JSON.stringify(config)}`, result, ''];
const { start, steps } = await replay([...header, ...lines, ''].join('\n'));
const { kept, asked } = cut(steps);
if (asked.length !== decisions.length) throw new Error(`asked ${asked}, but ${decisions.length}`);
const lesson = {
  start,
  steps: kept,
  decisions: decisions.map((decision, index) => ({ n: asked[index], ...decision })),
  score,
};
writeFileSync(out, JSON.stringify(lesson) + '\n');
console.log(`${out}: ${kept.length} steps, decisions after ${asked.join(', ')}`);

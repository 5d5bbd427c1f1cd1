// Processor time of a whole review in a module, on one core, as JSON in seconds:
//   node time.mjs MODULE RECORD OPTIONS
// OPTIONS as in reviewer_open.
import { readFile } from 'node:fs/promises';
import { argv, cpuUsage } from 'node:process';
import { openReviewer } from './host.mjs';

const [modulePath, recordPath, optionsText] = argv.slice(2);
const code = await WebAssembly.compile(await readFile(modulePath));
const reviewer = await openReviewer(code);
reviewer.open(await readFile(recordPath, 'utf8'), JSON.parse(optionsText));

const seconds = (from) => {
  const { user, system } = cpuUsage(from);
  return (user + system) / 1e6;
};
const start = cpuUsage();
const all = reviewer.tasks();
const charted = reviewer.chartTasks();
for (let task = 0; task < charted; ++task) reviewer.take(reviewer.run(task));
const chart = seconds(start);
for (let task = charted; task < all; ++task) reviewer.take(reviewer.run(task));
console.log(JSON.stringify({ tasks: all, chart, whole: seconds(start) }));

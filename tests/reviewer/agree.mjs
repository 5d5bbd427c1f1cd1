// Whether a module says what the native build says, byte for byte:
//   node agree.mjs MODULE RECORD OPTIONS NATIVE
// OPTIONS as in reviewer_open; NATIVE: the file that `folsom review --json` printed with the same.
// Two instances share the tasks, the other half of which each; a third has done all by itself.
import { readFile } from 'node:fs/promises';
import { argv, exit } from 'node:process';
import { openReviewer } from './host.mjs';

const [modulePath, recordPath, optionsText, nativePath] = argv.slice(2);
const code = await WebAssembly.compile(await readFile(modulePath));
const record = await readFile(recordPath, 'utf8');
const options = JSON.parse(optionsText);

async function opened() {
  const reviewer = await openReviewer(code);
  reviewer.open(record, options);
  return reviewer;
}
const [keeper, helper, alone] = [await opened(), await opened(), await opened()];
for (let task = keeper.tasks() - 1; task >= 0; --task) {
  keeper.take((task % 2 === 0 ? keeper : helper).run(task));
  alone.take(alone.run(task));
}
const native = (await readFile(nativePath, 'utf8')).trimEnd();
for (const [who, review] of Object.entries({ two: keeper.tell(), one: alone.tell() })) {
  if (review === native) continue;
  const at = [...review].findIndex((letter, i) => letter !== native[i]);
  console.error(`${who}: another review than the native one from ${at} on:`);
  console.error(native.slice(at - 60, at + 60));
  console.error(review.slice(at - 60, at + 60));
  exit(1);
}
console.log(`${modulePath}: ${keeper.tasks()} tasks of a review, ${native.length} equal bytes`);

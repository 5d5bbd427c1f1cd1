// The WebAssembly build of src/reviewer (src/reviewer/reviewer.h) in Node. A page's workers do the
// same.
import { readFile } from 'node:fs/promises';

const encoder = new TextEncoder();
const decoder = new TextDecoder();

// An instance with the networks of nets/. What it refuses is thrown as an error, named by its code.
export async function openReviewer(code) {
  const wasi = { clock_time_get: () => 0 }; // Linked, but a number of iterations asks no clock.
  const { exports: run } = await WebAssembly.instantiate(code, { wasi_snapshot_preview1: wasi });
  run._initialize();
  const reviewer = run.reviewer_new();

  // Calls `use(at, size, at, size...)` with these texts, or bytes, in the module's memory.
  function withBytes(parts, use) {
    const placed = parts.map((part) => {
      const data = typeof part === 'string' ? encoder.encode(part) : part;
      const at = run.reviewer_alloc(data.length || 1);
      new Uint8Array(run.memory.buffer, at, data.length).set(data);
      return [at, data.length];
    });
    const result = use(...placed.flat());
    for (const [at] of placed) run.reviewer_free(at);
    return result;
  }
  function answer() {
    const [at, size] = [run.reviewer_answer(reviewer), run.reviewer_answer_size(reviewer)];
    return new Uint8Array(run.memory.buffer, at, size).slice();
  }
  function check(done) {
    if (done === 0) throw new Error(JSON.parse(decoder.decode(answer())).code);
  }

  for (const [net, name] of ['large', 'small'].entries()) {
    const file = await readFile(new URL(`../../nets/${name}.net`, import.meta.url));
    const fault = withBytes([file], (at, size) => run.reviewer_give_net(net, at, size));
    if (fault !== 0) throw new Error(`network ${net} is refused: ${fault}`);
  }
  return {
    open: (record, options) =>
      withBytes([record, JSON.stringify(options)], (...texts) =>
        check(run.reviewer_open(reviewer, ...texts)),
      ),
    tasks: () => run.reviewer_tasks(reviewer),
    chartTasks: () => run.reviewer_chart_tasks(reviewer),
    run(task) {
      check(run.reviewer_run(reviewer, task));
      return answer();
    },
    take: (finding) =>
      withBytes([finding], (at, size) => check(run.reviewer_take(reviewer, at, size))),
    tell() {
      check(run.reviewer_tell(reviewer));
      return decoder.decode(answer());
    },
  };
}

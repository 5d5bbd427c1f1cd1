// A worker that does tasks of a review.
import { Refusal } from '../core/follow/answers';
import { ReviewModule } from './module';
import type { FromReviewer, ToReviewer } from './wire';

let opening: Promise<ReviewModule> | undefined;

const say = (message: FromReviewer) => postMessage(message);

onmessage = ({ data }: MessageEvent<ToReviewer>) => {
  if (data.type === 'open' || data.type === 'equip') opening = open(data);
  void opening?.then((module) => use(module, data)).catch(fail);
};

async function open({
  code,
  nets,
}: ToReviewer & { type: 'open' | 'equip' }): Promise<ReviewModule> {
  const module = await ReviewModule.open(code);
  nets.forEach((file, net) => module.giveNet(net, file));
  return module;
}

function use(module: ReviewModule, message: ToReviewer): void {
  if (message.type === 'open') {
    module.openRecord(message.record, message.options);
    say({ type: 'opened', tasks: module.tasks, chartTasks: module.chartTasks });
  } else if (message.type === 'run') {
    say({ type: 'found', task: message.task, finding: module.run(message.task) });
  } else if (message.type === 'take') module.take(message.finding);
  else if (message.type === 'hint') {
    say({ type: 'hinted', hint: module.hint(message.view, message.iterations) });
  } else if (message.type === 'tell') say({ type: 'told', review: module.tell() });
}

// Whoever started this worker hears of what went wrong otherwise.
function fail(error: unknown): void {
  if (error instanceof Refusal) {
    return say({ type: 'refused', code: error.code, message: error.message });
  }
  setTimeout(() => {
    throw error;
  });
}

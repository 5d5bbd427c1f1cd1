// Workers that do nothing by themselves.
import type { FromReviewer, ReviewWorker, ToReviewer } from '../../../src/review/wire';

export class FakeWorker implements ReviewWorker {
  onmessage: ((event: MessageEvent<FromReviewer>) => void) | null = null;
  onerror: ((event: ErrorEvent) => void) | null = null;
  readonly heard: ToReviewer[] = [];
  ended = false;

  postMessage(message: ToReviewer): void {
    this.heard.push(message);
  }
  terminate(): void {
    this.ended = true;
  }

  say(message: FromReviewer): void {
    this.onmessage?.({ data: message } as MessageEvent<FromReviewer>);
  }
  opened(tasks: number, chartTasks: number): void {
    this.say({ type: 'opened', tasks, chartTasks });
  }
  // The task it was given last is done.
  found(): void {
    const [task] = this.tasks.slice(-1);
    this.say({ type: 'found', task: task!, finding: new Uint8Array([task!]) });
  }
  told(review: string): void {
    this.say({ type: 'told', review });
  }
  lost(): void {
    this.onerror?.({ message: 'out of memory' } as ErrorEvent);
  }

  get tasks(): number[] {
    return this.heard.flatMap((message) => (message.type === 'run' ? [message.task] : []));
  }
  // The findings it was given to take.
  get taken(): number[] {
    return this.heard.flatMap((message) => (message.type === 'take' ? [message.finding[0]!] : []));
  }
  get timesAsked(): number {
    return this.heard.filter(({ type }) => type === 'tell').length;
  }
}

// A hall in Node with the module that pages load, and somebody who plays in it.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Hall, type HallPorts } from '../../../src/solo/hall';
import type { Keep } from '../../../src/solo/keep';
import { nothingGiven, SoloModule } from '../../../src/solo/module';
import type { Result, ServerMessage } from '../../../src/protocol/generated';

const path = new URL('../../../src/solo/solo.wasm', import.meta.url);
export const code = await WebAssembly.compile(readFileSync(path));
export const thinker = await SoloModule.open(code, nothingGiven);
for (const [net, name] of ['large', 'small'].entries()) {
  thinker.giveNet(net, readFileSync(new URL(`../../../../nets/${name}.net`, import.meta.url)));
}

export function openHall(keep: Keep, node = 'one', ports: Partial<HallPorts> = {}): Promise<Hall> {
  return Hall.open(code, node, {
    keep,
    think: (_urgency, bytes) => Promise.resolve(thinker.think(bytes)),
    tell: () => undefined,
    over: (why) => {
      throw why;
    },
    ...ports,
  });
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const nonce = sha256('a nonce');

// Plays the first legal action of every question at a table against bots.
export class Player {
  readonly heard: ServerMessage[] = [];
  table = '';
  token = '';
  decisions = 0;
  result: Result | undefined;
  #line: number | undefined;
  #waiting: { holds: () => boolean; done: () => void }[] = [];

  constructor(
    readonly hall: Hall,
    // Whether to answer this question; who does not stops playing.
    readonly goesOn: (decision: number) => boolean = () => true,
  ) {}

  connect(token = ''): void {
    this.#line = this.hall.connect({
      received: (text) => this.#take(JSON.parse(text)),
      closed: () => undefined,
    });
    this.say({ type: 'hello', protocol: 1, id: 1, name: 'Ann', ...(token && { token }) });
  }

  create(pause = 0): void {
    const bots = ['', 'drifter', 'tenderfoot', 'tenderfoot'];
    const options = { clock: { kind: 'none' }, bot_pause_ms: pause };
    this.say({ type: 'create', id: 2, config: { seats: 4 }, bots, options });
  }

  say(message: object): void {
    // Not from within a call of the module's.
    queueMicrotask(() => this.hall.receive(this.#line ?? 0, JSON.stringify(message)));
  }

  until(holds: () => boolean): Promise<void> {
    if (holds()) return Promise.resolve();
    return new Promise((done) => this.#waiting.push({ holds, done }));
  }

  #take(message: ServerMessage): void {
    this.heard.push(message);
    if (message.type === 'welcome') this.token = message.token ?? this.token;
    if ('id' in message && message.id === 2 && 'table' in message) this.#begin(message.table);
    if (message.type === 'room' && message.deal?.phase === 'revealing') {
      this.say({ type: 'reveal', table: this.table, nonce });
    }
    if ('turn' in message && message.turn?.legal) this.#decide(message.turn.legal);
    if ('result' in message && message.result) this.result = message.result;
    const ready = this.#waiting.filter(({ holds }) => holds());
    this.#waiting = this.#waiting.filter((one) => !ready.includes(one));
    for (const { done } of ready) done();
  }

  #begin(table: string): void {
    this.table = table;
    this.say({ type: 'commit', table, commitment: sha256(nonce) });
    this.say({ type: 'start', table });
  }

  #decide(legal: { seat: number; decision: number; actions: string[] }): void {
    if (!this.goesOn(this.decisions)) return;
    this.decisions += 1;
    const { seat, decision, actions } = legal;
    this.say({ type: 'act', table: this.table, seat, decision, action: actions[0] });
  }
}

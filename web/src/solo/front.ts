// Stands between the page's lines and the hall: opens the hall for the first of them, and anew for
// the next one after it was lost.
import type { Hall, LineListener, Reply } from './hall';
import type { FromHall, ToHall } from './wire';

export class Front {
  readonly #open: () => Promise<Hall>;
  readonly #say: (message: FromHall) => void;
  #hall: Promise<Hall> | undefined;
  // The hall's numbers of the page's lines.
  readonly #lines = new Map<number, { hall: Hall; line: number }>();
  // Those that wait for the hall to open.
  readonly #waiting = new Set<number>();

  constructor(open: () => Promise<Hall>, say: (message: FromHall) => void) {
    this.#open = open;
    this.#say = say;
  }

  take(message: ToHall): void {
    if (message.type === 'open') void this.#connect(message.line);
    else if (message.type === 'ask') void this.#ask(message);
    else this.#pass(message);
  }

  // The hall stopped: the next line gets another one.
  forget(): void {
    this.#hall = undefined;
  }

  #currentHall(): Promise<Hall> {
    if (!this.#hall) {
      const opening = this.#open();
      opening.catch(() => this.forget());
      this.#hall = opening;
    }
    return this.#hall;
  }

  async #connect(of: number): Promise<void> {
    const closed = () => {
      this.#lines.delete(of);
      this.#say({ type: 'closed', line: of });
    };
    const listener: LineListener = {
      received: (text) => this.#say({ type: 'text', line: of, text }),
      closed,
    };
    this.#waiting.add(of);
    try {
      const hall = await this.#currentHall();
      if (!this.#waiting.delete(of)) return;
      const line = hall.connect(listener);
      if (line === undefined) return closed();
      this.#lines.set(of, { hall, line });
      this.#say({ type: 'opened', line: of });
    } catch (error) {
      console.error(error);
      if (this.#waiting.delete(of)) closed();
    }
  }

  async #ask({ request, method, target, body }: ToHall & { type: 'ask' }): Promise<void> {
    const ask = (hall: Hall) => hall.ask(method, target, body);
    const reply = await this.#currentHall().then(ask, (error: unknown): Reply => {
      console.error(error);
      return { status: 0, body: '' };
    });
    this.#say({ type: 'answer', request, ...reply });
  }

  #pass(message: ToHall & { type: 'text' | 'close' }): void {
    const found = this.#lines.get(message.line);
    if (message.type === 'close') this.#waiting.delete(message.line);
    if (!found) return;
    if (message.type === 'text') return found.hall.receive(found.line, message.text);
    this.#lines.delete(message.line);
    found.hall.disconnect(found.line);
  }
}

// What choices would certainly lead to, each asked for once.
import type { Legal, View } from '../protocol/generated';
import type { Ask } from '../core/follow/answers';
import { foreseenSteps, type Step } from '../core/follow/playback';

export interface Preview {
  steps: Step[];
  complete: boolean;
}

export class Previews {
  readonly #table: string;
  readonly #ask: Ask;
  readonly #known = new Map<string, Promise<Preview>>();

  constructor(table: string, ask: Ask) {
    this.#table = table;
    this.#ask = ask;
  }

  // `view`: the newest.
  of(view: View, legal: Legal, action: string): Promise<Preview> {
    const key = `${keyOf(legal)} ${action}`;
    const known = this.#known.get(key);
    if (known) return known;
    const asked = this.#foresee(view, legal, action);
    this.#known.set(key, asked);
    asked.catch(() => this.#known.delete(key));
    return asked;
  }

  clear(): void {
    this.#known.clear();
  }

  async #foresee(view: View, { seat, decision }: Legal, action: string): Promise<Preview> {
    const answer = await this.#ask({ type: 'preview', table: this.#table, seat, decision, action });
    return { steps: foreseenSteps(view, answer.events), complete: answer.complete };
  }
}

// The question.
export function keyOf({ seat, decision }: Legal): string {
  return `${seat} ${decision}`;
}

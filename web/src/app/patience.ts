// Waiting that a command can end.
export class Patience {
  #wake: (() => void) | undefined;

  // Until `what` is over, if given; not longer than so many milliseconds, nor than until `end`.
  async wait(ms: number, what?: Promise<unknown>): Promise<void> {
    if (ms <= 0) return;
    let wake = () => {};
    const enough = new Promise<void>((resolve) => (wake = resolve));
    this.#wake = wake;
    const timer = setTimeout(wake, ms);
    await Promise.race([enough, what ?? enough]).catch(console.error);
    clearTimeout(timer);
    if (this.#wake === wake) this.#wake = undefined; // By now it may be another wait's.
  }

  end(): void {
    this.#wake?.();
  }
}

// Waiting that a command can end.
export class Patience {
  #wake: (() => void) | undefined;

  // Until `what` is over, if given; not longer than so many milliseconds, nor than until `end`.
  async wait(ms: number, what?: Promise<unknown>): Promise<void> {
    if (ms <= 0) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const enough = new Promise<void>((resolve) => {
      this.#wake = resolve;
      timer = setTimeout(resolve, ms);
    });
    await Promise.race([enough, what ?? enough]).catch(console.error);
    clearTimeout(timer);
    this.#wake = undefined;
  }

  end(): void {
    this.#wake?.();
  }
}

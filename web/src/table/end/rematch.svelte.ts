// Whether it is news that somebody wants to play again.
export class Rematch {
  asking = $state(false); // This player asks for it now.
  #known: string | undefined;

  // Once for each, and not for who asked.
  isNews(table: string | undefined): boolean {
    const isNew = table !== undefined && table !== this.#known && !this.asking;
    this.#known = table;
    return isNew;
  }
}

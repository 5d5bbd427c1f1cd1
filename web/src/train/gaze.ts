// Where in a narrow room one looks along the train.
export interface Turned {
  to: number | undefined; // Undefined: home, to one's own bandit.
  first: boolean; // There was no look before.
}

export class Gaze {
  #looked = false;
  #away = false;

  // What is to be shown, if anything is. When that is over one looks home again, who has one; who
  // then looks around by themselves is left there. Undefined: it stays.
  turn(to: number | undefined, hasHome: boolean): Turned | undefined {
    const [first, returns] = [!this.#looked, this.#away && hasHome];
    this.#looked = true;
    this.#away = to !== undefined;
    return first || to !== undefined || returns ? { to, first } : undefined;
  }

  // The next look is the first.
  forget(): void {
    this.#looked = this.#away = false;
  }
}

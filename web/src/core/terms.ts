// What the rules make of a game, as the server's options say it.
import type { Combination, GameTerms, TableChoices } from '../protocol/generated';

// Of a combination that cannot be played nothing is said.
export function gameTerms(
  choices: TableChoices | undefined,
  game: Combination,
): GameTerms | undefined {
  const at = choices?.configs.findIndex((config) => isSame(config, game));
  return at === undefined ? undefined : choices?.terms[at];
}

function isSame(a: Combination, b: Combination): boolean {
  const { edition, seats, variant, expert, horses } = a;
  return (
    edition === b.edition &&
    seats === b.seats &&
    variant === b.variant &&
    expert === b.expert &&
    horses === b.horses
  );
}

// What a bot would do in one's place, and the reason that can be counted. The words are not yet in
// a language.
import type { Fact, Hint } from '../protocol/generated';
import type { Choice } from './choices';
import { dashed, words, type Words } from './words';

// Below two standard errors nothing is claimed.
function isClose({ lead = 0, error = 0 }: Hint): boolean {
  return lead < 2 * error;
}

function factWords({ fact, bandit, loot }: Fact): Words {
  return words(`hint-fact-${dashed(fact)}`, {
    ...(bandit && { bandit: words(`bandit-${bandit}`) }),
    ...(loot && { loot: words(`loot-${dashed(loot)}`) }),
  });
}

function percent(share: number): number {
  return Math.round(100 * share);
}

// Why it is better than the choice that comes next to it. Facts of what is advised go first: of what
// cannot come after it there is nothing to see.
export function reasonFor(hint: Hint, other: Choice | undefined): Words | undefined {
  const { next, share } = hint;
  if (!other || !next || share === undefined) return undefined;
  if (isClose(hint)) return words('hint-close', { other: other.words });
  const fact = hint.why.find(({ best }) => best !== undefined);
  if (fact?.best !== undefined) {
    const told = { what: factWords(fact), n: fact.best };
    if (fact.chosen === undefined) return words('hint-why-alone', told);
    return words('hint-why', { ...told, other: other.words, m: fact.chosen });
  }
  return words('hint-shares', {
    n: percent(share),
    other: other.words,
    m: percent(next.share),
  });
}

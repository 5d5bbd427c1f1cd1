// The marshal and the guard.
import Loot from '../../art/loot/Loot.svelte';
import type { GuardMoved, MarshalDrank } from '../../protocol/generated';
import type { Run } from '../run';
import { chest, figureWay, tokenWay } from './paths';
import { rest } from './rest';
import { burst } from './walk';

// Heavy strides through the door.
export async function marshalMoved(run: Run): Promise<void> {
  const from = run.was('marshal');
  const to = run.is('marshal');
  if (!from || !to) return rest(run);
  const others = rest(run, ['marshal']);
  run.pose('marshal', 'run', to.x < from.x ? -1 : 1);
  await run.animate('marshal', figureWay(from, to, { hops: 4, bob: 5 }), {
    ms: 560,
    easing: 'linear',
  });
  await others;
}

export async function guardMoved(run: Run, { from: left }: GuardMoved): Promise<void> {
  const from = run.was('guard');
  const to = run.is('guard');
  if (!from || !to) return rest(run);
  const others = rest(run, ['guard']);
  const thrown = left === 'coach roof';
  if (thrown) {
    const { actor } = run.step.after;
    if (actor) run.pose(actor, 'punch');
    run.pose('guard', 'hit');
    void burst(run, chest(from), 96);
  }
  const way = thrown ? { lift: 60, spin: -360 } : { hops: 3, bob: 4 };
  await run.animate('guard', figureWay(from, to, way), { ms: thrown ? 520 : 420 });
  await others;
}

export async function marshalDrank(run: Run, { slot }: MarshalDrank): Promise<void> {
  const marshal = run.was('marshal');
  const token = run.before.loot.find(({ key }) => key === `flask ${slot}`);
  if (!marshal || !token) return rest(run);
  const others = rest(run, [token.key]);
  const flask = run.prop(Loot, { kind: token.kind }, { ...token, w: 40, h: 40 });
  const mouth = { x: marshal.x + 8, y: marshal.y - marshal.h * 0.74, size: 20 };
  await run.animate(flask, tokenWay(token, mouth, { lift: 20, spin: -100 }), {
    ms: 320,
    fill: 'both',
  });
  await run.animate(flask, [{ opacity: 1 }, { opacity: 1, offset: 0.6 }, { opacity: 0 }], {
    ms: 250,
    fill: 'both',
  });
  await others;
}

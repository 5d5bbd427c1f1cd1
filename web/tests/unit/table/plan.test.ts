import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { settings } from '../../../src/app/settings.svelte';
import type { LiveTable } from '../../../src/app/table.svelte';
import { Refusal } from '../../../src/core/follow/answers';
import { forkAt, otherWay, planLine, planWords } from '../../../src/core/plan';
import type { PlanPreview, View } from '../../../src/protocol/generated';
import { PlanShow } from '../../../src/table/plan/plan.svelte';
import { viewAt } from './games';

const view: View = {
  ...viewAt('std4.0', 60),
  phase: 'planning',
  pile: ['0 ghost move', '1 hidden down', '2 django move'],
};
const names = { seat: (seat: number) => `seat ${seat}` };
const ways = { actions: ['move forward 1', 'move backward 1'], aims: [{}, {}] };

// A move with a question, a gap, and another move; each ends with its card going home.
function preview(first = 'move forward 1'): PlanPreview {
  const revealed = (index: number, seat: number, card: string) => ({
    patch: {},
    event: { type: 'card_revealed' as const, index, seat, card },
  });
  const returned = (to: number, card: string) => ({
    patch: { pile_next: to + 1 },
    event: { type: 'card_returned' as const, to, card },
  });
  const moved = (bandit: 'ghost' | 'django', taken: string, seat: number) => ({
    patch: { actor: bandit },
    event: {
      type: 'bandit_moved' as const,
      bandit,
      from: 'car 3 inside' as const,
      to: 'car 2 inside' as const,
      cause: 'card' as const,
    },
    question: { seat, ...ways, taken },
  });
  return {
    view: { ...view, phase: 'robbing' },
    steps: [
      {
        index: 0,
        seat: 0,
        card: 'ghost move',
        events: [revealed(0, 0, 'ghost move'), moved('ghost', first, 0), returned(0, 'ghost move')],
      },
      { index: 1, seat: 1, events: [{ patch: { pile_next: 2 } }] },
      {
        index: 2,
        seat: 2,
        card: 'django move',
        events: [
          revealed(2, 2, 'django move'),
          moved('django', 'move forward 1', 2),
          returned(2, 'django move'),
        ],
      },
    ],
  };
}

describe('a plan as a line of steps', () => {
  const line = planLine(preview(), 0);

  it('has no step for a card that goes home, and knows where each card ends', () => {
    expect(line.playback.steps.map(({ event }) => event?.type)).toEqual([
      'card_revealed',
      'bandit_moved',
      undefined,
      'card_revealed',
      'bandit_moved',
    ]);
    expect(line.cards.map(({ last }) => last)).toEqual([2, 3, 5]);
    expect(line.playback.newest().pile_next).toBe(3);
    expect(line.playback.newest().viewer).toBe(0);
  });

  it('says what happened last, and of a gap whose it is', () => {
    expect(planWords(line, 0, names).id).toBe('plan-begin');
    expect(planWords(line, 2, names).id).toMatch(/^tell-/);
    const gap = planWords(line, 3, names);
    expect(gap.id).toBe('plan-gap-said');
    expect(gap.args?.['who']).toEqual({ id: 'bandit-cheyenne' });
  });

  it('has a fork from where it is asked to the end of its card', () => {
    const forks = [0, 1, 2, 3, 4, 5].map((n) => forkAt(line, n)?.seat);
    expect(forks).toEqual([undefined, 0, 0, undefined, 2, 2]);
  });

  it('goes another way past one fork, and leaves those after it open', () => {
    const [first, second] = line.forks;
    expect(first && otherWay(line, first, 'a')).toEqual(['a']);
    expect(second && otherWay(line, second, 'b')).toEqual(['move forward 1', 'b']);
  });
});

function showOf(plan = vi.fn((_ways: string[] = []) => Promise.resolve(preview()))) {
  const live = { setAnimator: vi.fn(), play: vi.fn() };
  const table = { director: live, viewer: 0, names, plan };
  const show = new PlanShow(table as unknown as LiveTable);
  const animator = { play: vi.fn(() => Promise.resolve()), settle: vi.fn() };
  show.setAnimator(animator);
  return { show, plan, live, animator };
}

describe('what the plan leads to', () => {
  beforeEach(() => void (settings.speed = 'instant'));
  afterEach(() => void (settings.speed = 'normal'));

  it('has the train while it is shown, and gives it back', async () => {
    const { show, live, animator } = showOf();
    await show.open(view);
    expect(live.setAnimator).toHaveBeenLastCalledWith(undefined);
    expect(animator.settle).toHaveBeenLastCalledWith(show.director?.shown);
    show.close();
    expect(show.director).toBeUndefined();
    expect(live.setAnimator).toHaveBeenLastCalledWith(animator);
  });

  it('says where chance decides', async () => {
    const chance = preview();
    chance.steps[0]!.events[1]!.open = true;
    const { show } = showOf(vi.fn(() => Promise.resolve(chance)));
    await show.open(view);
    const open = [0, 1, 2, 3].map((n) => {
      show.director?.seek(n);
      return show.isOpen;
    });
    expect(open).toEqual([false, false, true, false]);
  });

  it('stays at the card whose other way is asked for', async () => {
    const { show, plan } = showOf();
    await show.open(view);
    show.seek(0);
    const fork = show.fork;
    if (!fork) throw new Error('no fork');
    await show.choose(view, fork, 'move backward 1');
    expect(plan).toHaveBeenLastCalledWith(['move backward 1']);
    expect(show.director?.number).toBe(2);
  });

  it('is renewed where it was when the pile grows, and ends with Schemin', async () => {
    const { show, plan } = showOf();
    await show.open(view);
    show.seek(1);
    show.follow({ ...view });
    expect(plan).toHaveBeenCalledTimes(1);
    show.follow({ ...view, pile: [...view.pile, '3 belle move'] });
    await vi.waitFor(() => expect(show.busy).toBe(false));
    expect(plan).toHaveBeenCalledTimes(2);
    expect(show.director?.number).toBe(3);
    show.follow({ ...view, phase: 'robbing' });
    expect(show.director).toBeUndefined();
  });

  it('forgets ways that a card took along when it was taken back', async () => {
    const plan = vi.fn((asked: string[] = []) =>
      asked.length > 0
        ? Promise.reject(new Refusal({ code: 'action/not_legal', message: '' }))
        : Promise.resolve(preview()),
    );
    const { show } = showOf(plan);
    await show.open(view);
    show.seek(0);
    if (show.fork) await show.choose(view, show.fork, 'move backward 1');
    expect(plan).toHaveBeenLastCalledWith();
    expect(show.director).toBeDefined();
  });

  it('opens where the game has come to, and is given up when asked for twice', async () => {
    const { show, live } = showOf();
    const opened = show.toggle(view);
    expect(live.play).toHaveBeenCalledOnce();
    await show.toggle(view);
    await opened;
    expect([show.director, show.busy]).toEqual([undefined, false]);
    await show.toggle(view);
    expect(show.director).toBeDefined();
    await show.toggle(view);
    expect(show.director).toBeUndefined();
  });

  it('closes when it was left while the answer was under way', async () => {
    const { show } = showOf();
    const opened = show.open(view);
    show.close();
    await opened;
    expect(show.director).toBeUndefined();
  });
});

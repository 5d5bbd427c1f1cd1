import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { actOf, type Act } from '../../../src/core/act';
import { playbackOf } from '../../../src/core/follow/playback';
import { sceneOf, type Box, type Scene } from '../../../src/core/scene';
import type { Event, Replay } from '../../../src/protocol/generated';
import { around, lensOf, type Window } from '../../../src/train/camera';
import { narrowLook, questionShot, shotOf, steady, wideLook } from '../../../src/train/frames';
import { heroOf, wordBox } from '../../../src/train/words';

const file = new URL('../../fixtures/horses6.0.json', import.meta.url);
const { steps } = playbackOf(JSON.parse(readFileSync(file, 'utf8')) as Replay);
const acts: Act[] = steps.map((step, i) => actOf(step, steps[i - 1], { pace: 1 }));

function shotIn(act: Act) {
  return shotOf(act, sceneOf(act.step.before), sceneOf(act.step.after), wideLook);
}

function actsOf(type: Event['type']): Act[] {
  return acts.filter(({ event }) => event?.type === type);
}

function inside(inner: Box, outer: Box): boolean {
  const across = inner.x >= outer.x && inner.x + inner.w <= outer.x + outer.w;
  return across && inner.y >= outer.y && inner.y + inner.h <= outer.y + outer.h;
}

function figure(scene: Scene, who: string): Box {
  const { x, y, w, h } = scene.figures.find((found) => found.who === who)!;
  return { x: x - w / 2, y: y - h, w, h };
}

// Who must be seen even if nobody else is: of whom something is said, else who suffers it.
function heroIn(act: Act, scene: Scene): string {
  return act.word ? heroOf(act, scene)!.who : act.concerns[0]!;
}

describe('what the camera shows', () => {
  it('has whoever acts and whom it concerns in it, before and after', () => {
    const shots = [...actsOf('bullet_hit'), ...actsOf('bandit_moved'), ...actsOf('loot_taken')];
    expect(shots.length).toBeGreaterThan(20);
    for (const act of shots) {
      const frame = shotIn(act)!.frame;
      for (const who of [...act.actors, ...act.concerns]) {
        expect(inside(figure(sceneOf(act.step.before), who), frame)).toBe(true);
        expect(inside(figure(sceneOf(act.step.after), who), frame)).toBe(true);
      }
    }
  });

  it('is the whole train for events, for cards, and where the marshal just walks', () => {
    for (const act of [...actsOf('event_began'), ...actsOf('card_played')]) {
      expect(shotIn(act)).toBeUndefined();
    }
    const walks = actsOf('marshal_moved').filter(({ weight }) => weight < 0.5);
    expect(walks.length).toBeGreaterThan(0);
    for (const act of walks) {
      expect(shotIn(act)).toBeUndefined();
      // A phone cannot show the whole: it goes with him.
      const { before, after } = act.step;
      const { frame } = shotOf(act, sceneOf(before), sceneOf(after), narrowLook(480))!;
      expect(inside(figure(sceneOf(after), 'marshal'), frame)).toBe(true);
    }
  });

  it('is the marshal and his victims where he finds some', () => {
    const act = actsOf('marshal_moved').find(({ weight }) => weight >= 0.5)!;
    expect(inside(figure(sceneOf(act.step.after), 'marshal'), shotIn(act)!.frame)).toBe(true);
  });

  it('is, on a phone that has no room for both, whom it concerns', () => {
    const look = narrowLook(270);
    const shots = actsOf('bullet_hit').map((act) => {
      const [before, after] = [sceneOf(act.step.before), sceneOf(act.step.after)];
      const { subject, frame } = shotOf(act, before, after, look)!;
      expect(frame.w).toBeLessThanOrEqual(look.widest + 0.01);
      expect(inside(figure(after, heroIn(act, after)), subject)).toBe(true);
      return [...act.actors, ...act.concerns].every((who) => inside(figure(after, who), subject));
    });
    expect(new Set(shots)).toEqual(new Set([true, false]));
  });

  it('is closer the more it matters', () => {
    const act = actsOf('card_revealed').find(({ actors }) => actors.length === 1)!;
    const widths = [0, 0.5, 1].map((weight) => shotIn({ ...act, weight })!.frame.w);
    expect(widths).toEqual([...widths].sort((a, b) => b - a));
    expect(widths[0]).toBeGreaterThan(widths[2]! * 1.5);
  });

  it('comes close for a big moment, with what is said of it and its hero', () => {
    const { word: _, ...act } = actsOf('loot_taken')[0]!;
    const big: Act = { ...act, weight: 1, word: 'strongbox' };
    const [quiet, loud] = [shotIn(act)!, shotIn(big)!];
    const [word] = wordBox(big, sceneOf(act.step.after));
    expect(inside(word!, loud.frame)).toBe(true);
    expect(inside(word!, quiet.frame)).toBe(false);
    const far = { x: quiet.frame.x - 50, y: 0, w: quiet.frame.w + 100, h: 400 };
    expect(steady(far, quiet)).toBe(far);
    expect(steady(far, loud)).toBe(loud.frame);
  });

  it('has all the answers to a question in it', () => {
    const scene = sceneOf(steps.at(-1)!.after);
    const targets = scene.places.slice(0, 5).map((box) => ({
      ...box,
      key: box.place,
      kind: 'place' as const,
      choices: [],
    }));
    const { frame } = questionShot(targets, 'marshal', scene, wideLook)!;
    for (const target of targets) expect(inside(target, frame)).toBe(true);
    expect(questionShot([], 'marshal', scene, wideLook)).toBeUndefined();
    const { subject } = questionShot(targets, 'marshal', scene, narrowLook(270))!;
    expect(subject).toEqual(figure(scene, 'marshal'));
  });
});

describe('a steady camera', () => {
  const frame = { x: 0, y: 0, w: 800, h: 300 };
  const shot = (x: number, w = 800) => ({
    subject: { x, y: 100, w: 50, h: 90 },
    frame: { x: x - w / 2, y: 0, w, h: 300 },
  });

  it('stays while all can be seen, and goes where something cannot', () => {
    expect(steady(frame, shot(600))).toBe(frame);
    expect(steady(frame, shot(780)).x).toBe(380);
    expect(steady(undefined, shot(600)).x).toBe(200);
  });

  it('goes closer where that is called for', () => {
    expect(steady(frame, shot(600, 400)).w).toBe(400);
  });

  it('moves for hardly more than every other act of a game', () => {
    let now: Box | undefined;
    let moves = 0;
    const shown = acts.flatMap((act) => shotIn(act) ?? []);
    for (const one of shown) {
      const next = steady(now, one);
      if (next !== now) moves += 1;
      now = next;
    }
    expect(moves / shown.length).toBeLessThan(0.55);
  });
});

describe('the lens', () => {
  const window: Window = {
    width: 1440,
    height: 600,
    wide: 1440,
    high: 500,
    beyond: 300,
    least: 1,
    most: 2.2,
  };
  const seenBy = (frame: Box): Box => {
    const { zoom, x, y } = lensOf(frame, window);
    return { x: -x / zoom, y: -y / zoom, w: window.wide / zoom, h: window.high / zoom };
  };

  it('has the whole frame in it, and nothing beyond what is drawn', () => {
    for (const x of [0, 300, 900, 1300]) {
      for (const w of [140, 700, 1440]) {
        const frame = { x: Math.min(x, 1440 - w), y: 200, w, h: 150 };
        const seen = seenBy(frame);
        expect(inside(frame, around([seen, { ...seen, w: seen.w + 0.01 }])!)).toBe(true);
        expect(seen.x).toBeGreaterThanOrEqual(-0.01);
        expect(seen.x + seen.w).toBeLessThanOrEqual(1440.01);
        expect(seen.y).toBeGreaterThanOrEqual(-300.01);
        expect(seen.y + seen.h).toBeLessThanOrEqual(900.01);
      }
    }
  });

  it('comes no closer than it may', () => {
    expect(lensOf({ x: 500, y: 200, w: 10, h: 10 }, window).zoom).toBe(2.2);
    expect(lensOf({ x: 0, y: 0, w: 9000, h: 10 }, window).zoom).toBe(1);
  });
});

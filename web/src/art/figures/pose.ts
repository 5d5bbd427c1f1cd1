import type { Bandit } from '../../protocol/generated';

export type Who = Bandit | 'marshal' | 'guard';
export const poses = ['stand', 'run', 'shoot', 'punch', 'hit', 'ride'] as const;
export type Pose = (typeof poses)[number];

/** Degrees the upper body leans forward from the hips at (30, 66). */
export const lean: Record<Pose, number> = {
  stand: 0,
  run: 12,
  shoot: -2,
  punch: 10,
  hit: -16,
  ride: 4,
};

/** What the two arms do: the far one is drawn behind the body, the near one before it. */
export type ArmKind =
  'hang' | 'hip' | 'gun' | 'fist' | 'guard' | 'up' | 'back' | 'fore' | 'rein' | 'flung';
export const arms: Record<Pose, [far: ArmKind, near: ArmKind]> = {
  stand: ['hang', 'hip'],
  run: ['fore', 'back'],
  shoot: ['hang', 'gun'],
  punch: ['guard', 'fist'],
  hit: ['up', 'flung'],
  ride: ['rein', 'rein'],
};

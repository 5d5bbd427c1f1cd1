// What the coach says, and when: after which step of lesson.json the lesson stops, and what the
// learner is shown there. Where the learner is asked (`do`), the lesson has the right action.
// Texts are `learn-KEY`, and for other choices than the right one `learn-KEY-other`.
type Corner = 'train' | 'hand' | 'pile' | 'round' | 'players' | 'score';

export interface Stop {
  key: string;
  n: number;
  kind: 'tell' | 'do';
  look: Corner;
  car?: number; // Which car it tells of, for a screen that does not show all.
}

function tell(n: number, key: string, look: Corner, car?: number): Stop {
  return { key, n, kind: 'tell', look, ...(car !== undefined && { car }) };
}

function ask(n: number, key: string, look: Corner): Stop {
  return { key, n, kind: 'do', look };
}

export const stops: readonly Stop[] = [
  tell(9, 'welcome', 'train'),
  tell(9, 'train', 'train', 0),
  tell(28, 'hand', 'hand'),
  tell(29, 'round', 'round'),
  ask(30, 'robbery', 'hand'),
  tell(33, 'pile', 'pile'),
  ask(34, 'floor', 'hand'),
  ask(38, 'tunnel', 'hand'),
  tell(41, 'secret', 'pile'),
  ask(42, 'draw', 'hand'),
  ask(50, 'fire', 'hand'),
  tell(56, 'stealin', 'pile'),
  ask(57, 'take', 'train'),
  tell(58, 'purse', 'players'),
  tell(61, 'move', 'train'),
  tell(67, 'climb', 'train'),
  tell(70, 'jewel', 'players'),
  tell(73, 'run', 'train'),
  tell(78, 'marshal', 'train'),
  tell(81, 'nothing', 'pile'),
  tell(85, 'punch', 'train'),
  ask(90, 'shoot', 'train'),
  tell(91, 'bullet', 'players'),
  tell(94, 'shot', 'train'),
  tell(100, 'event', 'round'),
  tell(121, 'clogged', 'hand'),
  tell(121, 'score', 'score'),
  tell(121, 'end', 'score'),
];

// The keys of a reel: what a press means, if anything. Escape is the window's own.
export type ReelKey = 'on' | 'back' | 'play';

const keys: Record<string, ReelKey> = { ArrowRight: 'on', ArrowLeft: 'back', ' ': 'play' };

type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'altKey' | 'metaKey' | 'shiftKey'>;

export function readReelKey(press: Press): ReelKey | undefined {
  if (press.ctrlKey || press.altKey || press.metaKey || press.shiftKey) return undefined;
  return keys[press.key];
}

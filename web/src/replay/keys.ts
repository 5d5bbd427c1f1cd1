// The keys of the replay: what a press means, if anything.
export type ReplayKey =
  | 'on'
  | 'back'
  | 'turn-on'
  | 'turn-back'
  | 'round-on'
  | 'round-back'
  | 'start'
  | 'end'
  | 'play'
  | 'error-on'
  | 'error-back';

interface Press {
  key: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  altKey: boolean;
  metaKey: boolean;
}

const plain: Record<string, ReplayKey> = {
  ArrowRight: 'on',
  ArrowLeft: 'back',
  PageDown: 'round-on',
  PageUp: 'round-back',
  Home: 'start',
  End: 'end',
  ' ': 'play',
  n: 'error-on',
  p: 'error-back',
};
const shifted: Record<string, ReplayKey> = { ArrowRight: 'turn-on', ArrowLeft: 'turn-back' };

export function readKey(press: Press): ReplayKey | undefined {
  if (press.ctrlKey || press.altKey || press.metaKey) return undefined;
  return press.shiftKey ? shifted[press.key] : plain[press.key];
}

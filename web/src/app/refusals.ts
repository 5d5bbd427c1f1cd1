// Whose trouble a refusal is: the hall in the page speaks as a server does, but what fails it is
// this device.
import { Refusal } from '../core/follow/answers';
import type { HallName } from './halls';

const onDevice: Record<string, string> = {
  'server/full': 'here/full',
  'server/store_failed': 'here/store_failed',
  'server/waiting': 'here/waiting',
  'server/internal': 'here/internal',
  'link/lost': 'here/lost',
  'link/none': 'here/none',
};

// What was thrown when this hall was asked, by the code that tells the reader whose trouble it is.
export function refusalOf(hall: HallName, error: unknown): unknown {
  if (hall === 'away' || !(error instanceof Refusal)) return error;
  const code = onDevice[error.code];
  return code ? new Refusal({ code, message: error.message }) : error;
}

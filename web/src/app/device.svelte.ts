// What this browser does not give the hall in the page, once that is known.
import { hallLine } from '../solo/line';
import type { Limits } from '../solo/wire';

let limits = $state.raw<Limits>();
hallLine.onlimits = (told) => (limits = told);

export const device = {
  get limits() {
    return limits;
  },
};

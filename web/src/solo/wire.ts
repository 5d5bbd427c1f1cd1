// What the page and the worker that has the hall say to each other. The page numbers its lines
// (connections) and requests.
export type ToHall =
  | { type: 'open'; line: number }
  | { type: 'text'; line: number; text: string }
  | { type: 'close'; line: number }
  | { type: 'ask'; request: number; method: string; target: string; body: string };

export type FromHall =
  | { type: 'opened'; line: number }
  | { type: 'text'; line: number; text: string }
  | { type: 'closed'; line: number }
  | { type: 'answer'; request: number; status: number; body: string }
  | ({ type: 'limits' } & Limits);

// What this browser does not give the hall.
export interface Limits {
  // Nothing: games are gone with the tab. Full: so is what happens now, unless there is room later.
  // Lost: some of that is gone, since another tab went on with the game meanwhile.
  keeps: 'all' | 'nothing' | 'full' | 'lost';
  secure: boolean; // False: plain http, where nothing works without the network.
}

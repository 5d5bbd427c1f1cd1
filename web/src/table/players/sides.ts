import type { Config, View } from '../../protocol/generated';

// A side of a game in teams: partners sit side by side.
interface Side {
  index: number;
  letter: string;
}

export function sideOf(game: { config: Config }, seat: number): Side | undefined {
  if (game.config.variant !== 'teams') return undefined;
  const index = Math.floor(seat / 2);
  return { index, letter: String.fromCharCode(65 + index) };
}

export function isPartner(view: View, seat: number): boolean {
  const viewer = view.viewer;
  if (viewer === undefined || viewer < 0 || viewer === seat) return false;
  return sideOf(view, viewer)?.index === sideOf(view, seat)?.index && !!sideOf(view, seat);
}

// Seats as the players sit: clockwise, beginning with the viewer.
export function seatsFrom(view: View): number[] {
  const count = Object.keys(view.seats).length;
  const first = view.viewer !== undefined && view.viewer >= 0 ? view.viewer : 0;
  return Array.from({ length: count }, (_, i) => (first + i) % count);
}

export function bulletsReceived(view: View, seat: number): number {
  const received = view.seats[seat]?.received ?? {};
  return Object.values(received).reduce<number>((sum, n) => sum + (n ?? 0), 0);
}

import type { GameTerms, View } from '../../protocol/generated';

// A side of a game in teams.
interface Side {
  index: number;
  letter: string;
}

// Sides are counted by the first of their seats; there are none where nobody has a partner.
export function sideOf(terms: GameTerms | undefined, seat: number): Side | undefined {
  const partners = terms?.partners;
  const partner = partners?.[seat];
  if (!partners || partner === undefined) return undefined;
  const first = Math.min(seat, partner);
  const index = partners.filter((other, own) => own < other && own < first).length;
  return { index, letter: String.fromCharCode(65 + index) };
}

export function isPartner(
  terms: GameTerms | undefined,
  viewer: number | undefined,
  seat: number,
): boolean {
  return viewer !== undefined && terms?.partners?.[viewer] === seat;
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

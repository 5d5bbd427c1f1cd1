// The two halls of a page: the server's, and the one that runs in the page.
export type HallName = 'here' | 'away';

export function tablePath(hall: HallName, id: string): string {
  return hall === 'here' ? `/here/${id}` : `/t/${id}`;
}

// The daily train where this hall's rides are.
export function dailyPath(hall: HallName, day: string): string {
  return hall === 'here' ? `/daily?day=${day}&on=here` : `/daily?day=${day}`;
}

// The replay with its review, through the eyes of this seat, or with all cards open.
export function reviewPath(hall: HallName, id: string, seat?: number): string {
  return `${replayPath(hall, id)}?seat=${seat ?? 'open'}&review`;
}

// The replay that begins with its best moments, through the eyes of this seat or of all.
export function reelPath(hall: HallName, id: string, seat = -1): string {
  return `${replayPath(hall, id)}?seat=${seat}&reel`;
}

export function replayPath(hall: HallName, id: string): string {
  return hall === 'here' ? `/replay/here/${id}` : `/replay/${id}`;
}

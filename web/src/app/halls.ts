// The two halls of a page: the server's, and the one that runs in the page.
export type HallName = 'here' | 'away';

export function tablePath(hall: HallName, id: string): string {
  return hall === 'here' ? `/here/${id}` : `/t/${id}`;
}

export function replayPath(hall: HallName, id: string): string {
  return hall === 'here' ? `/replay/here/${id}` : `/replay/${id}`;
}

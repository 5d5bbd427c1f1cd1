// The course of a rating, as a line in a box.
export interface Box {
  width: number;
  height: number;
  edge: number;
}

const kept = 60; // The last ones.
const leastRange = 100; // Points; a line that hardly moves looks so.

export function lastRatings(first: number, ratings: readonly number[]): number[] {
  return [first, ...ratings].slice(-kept);
}

export function ratingPath(ratings: readonly number[], { width, height, edge }: Box): string {
  const low = Math.min(...ratings);
  const range = Math.max(leastRange, Math.max(...ratings) - low);
  const middle = (Math.min(...ratings) + Math.max(...ratings)) / 2;
  const x = (i: number) => edge + (i / Math.max(1, ratings.length - 1)) * (width - 2 * edge);
  const y = (rating: number) => height / 2 - ((rating - middle) / range) * (height - 2 * edge);
  return ratings
    .map((rating, i) => `${i === 0 ? 'M' : 'L'}${x(i).toFixed(1)} ${y(rating).toFixed(1)}`)
    .join('');
}

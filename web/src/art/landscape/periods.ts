/** Width of one seamless tile of each strip, and its height, in the strip's own units. */
export const periods = {
  far: { width: 1600, height: 200 },
  middle: { width: 1200, height: 160 },
  span: { width: 600, height: 300 },
  near: { width: 600, height: 60 },
  track: { width: 240, height: 24 },
  tunnel: { width: 600, height: 400 },
};

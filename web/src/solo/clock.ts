// The time for a hall: Unix time in milliseconds that never goes more slowly than time passes. If
// the device's clock is set back it goes on from where it was; if it is set forward, or the device
// slept, it follows.
export function steadyClock(): () => number {
  let now = Date.now();
  let readAt = performance.now();
  return () => {
    const read = performance.now();
    now = Math.max(Date.now(), now + read - readAt);
    readAt = read;
    return now;
  };
}

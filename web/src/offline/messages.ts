// What the page says to a worker that waits: be the one for all pages, now.
export const takeOver = 'take over';

import { encode } from 'uqr';

const loopback = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

export function isLoopback(hostname: string): boolean {
  return loopback.test(hostname);
}

// The address under which others find this server: the page's own, or on a page that only this
// device can open the one the server gave, if any.
export function shareBase(page: { origin: string; hostname: string }, address?: string): string {
  return isLoopback(page.hostname) && address ? address.replace(/\/$/, '') : page.origin;
}

interface QrPicture {
  size: number;
  path: string;
}

// A QR code as one path of unit squares, joined along rows.
export function qrPicture(text: string): QrPicture {
  const { data, size } = encode(text, { ecc: 'M', border: 2 });
  let path = '';
  data.forEach((row, y) => {
    for (let x = 0; x < size; x++) {
      if (!row[x]) continue;
      const from = x;
      while (row[x + 1]) x++;
      path += `M${from} ${y}h${x - from + 1}v1h-${x - from + 1}z`;
    }
  });
  return { size, path };
}

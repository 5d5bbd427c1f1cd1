import { encode } from 'uqr';
import { addresses } from '../../core/address';

const loopback = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

export function isLoopback(hostname: string): boolean {
  return loopback.test(hostname);
}

// The address under which others find a screen: on the page's own host, or on a page that only this
// device can open on the one that the server gave, if any.
export function shareLink(path: string, page: Location | URL, address?: string): string {
  const host = isLoopback(page.hostname) && address ? new URL(address) : page;
  return addresses.full(path, host);
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

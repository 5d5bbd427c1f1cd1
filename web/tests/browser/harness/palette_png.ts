// PNG with a palette of 256 colours: drawings have few, and the file becomes a third as large.
import { deflateSync } from 'node:zlib';

interface Pixels {
  width: number;
  height: number;
  rgb: Uint8Array;
}

// Five bits of each channel: enough to tell which colours there are.
function bin(rgb: Uint8Array, at: number): number {
  const [r = 0, g = 0, b = 0] = [rgb[at], rgb[at + 1], rgb[at + 2]];
  return ((r >> 3) << 10) | ((g >> 3) << 5) | (b >> 3);
}

interface Bin {
  key: number;
  count: number;
  sum: [number, number, number];
}

function binsOf(rgb: Uint8Array): Bin[] {
  const bins = new Map<number, Bin>();
  for (let at = 0; at < rgb.length; at += 3) {
    const key = bin(rgb, at);
    const found = bins.get(key) ?? { key, count: 0, sum: [0, 0, 0] };
    bins.set(key, found);
    found.count += 1;
    for (const channel of [0, 1, 2] as const) found.sum[channel] += rgb[at + channel] ?? 0;
  }
  return [...bins.values()];
}

const mean = ({ count, sum }: Bin, channel: 0 | 1 | 2) => sum[channel] / count;

// The channel in which these differ most, and by how much, weighed with how many they are.
function spread(box: readonly Bin[]): { channel: 0 | 1 | 2; weight: number } {
  const total = box.reduce((all, { count }) => all + count, 0);
  const spans = ([0, 1, 2] as const).map((channel) => {
    const values = box.map((one) => mean(one, channel));
    return { channel, span: Math.max(...values) - Math.min(...values) };
  });
  const { channel, span } = spans.reduce((a, b) => (b.span > a.span ? b : a));
  return { channel, weight: span * total ** 0.4 };
}

// Median cut: the box that differs most is halved until there are enough.
function boxesOf(bins: Bin[], most: number): Bin[][] {
  const boxes = [bins];
  while (boxes.length < most) {
    const found = boxes.map(spread);
    const at = found.reduce(
      (best, { weight }, i) => (weight > (found[best]?.weight ?? 0) ? i : best),
      0,
    );
    const [box, cut] = [boxes[at] ?? [], found[at]];
    if (!cut || box.length < 2) break;
    box.sort((a, b) => mean(a, cut.channel) - mean(b, cut.channel));
    boxes.splice(at, 1, box.slice(0, box.length / 2), box.slice(box.length / 2));
  }
  return boxes;
}

export function palettePng({ width, height, rgb }: Pixels): Buffer {
  const boxes = boxesOf(binsOf(rgb), 256);
  const palette = Buffer.from(
    boxes.flatMap((box) => {
      const count = box.reduce((all, one) => all + one.count, 0);
      return ([0, 1, 2] as const).map((channel) =>
        Math.round(box.reduce((all, one) => all + one.sum[channel], 0) / count),
      );
    }),
  );
  const index = new Map(boxes.flatMap((box, i) => box.map(({ key }) => [key, i] as const)));
  const rows = Buffer.alloc((width + 1) * height); // Each begins with the filter: none.
  for (let i = 0; i < width * height; ++i) {
    rows[i + Math.floor(i / width) + 1] = index.get(bin(rgb, 3 * i)) ?? 0;
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 3, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const packed = deflateSync(rows, { level: 9 });
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('PLTE', palette),
    chunk('IDAT', packed),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc(body));
  return Buffer.concat([length, body, check]);
}

function crc(bytes: Buffer): number {
  let value = 0xffffffff;
  for (const byte of bytes) {
    value ^= byte;
    for (let bit = 0; bit < 8; ++bit) value = (value >>> 1) ^ (value & 1 ? 0xedb88320 : 0);
  }
  return (value ^ 0xffffffff) >>> 0;
}

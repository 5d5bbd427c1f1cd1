// Several texts as one file: a ZIP archive without compression, which every device can open.

export interface ZipText {
  name: string; // Plain letters.
  text: string;
  at: number; // When it was written, in milliseconds.
}

function crcTable(): Uint32Array {
  return Uint32Array.from({ length: 256 }, (_, n) => {
    let c = n;
    for (let bit = 0; bit < 8; bit += 1) c = c & 1 ? (c >>> 1) ^ 0xedb88320 : c >>> 1;
    return c;
  });
}
const table = crcTable();

function crcOf(bytes: Uint8Array): number {
  let crc = ~0;
  for (const byte of bytes) crc = (table[(crc ^ byte) & 255] ?? 0) ^ (crc >>> 8);
  return ~crc >>> 0;
}

// A number in so many bytes, the lowest first.
function number(size: 2 | 4, value: number): number[] {
  return Array.from({ length: size }, (_, i) => (value >>> (8 * i)) & 255);
}

// Date and time as DOS wrote them, in one number.
function dosTime(at: number): number {
  const d = new Date(at);
  const time = (d.getHours() << 11) | (d.getMinutes() << 5) | (d.getSeconds() >> 1);
  const day = ((d.getFullYear() - 1980) << 9) | ((d.getMonth() + 1) << 5) | d.getDate();
  return ((day << 16) | time) >>> 0;
}

// What the header of an entry and its line in the directory have in common.
function factsOf({ name, at }: ZipText, bytes: Uint8Array): number[] {
  const how = [...number(2, 10), ...number(2, 0x800), ...number(2, 0)]; // UTF-8, not compressed.
  const sizes = [...number(4, bytes.length), ...number(4, bytes.length)];
  const names = [...number(2, new TextEncoder().encode(name).length), ...number(2, 0)];
  return [...how, ...number(4, dosTime(at)), ...number(4, crcOf(bytes)), ...sizes, ...names];
}

type Bytes = Uint8Array | number[];

function joined(parts: readonly Bytes[]): Uint8Array<ArrayBuffer> {
  const out = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    out.set(part, at);
    at += part.length;
  }
  return out;
}

const signature = { entry: 0x04034b50, line: 0x02014b50, end: 0x06054b50 };

// A line of the directory: `start` is where its entry begins.
function lineOf(facts: number[], name: Uint8Array, start: number): Uint8Array {
  const made = [...number(4, signature.line), ...number(2, 20)];
  const attributes = Array.from({ length: 10 }, () => 0);
  return joined([made, facts, attributes, number(4, start), name]);
}

function endOf(count: number, listed: number, start: number): number[] {
  const counts = [...number(2, count), ...number(2, count)];
  const disks = number(4, 0);
  const places = [...number(4, listed), ...number(4, start)];
  return [...number(4, signature.end), ...disks, ...counts, ...places, ...number(2, 0)];
}

export function zipOf(texts: readonly ZipText[]): Uint8Array<ArrayBuffer> {
  const encoder = new TextEncoder();
  const entries: Bytes[] = [];
  const lines: Uint8Array[] = [];
  let size = 0;
  for (const one of texts) {
    const bytes = encoder.encode(one.text);
    const name = encoder.encode(one.name);
    const facts = factsOf(one, bytes);
    const entry = joined([number(4, signature.entry), facts, name, bytes]);
    lines.push(lineOf(facts, name, size));
    entries.push(entry);
    size += entry.length;
  }
  const directory = joined(lines);
  return joined([...entries, directory, endOf(texts.length, directory.length, size)]);
}

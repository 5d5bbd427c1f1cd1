// What runs in the page is there twice: solo_simd.wasm, the hall, and reviewer_simd.wasm, the review,
// use WebAssembly's vector instructions, which networks are quicker with; solo.wasm and reviewer.wasm
// do not. Both decide alike. A browser needs one of each two, never the other.

// A function that returns i8x16.popcnt of a vector of zeros.
const probe = new Uint8Array([
  0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 10, 1, 8, 0, 65, 0, 253, 15,
  253, 98, 11,
]);

export function hasVectors(): boolean {
  return WebAssembly.validate(probe);
}

// Whether a browser with or without them needs a file of the page, by its path.
export function isNeeded(path: string, vectors: boolean): boolean {
  const [engine, simd] = /^assets\/(?:solo|reviewer)(_simd)?-[\w-]{8}\.wasm$/.exec(path) ?? [];
  return engine === undefined || (simd !== undefined) === vectors;
}

// JSON merge patches (RFC 7396). What a patch does not touch is the same object as before, so that
// views of a whole game share their parts and a comparison of references finds what changed.

type Json = Record<string, unknown>;

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function merge(target: unknown, patch: unknown): unknown {
  if (!isObject(patch)) return patch;
  const result: Json = isObject(target) ? { ...target } : {};
  for (const [key, value] of Object.entries(patch)) {
    if (value === null) delete result[key];
    else result[key] = merge(result[key], value);
  }
  return result;
}

// The server vouches for the form of what comes out: patches are exact between two views.
export function applyPatch<T>(target: T, patch: object): T {
  return Object.keys(patch).length === 0 ? target : (merge(target, patch) as T);
}

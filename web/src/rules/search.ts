// Finding words in texts of any language: case, accents and small slips do not matter.

interface Piece {
  text: string;
  found: boolean;
}

// One letter without its accents; ł and ø are letters of their own to Unicode.
function foldLetter(letter: string): string {
  const bare = letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return bare.replace('ł', 'l').replace('ø', 'o').replace('’', "'");
}

export function fold(text: string): string {
  return [...text].map(foldLetter).join('');
}

// The words of a query or a question; `stop` are words that say little, left out unless they are all.
export function termsOf(query: string, stop = ''): string[] {
  const little = fold(stop).split(/\s+/).filter(Boolean);
  const plain = fold(query).replace(/[?!.,;:¿¡？！。，、]/gu, ' ');
  const spaced = little.filter(isCjk).reduce((text, word) => text.replaceAll(word, ' '), plain);
  const all = spaced.split(/\s+/).filter(Boolean);
  const telling = all.filter((term) => !little.includes(term));
  return telling.length ? telling : plain.split(/\s+/).filter(Boolean);
}

const isCjk = (text: string) => /\p{Script=Han}/u.test(text);

// How many slips of the finger a word of this length may have.
function slips(term: string): number {
  if (isCjk(term)) return 0;
  return term.length < 4 ? 0 : term.length < 8 ? 1 : 2;
}

// Letters that were left out, put in, changed, or swapped with their neighbour.
export function distance(a: string, b: string): number {
  let [before, last] = [[] as number[], Array.from({ length: b.length + 1 }, (_, j) => j)];
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const change = (last[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      row[j] = Math.min(change, (last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1);
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (swapped) row[j] = Math.min(row[j] ?? 0, (before[j - 2] ?? 0) + 1);
    }
    [before, last] = [last, row];
  }
  return last[b.length] ?? a.length;
}

// Words of a folded text that somebody may have meant by a term: with a slip, or in another form,
// since what comes after the term does not count.
function wordsLike(text: string, term: string): string[] {
  const most = slips(term);
  if (most === 0) return [];
  const found = (text.match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => {
    const same = word.slice(0, term.length);
    return distance(term, word) <= most || (term.length > 5 && distance(term, same) <= 1);
  });
  return [...new Set(found)];
}

function pairsOf(term: string): string[] {
  return Array.from({ length: term.length - 1 }, (_, i) => term.slice(i, i + 2));
}

// How well a term is met: wholly, by a word like it, by half of its signs, or not.
function meets(text: string, term: string): number {
  if (text.includes(term)) return 1;
  if (wordsLike(text, term).length) return 0.8;
  const pairs = isCjk(term) && term.length > 2 ? pairsOf(term) : [];
  return pairs.filter((pair) => text.includes(pair)).length * 2 >= (pairs.length || 1) ? 0.6 : 0;
}

// How many of the terms are in the text.
export function score(text: string, terms: readonly string[]): number {
  const folded = fold(text);
  return terms.reduce((sum, term) => sum + meets(folded, term), 0);
}

// What the best of these texts reach, if that is at least half of what was asked for.
export function bar(texts: readonly string[], terms: readonly string[]): number {
  const best = Math.max(...texts.map((text) => score(text, terms)));
  return best * 2 >= terms.length && best > 0 ? best : Infinity;
}

// All terms are somewhere in the text. No terms: everything matches.
export function matches(text: string, terms: readonly string[]): boolean {
  const folded = fold(text);
  return terms.every((term) => folded.includes(term));
}

// The text cut where terms begin and end.
export function piecesOf(text: string, terms: readonly string[]): Piece[] {
  const letters = [...text];
  const found = foundLetters(letters, terms);
  const pieces: Piece[] = [];
  letters.forEach((letter, index) => {
    const last = pieces.at(-1);
    if (last && last.found === found[index]) last.text += letter;
    else pieces.push({ text: letter, found: found[index] ?? false });
  });
  return pieces;
}

function foundLetters(letters: readonly string[], terms: readonly string[]): boolean[] {
  const found = letters.map(() => false);
  const origin: number[] = []; // For each letter of the folded text the one it came from.
  const folded = letters.map(foldLetter);
  folded.forEach((letter, index) => origin.push(...[...letter].map(() => index)));
  const text = folded.join('');
  const meant = terms.flatMap((term) => (text.includes(term) ? [term] : wordsLike(text, term)));
  for (const term of meant) {
    for (let at = text.indexOf(term); at >= 0; at = text.indexOf(term, at + term.length)) {
      for (let i = at; i < at + term.length; i += 1) found[origin[i] ?? 0] = true;
    }
  }
  return found;
}

// Finding words in texts of any language: case and accents do not matter.

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

export function termsOf(query: string): string[] {
  return fold(query).split(/\s+/).filter(Boolean);
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
  for (const term of terms) {
    for (let at = text.indexOf(term); at >= 0; at = text.indexOf(term, at + term.length)) {
      for (let i = at; i < at + term.length; i += 1) found[origin[i] ?? 0] = true;
    }
  }
  return found;
}

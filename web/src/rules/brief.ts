// The rule in short: the first two sentences of an entry's text, in any of our languages.
const sentence = /[^.!?。！？]+[.!?。！？]+[)»”"」]*\s*/gu;

export function brief(text: string): string {
  const plain = text.replaceAll('• ', '').replace(/\s+/g, ' ').trim();
  const [first, second] = plain.match(sentence) ?? [plain];
  return `${first ?? ''}${second ?? ''}`.trim();
}

import type { Words } from '../core/words';

export interface LogLine {
  n: number;
  words: Words;
  head?: 'round' | 'turn' | undefined;
}

export interface LogGroup {
  n: number;
  head?: LogLine | undefined;
  lines: LogLine[];
}

// Lines under the heading that came before them.
export function groupLog(lines: readonly LogLine[]): LogGroup[] {
  const groups: LogGroup[] = [];
  for (const line of lines) {
    const last = groups.at(-1);
    if (line.head) groups.push({ n: line.n, head: line, lines: [] });
    else if (last) last.lines.push(line);
    else groups.push({ n: line.n, lines: [line] });
  }
  return groups;
}

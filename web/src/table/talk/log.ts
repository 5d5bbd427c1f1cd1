import type { Line } from '../../core/sentences';

interface LogGroup {
  n: number;
  head?: Line;
  lines: Line[];
}

// Lines under the heading that came before them.
export function groupLog(lines: readonly Line[]): LogGroup[] {
  const groups: LogGroup[] = [];
  for (const line of lines) {
    const last = groups.at(-1);
    if (line.head) groups.push({ n: line.n, head: line, lines: [] });
    else if (last) last.lines.push(line);
    else groups.push({ n: line.n, lines: [line] });
  }
  return groups;
}

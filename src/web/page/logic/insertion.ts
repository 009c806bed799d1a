/** A line that is put into the text: an offered precondition, accepted. */
import type { Offer } from '../../protocol.js';

export interface Insertion {
  /** Offset in the text. */
  readonly from: number;
  readonly insert: string;
}

/** Before the line, indented as it is; at the end where the text has fewer lines. */
export function insertionOf(text: string, { text: added, beforeLine }: Pick<Offer, 'text' | 'beforeLine'>): Insertion {
  const lines = text.split('\n');
  const index = Math.max(0, Math.min(beforeLine - 1, lines.length));
  const from = lines.slice(0, index).reduce((sum, line) => sum + line.length + 1, 0);
  const indentation = /^[ \t]*/.exec(lines[index] ?? '')?.[0] ?? '';
  if (from > text.length) return { from: text.length, insert: `\n${added}` };
  return { from, insert: `${indentation}${added}\n` };
}

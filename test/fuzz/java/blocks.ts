/** Program text as a tree of lines, so that parts can be left out when a failure is made smaller. */

/** A line, or lines around bodies: `if (…) {`, a body, `} else {`, a body, `}`. */
export type Block = string | CompoundBlock;

export interface CompoundBlock {
  readonly parts: readonly BlockPart[];
  readonly end: string;
}

export interface BlockPart {
  readonly head: string;
  readonly body: readonly Block[];
}

export function block(head: string, body: readonly Block[], end = '}'): CompoundBlock {
  return { parts: [{ head, body }], end };
}

export function printBlocks(blocks: readonly Block[]): string {
  const lines: string[] = [];
  const print = (each: Block, indent: string): void => {
    if (typeof each === 'string') {
      lines.push(indent + each);
      return;
    }
    for (const { head, body } of each.parts) {
      lines.push(indent + head);
      for (const inner of body) print(inner, `${indent}  `);
    }
    lines.push(indent + each.end);
  };
  for (const each of blocks) print(each, '');
  return `${lines.join('\n')}\n`;
}

export function countLines(blocks: readonly Block[]): number {
  let count = 0;
  for (const each of blocks) {
    if (typeof each === 'string') count++;
    else for (const { body } of each.parts) count += 1 + countLines(body);
  }
  return count;
}

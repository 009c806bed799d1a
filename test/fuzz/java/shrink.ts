/**
 * Makes a failing program smaller by leaving out lines, unwrapping blocks and simplifying right-hand sides.
 * A. Zeller, R. Hildebrandt, Simplifying and Isolating Failure-Inducing Input, 2002: chunks first, then single lines.
 */
import type { Block, BlockPart, CompoundBlock } from './blocks.js';

/** Whether a smaller program is well formed and still fails in the same way. */
export type StillFails = (program: readonly Block[]) => boolean | Promise<boolean>;

export async function shrink(
  program: readonly Block[],
  stillFails: StillFails,
  attempts: number,
): Promise<readonly Block[]> {
  const budget = { left: attempts };
  const structure = await shrinkBy((blocks) => smaller(blocks, 'blocks'), program, stillFails, budget);
  return shrinkBy((blocks) => smaller(blocks, 'lines'), structure, stillFails, budget);
}

async function shrinkBy(
  candidates: (blocks: readonly Block[]) => Iterable<readonly Block[]>,
  program: readonly Block[],
  stillFails: StillFails,
  budget: { left: number },
): Promise<readonly Block[]> {
  let smallest = program;
  // What could not be left out before is tried again only when the rest has been tried.
  let skipped = 0;
  for (;;) {
    let tried = 0;
    let found: readonly Block[] | undefined;
    for (const candidate of candidates(smallest)) {
      if (tried++ < skipped) continue;
      if (budget.left-- <= 0) return smallest;
      if (await stillFails(candidate)) {
        found = candidate;
        break;
      }
    }
    if (found === undefined && skipped === 0) return smallest;
    skipped = found === undefined ? 0 : tried - 1;
    smallest = found ?? smallest;
  }
}

/** Whole blocks and lines are left out, or parts of lines are replaced too. */
type Grain = 'blocks' | 'lines';

/** Programs with something left out, those with most left out first. */
function* smaller(blocks: readonly Block[], grain: Grain): Generator<readonly Block[]> {
  for (let size = blocks.length; size >= 1; size = Math.floor(size / 2)) {
    for (let from = 0; from + size <= blocks.length; from += size) {
      yield [...blocks.slice(0, from), ...blocks.slice(from + size)];
    }
  }
  for (const [index, each] of blocks.entries()) {
    for (const replacement of simpler(each, grain))
      yield [...blocks.slice(0, index), ...replacement, ...blocks.slice(index + 1)];
  }
}

/** What may stand in the place of one block. */
function* simpler(each: Block, grain: Grain): Generator<readonly Block[]> {
  if (typeof each === 'string') {
    if (grain === 'lines') for (const line of simplerLines(each)) yield [line];
    return;
  }
  for (const { body } of each.parts) yield body;
  for (let index = 1; index < each.parts.length; index++) {
    yield [{ ...each, parts: each.parts.filter((_, other) => other !== index) }];
  }
  for (const [index, part] of each.parts.entries()) {
    for (const body of smaller(part.body, grain)) yield [withPart(each, index, { ...part, body })];
    if (grain === 'lines') for (const head of simplerLines(part.head)) yield [withPart(each, index, { ...part, head })];
  }
}

function withPart(each: CompoundBlock, index: number, part: BlockPart): CompoundBlock {
  return { ...each, parts: each.parts.map((other, position) => (position === index ? part : other)) };
}

const VALUES = ['null', '0', 'false', 'new Node()'];

function* simplerLines(line: string): Generator<string> {
  const assignment = /^([^=(]* = )(.+);$/.exec(line);
  if (assignment !== null && !VALUES.includes(assignment[2] as string)) {
    const value = /^int /.test(line) ? '0' : /^boolean /.test(line) ? 'false' : 'null';
    yield `${assignment[1]}${value};`;
    if (/^(Node|Object|Shape) /.test(line)) yield `${assignment[1]}new Node();`;
  }
  // One argument, condition or operand after the other is replaced by something smaller.
  for (const { from, to } of groups(line)) {
    const inside = line.slice(from, to);
    if (inside.length <= 4) continue;
    if (!/^(\} )?(if|while|for|catch|switch|synchronized) ?\($/.test(line.slice(0, from))) {
      for (const value of VALUES) yield `${line.slice(0, from)}${value}${line.slice(to)}`;
    }
    for (const operator of [' && ', ' || ', ' ? ', ' : ']) {
      const at = inside.indexOf(operator);
      if (at < 0) continue;
      yield `${line.slice(0, from)}${inside.slice(0, at)}${line.slice(to)}`;
      yield `${line.slice(0, from)}${inside.slice(at + operator.length)}${line.slice(to)}`;
    }
  }
}

/** What stands between parentheses, or between a comma and the next comma or parenthesis on the same level. */
function groups(line: string): { readonly from: number; readonly to: number }[] {
  const found: { from: number; to: number }[] = [];
  const open: number[] = [];
  for (let at = 0; at < line.length; at++) {
    const letter = line[at];
    if (letter === '(') open.push(at + 1);
    else if (letter === ',' && open.length > 0) {
      found.push({ from: open.pop() as number, to: at });
      open.push(at + 2);
    } else if (letter === ')' && open.length > 0) found.push({ from: open.pop() as number, to: at });
  }
  return found.filter(({ from, to }) => to > from);
}

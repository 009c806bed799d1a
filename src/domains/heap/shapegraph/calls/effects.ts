/** What a call that is not followed may do: natives of the bundled models, calls that do nothing by what is written down of them, and what the options say. */
import type { CodeEdge } from '../../../../engine/code.js';
import { Flag, hasFlag, type MethodDeclaration } from '../../../../ir/program.js';
import { BOXES, isReference, OBJECT, STRING, type TypeName } from '../../../../ir/types.js';
import { isHarmless as doesNothing } from '../../../../library/index.js';
import type { GraphTables } from '../tables.js';

export interface CallEffect {
  /** Whether it may write links of what it reaches. */
  readonly links: boolean;
  readonly statics: boolean;
  /** Whether it may keep or return what it is given, or reaches. */
  readonly keeps: boolean;
  readonly throws: boolean;
  /** Whether it makes an object with the same fields. */
  readonly copies: boolean;
  /** Whether it may write fields of the root object, or links of cells that these lead to. */
  readonly fields: boolean;
  /** Whether it is code of the input, from which nothing is hidden. */
  readonly isInput: boolean;
}

const NOTHING = {
  links: false,
  statics: false,
  keeps: false,
  throws: false,
  copies: false,
  fields: false,
  isInput: false,
};
const EVERYTHING = {
  links: true,
  statics: true,
  keeps: true,
  throws: true,
  copies: false,
  fields: true,
  isInput: true,
};

/** No object of a linked structure is of these. */
const VALUES: ReadonlySet<TypeName> = new Set([STRING, ...BOXES]);

export function effectOf(tables: GraphTables, at: CodeEdge, callee: MethodDeclaration | undefined): CallEffect {
  const { instruction } = at.edge;
  if (instruction.kind === 'unsupported') return EVERYTHING;
  // A method that nobody has is of code outside the input.
  if (callee === undefined) return { ...EVERYTHING, fields: false, isInput: false };
  if (callee.owner === OBJECT && callee.name === '<init>') return NOTHING;
  const { hierarchy } = tables.program;
  if (hierarchy.find(callee.owner)?.origin === 'model') {
    if (callee.owner === OBJECT && (callee.name === 'copy' || callee.name === 'clone')) {
      return { ...NOTHING, throws: true, copies: true };
    }
    // One that nobody wrote anything down of may run anything.
    if (hasFlag(callee, Flag.NATIVE)) return tables.facts.nativeWord(callee) === undefined ? EVERYTHING : NOTHING;
    if (isHarmless(tables, at, callee)) return { ...NOTHING, throws: true };
  }
  const isInput = !hasFlag(callee, Flag.NATIVE) && hierarchy.find(callee.owner)?.origin === 'input';
  const { links, statics, keeps, fields = isInput } = tables.options.writes?.(callee, at) ?? EVERYTHING;
  return { links, statics, keeps, throws: true, copies: false, fields, isInput };
}

/** By what is written down of it, it changes and runs nothing, and its result is none of the objects that matter here. */
function isHarmless({ facts, program }: GraphTables, { edge }: CodeEdge, callee: MethodDeclaration): boolean {
  const { instruction } = edge;
  if (instruction.kind !== 'call' || !doesNothing(facts, program.hierarchy, instruction, callee)) return false;
  return !isReference(callee.result) || VALUES.has(callee.result);
}

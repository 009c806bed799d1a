/** What a call that is not followed may do: natives of the bundled models, immutable library classes, and what the options say. */
import type { CodeEdge } from '../../engine/code.js';
import { Flag, hasFlag, type MethodDeclaration } from '../../ir/program.js';
import { isPrimitive, OBJECT } from '../../ir/types.js';
import type { GraphTables } from './tables.js';

export interface Effect {
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

/** Natives that run code of the program. */
const RUNNING: ReadonlySet<string> = new Set(['java.lang.Class.initialise', 'java.lang.Class.enumValues']);

const IMMUTABLE: ReadonlySet<string> = new Set(
  ['String', 'Math', 'StrictMath', 'Character', 'Integer', 'Long', 'Short', 'Byte', 'Boolean', 'Double', 'Float'].map(
    (name) => `java.lang.${name}`,
  ),
);

export function effectOf(tables: GraphTables, at: CodeEdge, callee: MethodDeclaration | undefined): Effect {
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
    if (hasFlag(callee, Flag.NATIVE)) return RUNNING.has(`${callee.owner}.${callee.name}`) ? EVERYTHING : NOTHING;
    if (isHarmless(callee)) return { ...NOTHING, throws: true };
  }
  const isInput = !hasFlag(callee, Flag.NATIVE) && hierarchy.find(callee.owner)?.origin === 'input';
  const { links, statics, keeps, fields = isInput } = tables.options.writes?.(callee, at) ?? EVERYTHING;
  return { links, statics, keeps, throws: true, copies: false, fields, isInput };
}

/** Gets nothing on which it could call a method of the program, and its result is none of the arguments that matter here. */
function isHarmless({ owner, name, parameters }: MethodDeclaration): boolean {
  if (!IMMUTABLE.has(owner) || name.startsWith('<')) return false;
  return parameters.every(({ type }) => isPrimitive(type) || IMMUTABLE.has(type));
}

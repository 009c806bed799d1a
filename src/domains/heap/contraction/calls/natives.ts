/**
 * What is known of methods that are not followed: natives of the bundled models, which change nothing but what is said here,
 * and methods of the library that, by what is written down of them, run no code of the program and change nothing.
 */
import type { CodeEdge } from '../../../../engine/code.js';
import { Flag, hasFlag, type MethodDeclaration } from '../../../../ir/program.js';
import { isArray, OBJECT } from '../../../../ir/types.js';
import { isHarmless, mayGiveBack } from '../../../../library/index.js';
import type { Written } from '../options.js';
import type { ShapeTables } from '../tables.js';

export interface NativeEffect {
  readonly written: Written;
  readonly throws: boolean;
  /** Whether the result is never null. */
  readonly neverNull: boolean;
  /** Whether the result is a new object of the receiver's class that holds what the receiver holds. */
  readonly copies?: boolean;
  /** Whether the result may be an argument, as the trimmed text of a text without blanks is. */
  readonly givesBack?: boolean;
  /** Whether static fields of the library may change, and no others. */
  readonly library?: boolean;
}

const EVERYTHING: Written = { field: () => true, statics: true };
const NOTHING: Written = { field: () => false, statics: false, keeps: false, hidden: false };

/** Nothing happens. */
const IDLE: NativeEffect = { written: NOTHING, throws: false, neverNull: false };

/** Natives that run code of the program. */
const RUNNING: ReadonlySet<string> = new Set(['java.lang.Class.initialise', 'java.lang.Class.enumValues']);

export function isIdle(effect: NativeEffect): boolean {
  return effect === IDLE;
}

/** What running the callee, whatever it is, may do; undefined where it never comes back. */
export function effectOf(
  tables: ShapeTables,
  at: CodeEdge,
  callee: MethodDeclaration | undefined,
): NativeEffect | undefined {
  const { instruction } = at.edge;
  const anything = { written: EVERYTHING, throws: true, neverNull: false };
  if (callee === undefined || instruction.kind === 'unsupported') return anything;
  // Every object is made through it, and it does nothing.
  if (callee.owner === OBJECT && callee.name === '<init>') return IDLE;
  const origin = tables.program.hierarchy.find(callee.owner)?.origin;
  const isModel = origin === 'model';
  if (isModel && tables.facts.nativeMeaning(callee) === 'ends') return undefined;
  return (
    (isModel ? ofModel(tables, at, callee) : origin === 'jdk' ? ofRecord(tables, at, callee) : undefined) ?? {
      written: tables.options.writes?.(callee, at, false) ?? EVERYTHING,
      throws: true,
      neverNull: false,
    }
  );
}

function ofModel(tables: ShapeTables, at: CodeEdge, callee: MethodDeclaration): NativeEffect | undefined {
  const { instruction } = at.edge;
  // The initialisers of models run no code of the program.
  if (instruction.kind === 'initialise') return { written: NOTHING, throws: false, neverNull: false, library: true };
  if (instruction.kind !== 'call') return undefined;
  const { owner, name } = callee;
  const isCopy = owner === OBJECT && (name === 'copy' || name === 'clone');
  if (isCopy) {
    // Arrays can always be copied, other objects only where their class says so.
    const throws = name === 'clone' && !isArray(instruction.arguments[0]?.type ?? OBJECT);
    return { written: NOTHING, throws, neverNull: true, copies: true };
  }
  if (hasFlag(callee, Flag.NATIVE)) {
    if (RUNNING.has(`${owner}.${name}`)) return undefined;
    // It writes elements of arrays, which are links where these are followed.
    const copies = tables.facts.nativeMeaning(callee) === 'copies-elements';
    const field = (number: number): boolean => tables.numbers.isOfArrays(number);
    const record = tables.facts.of(callee);
    const written = copies ? { ...NOTHING, field } : NOTHING;
    return { written, throws: false, neverNull: record.null === 'never', givesBack: mayGiveBack(record, callee) };
  }
  return ofRecord(tables, at, callee);
}

/** Undefined where the record, if there is one, lets it do more than return something or fail. */
function ofRecord(
  { facts, program }: ShapeTables,
  { edge }: CodeEdge,
  callee: MethodDeclaration,
): NativeEffect | undefined {
  const { instruction } = edge;
  if (instruction.kind !== 'call' || !isHarmless(facts, program.hierarchy, instruction, callee)) return undefined;
  const record = facts.of(callee);
  const throws = record.throws?.length !== 0;
  return { written: NOTHING, throws, neverNull: record.null === 'never', givesBack: mayGiveBack(record, callee) };
}

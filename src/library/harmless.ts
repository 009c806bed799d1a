/** Calls of the library that, by its records, do nothing but return something or fail. */
import type { Hierarchy } from '../ir/hierarchy.js';
import type { Instruction } from '../ir/instructions.js';
import { Flag, hasFlag, type MethodDeclaration } from '../ir/program.js';
import { CLASS, isReference, STRING, type TypeName } from '../ir/types.js';
import type { LibraryFacts } from './facts.js';
import type { MethodRecord } from './record.js';

const VALUES: ReadonlySet<TypeName> = new Set([
  STRING,
  CLASS,
  ...['Boolean', 'Byte', 'Character', 'Short', 'Integer', 'Long', 'Float', 'Double'].map((name) => `java.lang.${name}`),
]);

type CallInstruction = Extract<Instruction, { kind: 'call' }>;

/**
 * Whether the call runs no code of the program, changes nothing, and keeps nothing that it is given: of a method that no class of the
 * program can override, or that is called as the library has it. The result is new or given, or a value whose identity does not matter: what
 * else an operand holds is not handed out. What a constructor sets is not looked at.
 */
export function isHarmless(
  facts: LibraryFacts,
  hierarchy: Hierarchy,
  { dispatch }: CallInstruction,
  callee: MethodDeclaration,
): boolean {
  if (callee.name.startsWith('<')) return false;
  const { calls, writes, keeps, returns } = facts.of(callee);
  if (calls?.length !== 0 || writes?.length !== 0 || keeps?.length !== 0) return false;
  if (returns?.includes('held') !== false && isReference(callee.result) && !VALUES.has(callee.result)) return false;
  const owner = hierarchy.find(callee.owner);
  const isFixed = [Flag.STATIC, Flag.FINAL, Flag.PRIVATE].some((flag) => hasFlag(callee, flag));
  return isFixed || dispatch === 'special' || (owner !== undefined && hasFlag(owner, Flag.FINAL));
}

/** Whether the result of the method may be something that the call was given. Of values records do not tell which object it is. */
export function mayGiveBack({ returns }: MethodRecord, { result }: MethodDeclaration): boolean {
  return VALUES.has(result) || returns?.every((each) => each === 'new') !== true;
}

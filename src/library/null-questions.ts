/** Calls of library methods whose business is null: which of their operands they ask about, or do not return with. */
import type { Operand as GivenOperand, Instruction } from '../ir/instructions.js';
import type { LibraryFacts } from './facts.js';
import type { MethodRecord } from './record.js';

type CallInstruction = Extract<Instruction, { kind: 'call' }>;

/** What the call asks whether it is null, and goes on either way. */
export function testedOperands(facts: LibraryFacts, call: CallInstruction): readonly GivenOperand[] {
  return numbered(call, facts.of(call.method).tests);
}

/** What is not null where the call has returned. */
export function demandedOperands(facts: LibraryFacts, call: CallInstruction): readonly GivenOperand[] {
  // An override of the program need not fail.
  return call.dispatch === 'static' ? numbered(call, facts.of(call.method).demands) : [];
}

/**
 * Whether the call asks about null and never gives it. Other methods may not give null either; who believes that of them has to list
 * their record among what is assumed.
 */
export function sortsOutNull(facts: LibraryFacts, call: CallInstruction): boolean {
  const { null: isNull, tests, demands } = facts.of(call.method);
  return call.dispatch === 'static' && isNull === 'never' && (tests ?? demands) !== undefined;
}

/** When the method is documented to return null, in words; undefined where it never does, where nothing is written down, and where only code of the program would have it so. */
export function documentedNull({ null: isNull }: MethodRecord): string | undefined {
  return isNull === undefined || NO_NULL_OF_ITS_OWN.has(isNull) ? undefined : isNull;
}

const NO_NULL_OF_ITS_OWN: ReadonlySet<string> = new Set(['never', 'a callback says so', 'an override says so']);

function numbered(
  { dispatch, arguments: given }: CallInstruction,
  numbers: readonly `${number}`[] = [],
): readonly GivenOperand[] {
  const first = dispatch === 'static' ? 0 : 1;
  return numbers.flatMap((number) => given[Number(number) - 1 + first] ?? []);
}

/** A comparison whose result is a value, which class files spell as a jump around a 1 and a 0. */
import { isComparison, negation } from '../../../ir/conditions.js';
import type { Expression } from '../../../ir/instructions.js';
import type { JumpTest } from './branches.js';
import { Op } from './opcodes.js';
import type { TranslationState } from './translation/translation-state.js';

export interface ComparedValue {
  readonly value: Expression;
  /** The two blocks that push 1 and 0 are not needed any more. */
  readonly arms: readonly [number, number];
  readonly after: number;
}

/** What the jump at the end of the current block computes, if it goes around a 1 and a 0 and does nothing else. */
export function comparedValue(
  state: TranslationState,
  { test, negated }: JumpTest,
  next: number,
  jump: number,
): ComparedValue | undefined {
  if (test.kind !== 'binary' || !isComparison(test.operator)) return undefined;
  const whenNext = pushedBy(state, next);
  const whenJumped = pushedBy(state, jump);
  if (whenNext === undefined || whenJumped === undefined || whenNext + whenJumped !== 1) return undefined;
  const after = state.blocks.successors[next]?.[0] as number;
  if (after !== state.blocks.successors[jump]?.[0] || after <= state.block) return undefined;
  const types = state.plan.typing.stackAt(after);
  if (types[types.length - 1] !== 'boolean') return undefined;
  const isTest = (whenJumped === 1) !== negated;
  const isFloat = test.type === 'float' || test.type === 'double';
  const value = isTest ? test : isFloat ? undefined : negation(test);
  return value === undefined ? undefined : { value, arms: [next, jump], after };
}

/** The constant of a block that only pushes it and goes on, reached from the current block only. */
function pushedBy({ listing, blocks, block }: TranslationState, arm: number): number | undefined {
  const first = blocks.first[arm] as number;
  const before = blocks.predecessors[arm] ?? [];
  if (before.length !== 1 || before[0] !== block || blocks.isHandler[arm] === 1) return undefined;
  if (listing.opcode[first] !== Op.IPUSH) return undefined;
  const last = blocks.last[arm] as number;
  const isShort = last === first || (listing.next[first] === last && listing.opcode[last] === Op.GOTO);
  return isShort ? listing.operand[first] : undefined;
}

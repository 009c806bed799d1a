/** Checks: where the condition is sure to hold, may fail, must fail; and what is known on either side. */
import type { CodeEdge } from '../../../../engine/code.js';
import type { Alarm } from '../../../../engine/outcome.js';
import type { Condition, Instruction, Operand } from '../../../../ir/instructions.js';
import type { Slots } from '../slots.js';
import { type GraphState, SOME, type Work } from '../state.js';
import type { GraphTables } from '../tables.js';
import { type Decided, decideNull, isOf, open } from './assume.js';
import { held, put } from './operands.js';
import { StepOutcome } from './outcome.js';

type Check = Extract<Instruction, { kind: 'check' }>;

export function check(tables: GraphTables, at: CodeEdge, { condition }: Check, state: GraphState): StepOutcome {
  const outcome = new StepOutcome(tables, at);
  const slots = tables.slots(at.code);
  const { holds, fails } = verdict(tables, slots, tables.work(state), condition);
  if (holds !== undefined) outcome.goes(holds);
  if (fails !== undefined) {
    put(fails, slots.of(at.code.body.thrown), { source: -1, kind: SOME });
    const certainty = holds === undefined ? 'must' : 'may';
    const message = explanation(condition, certainty);
    const alarm: Alarm = { rule: condition.kind, certainty, latent: certainty === 'may' };
    outcome.alarm(message === undefined ? alarm : { ...alarm, message });
    outcome.throws(fails);
  }
  return outcome;
}

function verdict(tables: GraphTables, slots: Slots, work: Work, condition: Condition): Decided {
  switch (condition.kind) {
    case 'not-null': {
      const { holds, fails } = decideNull(tables, slots, work, condition.operand);
      return { ...(fails && { holds: fails }), ...(holds && { fails: holds }) };
    }
    case 'castable':
      return isCastable(tables, slots, work, condition) ? { holds: work } : open(tables, work);
    case 'storable':
      return isNull(tables, slots, work, condition.value) ? { holds: work } : open(tables, work);
    case 'not-zero':
      return isConstant(condition.operand, (value) => Number(value) !== 0) ? { holds: work } : open(tables, work);
    case 'not-negative':
      return isConstant(condition.operand, (value) => Number(value) >= 0) ? { holds: work } : open(tables, work);
    case 'in-bounds':
      return open(tables, work);
  }
}

function isNull(tables: GraphTables, slots: Slots, work: Work, operand: Operand): boolean {
  return operand.kind === 'constant' ? operand.value === null : tables.isNull(work, slots.of(operand));
}

/** Null can be cast to anything. */
function isCastable(
  tables: GraphTables,
  slots: Slots,
  work: Work,
  { operand, type }: Extract<Condition, { kind: 'castable' }>,
): boolean {
  if (isNull(tables, slots, work, operand)) return true;
  return isOf(tables, held(slots, work, operand).kind, operand.type, type) === true;
}

function isConstant(operand: Operand, holds: (value: number | bigint) => boolean): boolean {
  if (operand.kind !== 'constant') return false;
  const { value } = operand;
  return (typeof value === 'number' || typeof value === 'bigint') && holds(value);
}

function explanation(condition: Condition, certainty: Alarm['certainty']): string | undefined {
  if (condition.kind !== 'not-null' || condition.operand.kind !== 'variable') return undefined;
  const { sourceName } = condition.operand;
  return sourceName === undefined ? undefined : `${sourceName} ${certainty === 'must' ? 'is' : 'may be'} null`;
}

/** What each instruction does to a state. */
import type { CodeEdge } from '../../../../engine/code.js';
import type { Ask } from '../../../../engine/domain.js';
import type { Outcome } from '../../../../engine/outcome.js';
import type { Expression, Instruction, Operand } from '../../../../ir/instructions.js';
import { isReference } from '../../../../ir/types.js';
import { specify } from '../entry/specify.js';
import type { Slots } from '../slots.js';
import { ANY, FALSE, type GraphState, SOME, TRUE, UNKNOWN, WHATEVER, type Work } from '../state.js';
import type { GraphTables } from '../tables.js';
import { decide } from './assume.js';
import { check } from './check.js';
import { allocate, havoc, load, store } from './heap.js';
import { type Held, held, NOTHING, negated, put, truthOf } from './operands.js';
import { StepOutcome } from './outcome.js';

export function step(tables: GraphTables, at: CodeEdge, state: GraphState, ask: Ask): Outcome<GraphState> {
  const { instruction } = at.edge;
  if (instruction.kind === 'specify') return specify(tables, at, instruction, state, ask);
  return outcomeOf(tables, at, instruction, state).result;
}

type Plain = Exclude<Instruction, { kind: 'specify' }>;

function outcomeOf(tables: GraphTables, at: CodeEdge, instruction: Plain, state: GraphState): StepOutcome {
  const outcome = new StepOutcome(tables, at);
  const slots = tables.slots(at.code);
  switch (instruction.kind) {
    case 'assign':
      return assign(tables, at, instruction, state);
    case 'new':
      return allocate(tables, at, instruction, state);
    case 'new-array': {
      const work = tables.work(state);
      put(work, slots.of(instruction.target), { source: -1, kind: SOME });
      return outcome.goes(work);
    }
    case 'load':
      return load(tables, at, instruction, state);
    case 'store':
      return store(tables, at, instruction, state);
    case 'return':
      return returns(tables, at, instruction.value, state);
    case 'throw': {
      const work = tables.work(state);
      const { source, kind } = held(slots, work, instruction.value);
      put(work, slots.of(at.code.body.thrown), { source, kind: kind === ANY ? SOME : kind });
      return outcome.goes(work);
    }
    case 'assume': {
      const { holds } = decide(tables, slots, tables.work(state), instruction.condition);
      return holds === undefined ? outcome : outcome.goes(holds);
    }
    case 'check':
      return check(tables, at, instruction, state);
    case 'havoc':
      return havoc(tables, at, instruction.target, state);
    case 'monitor':
      return outcome.goes(tables.work(state));
    case 'call':
    case 'initialise':
    case 'unsupported':
      throw new Error(`${instruction.kind} is no step of a domain`);
  }
}

type Assign = Extract<Instruction, { kind: 'assign' }>;

function assign(tables: GraphTables, at: CodeEdge, { target, value }: Assign, state: GraphState): StepOutcome {
  const outcome = new StepOutcome(tables, at);
  const work = tables.work(state);
  const slots = tables.slots(at.code);
  if (!tables.isKnown(target) || !tables.isLive(at.code, target, at.edge.to)) {
    if (isReference(target.type)) put(work, slots.of(target), NOTHING);
    return outcome.goes(work);
  }
  if (isReference(target.type)) {
    put(work, slots.of(target), reference(slots, work, value));
    return outcome.goes(work);
  }
  const place = slots.truth(target);
  const truth = simpleTruth(slots, work.truths, value);
  if (truth !== undefined) {
    work.truths[place] = truth;
    return outcome.goes(work);
  }
  const { holds, fails, isOpen } = decide(tables, slots, work, value);
  if (isOpen === true && fails !== undefined) {
    fails.truths[place] = UNKNOWN;
    return outcome.goes(fails);
  }
  if (holds !== undefined) {
    holds.truths[place] = TRUE;
    outcome.goes(holds);
  }
  if (fails !== undefined) {
    fails.truths[place] = FALSE;
    outcome.goes(fails);
  }
  return outcome;
}

function reference(slots: Slots, work: Work, value: Expression): Held {
  switch (value.kind) {
    case 'variable':
    case 'constant':
      return held(slots, work, value);
    case 'cast':
      return held(slots, work, value.operand);
    case 'binary':
      return { source: -1, kind: value.operator === 'concat' ? SOME : WHATEVER };
    default:
      return { source: -1, kind: WHATEVER };
  }
}

/** Of what needs no look at references; undefined where a look may help. */
function simpleTruth(slots: Slots, truths: readonly number[], value: Expression): number | undefined {
  switch (value.kind) {
    case 'variable':
    case 'constant':
      return truthOf(slots, truths, value);
    case 'unary':
      return value.operator === '!' ? negated(truthOf(slots, truths, value.operand)) : UNKNOWN;
    case 'binary': {
      const [left, right] = [truthOf(slots, truths, value.left), truthOf(slots, truths, value.right)];
      if (value.operator === '&') return left === FALSE || right === FALSE ? FALSE : Math.min(left, right);
      if (value.operator === '|') return left === TRUE || right === TRUE ? TRUE : left === right ? left : UNKNOWN;
      if (value.operator === '^')
        return left === UNKNOWN || right === UNKNOWN ? UNKNOWN : left === right ? FALSE : TRUE;
      return value.operator === '==' || value.operator === '!=' ? undefined : UNKNOWN;
    }
    case 'instanceof':
      return undefined;
    default:
      return UNKNOWN;
  }
}

function returns(tables: GraphTables, at: CodeEdge, value: Operand | undefined, state: GraphState): StepOutcome {
  const slots = tables.slots(at.code);
  const work = tables.work(state);
  if (value !== undefined && slots.result !== -1) put(work, slots.result, held(slots, work, value));
  else if (value !== undefined && at.code.method.result === 'boolean') {
    work.truths[slots.booleans.length] = truthOf(slots, work.truths, value);
  }
  return new StepOutcome(tables, at).goes(work);
}

/** What each instruction does to a state. */
import type { CodeEdge } from '../../../../engine/code.js';
import type { Ask } from '../../../../engine/domain.js';
import type { Outcome } from '../../../../engine/outcome.js';
import type { Instruction, Operand, Variable } from '../../../../ir/instructions.js';
import { definedVariable } from '../../../../ir/operands.js';
import { isReference } from '../../../../ir/types.js';
import { NULL_NODE } from '../../../../structures/heap-graph.js';
import { specify } from '../entry/specify.js';
import { type ShapeState, TRUE, UNKNOWN } from '../state/state.js';
import type { ShapeTables } from '../tables.js';
import { unknownObject } from '../vague/vague.js';
import { makeSome } from './access.js';
import { assign } from './assign.js';
import { decide, isOpen, seen } from './assume.js';
import { check } from './check.js';
import { allocate, allocateArray, load, store } from './heap.js';
import { copied, nodeOf, truthOf } from './operands.js';
import { StepOutcome } from './outcome.js';

export function step(tables: ShapeTables, at: CodeEdge, state: ShapeState, ask: Ask): Outcome<ShapeState> {
  const { instruction } = at.edge;
  if (instruction.kind === 'specify') return specify(tables, at, instruction, state, ask);
  return outcomeOf(tables, at, instruction, withoutCell(tables, at, instruction, state)).result;
}

/** An index variable that gets another value means another slot. */
function withoutCell(tables: ShapeTables, { code }: CodeEdge, instruction: Plain, state: ShapeState): ShapeState {
  const slots = tables.slots(code);
  if (slots.cells.length === 0) return state;
  const defined = definedVariable(instruction);
  const cell = defined === undefined ? -1 : slots.cell(defined);
  if (cell === -1 || tables.graphs.graph(state.graph).variables[cell] === NULL_NODE) return state;
  const work = tables.work(state);
  work.draft.variables[cell] = NULL_NODE;
  return tables.closed(work).state;
}

type Plain = Exclude<Instruction, { kind: 'specify' }>;

function outcomeOf(tables: ShapeTables, at: CodeEdge, instruction: Plain, state: ShapeState): StepOutcome {
  switch (instruction.kind) {
    case 'assign':
      return assign(tables, at, instruction, state);
    case 'new':
      return allocate(tables, at, instruction, state);
    case 'new-array':
      return allocateArray(tables, at, instruction, state);
    case 'load':
      return load(tables, at, instruction, state);
    case 'store':
      return store(tables, at, instruction, state);
    case 'return':
      return returns(tables, at, instruction.value, state);
    case 'throw': {
      const slots = tables.slots(at.code);
      const work = tables.work(state);
      const node = nodeOf(tables, slots, work, instruction.value);
      if (node === NULL_NODE) return new StepOutcome(tables, at);
      makeSome(tables, work.draft, node);
      work.draft.variables[slots.of(at.code.body.thrown)] = node;
      return new StepOutcome(tables, at).goes(work);
    }
    case 'assume': {
      const outcome = new StepOutcome(tables, at);
      if (isOpen(instruction.condition)) return outcome.moves(state);
      const slots = tables.slots(at.code);
      const truth = seen(tables, slots, state, instruction.condition);
      if (truth !== UNKNOWN) return truth === TRUE ? outcome.moves(state) : outcome;
      const { holds } = decide(tables, slots, tables.work(state), instruction.condition);
      return holds === undefined ? outcome : outcome.goes(holds);
    }
    case 'check':
      return check(tables, at, instruction, state);
    case 'havoc':
      return havoc(tables, at, instruction.target, state);
    case 'monitor':
      return new StepOutcome(tables, at).moves(state);
    case 'call':
    case 'initialise':
    case 'unsupported':
      throw new Error(`${instruction.kind} is no step of a domain`);
  }
}

function returns(tables: ShapeTables, at: CodeEdge, value: Operand | undefined, state: ShapeState): StepOutcome {
  const outcome = new StepOutcome(tables, at);
  const { result } = at.code.method;
  if (value === undefined) return outcome.moves(state);
  const slots = tables.slots(at.code);
  if (result === 'boolean') {
    const truths = tables.truthsOf(state).slice();
    truths[slots.booleans.length] = truthOf(slots, { truths }, value);
    return outcome.rebinds(state, { variables: tables.graphs.graph(state.graph).variables, truths });
  }
  if (!isReference(result)) return outcome.moves(state);
  const bound = copied(tables, slots, state, slots.result, value);
  if (bound !== undefined) return outcome.rebinds(state, bound);
  const work = tables.work(state);
  work.draft.variables[slots.result] = nodeOf(tables, slots, work, value);
  return outcome.goes(work);
}

function havoc(tables: ShapeTables, at: CodeEdge, target: Variable, state: ShapeState): StepOutcome {
  const outcome = new StepOutcome(tables, at);
  if (!tables.isKept(target, at)) return outcome.moves(state);
  const slots = tables.slots(at.code);
  const work = tables.work(state);
  if (isReference(target.type)) {
    work.draft.variables[slots.of(target)] = unknownObject(
      tables,
      work.draft,
      tables.classesOf(target.type),
      'nullable',
    );
  } else work.truths[slots.truth(target)] = UNKNOWN;
  return outcome.goes(work);
}

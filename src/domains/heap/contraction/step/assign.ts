/** Assignments between variables, and of what expressions compute. */
import type { CodeEdge } from '../../../../engine/code.js';
import type { Expression, Instruction, Variable } from '../../../../ir/instructions.js';
import { isReference, STRING } from '../../../../ir/types.js';
import { NULL_NODE } from '../../../../structures/heap-graph.js';
import type { Slots } from '../state/slots.js';
import { FALSE, type ShapeState, TRUE, UNKNOWN, type Work } from '../state/state.js';
import type { ShapeTables } from '../tables.js';
import { unknownObject } from '../vague/vague.js';
import { decide, isOpen, seen } from './assume.js';
import { copied, negated, nodeOf, truthOf } from './operands.js';
import { StepOutcome } from './outcome.js';

type Assign = Extract<Instruction, { kind: 'assign' }>;

export function assign(tables: ShapeTables, at: CodeEdge, { target, value }: Assign, state: ShapeState): StepOutcome {
  const outcome = new StepOutcome(tables, at);
  if (!tables.isKept(target, at)) return outcome.moves(state);
  const slots = tables.slots(at.code);
  if (!isReference(target.type)) return assignTruth(tables, at, slots.truth(target), value, state);
  const bound = copied(tables, slots, state, slots.of(target), value);
  if (bound !== undefined) return outcome.rebinds(state, bound);
  const work = tables.work(state);
  work.draft.variables[slots.of(target)] = reference(tables, slots, work, target, value);
  return outcome.goes(work);
}

function assignTruth(
  tables: ShapeTables,
  at: CodeEdge,
  place: number,
  value: Expression,
  state: ShapeState,
): StepOutcome {
  const outcome = new StepOutcome(tables, at);
  const slots = tables.slots(at.code);
  const truths = tables.truthsOf(state).slice();
  let truth = simpleTruth(slots, truths, value);
  if (truth === undefined) {
    const answer = seen(tables, slots, state, value);
    if (answer !== UNKNOWN) truth = answer;
  }
  if (truth !== undefined) {
    truths[place] = truth;
    return outcome.rebinds(state, { variables: tables.graphs.graph(state.graph).variables, truths });
  }
  const { holds, fails, isOpen: isNotSaid } = decide(tables, slots, tables.work(state), value);
  if (isNotSaid === true && fails !== undefined) {
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

/** The node of a value of reference type. */
function reference(tables: ShapeTables, slots: Slots, work: Work, target: Variable, value: Expression): number {
  switch (value.kind) {
    case 'variable':
    case 'constant':
      return nodeOf(tables, slots, work, value);
    case 'cast':
      return narrowed(tables, work, nodeOf(tables, slots, work, value.operand), value.type);
    case 'binary':
      if (value.operator === 'concat') return freshObject(tables, work, STRING);
      break;
    default:
      break;
  }
  return unknownObject(tables, work.draft, tables.classesOf(target.type), 'nullable');
}

/** What is cast is of the type, or null. */
function narrowed({ labels }: ShapeTables, { draft }: Work, node: number, type: string): number {
  if (node === NULL_NODE) return node;
  const number = draft.labels[node] as number;
  const classes = labels.narrowed(labels.label(number).classes, type);
  if (classes !== -1) draft.labels[node] = labels.changed(number, { classes });
  return node;
}

/** A vague object of exactly this class that was not there before. */
export function freshObject(tables: ShapeTables, { draft }: Work, type: string): number {
  const age = tables.options.tellsFresh ? 'fresh' : 'any';
  const classes = tables.labels.exactly(type);
  return draft.addNode(tables.labels.number({ vague: true, nullable: false, age, known: 0, classes }));
}

/** Of what needs no look at the heap; undefined where a look may help. */
function simpleTruth(slots: Slots, truths: Int32Array, value: Expression): number | undefined {
  switch (value.kind) {
    case 'variable':
    case 'constant':
      return truthOf(slots, { truths }, value);
    case 'unary':
      return value.operator === '!' ? negated(truthOf(slots, { truths }, value.operand)) : UNKNOWN;
    case 'binary': {
      const [left, right] = [truthOf(slots, { truths }, value.left), truthOf(slots, { truths }, value.right)];
      if (value.operator === '&') return left === FALSE || right === FALSE ? FALSE : Math.min(left, right);
      if (value.operator === '|') return left === TRUE || right === TRUE ? TRUE : left === right ? left : UNKNOWN;
      if (value.operator === '^')
        return left === UNKNOWN || right === UNKNOWN ? UNKNOWN : left === right ? FALSE : TRUE;
      return isOpen(value) ? UNKNOWN : undefined;
    }
    default:
      return isOpen(value) ? UNKNOWN : undefined;
  }
}

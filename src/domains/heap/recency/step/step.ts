/** What each instruction does to a state. */
import type { CodeEdge } from '../../../../engine/code.js';
import type { Ask } from '../../../../engine/domain.js';
import { goesOn, type Outcome } from '../../../../engine/outcome.js';
import { negation } from '../../../../ir/conditions.js';
import type { Instruction } from '../../../../ir/instructions.js';
import { mayBeShared } from '../../../../ir/lambdas.js';
import { allocate, allocateArray, allocatedAt } from '../regions/allocation.js';
import type { Surveys } from '../regions/surveys.js';
import type { Specifications } from '../specifications.js';
import { write } from '../state/heap.js';
import type { State } from '../state/state.js';
import { writeStatic } from '../state/static-fields.js';
import type { Tables } from '../state/tables.js';
import { NOT_NULL, type Value } from '../state/values.js';
import { assume } from './assume.js';
import { check } from './check.js';
import { evaluate, truthOfValue } from './evaluate.js';
import { load, unknownValue } from './load.js';
import { operandValue } from './operands.js';
import { assigned, copiedPaths, learnPath, storedInPaths } from './paths.js';

const NOTHING: Outcome<never> = { normal: [], exceptional: [], alarms: [], exact: false };

export interface Stepping {
  readonly tables: Tables;
  readonly surveys: Surveys;
  readonly specifications: Specifications;
}

export function step(parts: Stepping, at: CodeEdge, state: State, ask: Ask): Outcome<State> {
  const { tables, surveys, specifications } = parts;
  const { instruction } = at.edge;
  switch (instruction.kind) {
    case 'assign':
      return assign(tables, instruction, state, surveys.of(at.code).tested);
    case 'new': {
      if (mayBeShared(tables.hierarchy, instruction.type)) {
        const shared = tables.reference(NOT_NULL, [tables.region({ kind: 'constant', type: instruction.type })]);
        return goesOn(assigned(tables, state, instruction.target.index, shared));
      }
      const target = tables.reference(NOT_NULL, [allocatedAt(tables, at.number)]);
      const after = allocate(tables, state, at.number, instruction.type);
      return goesOn(assigned(tables, after, instruction.target.index, target));
    }
    case 'new-array':
      return goesOn(newArray(tables, instruction, at, state));
    case 'load':
      return load(tables, instruction, at, state, surveys.of(at.code));
    case 'store':
      return goesOn(store(tables, instruction, state));
    case 'return': {
      if (instruction.value === undefined) return goesOn(state);
      const value = operandValue(tables, state, instruction.value);
      return goesOn(tables.withVariable(state, at.code.body.variables.length, value));
    }
    case 'throw':
      return goesOn(
        assigned(
          tables,
          state,
          at.code.body.thrown.index,
          withoutNull(tables, operandValue(tables, state, instruction.value)),
        ),
      );
    case 'assume': {
      const after = assume(tables, state, instruction.condition);
      return after === undefined ? NOTHING : goesOn(after);
    }
    case 'check':
      return check(tables, instruction, at, state, surveys.of(at.code));
    case 'havoc': {
      const after = unknownValue(tables, state, at, instruction.target.type);
      return goesOn(assigned(tables, after.state, instruction.target.index, after.value));
    }
    case 'monitor':
      return goesOn(state);
    case 'specify':
      return specifications.step(at, instruction, state, ask);
    case 'call':
    case 'initialise':
    case 'unsupported':
      throw new Error(`${instruction.kind} is no step of a domain`);
  }
}

type Assign = Extract<Instruction, { kind: 'assign' }>;

/** A boolean that is tested later is told apart at once, so that what it depends on is known with it. */
function assign(tables: Tables, { target, value }: Assign, state: State, tested: ReadonlySet<number>): Outcome<State> {
  const result = evaluate(tables, state, value);
  const after = assigned(tables, state, target.index, result);
  const source = value.kind === 'cast' ? value.operand : value;
  if (source.kind === 'variable' && source.index !== target.index) {
    return goesOn(copiedPaths(tables, after, source.index, target.index));
  }
  const plain = goesOn(after);
  if (target.type !== 'boolean' || !tested.has(target.index) || truthOfValue(result) !== 'unknown') return plain;
  const opposite = negation(value);
  if (opposite === undefined || value.kind === 'variable' || value.kind === 'constant') return plain;
  const [whenTrue, whenFalse] = [assume(tables, state, value), assume(tables, state, opposite)];
  const cases: State[] = [];
  if (whenTrue !== undefined) cases.push(assigned(tables, whenTrue, target.index, tables.values.one));
  if (whenFalse !== undefined) cases.push(assigned(tables, whenFalse, target.index, tables.values.zero));
  return goesOn(...cases);
}

function newArray(tables: Tables, instruction: Instruction & { kind: 'new-array' }, at: CodeEdge, state: State): State {
  const lengths = instruction.lengths.map((operand) => {
    const value = operandValue(tables, state, operand);
    return value.kind === 'number'
      ? tables.number(Math.max(value.lower, 0), value.upper)
      : tables.number(0, 0x7fffffff);
  });
  const after = allocateArray(tables, state, at.number, instruction.type, lengths);
  const target = tables.reference(NOT_NULL, [allocatedAt(tables, at.number)]);
  return assigned(tables, after, instruction.target.index, target);
}

function store(tables: Tables, { place, value }: Instruction & { kind: 'store' }, state: State): State {
  const stored = operandValue(tables, state, value);
  if (place.kind === 'static') return writeStatic(tables, state, tables.field(place.field), stored);
  if (place.kind === 'length') return state;
  const base = operandValue(tables, state, place.base);
  if (base.kind === 'number') return state;
  if (place.kind === 'field') {
    const field = tables.field(place.field);
    const written = storedInPaths(
      tables,
      write(tables, state, { base, field }, stored),
      { variable: place.base.index, value: base },
      field,
      stored,
    );
    return learnPath(tables, written, place.base.index, field, stored);
  }
  const index = operandValue(tables, state, place.index);
  return write(
    tables,
    state,
    { base, field: tables.elementField(place.type), index: index.kind === 'number' ? index : undefined },
    stored,
  );
}

function withoutNull(tables: Tables, value: Value): Value {
  return value.kind === 'number' ? value : tables.reference(NOT_NULL, value.targets);
}

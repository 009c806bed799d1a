/** What is looked up once for each body: which variables it tests, what it compares numbers with, what variables are called. */

import type { Code } from '../../../../engine/code.js';
import type { Body, Edge, Point } from '../../../../ir/body.js';
import { isComparison } from '../../../../ir/conditions.js';
import type { Expression, Instruction, Operand, Variable } from '../../../../ir/instructions.js';
import { definedVariable } from '../../../../ir/operands.js';
import { changedSet, powerset, type SmallSet } from '../../../../lattices/powerset.js';
import { solveBackward } from '../../../../program/flow/dataflow.js';
import { RECENCY_BUDGETS } from '../budgets.js';

export interface Survey {
  /** Indices of variables that decide a branch, a check for null or whether a call returns, are returned, or whose copies are so: what they hold is told apart. */
  readonly tested: ReadonlySet<number>;
  /** Whether what the edge puts into its variable is compared with null later: the code reckons with it. */
  readonly isComparedWithNull: (edge: Edge, variable: Variable) => boolean;
  /** Integers next to which comparisons change their answer. */
  readonly thresholds: readonly number[];
  /** A variable in the words of the source: its name, or where a temporary's value comes from. */
  readonly describe: (variable: Variable) => string | undefined;
}

const DEEPEST_DESCRIPTION = RECENCY_BUDGETS['regions/survey'].deepestDescription.most;
const SETS = powerset();

type Call = Extract<Instruction, { kind: 'call' }>;

/** `decides`: whether what a call is given there says whether it returns, or what. */
export function survey({ body }: Code, decides: (call: Call, position: number) => boolean): Survey {
  const tested = new Set<number>();
  const comparisons = new Map<Edge, number>();
  const thresholds = new Set<number>();
  const copies: (readonly [from: number, to: number])[] = [];
  const definitions = new Map<number, Instruction | undefined>();
  for (const edge of body.edges) {
    const { instruction } = edge;
    const defined = definedVariable(instruction);
    if (defined !== undefined) {
      definitions.set(defined.index, definitions.has(defined.index) ? undefined : instruction);
    }
    if (instruction.kind === 'check' && instruction.condition.kind === 'not-null')
      add(tested, instruction.condition.operand);
    const expression =
      instruction.kind === 'assume'
        ? instruction.condition
        : instruction.kind === 'assign'
          ? instruction.value
          : undefined;
    if (expression !== undefined) {
      addThresholds(thresholds, expression);
      const compared = nullCompared(expression);
      if (compared?.kind === 'variable') {
        tested.add(compared.index);
        comparisons.set(edge, compared.index);
      }
    }
    if (instruction.kind === 'assume') addBoolean(tested, instruction.condition);
    if (instruction.kind === 'call') {
      instruction.arguments.forEach((operand, position) => {
        if (operand.type === 'boolean' && decides(instruction, position)) add(tested, operand);
      });
    }
    // The caller may test it.
    if (instruction.kind === 'return' && instruction.value !== undefined) add(tested, instruction.value);
    if (instruction.kind === 'assign') {
      const { target, value } = instruction;
      const source =
        value.kind === 'cast' || (value.kind === 'unary' && value.operator === '!') ? value.operand : value;
      if (source.kind === 'variable') copies.push([source.index, target.index]);
    }
  }
  spread(tested, copies);
  let compared: ((point: Point) => SmallSet) | undefined;
  return {
    tested,
    isComparedWithNull: ({ to }, { index }) => {
      compared ??= comparedAfter(body, comparisons);
      return compared(to).has(index);
    },
    thresholds: [...thresholds],
    describe: (variable) => describe(variable, definitions, 0),
  };
}

function add(to: Set<number>, operand: Operand): void {
  if (operand.kind === 'variable') to.add(operand.index);
}

/** At each point the variables whose values are compared from there on, themselves or copies of them. */
function comparedAfter(body: Body, comparisons: ReadonlyMap<Edge, number>): (point: Point) => SmallSet {
  return solveBackward<SmallSet>(body, {
    ...SETS,
    atExit: () => SETS.bottom,
    before: (edge, after, thrownAfter) => {
      const { instruction } = edge;
      const target = definedVariable(instruction)?.index;
      const compared = comparisons.get(edge);
      const copied = instruction.kind === 'assign' ? copiedFrom(instruction.value) : undefined;
      const isCopyCompared = target !== undefined && copied !== undefined && after.has(target);
      const normally =
        compared === undefined && target === undefined
          ? after
          : changedSet(after, (variables) => {
              if (target !== undefined) variables.delete(target);
              if (isCopyCompared) variables.add(copied);
              if (compared !== undefined) variables.add(compared);
            });
      return thrownAfter === undefined ? normally : SETS.join(normally, thrownAfter);
    },
  });
}

function copiedFrom(value: Expression): number | undefined {
  const source = value.kind === 'cast' ? value.operand : value;
  return source.kind === 'variable' ? source.index : undefined;
}

/** Whatever is copied into a member is a member. */
function spread(members: Set<number>, copies: readonly (readonly [from: number, to: number])[]): void {
  for (let before = -1; before !== members.size; ) {
    before = members.size;
    for (const [from, to] of copies) if (members.has(to)) members.add(from);
  }
}

function addBoolean(tested: Set<number>, condition: Expression): void {
  if (condition.kind === 'variable') tested.add(condition.index);
  else if (condition.kind === 'unary') add(tested, condition.operand);
  else if (condition.kind === 'binary' && condition.type === 'boolean') {
    add(tested, condition.left);
    add(tested, condition.right);
  }
}

function isNullConstant(operand: Operand): boolean {
  return operand.kind === 'constant' && operand.value === null;
}

function nullCompared(expression: Expression): Operand | undefined {
  if (expression.kind !== 'binary') return undefined;
  if (isNullConstant(expression.right)) return expression.left;
  return isNullConstant(expression.left) ? expression.right : undefined;
}

function addThresholds(thresholds: Set<number>, expression: Expression): void {
  if (expression.kind !== 'binary' || !isComparison(expression.operator)) return;
  for (const side of [expression.left, expression.right]) {
    if (side.kind !== 'constant' || typeof side.value !== 'number' || !Number.isInteger(side.value)) continue;
    thresholds
      .add(side.value - 1)
      .add(side.value)
      .add(side.value + 1);
  }
}

function describe(
  variable: Variable,
  definitions: ReadonlyMap<number, Instruction | undefined>,
  depth: number,
): string | undefined {
  if (variable.sourceName !== undefined) return variable.sourceName;
  const definition = definitions.get(variable.index);
  if (definition === undefined || depth > DEEPEST_DESCRIPTION) return undefined;
  const inner = (operand: Operand): string | undefined =>
    operand.kind === 'variable' ? describe(operand, definitions, depth + 1) : String(operand.value);
  switch (definition.kind) {
    case 'load': {
      const { place } = definition;
      if (place.kind === 'static') return `${simpleName(place.field.owner)}.${place.field.name}`;
      const base = inner(place.base);
      if (base === undefined) return undefined;
      if (place.kind === 'length') return `${base}.length`;
      return place.kind === 'field' ? `${base}.${place.field.name}` : `${base}[${inner(place.index) ?? '…'}]`;
    }
    case 'call':
      return `${definition.method.name}(${definition.arguments.length > (definition.dispatch === 'static' ? 0 : 1) ? '…' : ''})`;
    case 'assign':
      if (definition.value.kind === 'variable' || definition.value.kind === 'constant') return inner(definition.value);
      return definition.value.kind === 'cast' ? inner(definition.value.operand) : undefined;
    default:
      return undefined;
  }
}

function simpleName(name: string): string {
  return name.slice(Math.max(name.lastIndexOf('.'), name.lastIndexOf('$')) + 1);
}

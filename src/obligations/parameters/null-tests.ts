/** Parameters that a body tests against null: then null is expected, or at least not excluded by whoever wrote it. */
import type { Body, Edge, Point } from '../../ir/body.js';
import type { Hierarchy } from '../../ir/hierarchy.js';
import type { Expression, Instruction, Operand, Variable } from '../../ir/instructions.js';
import type { MethodDeclaration } from '../../ir/program.js';
import { type LibraryFacts, testedOperands } from '../../library/index.js';
import { Definitions } from '../../program/flow/definitions.js';
import { OBLIGATIONS_BUDGETS } from '../budgets.js';

const NEAREST = OBLIGATIONS_BUDGETS['parameters/null-tests'].nearest.most;

/**
 * `compared`: with null itself, in the body or by a library method that takes null as an answer. `indirect`: an `instanceof`,
 * which is false of null, or a method of the input that tests what it is given.
 */
export type NullTest = 'compared' | 'indirect';

interface Handing {
  readonly parameter: Variable;
  readonly to: MethodDeclaration;
  readonly index: number;
}

/** What one body does with its parameters. */
interface Uses {
  readonly tests: ReadonlyMap<Variable, NullTest>;
  /** Parameters that it hands to methods of the input, as they are. */
  readonly handed: readonly Handing[];
}

export class NullTests {
  readonly #hierarchy: Hierarchy;
  readonly #facts: LibraryFacts;
  readonly #uses = new Map<MethodDeclaration, Uses>();

  constructor(hierarchy: Hierarchy, facts: LibraryFacts) {
    this.#hierarchy = hierarchy;
    this.#facts = facts;
  }

  /** Undefined where neither the method nor what it hands the parameter to tests it. */
  of(method: MethodDeclaration, parameter: Variable): NullTest | undefined {
    const uses = this.#usesOf(method);
    const own = uses.tests.get(parameter);
    if (own !== undefined || !uses.handed.some((each) => each.parameter === parameter)) return own;
    const reached = new Set([parameter]);
    const work = [{ uses, parameter }];
    for (const { uses: here, parameter: passed } of work) {
      if (here.tests.has(passed)) return 'indirect';
      for (const { to, index } of here.handed.filter((each) => each.parameter === passed)) {
        const next = to.body()?.parameters[index];
        if (next === undefined || reached.has(next)) continue;
        reached.add(next);
        work.push({ uses: this.#usesOf(to), parameter: next });
      }
    }
    return undefined;
  }

  #usesOf(method: MethodDeclaration): Uses {
    let uses = this.#uses.get(method);
    if (uses === undefined) {
      const body = method.body();
      uses = body === undefined ? { tests: new Map(), handed: [] } : this.#read(body);
      this.#uses.set(method, uses);
    }
    return uses;
  }

  #read(body: Body): Uses {
    const definitions = new Definitions(body);
    const parameterOf = (operand: Operand): Variable | undefined =>
      operand.kind === 'variable' ? definitions.copiedParameter(operand) : undefined;
    const tests = new Map<Variable, NullTest>();
    const handed: Handing[] = [];
    for (const { instruction, from } of body.edges) {
      for (const [operand, test] of testedBy(this.#facts, instruction)) {
        const parameter = parameterOf(operand);
        // The test before the `close` of a `try` with resources is nobody's: it is there for every resource.
        if (parameter !== operand && instruction.kind === 'assume' && isBeforeClose(body, from, operand)) continue;
        if (parameter !== undefined && tests.get(parameter) !== 'compared') tests.set(parameter, test);
      }
      if (instruction.kind !== 'call') continue;
      const to = this.#hierarchy.resolveMethod(instruction.method);
      if (to === undefined || this.#hierarchy.find(to.owner)?.origin !== 'input') continue;
      instruction.arguments.forEach((operand, index) => {
        const parameter = parameterOf(operand);
        if (parameter !== undefined) handed.push({ parameter, to, index });
      });
    }
    return { tests, handed };
  }
}

function testedBy(facts: LibraryFacts, instruction: Instruction): readonly (readonly [Operand, NullTest])[] {
  switch (instruction.kind) {
    case 'assume':
      return testedIn(instruction.condition);
    case 'assign':
      return testedIn(instruction.value);
    case 'call':
      return testedOperands(facts, instruction).map((operand) => [operand, 'compared'] as const);
    default:
      return [];
  }
}

/** Whether the first call behind one of the branches closes what the operand is. */
function isBeforeClose(body: Body, branching: Point, operand: Operand): boolean {
  return (body.outgoing[branching] ?? []).some(({ to }) => closesNext(body, to, operand));
}

function closesNext(body: Body, start: Point, operand: Operand): boolean {
  let point: Point | undefined = start;
  for (let steps = 0; steps < NEAREST && point !== undefined; steps++) {
    const edges: readonly Edge[] = body.outgoing[point] ?? [];
    const [first] = edges;
    if (first?.instruction.kind === 'call')
      return first.instruction.method.name === 'close' && first.instruction.arguments[0] === operand;
    // Tests of what was thrown before lie between, and lead to a call of the same kind.
    point = first?.to;
  }
  return false;
}

function testedIn(expression: Expression): readonly (readonly [Operand, NullTest])[] {
  if (expression.kind === 'instanceof') return [[expression.operand, 'indirect']];
  if (expression.kind !== 'binary' || (expression.operator !== '==' && expression.operator !== '!=')) return [];
  const { left, right } = expression;
  if (isNull(right)) return [[left, 'compared']];
  return isNull(left) ? [[right, 'compared']] : [];
}

function isNull(operand: Operand): boolean {
  return operand.kind === 'constant' && operand.value === null;
}

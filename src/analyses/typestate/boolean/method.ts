/** The boolean version of one method: blocks of statements on references and predicates, the rest left out. */
import type { Edge, Point } from '../../../ir/body.js';
import { bodyDominators } from '../../../ir/flow.js';
import type { Operand, Variable } from '../../../ir/instructions.js';
import type { MethodDeclaration } from '../../../ir/program.js';
import { isReference } from '../../../ir/types.js';
import { simpleName } from '../component/errors.js';
import { assertedBy } from '../discovery/asserts.js';
import type { Slice } from '../discovery/slice.js';
import { conditionOf, failingCheck, UNTOLD } from './conditions.js';
import { formulaOf } from './heap/formula.js';
import {
  argumentsOf,
  type BooleanPredicate,
  isNullary,
  isSwappedWithConstant,
  OTHER,
  predicateOf,
} from './heap/terms.js';
import { type Propagation, rebased } from './propagation.js';
import type { Argument, BooleanCallee, BooleanStatement } from './statements.js';

export interface BooleanMethod {
  readonly method: MethodDeclaration;
  readonly parameters: readonly Argument[];
  /** By point, in the order of points. */
  readonly blocks: ReadonlyMap<Point, readonly BooleanStatement[]>;
}

export class BooleanMethods {
  readonly #slice: Slice;
  readonly #propagation: Propagation;
  /** Whether all references are kept, as the interpreter needs them; else only those that lead to objects of predicates. */
  readonly #isWhole: boolean;

  constructor(slice: Slice, propagation: Propagation, references: 'all' | 'of-predicates') {
    this.#slice = slice;
    this.#propagation = propagation;
    this.#isWhole = references === 'all';
  }

  /** Whether anything of the method is in the slice. */
  isRelevant(method: MethodDeclaration): boolean {
    return (method.body()?.edges ?? []).some(
      (edge) => this.#slice.places.has(edge) || this.#propagation.assignments.has(edge),
    );
  }

  make(method: MethodDeclaration): BooleanMethod {
    const body = method.body();
    const blocks = new Map<Point, readonly BooleanStatement[]>();
    for (let point = 0; body !== undefined && point < body.points; point++)
      blocks.set(point, this.#block(method, point));
    return { method, parameters: this.#formals(method), blocks };
  }

  #keeps(variable: Variable): boolean {
    return this.#isWhole ? isReference(variable.type) : this.#slice.variables.has(variable);
  }

  #block(method: MethodDeclaration, point: Point): readonly BooleanStatement[] {
    const edges = method.body()?.outgoing[point] ?? [];
    const [edge, another] = edges;
    if (edge === undefined) return point === method.body()?.exceptionalExit ? [{ kind: 'throw' }] : [];
    if (edge.instruction.kind === 'assume') return this.#branch(method, point, edge, another);
    return [...this.#statements(method, edge), ...this.#ending(method, edge)];
  }

  #branch(method: MethodDeclaration, point: Point, edge: Edge, another: Edge | undefined): readonly BooleanStatement[] {
    if (another === undefined) return [{ kind: 'goto', to: edge.to }];
    const isKept = this.#slice.decides(method, point);
    if (!isKept && !this.#isWhole) {
      const meeting = this.#slice.code.control(method)?.meeting(point);
      if (meeting !== undefined) return [{ kind: 'goto', to: meeting }];
    }
    const outgoing = method.body()?.outgoing[point] ?? [];
    const ways = outgoing.map(({ instruction, to }) => ({
      ...(instruction.kind === 'assume' && (isKept || this.#isWhole) ? conditionOf(instruction.condition) : UNTOLD),
      to,
    }));
    const [way] = ways;
    if (outgoing.length > 2 || way === undefined) return [{ kind: 'choose', ways }];
    const { instruction } = edge;
    const test =
      instruction.kind === 'assume' && instruction.condition.kind === 'instanceof'
        ? { test: instruction.condition }
        : {};
    const { predicate: condition, isNegated } = way;
    return [{ kind: 'if', condition, isNegated, to: edge.to, otherwise: another.to, isKept, ...test }];
  }

  #ending(method: MethodDeclaration, edge: Edge): readonly BooleanStatement[] {
    const { instruction, to } = edge;
    const body = method.body();
    switch (instruction.kind) {
      case 'return': {
        const value = instruction.value === undefined ? {} : { value: instruction.value };
        return [{ kind: 'return', values: this.#results(method, instruction.value), ...value }];
      }
      case 'throw': {
        const isCaught = to !== body?.exceptionalExit;
        if (isCaught && !this.#isWhole) return [{ kind: 'goto', to }];
        const isError = this.#slice.code.component.errors.isErrorPoint(edge);
        return [{ kind: isError ? 'fail' : 'throw', edge, ...(isCaught ? { to } : {}) }];
      }
      default:
        return [{ kind: 'goto', to }];
    }
  }

  #statements(method: MethodDeclaration, edge: Edge): readonly BooleanStatement[] {
    const statements = this.#checks(method, edge);
    const assignments = [...(this.#propagation.assignments.get(edge)?.values() ?? [])];
    // Loaded before, because a predicate needs the object here.
    for (const variable of new Set(assignments.flatMap(({ hoisted }) => hoisted)))
      statements.push(...this.#loadOf(variable));
    for (const { target, value, isNegated } of assignments)
      statements.push({ kind: 'predicate', target, value, isNegated });
    return this.#isHoisted(method, edge) ? statements : [...statements, ...this.#reference(edge)];
  }

  #checks(method: MethodDeclaration, edge: Edge): BooleanStatement[] {
    const { instruction } = edge;
    const isError = this.#slice.code.component.errors.isErrorPoint(edge);
    if (instruction.kind === 'specify' && isError) {
      const { formula } = assertedBy(this.#slice.code, method, instruction);
      return [{ kind: 'assert', formula: formulaOf(formula), edge }];
    }
    if (instruction.kind !== 'check' || (!isError && !this.#isWhole)) return [];
    const condition = failingCheck(instruction.condition);
    if (condition === 'false') return [];
    const handler = edge.exceptional === method.body()?.exceptionalExit ? undefined : edge.exceptional;
    if (handler === undefined || this.#isWhole) return [{ kind: 'fail-if', condition, edge, isError }];
    return [{ kind: 'if', condition, isNegated: false, to: handler, otherwise: edge.to, isKept: true }];
  }

  /** Whether the load was moved before another statement that comes before it on every way. */
  #isHoisted(method: MethodDeclaration, edge: Edge): boolean {
    const { instruction } = edge;
    const body = method.body();
    if (instruction.kind !== 'load' || body === undefined) return false;
    for (const place of body.edges) {
      for (const { hoisted } of this.#propagation.assignments.get(place)?.values() ?? []) {
        if (place !== edge && hoisted.includes(instruction.target))
          return bodyDominators(body).dominates(place.from, edge.from);
      }
    }
    return false;
  }

  #loadOf(variable: Variable): readonly BooleanStatement[] {
    return this.#slice.code.definitions(variable).flatMap(({ edge }) => this.#reference(edge));
  }

  /** What the instruction does to references that matter. */
  #reference(edge: Edge): readonly BooleanStatement[] {
    const { instruction } = edge;
    const { code, followed } = this.#slice;
    switch (instruction.kind) {
      case 'assign': {
        const { target, value } = instruction;
        if (!this.#keeps(target)) return [];
        const copied = value.kind === 'cast' ? value.operand : value;
        return copied.kind === 'variable' || copied.kind === 'constant'
          ? [{ kind: 'copy', target, value: copied }]
          : [{ kind: 'unknown', target }];
      }
      case 'new':
      case 'new-array': {
        const { target, type } = instruction;
        const isKept = this.#keeps(target) && (instruction.kind === 'new' || this.#isWhole);
        return isKept ? [{ kind: 'new', target, type, edge }] : [];
      }
      case 'load': {
        const { target, place } = instruction;
        if (!this.#keeps(target)) return [];
        if (place.kind === 'field') return [{ kind: 'load', target, base: place.base, field: place.field }];
        if (place.kind !== 'static') return [{ kind: 'unknown', target }];
        return [{ kind: 'load', target, field: place.field }];
      }
      case 'store': {
        const { place, value } = instruction;
        if (place.kind !== 'field' && place.kind !== 'static')
          return this.#isWhole && isReference(value.type) ? [{ kind: 'escape', value }] : [];
        const isFollowed = followed.has(code.keyOf(place.field)) && isReference(place.field.type);
        // Who writes static fields has to do with their class, whatever they are.
        const isTold = this.#isWhole && (isReference(place.field.type) || place.kind === 'static');
        if (!isFollowed && !isTold) return [];
        return [
          {
            kind: 'store',
            ...(place.kind === 'field' ? { base: place.base } : {}),
            field: place.field,
            value,
          },
        ];
      }
      case 'call':
        return this.#call(edge, instruction.target, instruction.arguments);
      case 'havoc':
        return this.#isWhole ? [{ kind: 'unknown', target: instruction.target }] : [];
      default:
        return [];
    }
  }

  #call(edge: Edge, target: Variable | undefined, given: readonly Operand[]): readonly BooleanStatement[] {
    const callees = this.#slice.code.callees(edge).filter((callee) => this.#isWhole || this.isRelevant(callee));
    if (callees.length === 0 && !this.#isWhole) return [];
    return [
      {
        kind: 'call',
        edge,
        callees: callees.map((callee): BooleanCallee => {
          const parameters = callee.body()?.parameters ?? [];
          const actual = this.#formals(callee).map(
            (formal): Argument => this.#actual(formal, (variable) => given[parameters.indexOf(variable)]),
          );
          const results = target === undefined ? [] : this.#about(this.#ownerOf(edge, callee), target);
          return { method: callee, given: actual, results };
        }),
      },
    ];
  }

  #ownerOf(edge: Edge, callee: MethodDeclaration): MethodDeclaration {
    return this.#slice.code.calls(callee).find((call) => call.edge === edge)?.method ?? callee;
  }

  #actual(formal: Argument, replace: (variable: Variable) => Operand | undefined): Argument {
    if (formal === null || typeof formal === 'string') return formal;
    if ('kind' in formal) {
      const operand = replace(formal);
      return operand?.kind === 'variable' ? operand : null;
    }
    const [left, right] = [rebased(formal.left, replace), rebased(formal.right, replace)];
    const isSwapped = isSwappedWithConstant(left, formal.operator, right);
    return isSwapped ? '*' : predicateOf(left, formal.operator, right);
  }

  /** References as they are, primitive values as what is asked about them. */
  #formals(method: MethodDeclaration): readonly Argument[] {
    const parameters = method.body()?.parameters ?? [];
    return parameters.flatMap((variable): readonly Argument[] => {
      if (!isReference(variable.type)) {
        return this.#nullary(method, variable).filter((predicate) =>
          argumentsOf(predicate).every((each) => each !== OTHER && parameters.includes(each)),
        );
      }
      const isUsed = variable.sourceName === 'this' || this.#keeps(variable) || this.#isAsked(method, variable);
      return isUsed ? [variable] : [];
    });
  }

  #isAsked(method: MethodDeclaration, variable: Variable): boolean {
    return this.#propagation.of(method).some((predicate) => argumentsOf(predicate).includes(variable));
  }

  #results(method: MethodDeclaration, value: Operand | undefined): readonly Argument[] {
    return value?.kind === 'variable' ? this.#about(method, value) : [];
  }

  #about(method: MethodDeclaration, variable: Variable): readonly Argument[] {
    return [...(this.#keeps(variable) ? [variable] : []), ...this.#nullary(method, variable)];
  }

  #nullary(method: MethodDeclaration, variable: Variable): readonly BooleanPredicate[] {
    return this.#propagation
      .of(method)
      .filter(
        (predicate) => isNullary(predicate) && !isReference(variable.type) && argumentsOf(predicate).includes(variable),
      );
  }
}

export function methodName({ owner, name }: MethodDeclaration): string {
  return `${simpleName(owner)}.${name}`;
}

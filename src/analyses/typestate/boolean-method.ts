/** The boolean version of one method: blocks of statements on references and predicates, the rest left out. */
import type { Edge, Point } from '../../ir/body.js';
import { bodyDominators } from '../../ir/flow.js';
import type { Operand, Variable } from '../../ir/instructions.js';
import type { MethodDeclaration } from '../../ir/program.js';
import { isReference } from '../../ir/types.js';
import { conditionOf } from './boolean-conditions.js';
import { type Propagation, rebased } from './boolean-propagation.js';
import type { Argument, BooleanStatement } from './boolean-statements.js';
import { argumentsOf, type BooleanPredicate, isNullary, OTHER, predicateOf, termOf } from './boolean-terms.js';
import { simpleName } from './errors.js';
import type { Slice } from './slice.js';
import { atomsOfCheck } from './slice-atoms.js';

export interface BooleanMethod {
  readonly method: MethodDeclaration;
  readonly parameters: readonly Argument[];
  /** By point, in the order of points. */
  readonly blocks: ReadonlyMap<Point, readonly BooleanStatement[]>;
}

export class BooleanMethods {
  readonly #slice: Slice;
  readonly #propagation: Propagation;

  constructor(slice: Slice, propagation: Propagation) {
    this.#slice = slice;
    this.#propagation = propagation;
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

  #block(method: MethodDeclaration, point: Point): readonly BooleanStatement[] {
    const edges = method.body()?.outgoing[point] ?? [];
    const [edge, another] = edges;
    if (edge === undefined) return point === method.body()?.exceptionalExit ? [{ kind: 'throw' }] : [];
    if (edge.instruction.kind === 'assume') return this.#branch(method, point, edge, another);
    return [...this.#statements(method, edge), ...this.#ending(method, edge)];
  }

  #branch(method: MethodDeclaration, point: Point, edge: Edge, another: Edge | undefined): readonly BooleanStatement[] {
    if (another === undefined) return [{ kind: 'goto', to: edge.to }];
    if (!this.#slice.decides(method, point)) {
      const meeting = this.#slice.code.control(method)?.meeting(point);
      if (meeting !== undefined) return [{ kind: 'goto', to: meeting }];
    }
    const { instruction } = edge;
    const { predicate, isNegated } =
      instruction.kind === 'assume' && this.#slice.decides(method, point)
        ? conditionOf(instruction.condition)
        : { predicate: '*' as const, isNegated: false };
    const outgoing = method.body()?.outgoing[point] ?? [];
    if (outgoing.length === 2)
      return [{ kind: 'if', condition: predicate, isNegated, to: edge.to, otherwise: another.to }];
    // A switch: any of its ways.
    return outgoing.map(({ to }) => ({ kind: 'if', condition: '*', isNegated: false, to, otherwise: another.to }));
  }

  #ending(method: MethodDeclaration, { instruction, to }: Edge): readonly BooleanStatement[] {
    const body = method.body();
    switch (instruction.kind) {
      case 'return':
        return [{ kind: 'return', values: this.#results(method, instruction.value) }];
      case 'throw': {
        if (to !== body?.exceptionalExit) return [{ kind: 'goto', to }];
        const isError = this.#slice.code.component.errors.isErrorPoint({ instruction, to, from: 0, span: method.span });
        return [{ kind: isError ? 'fail' : 'throw' }];
      }
      default:
        return [{ kind: 'goto', to }];
    }
  }

  #statements(method: MethodDeclaration, edge: Edge): readonly BooleanStatement[] {
    const statements: BooleanStatement[] = [];
    const { instruction } = edge;
    const isChecked = instruction.kind === 'check' && this.#slice.code.component.errors.isErrorPoint(edge);
    if (isChecked) {
      for (const { left, operator, right } of atomsOfCheck(instruction.condition)) {
        const condition = predicateOf(termOf(left), operator, termOf(right));
        if (condition === 'false') continue;
        const handler = edge.exceptional === method.body()?.exceptionalExit ? undefined : edge.exceptional;
        statements.push(
          handler === undefined
            ? { kind: 'fail-if', condition }
            : { kind: 'if', condition, isNegated: false, to: handler, otherwise: edge.to },
        );
      }
    }
    for (const { target, value, hoisted } of this.#propagation.assignments.get(edge)?.values() ?? []) {
      for (const variable of hoisted) statements.push(...this.#loadOf(variable));
      statements.push({ kind: 'predicate', target, value });
    }
    return this.#isHoisted(method, edge) ? statements : [...statements, ...this.#reference(edge)];
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
    const { code, variables, followed } = this.#slice;
    switch (instruction.kind) {
      case 'assign': {
        const { target, value } = instruction;
        if (!variables.has(target)) return [];
        const copied = value.kind === 'cast' ? value.operand : value;
        if (copied.kind === 'variable') return [{ kind: 'copy', target, value: copied }];
        return [
          copied.kind === 'constant' && copied.value === null
            ? { kind: 'copy', target, value: null }
            : { kind: 'unknown', target },
        ];
      }
      case 'new':
        if (!variables.has(instruction.target)) return [];
        return [{ kind: 'new', target: instruction.target, type: simpleName(instruction.type) }];
      case 'load': {
        const { target, place } = instruction;
        if (!variables.has(target)) return [];
        if (place.kind === 'field') return [{ kind: 'load', target, base: place.base, field: place.field.name }];
        if (place.kind !== 'static') return [{ kind: 'unknown', target }];
        return [{ kind: 'load', target, field: `${simpleName(place.field.owner)}.${place.field.name}` }];
      }
      case 'store': {
        const { place, value } = instruction;
        if (place.kind !== 'field' && place.kind !== 'static') return [];
        if (!followed.has(code.keyOf(place.field)) || !isReference(place.field.type)) return [];
        const stored = value.kind === 'variable' ? value : null;
        return place.kind === 'field'
          ? [{ kind: 'store', base: place.base, field: place.field.name, value: stored }]
          : [{ kind: 'store', field: `${simpleName(place.field.owner)}.${place.field.name}`, value: stored }];
      }
      case 'call':
        return this.#call(edge, instruction.target, instruction.arguments);
      default:
        return [];
    }
  }

  #call(edge: Edge, target: Variable | undefined, given: readonly Operand[]): readonly BooleanStatement[] {
    const callees = this.#slice.code.callees(edge).filter((callee) => this.isRelevant(callee));
    return callees.map((callee) => {
      const parameters = callee.body()?.parameters ?? [];
      const actual = this.#formals(callee).map(
        (formal): Argument => this.#actual(formal, (variable) => given[parameters.indexOf(variable)]),
      );
      const results = target === undefined ? [] : this.#about(this.#ownerOf(edge, callee), target);
      return { kind: 'call', results, callee: methodName(callee), given: actual };
    });
  }

  #ownerOf(edge: Edge, callee: MethodDeclaration): MethodDeclaration {
    return this.#slice.code.calls(callee).find((call) => call.edge === edge)?.method ?? callee;
  }

  #actual(formal: Argument, replace: (variable: Variable) => Operand | undefined): Argument {
    if (formal === null || formal === OTHER) return formal;
    if ('kind' in formal) {
      const operand = replace(formal);
      return operand?.kind === 'variable' ? operand : null;
    }
    const replaced = predicateOf(rebased(formal.left, replace), formal.operator, rebased(formal.right, replace));
    return typeof replaced === 'string' ? null : replaced;
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
      const isUsed =
        variable.sourceName === 'this' || this.#slice.variables.has(variable) || this.#isAsked(method, variable);
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
    const isTracked = this.#slice.variables.has(variable);
    return [...(isTracked ? [variable] : []), ...this.#nullary(method, variable)];
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

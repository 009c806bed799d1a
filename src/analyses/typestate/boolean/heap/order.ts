/** Whether the variables that a predicate assignment needs are there where it stands, and which loads must be moved before it. */
import type { Edge, Point } from '../../../../ir/body.js';
import type { Variable } from '../../../../ir/instructions.js';
import type { MethodDeclaration } from '../../../../ir/program.js';
import { reachedFrom } from '../../../../program/flow/dataflow.js';
import type { CodePlace, SliceCode } from '../../discovery/code.js';
import { type BooleanPredicate, OTHER, type Replaced } from './terms.js';

export interface Readiness {
  /** Not so: the value is not known here. */
  readonly isPossible: boolean;
  readonly hoisted: readonly Variable[];
}

const NOTHING: readonly never[] = [];

export class BooleanOrder {
  readonly #code: SliceCode;
  readonly #reached = new Map<MethodDeclaration, ReadonlySet<Point>[]>();
  readonly #called = new Map<MethodDeclaration, ReadonlySet<MethodDeclaration>>();

  constructor(code: SliceCode) {
    this.#code = code;
  }

  /**
   * Undefined: an operand of the target has no definition yet, so that a later one decides. A variable that only leads to the object
   * of a field may be loaded earlier, if nothing in between can change what is loaded.
   */
  ready(
    place: CodePlace,
    target: BooleanPredicate,
    value: Replaced,
    defined: Variable | undefined,
  ): Readiness | undefined {
    const hoisted: Variable[] = [];
    let isPossible = true;
    for (const predicate of typeof value === 'string' ? [target] : [target, value]) {
      for (const term of [predicate.left, predicate.right]) {
        const variable = term.kind === 'variable' ? term.variable : term.kind === 'field' ? term.base : OTHER;
        if (
          variable === OTHER ||
          variable === defined ||
          this.#isDefined(place, variable) ||
          hoisted.includes(variable)
        )
          continue;
        if (term.kind === 'variable') return undefined;
        if (this.#mayHoist(place, variable)) hoisted.push(variable);
        else isPossible = false;
      }
    }
    return { isPossible, hoisted };
  }

  #isDefined({ method, edge }: CodePlace, variable: Variable): boolean {
    if (variable.role === 'parameter') return true;
    return this.#code
      .definitions(variable)
      .some((definition) => definition.edge !== edge && this.reaches(method, definition.edge.to, edge.from));
  }

  /** `z := w.f` for a w that is there already and does not change, where the method writes no f and calls nothing. */
  #mayHoist(place: CodePlace, variable: Variable): boolean {
    const [definition, another] = this.#code.definitions(variable);
    if (definition === undefined || another !== undefined) return false;
    const { instruction } = definition.edge;
    if (instruction.kind !== 'load' || instruction.place.kind !== 'field') return false;
    const { base, field } = instruction.place;
    if (!this.#isDefined(place, base) || this.#code.definitions(base).length > (base.role === 'parameter' ? 0 : 1))
      return false;
    if (this.#code.stores(field).some(({ method }) => method === place.method)) return false;
    return !(place.method.body()?.edges ?? NOTHING).some((edge) => this.#isBetween(place, definition.edge, edge));
  }

  #isBetween({ method, edge: first }: CodePlace, last: Edge, edge: Edge): boolean {
    if (this.#code.callees(edge).length === 0) return false;
    return this.reaches(method, first.to, edge.from) && this.reaches(method, edge.to, last.from);
  }

  reaches(method: MethodDeclaration, from: Point, to: Point): boolean {
    let all = this.#reached.get(method);
    if (all === undefined) {
      all = [];
      this.#reached.set(method, all);
    }
    let reached = all[from];
    if (reached === undefined) {
      const body = method.body();
      reached = body === undefined ? new Set([from]) : reachedFrom(body, [from]);
      all[from] = reached;
    }
    return reached.has(to);
  }

  /** Whether there may be frames of the method below a frame of it. */
  isRecursive(method: MethodDeclaration): boolean {
    const callees = (method.body()?.edges ?? NOTHING).flatMap((edge) => this.#code.callees(edge));
    return callees.some((callee) => this.mayCall(callee, method));
  }

  mayCall(caller: MethodDeclaration, callee: MethodDeclaration): boolean {
    let called = this.#called.get(caller);
    if (called === undefined) {
      const found = new Set([caller]);
      for (const method of found) {
        for (const edge of method.body()?.edges ?? NOTHING)
          for (const each of this.#code.callees(edge)) found.add(each);
      }
      called = found;
      this.#called.set(caller, called);
    }
    return called.has(callee);
  }
}

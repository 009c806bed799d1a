/** Boolean methods made ready to run: predicates by number, variables by index; each method when it is first needed. */
import type { Edge, Point } from '../../../ir/body.js';
import type { FieldReference, Variable } from '../../../ir/instructions.js';
import type { MethodDeclaration } from '../../../ir/program.js';
import { type BooleanFormula, mapped } from './heap/formula.js';
import { MOST_VARIABLES } from './heap/store.js';
import { argumentsOf, type BooleanPredicate, OTHER } from './heap/terms.js';
import { type AppliedPredicate, type AppliedValue, PredicateTypes } from './heap/types.js';
import type { BooleanProgram } from './program.js';
import type { Argument, BooleanStatement } from './statements.js';

export interface RunWay {
  readonly condition: AppliedValue;
  readonly isNegated: boolean;
  readonly to: Point;
}

export interface RunCallee {
  readonly method: MethodDeclaration;
  /** Predicates about the callee's parameters, and what the caller knows of them. */
  readonly told: readonly { readonly formal: AppliedPredicate; readonly value: AppliedValue }[];
  /** What the caller wants to know of the result. */
  readonly asked: readonly BooleanPredicate[];
}

/** As `BooleanStatement`, with predicates applied. */
export type RunStatement =
  | { readonly kind: 'predicates'; readonly assignments: readonly RunAssignment[] }
  | Extract<
      BooleanStatement,
      { kind: 'copy' | 'load' | 'store' | 'escape' | 'new' | 'unknown' | 'goto' | 'return' | 'throw' | 'fail' }
    >
  | (Omit<Extract<BooleanStatement, { kind: 'if' }>, 'condition'> & { readonly condition: AppliedValue })
  | { readonly kind: 'assert'; readonly formula: BooleanFormula<AppliedValue>; readonly edge: Edge }
  | { readonly kind: 'choose'; readonly ways: readonly RunWay[] }
  | (Omit<Extract<BooleanStatement, { kind: 'fail-if' }>, 'condition'> & { readonly condition: AppliedValue })
  | { readonly kind: 'call'; readonly callees: readonly RunCallee[]; readonly edge: Edge };

export interface RunAssignment {
  readonly target: AppliedPredicate;
  readonly value: AppliedValue;
  readonly isNegated: boolean;
}

export interface BooleanCode {
  readonly method: MethodDeclaration;
  readonly size: number;
  readonly parameters: readonly Variable[];
  readonly variables: readonly Variable[];
  readonly exceptionalExit: Point | undefined;
  /** The variable that handlers find the exception in. */
  readonly thrown: number;
  /** Whether what is known of predicates of that type about the variable stays true in the method: it never changes, or the program tells. */
  readonly keeps: (predicate: number, variable: number) => boolean;
  readonly blocks: readonly (readonly RunStatement[])[];
}

export class BooleanCodes {
  readonly types = new PredicateTypes();
  /** Those that outlive calls, in a fixed order. */
  readonly persistent: readonly number[];
  readonly #program: BooleanProgram;
  readonly #known = new Map<MethodDeclaration, BooleanCode | undefined>();

  constructor(program: BooleanProgram) {
    this.#program = program;
    const kept = program.propagation.persistent.map((predicate) => this.types.of(predicate).number);
    this.persistent = [...new Set(kept)];
  }

  declared(field: FieldReference): FieldReference {
    return this.#program.slice.code.declared(field);
  }

  /** Undefined: there is none, or it has too many variables. */
  of(method: MethodDeclaration): BooleanCode | undefined {
    if (!this.#known.has(method)) this.#known.set(method, this.#make(method));
    return this.#known.get(method);
  }

  #make(method: MethodDeclaration): BooleanCode | undefined {
    const body = method.body();
    if (body === undefined || body.variables.length > MOST_VARIABLES) return undefined;
    const { blocks } = this.#program.methods.make(method);
    return {
      method,
      size: body.variables.length,
      parameters: body.parameters,
      variables: body.variables,
      exceptionalExit: body.exceptionalExit,
      thrown: body.thrown.index,
      keeps: this.#keeps(method),
      blocks: Array.from({ length: body.points }, (_, point) => this.#block(blocks.get(point) ?? [])),
    };
  }

  #keeps(method: MethodDeclaration): BooleanCode['keeps'] {
    const { propagation, slice } = this.#program;
    const kept = new Set<number>();
    for (const predicate of propagation.of(method)) {
      const { number } = this.types.of(predicate);
      for (const variable of argumentsOf(predicate))
        if (variable !== OTHER) kept.add(number * MOST_VARIABLES + variable.index);
    }
    const fixed = new Set(
      (method.body()?.parameters ?? [])
        .filter((variable) => slice.code.definitions(variable).length === 0)
        .map(({ index }) => index),
    );
    return (predicate, variable) => fixed.has(variable) || kept.has(predicate * MOST_VARIABLES + variable);
  }

  #block(statements: readonly BooleanStatement[]): readonly RunStatement[] {
    const made: RunStatement[] = [];
    let together: RunAssignment[] | undefined;
    for (const statement of statements) {
      if (statement.kind !== 'predicate') {
        together = undefined;
        made.push(this.#statement(statement));
        continue;
      }
      if (together === undefined) {
        together = [];
        made.push({ kind: 'predicates', assignments: together });
      }
      together.push({
        target: this.types.predicate(statement.target),
        value: this.types.applied(statement.value),
        isNegated: statement.isNegated,
      });
    }
    return made;
  }

  #statement(statement: Exclude<BooleanStatement, { kind: 'predicate' }>): RunStatement {
    switch (statement.kind) {
      case 'if':
      case 'fail-if':
        return { ...statement, condition: this.types.applied(statement.condition) };
      case 'assert':
        return { ...statement, formula: mapped(statement.formula, (leaf) => this.types.applied(leaf)) };
      case 'choose':
        return {
          kind: 'choose',
          ways: statement.ways.map(({ predicate, isNegated, to }) => ({
            condition: this.types.applied(predicate),
            isNegated,
            to,
          })),
        };
      case 'call':
        return {
          kind: 'call',
          edge: statement.edge,
          callees: statement.callees.map(({ method, given, results }) => ({
            method,
            told: this.#told(method, given),
            asked: results.filter(isPredicate),
          })),
        };
      default:
        return statement;
    }
  }

  #told(method: MethodDeclaration, given: readonly Argument[]): RunCallee['told'] {
    const { parameters } = this.#program.methods.make(method);
    return parameters.flatMap((formal, index) => {
      const actual = given[index];
      if (!isPredicate(formal) || actual === undefined || actual === null) return [];
      if (typeof actual !== 'string' && 'kind' in actual) return [];
      if (actual === OTHER) return [];
      return [{ formal: this.types.predicate(formal), value: this.types.applied(actual) }];
    });
  }
}

function isPredicate(argument: Argument): argument is BooleanPredicate {
  return argument !== null && typeof argument !== 'string' && !('kind' in argument);
}

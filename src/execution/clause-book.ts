/** Clauses bound to the program, each once; what is wrong with one is kept as a diagnostic. */
import {
  type BoundFormula,
  bindFormula,
  invariantScope,
  methodScope,
  parseFormula,
  type Scope,
  statementScope,
  staticOwners,
} from '../facts/index.js';
import type { Hierarchy } from '../ir/hierarchy.js';
import type { Instruction } from '../ir/instructions.js';
import type { Clause, MethodDeclaration } from '../ir/program.js';
import type { Diagnostic, Span } from '../ir/span.js';
import type { ClassName } from '../ir/types.js';
import type { RuntimeClass } from './classes/runtime-class.js';
import type { RuntimeMethod } from './classes/runtime-method.js';

export type Specify = Extract<Instruction, { kind: 'specify' }>;

/** A clause that can be evaluated. */
export interface BoundClause {
  readonly kind: Clause['kind'] | 'assert' | 'assume';
  readonly formula: string;
  readonly span: Span;
  readonly bound: BoundFormula;
  /** Classes whose static fields the formula reads. */
  readonly statics: readonly ClassName[];
}

type Unbound = Omit<BoundClause, 'bound' | 'statics'>;

export interface MethodClauses {
  readonly requires: readonly BoundClause[];
  readonly ensures: readonly BoundClause[];
  /** Those of the `assert` and `assume` statements in the body. */
  readonly statements: ReadonlyMap<Specify, BoundClause>;
  /** Those of `ensures` and the statements that say `\old`. */
  readonly remembering: readonly BoundClause[];
}

/** A clause that does not parse or bind is left out here and reported: the rest of the run goes on without it. */
export class ClauseBook {
  readonly #hierarchy: Hierarchy;
  readonly #methods = new Map<RuntimeMethod, MethodClauses>();
  readonly #classes = new Map<RuntimeClass, readonly BoundClause[]>();
  readonly diagnostics: Diagnostic[] = [];

  constructor(hierarchy: Hierarchy) {
    this.#hierarchy = hierarchy;
  }

  ofMethod(method: RuntimeMethod): MethodClauses {
    let clauses = this.#methods.get(method);
    if (clauses === undefined) {
      clauses = this.#bindMethod(method.declaration);
      this.#methods.set(method, clauses);
    }
    return clauses;
  }

  /** The invariants that the class itself declares. */
  ofClass(type: RuntimeClass): readonly BoundClause[] {
    let clauses = this.#classes.get(type);
    if (clauses === undefined) {
      const { declaration } = type;
      clauses = (declaration?.invariants ?? []).flatMap((clause) =>
        declaration === undefined ? [] : this.#bind(clause, invariantScope(declaration)),
      );
      this.#classes.set(type, clauses);
    }
    return clauses;
  }

  #bindMethod(method: MethodDeclaration): MethodClauses {
    const bound = (kind: 'requires' | 'ensures'): readonly BoundClause[] =>
      method.clauses
        .filter((clause) => clause.kind === kind)
        .flatMap((clause) => this.#bind(clause, methodScope(method, kind)));
    const statements = new Map<Specify, BoundClause>();
    for (const { instruction, span } of method.body()?.edges ?? []) {
      if (instruction.kind !== 'specify') continue;
      const scope = statementScope(method, instruction.environment);
      const [clause] = this.#bind({ kind: instruction.clause, formula: instruction.formula, span }, scope);
      if (clause !== undefined) statements.set(instruction, clause);
    }
    const ensures = bound('ensures');
    const remembering = [...ensures, ...statements.values()].filter(({ bound: { olds } }) => olds.length > 0);
    return { requires: bound('requires'), ensures, statements, remembering };
  }

  #bind(clause: Unbound, scope: Scope): readonly BoundClause[] {
    const parsed = parseFormula(clause.formula);
    if (parsed.error !== undefined) return this.#report(clause, parsed.error.message);
    const { bound, errors } = bindFormula(parsed.formula, scope, this.#hierarchy);
    if (bound === undefined) return this.#report(clause, errors[0].message);
    return [{ kind: clause.kind, formula: clause.formula, span: clause.span, bound, statics: staticOwners(bound) }];
  }

  #report({ kind, formula, span }: Unbound, message: string): readonly [] {
    this.diagnostics.push({ severity: 'error', message: `${kind} ${formula}: ${message}`, span });
    return [];
  }
}

/** Clauses of the user bound to the program, each once; what does not parse or bind is left to the front end to report. */
import {
  type BoundFormula,
  bindFormula,
  invariantScope,
  methodScope,
  parseFormula,
  type Scope,
  statementScope,
} from '../facts/index.js';
import type { Hierarchy } from '../ir/hierarchy.js';
import type { Instruction } from '../ir/instructions.js';
import type { ClassDeclaration, Clause, MethodDeclaration } from '../ir/program.js';
import type { Span } from '../ir/span.js';

export type Specify = Extract<Instruction, { kind: 'specify' }>;

export interface BookedClause {
  readonly formula: string;
  readonly span: Span;
  /** Its position among the clauses of the method or class. */
  readonly index: number;
  /** Undefined where it has no meaning: nothing can be assumed or claimed of it. */
  readonly bound: BoundFormula | undefined;
}

export class FormulaBook {
  readonly #hierarchy: Hierarchy;
  readonly #known = new Map<object, Map<string, readonly BookedClause[]>>();

  constructor(hierarchy: Hierarchy) {
    this.#hierarchy = hierarchy;
  }

  ofMethod(method: MethodDeclaration, kind: 'requires' | 'ensures'): readonly BookedClause[] {
    return this.#remember(method, kind, () => this.#book(method.clauses, kind, methodScope(method, kind)));
  }

  invariantsOf(declaration: ClassDeclaration): readonly BookedClause[] {
    return this.#remember(declaration, 'invariant', () =>
      this.#book(declaration.invariants, 'invariant', invariantScope(declaration)),
    );
  }

  statement(method: MethodDeclaration, { formula, environment }: Specify): BoundFormula | undefined {
    return this.#bind(formula, statementScope(method, environment));
  }

  #remember(owner: object, kind: string, make: () => readonly BookedClause[]): readonly BookedClause[] {
    let kinds = this.#known.get(owner);
    if (kinds === undefined) {
      kinds = new Map();
      this.#known.set(owner, kinds);
    }
    let clauses = kinds.get(kind);
    if (clauses === undefined) {
      clauses = make();
      kinds.set(kind, clauses);
    }
    return clauses;
  }

  #book(clauses: readonly Clause[], kind: Clause['kind'], scope: Scope): readonly BookedClause[] {
    return clauses.flatMap((clause, index) => {
      const { formula, span } = clause;
      return clause.kind === kind ? [{ formula, span, index, bound: this.#bind(formula, scope) }] : [];
    });
  }

  #bind(text: string, scope: Scope): BoundFormula | undefined {
    const { formula } = parseFormula(text);
    return formula === undefined ? undefined : bindFormula(formula, scope, this.#hierarchy).bound;
  }
}

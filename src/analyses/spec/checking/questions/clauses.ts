/** The formulas that concern a method: what is assumed at its entry, and what is to be shown at its exits. */
import { assumesInvariants } from '../../../../execution/enumeration/assumptions.js';
import {
  type BoundFormula,
  bindFormula,
  invariantScope,
  methodScope,
  parseFormula,
  type Scope,
} from '../../../../facts/index.js';
import type { Hierarchy } from '../../../../ir/hierarchy.js';
import { type Clause, Flag, hasFlag, type MethodDeclaration } from '../../../../ir/program.js';
import type { Diagnostic, Span } from '../../../../ir/span.js';
import type { ClassName, TypeName } from '../../../../ir/types.js';
import { leadingAssumes } from '../leading-assumes.js';

export interface Goal {
  readonly property: 'ensures' | 'invariant' | 'property';
  readonly formula: string;
  readonly span: Span;
  /** Undefined: it does not parse or names what there is not, or is a relational formula. */
  readonly bound: BoundFormula | undefined;
  readonly problem?: string;
  /** Its place among the clauses of the method, or the invariants of the class. */
  readonly index: number;
  /** The class whose invariant it is. */
  readonly owner: ClassName;
}

export interface MethodFormulas {
  readonly requires: readonly BoundFormula[];
  readonly goals: readonly Goal[];
  /** What the method assumes with its first statements, with their lines. */
  readonly assumed: readonly { readonly formula: BoundFormula; readonly line: number }[];
  /** A `requires` that cannot be read: then nothing is known of the states that the method starts in. */
  readonly problem?: string;
  readonly diagnostics: readonly Diagnostic[];
}

type Reading =
  | { readonly bound: BoundFormula; readonly problem?: undefined }
  | { readonly bound?: undefined; readonly problem: string };

export class ClauseReader {
  readonly #hierarchy: Hierarchy;
  readonly #invariants = new Map<ClassName, readonly Goal[]>();

  constructor(hierarchy: Hierarchy) {
    this.#hierarchy = hierarchy;
  }

  read(formula: string, scope: Scope): Reading {
    const parsed = parseFormula(formula);
    if (parsed.error !== undefined) return { problem: parsed.error.message };
    const { bound, errors } = bindFormula(parsed.formula, scope, this.#hierarchy);
    return bound === undefined ? { problem: errors[0].message } : { bound };
  }

  /** `properties` that mean nothing for the method are left out; `met` is told of the others. */
  of(
    method: MethodDeclaration,
    properties: readonly string[],
    met: (property: string) => void,
    isRelational: (property: string, method: MethodDeclaration) => boolean = () => false,
  ): MethodFormulas {
    const diagnostics: Diagnostic[] = [];
    const report = ({ kind, formula, span }: Clause, problem: string): void => {
      diagnostics.push({ severity: 'error', message: `${kind} ${formula}: ${problem}`, span });
    };
    const requires: BoundFormula[] = [];
    const goals: Goal[] = [];
    let problem: string | undefined;
    for (const [index, clause] of method.clauses.entries()) {
      if (clause.kind === 'invariant') continue;
      const reading = this.read(clause.formula, methodScope(method, clause.kind));
      if (reading.problem !== undefined) report(clause, reading.problem);
      if (clause.kind === 'requires') {
        if (reading.bound === undefined) problem ??= `requires ${clause.formula}: ${reading.problem}`;
        else requires.push(reading.bound);
      } else {
        goals.push(goalOf('ensures', clause, reading, index, method.owner));
      }
    }
    for (const formula of properties) {
      const reading = this.read(formula, methodScope(method, 'ensures'));
      if (reading.bound === undefined && !isRelational(formula, method)) continue;
      met(formula);
      goals.push(goalOf('property', { formula, span: method.span }, reading, goals.length, method.owner));
    }
    if (showsInvariants(method)) {
      for (const { name } of [...this.#hierarchy.superclassChain(method.owner)].reverse()) {
        goals.push(...this.invariantsOf(name));
      }
    }
    const assumed = leadingAssumes(method.body()).flatMap(({ formula, span }) => {
      const { bound } = this.read(formula, methodScope(method, 'requires'));
      return bound === undefined ? [] : [{ formula: bound, line: span.line }];
    });
    return { requires, goals, assumed, diagnostics, ...(problem === undefined ? {} : { problem }) };
  }

  /** Those that the class itself declares. */
  invariantsOf(name: ClassName): readonly Goal[] {
    let found = this.#invariants.get(name);
    if (found === undefined) {
      const clauses = this.#hierarchy.find(name)?.invariants ?? [];
      found = clauses.map((clause, index) =>
        goalOf('invariant', clause, this.read(clause.formula, invariantScope({ name })), index, name),
      );
      this.#invariants.set(name, found);
    }
    return found;
  }

  /** Of an object of the type: those that a call of the method may rely on. */
  assumedOf(type: TypeName, method: MethodDeclaration): readonly Goal[] {
    return [...this.#hierarchy.superclassChain(type)].flatMap(({ name }) =>
      assumesInvariants(this.#hierarchy, method, name) ? this.invariantsOf(name) : [],
    );
  }
}

function goalOf(
  property: Goal['property'],
  { formula, span }: Pick<Clause, 'formula' | 'span'>,
  { bound, problem }: Reading,
  index: number,
  owner: ClassName,
): Goal {
  return { property, formula, span, bound, index, owner, ...(problem === undefined ? {} : { problem }) };
}

/** Constructors, and what can be called from outside the class. */
function showsInvariants(method: MethodDeclaration): boolean {
  if (hasFlag(method, Flag.STATIC)) return false;
  return method.name === '<init>' || !hasFlag(method, Flag.PRIVATE);
}

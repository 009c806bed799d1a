/** The formulas that matter for the run of a method: its own, those in its code, and what its callees require. */
import type { BoundFormula } from '../../../facts/index.js';
import type { Hierarchy } from '../../../ir/hierarchy.js';
import type { ClassDeclaration, MethodDeclaration } from '../../../ir/program.js';
import { Flag, hasFlag } from '../../../ir/program.js';
import type { FormulaBook } from '../../../obligations/index.js';

export interface MethodFormulas {
  readonly requires: readonly BoundFormula[];
  readonly ensures: readonly BoundFormula[];
  readonly invariants: readonly BoundFormula[];
  /** Those above, and all others whose fields have to be in the states. */
  readonly all: readonly BoundFormula[];
}

/** `methods` are those that the run looks into; `ensures` what it is to decide. */
export function formulasOf(
  hierarchy: Hierarchy,
  book: FormulaBook,
  root: MethodDeclaration,
  methods: Iterable<MethodDeclaration>,
  ensures: readonly BoundFormula[] = clauses(book, root, 'ensures'),
): MethodFormulas {
  const requires = clauses(book, root, 'requires');
  const invariants = invariantsFor(hierarchy, root).flatMap((declaration) =>
    book.invariantsOf(declaration).flatMap(({ bound }) => bound ?? []),
  );
  const inCode: BoundFormula[] = [];
  for (const method of methods) {
    for (const { instruction } of method.body()?.edges ?? []) {
      if (instruction.kind === 'specify') {
        const bound = book.statement(method, instruction);
        if (bound !== undefined) inCode.push(bound);
      }
      if (instruction.kind === 'call' && method === root) {
        const callee = hierarchy.resolveMethod(instruction.method);
        if (callee !== undefined) inCode.push(...clauses(book, callee, 'requires'));
      }
    }
  }
  return { requires, ensures, invariants, all: [...requires, ...ensures, ...invariants, ...inCode] };
}

function clauses(book: FormulaBook, method: MethodDeclaration, kind: 'requires' | 'ensures'): readonly BoundFormula[] {
  if (method.clauses.length === 0) return [];
  return book.ofMethod(method, kind).flatMap(({ bound }) => bound ?? []);
}

/** The classes whose invariants hold at the entry of the method, or are claimed at its exits. */
function invariantsFor(hierarchy: Hierarchy, method: MethodDeclaration): readonly ClassDeclaration[] {
  const isPrivate = hasFlag(method, Flag.PRIVATE) && method.name !== '<init>';
  if (hasFlag(method, Flag.STATIC) || isPrivate) return [];
  return hierarchy.superclassChain(method.owner).filter(({ invariants }) => invariants.length > 0);
}

/** What shape analysis proves of the duties that cheaper means could not decide, and the facts that it finds on the way. */
import type { Claim } from '../../findings/claim.js';
import type { Hierarchy } from '../../ir/hierarchy.js';
import type { MethodDeclaration } from '../../ir/program.js';
import { assumesInvariants, type Duty, type Ledger } from '../../obligations/index.js';
import type { Doubts } from '../../program/doubts.js';
import { CHECK_BUDGETS } from './budgets.js';

/** The claims of shape analysis about the methods, each method by itself, less what is in doubt. */
export type Shapes = (
  methods: ReadonlySet<MethodDeclaration>,
  doubts: () => Doubts,
) => ReadonlyMap<MethodDeclaration, readonly Claim[]>;

/** Rules whose duties are formulas of the user. */
const FORMULAS: ReadonlySet<string> = new Set(['assert', 'ensures', 'requires', 'invariant']);

/** Whether it is worth asking: a formula, or what would be shown as a problem. */
function isWorthwhile(duty: Duty, ledger: Ledger): boolean {
  const trouble = ledger.trouble(duty);
  if (FORMULAS.has(duty.rule)) return trouble !== undefined || ledger.whyUndecided(duty) !== undefined;
  return duty.rule === 'null-dereference' && trouble !== undefined && !trouble.latent && trouble.certainty === 'may';
}

/**
 * Shape analysis starts a method wherever its preconditions hold. That covers every call but those from inside a class whose
 * invariant it assumes: methods of such classes are left out.
 */
function isCovered(hierarchy: Hierarchy, method: MethodDeclaration): boolean {
  if (!assumesInvariants(method)) return true;
  return hierarchy.superclassChain(method.owner).every(({ invariants }) => invariants.length === 0);
}

/** The methods of these duties that are worth asking about. */
export function methodsToShape(
  duties: readonly Duty[],
  ledger: Ledger,
  hierarchy: Hierarchy,
): ReadonlySet<MethodDeclaration> {
  const methods = new Set<MethodDeclaration>();
  for (const duty of duties) {
    const { method } = duty.obligation;
    if (isWorthwhile(duty, ledger) && isCovered(hierarchy, method)) methods.add(method);
  }
  return methods;
}

const LARGE = CHECK_BUDGETS['shape-proofs'];

/** Rules whose duties a number decides. */
const NUMERIC: ReadonlySet<string> = new Set([
  'array-bounds',
  'negative-array-size',
  'division-by-zero',
  'index-bounds',
  'java-assert',
]);

/** The methods of which numbers that know of each other may prove what is open. */
export function methodsToNumber(
  duties: readonly Duty[],
  ledger: Ledger,
  hierarchy: Hierarchy,
): ReadonlySet<MethodDeclaration> {
  const methods = new Set<MethodDeclaration>();
  for (const duty of duties) {
    const { method } = duty.obligation;
    if (methods.has(method) || !(NUMERIC.has(duty.rule) || FORMULAS.has(duty.rule))) continue;
    const isOpen = ledger.trouble(duty) !== undefined || ledger.whyUndecided(duty) !== undefined;
    if (isOpen && isSmall(method) && isCovered(hierarchy, method)) methods.add(method);
  }
  return methods;
}

/** A step takes time with the number of variables. */
function isSmall(method: MethodDeclaration): boolean {
  const body = method.body();
  return (
    body !== undefined && body.edges.length <= LARGE.mostEdges.most && body.variables.length <= LARGE.mostVariables.most
  );
}

export class ShapeProofs {
  readonly #claims: ReadonlyMap<MethodDeclaration, readonly Claim[]>;

  constructor(claims: ReadonlyMap<MethodDeclaration, readonly Claim[]>) {
    this.#claims = claims;
  }

  /** The proof of a duty, if there is one: where several claims look like it, each of them must be proved. */
  proof({ rule, obligation }: Duty): Claim | undefined {
    const { span, subject } = obligation;
    const found = (this.#claims.get(obligation.method) ?? []).filter(
      (claim) =>
        claim.property === rule &&
        claim.location.line === span.line &&
        claim.location.column === span.column &&
        claim.subject === subject,
    );
    return found.every(({ verdict }) => verdict === 'proved') ? found[0] : undefined;
  }

  /** What was found out about the method besides. */
  facts(method: MethodDeclaration): readonly Claim[] {
    return this.#claims.get(method)?.filter(({ kind }) => kind === 'fact') ?? [];
  }
}

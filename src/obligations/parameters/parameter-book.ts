/**
 * Who may pass null: of each parameter of a method of the input, what its code may expect of callers that are not seen. The one
 * place that decides it, for runs, replays and what is listed as assumed.
 *
 * Calls in the input are not spoken of here: those that a run follows bring their own arguments, and of the others the ledger
 * learns what they pass (`passed-nulls.ts`).
 */

import { type Glance, glanceAt } from '../../ir/glances.js';
import type { Hierarchy } from '../../ir/hierarchy.js';
import type { Variable } from '../../ir/instructions.js';
import { type Nullness, nullnessOf } from '../../ir/nullness.js';
import { visitOperands } from '../../ir/operands.js';
import { type Clause, Flag, hasFlag, type MethodDeclaration, type ParameterDeclaration } from '../../ir/program.js';
import { type ClassName, isReference } from '../../ir/types.js';
import { assumptionOf, LibraryFacts, RECORDS } from '../../library/index.js';
import { isAccessible } from '../../program/components.js';
import { Callbacks, type Roles } from './callbacks.js';
import { classesGivenNull } from './evident-nulls.js';
import { NullTests } from './null-tests.js';

/**
 * `non-null`: an annotation demands it of callers, or the compiler passes it. `assumed`: nobody outside is taken to pass null,
 * and what rests on that says so. `nullable`: null is meant to be passed, or evidently is. `unknown`: null may be passed, but nothing
 * shows that it is.
 */
export type Expectation = Nullness | 'assumed';

/** The name of what is assumed. */
export const NON_NULL_ARGUMENTS = 'non-null-arguments';

/** Classes of the input that evidently get null from library code. */
export const GIVEN_NULL: Glance<readonly ClassName[]> = {
  name: 'given-null',
  at: (hierarchy) => {
    const methods = hierarchy.table.inputs().flatMap((name) => hierarchy.find(name)?.methods ?? []);
    return [
      ...classesGivenNull(
        hierarchy,
        methods.flatMap((method) => method.body() ?? []),
      ),
    ];
  },
};

export class ParameterBook {
  readonly #hierarchy: Hierarchy;
  readonly #classes: Iterable<ClassName>;
  readonly #tests: NullTests;
  readonly #facts: LibraryFacts;
  #callbacks: Callbacks | undefined;
  #given: ReadonlySet<ClassName> | undefined;
  readonly #known = new Map<MethodDeclaration, readonly Expectation[]>();

  /** `classes`: all of the input. */
  constructor(hierarchy: Hierarchy, classes: Iterable<ClassName>) {
    this.#hierarchy = hierarchy;
    this.#classes = classes;
    this.#facts = new LibraryFacts(hierarchy, RECORDS);
    this.#tests = new NullTests(hierarchy, this.#facts);
  }

  /** Of each parameter of the body, the receiver first. */
  of(method: MethodDeclaration): readonly Expectation[] {
    let known = this.#known.get(method);
    if (known === undefined) {
      known = this.#expectations(method);
      this.#known.set(method, known);
    }
    return known;
  }

  /** Whether callers are meant to pass null for the parameter; the receiver is not counted. */
  expectsNull(method: MethodDeclaration, index: number): boolean {
    const first = hasFlag(method, Flag.STATIC) ? 0 : 1;
    const parameter = method.parameters[index];
    const variable = method.body()?.parameters[index + first];
    if (parameter === undefined || variable === undefined || !isReference(parameter.type)) return false;
    const said = demanded(this.#hierarchy, method)[index + first];
    return said === 'unknown' ? this.#isMeant(method, parameter, variable) : said === 'nullable';
  }

  /** What is assumed where the parameter of the body, the receiver counted, is `assumed` not to be null: of callers, and of library code that calls back. */
  assumptionsOf(method: MethodDeclaration, index: number): readonly string[] {
    const first = hasFlag(method, Flag.STATIC) ? 0 : 1;
    const roles = this.#roles(method);
    const records = roles === 'anything' ? [] : [...roles].map((role) => this.#facts.of(role));
    const denying = records.filter(({ given }) => given?.includes(numberOf(index - first)));
    return [NON_NULL_ARGUMENTS, ...new Set(denying.map(assumptionOf))];
  }

  #expectations(method: MethodDeclaration): readonly Expectation[] {
    const said = demanded(this.#hierarchy, method);
    if (!isAccessible(method)) return said;
    const first = hasFlag(method, Flag.STATIC) ? 0 : 1;
    const variables = method.body()?.parameters ?? [];
    return said.map((each, index): Expectation => {
      const variable = variables[index];
      const parameter = method.parameters[index - first];
      if (each !== 'unknown' || variable === undefined || parameter === undefined) return each;
      return isReference(parameter.type) ? this.#expectation(method, index - first, parameter, variable) : each;
    });
  }

  #expectation(
    method: MethodDeclaration,
    index: number,
    parameter: ParameterDeclaration,
    variable: Variable,
  ): Expectation {
    if (this.#isMeant(method, parameter, variable)) return 'nullable';
    // Nothing needs to be assumed of what nobody looks at.
    if (this.#tests.of(method, variable) !== undefined || !isRead(method, parameter, variable)) return 'unknown';
    if (!this.#isCalledBackWithNull(method, index)) return 'assumed';
    return this.#givenNull().has(method.owner) ? 'nullable' : 'unknown';
  }

  #givenNull(): ReadonlySet<ClassName> {
    this.#given ??= new Set(glanceAt(this.#hierarchy, GIVEN_NULL));
    return this.#given;
  }

  #isMeant(method: MethodDeclaration, { name }: ParameterDeclaration, variable: Variable): boolean {
    if (!isAccessible(method)) return false;
    return this.#tests.of(method, variable) === 'compared' || isNamed(method, name, (kind) => kind === 'requires');
  }

  #isCalledBackWithNull(method: MethodDeclaration, index: number): boolean {
    const roles = this.#roles(method);
    return (
      roles === 'anything' || [...roles].some((role) => this.#facts.of(role).given?.includes(numberOf(index)) !== true)
    );
  }

  #roles(method: MethodDeclaration): Roles {
    this.#callbacks ??= new Callbacks(this.#hierarchy, this.#classes);
    return this.#callbacks.roles(method);
  }
}

/** How records count arguments. */
function numberOf(index: number): `${number}` {
  return `${index + 1}`;
}

/** What annotations and the compiler say of each parameter of the body, the receiver first. */
export function demanded(hierarchy: Hierarchy, method: MethodDeclaration): readonly Nullness[] {
  const receiver: readonly Nullness[] = hasFlag(method, Flag.STATIC) ? [] : ['non-null'];
  const declared = method.parameters.map((parameter): Nullness => {
    if (!isSynthetic(method, parameter)) return nullnessOf(hierarchy, parameter, method.owner);
    // A captured variable holds whatever the code around it has.
    return parameter.name.startsWith('val$') ? 'unknown' : 'non-null';
  });
  return [...receiver, ...declared];
}

/**
 * The object around an inner one, captured variables, name and ordinal of an enum constant: the compiler passes them. Of
 * constructors only: other compilers use such names for what callers pass.
 */
export function isSynthetic(method: MethodDeclaration, { name }: ParameterDeclaration): boolean {
  return method.name === '<init>' && /^(this\$|val\$|\$(name|ordinal)$)/.test(name);
}

/** Whether a clause of these kinds speaks of the parameter. A `requires` that does says itself which arguments are right. */
function isNamed({ clauses }: MethodDeclaration, name: string, isMeant: (kind: Clause['kind']) => boolean): boolean {
  const meant = clauses.filter(({ kind }) => isMeant(kind));
  if (meant.length === 0) return false;
  const named = new RegExp(`(?<![\\w$.])${name.replaceAll('$', '\\$')}(?![\\w$])`);
  return meant.some(({ formula }) => named.test(formula));
}

function isRead(method: MethodDeclaration, { name }: ParameterDeclaration, variable: Variable): boolean {
  let found = isNamed(method, name, () => true);
  for (const { instruction } of method.body()?.edges ?? []) {
    visitOperands(instruction, (operand) => {
      if (operand === variable) found = true;
    });
    if (found) return true;
  }
  return found;
}

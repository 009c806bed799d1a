/** Formulas that a run has broken, as Java that is evaluated after the last call. */
import { type BoundFormula, bindFormula, invariantScope, methodScope, parseFormula } from '../../../facts/index.js';
import type { WitnessProgram } from '../../../findings/claim.js';
import type { Hierarchy } from '../../../ir/hierarchy.js';
import type { Clause } from '../../../ir/program.js';
import type { StackElement } from '../../stack-trace.js';
import type { Sequence } from '../sequence.js';
import type { ReplayTarget } from '../target.js';
import { clauseOf } from '../watch.js';
import { FormulaWriter } from './formula.js';
import { Inexpressible } from './names.js';
import { type Written, written } from './program.js';

export interface Broken {
  readonly hierarchy: Hierarchy;
  readonly sequence: Sequence;
  readonly target: ReplayTarget;
  /** The package of the client. */
  readonly home: string;
}

/** An `ensures` or `invariant` that does not hold as the last call ends. `stack`: where the run was, innermost first. */
export function brokenClause({
  stack,
  ...broken
}: Broken & { readonly stack: readonly StackElement[] }): WitnessProgram {
  const { hierarchy, target } = broken;
  const clause = clauseOf(hierarchy, target);
  const isVisible = clause?.kind === 'ensures' || clause?.kind === 'invariant';
  // Deeper down, callers may have repaired it by the time that the test can look.
  if (clause === undefined || !isVisible || stack.length !== 1 || !endsWithTarget(broken)) {
    throw new Inexpressible('the formula speaks of a moment in the middle of the run, which no code outside can see');
  }
  const bound = boundOf(broken, clause);
  const client = written(hierarchy, broken.sequence, { home: broken.home, naming: true });
  const isEnsures = clause.kind === 'ensures';
  const writer = new FormulaWriter(namesOf(broken, client), isEnsures ? client.result : undefined);
  const java = writer.condition(bound.term);
  const isMade = target.method.name === '<init>';
  // An invariant has to hold whichever way the method ends.
  const last =
    !isEnsures && !isMade
      ? `try { ${client.bare} } catch (Throwable thrown) { /* it must hold then, too */ }`
      : client.last;
  const statements = [...client.before, ...writer.captures, last];
  return { package: broken.home, statements, condition: { java, formula: clause.formula.trim() } };
}

/** A method that gives null although an annotation says that it does not. */
export function nullResult(broken: Broken): WitnessProgram {
  const { edge } = broken.target;
  if (edge.instruction.kind !== 'return' || !endsWithTarget(broken)) {
    throw new Inexpressible('nothing of the null gets out');
  }
  const client = written(broken.hierarchy, broken.sequence, { home: broken.home, naming: true });
  if (client.result === undefined) throw new Inexpressible('the method gives nothing');
  const condition = { java: `${client.result} != null`, formula: '\\result != null' };
  return { package: broken.home, statements: [...client.before, client.last], condition };
}

/** Whether the last call is of the method itself. */
function endsWithTarget({ sequence, target: { method } }: Broken): boolean {
  const last = sequence.at(-1);
  return last?.kind === 'call' && last.method.name === method.name && last.method.descriptor === method.descriptor;
}

function boundOf({ hierarchy, target }: Broken, clause: Clause): BoundFormula {
  const parsed = parseFormula(clause.formula);
  const { callee } = target.clause ?? {};
  const declaration = hierarchy.find((callee ?? target.method).owner);
  const scope =
    clause.kind === 'ensures'
      ? methodScope(target.method, 'ensures')
      : declaration === undefined
        ? undefined
        : invariantScope(declaration);
  const { formula } = parsed;
  const bound = formula === undefined || scope === undefined ? undefined : bindFormula(formula, scope, hierarchy).bound;
  if (bound === undefined) throw new Inexpressible('the formula is not understood');
  return bound;
}

/** What the names of the formula are called in the test. */
function namesOf({ target: { method } }: Broken, client: Written): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  if (client.receiver !== undefined) names.set('this', client.receiver);
  method.parameters.forEach(({ name }, index) => {
    const given = client.arguments[index];
    if (given !== undefined) names.set(name, given);
  });
  return names;
}

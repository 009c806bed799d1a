/** The program of a witness: the same run as Java, with the way it ends on a machine that knows no formulas. */

import type { Term } from '../../../facts/index.js';
import type { WitnessProgram } from '../../../findings/claim.js';
import type { Hierarchy } from '../../../ir/hierarchy.js';
import { Flag, hasFlag, type MethodDeclaration } from '../../../ir/program.js';
import type { ClassName } from '../../../ir/types.js';
import { packageOf } from '../../../ir/types.js';
import type { Outcome } from '../../outcome.js';
import type { Sequence } from '../sequence.js';
import type { ReplayTarget } from '../target.js';
import { brokenClause, nullResult } from './condition.js';
import { FormulaWriter } from './formula.js';
import { stringLiteral } from './literals.js';
import { Inexpressible, JavaNames } from './names.js';
import { written, writtenWhole } from './program.js';

export type Told = WitnessProgram | { readonly lacks: string };

/** `end`: how the program ends where nobody stops it. */
export function programOfCalls(hierarchy: Hierarchy, sequence: Sequence, target: ReplayTarget, end: Outcome): Told {
  return attempted(() => {
    const home = packageOf(target.method.owner);
    const broken = { hierarchy, sequence, target, home };
    if (end.kind === 'violated') return brokenClause({ ...broken, stack: end.violation.stack });
    if (end.kind === 'returned' && end.value === null && target.nonNull !== undefined) return nullResult(broken);
    const throws = thrownBy(end);
    const { before, last } = written(hierarchy, sequence, { home });
    return { package: home, statements: [...before, last], throws };
  });
}

export function programOfMain(
  hierarchy: Hierarchy,
  main: MethodDeclaration,
  texts: readonly string[],
  end: Outcome,
): Told {
  return attempted(() => {
    if (hasFlag(main, Flag.PRIVATE)) throw new Inexpressible('main is private');
    const throws = thrownBy(end);
    const home = packageOf(main.owner);
    const given = main.parameters.length === 0 ? '' : `new String[] {${texts.map(stringLiteral).join(', ')}}`;
    const owner = new JavaNames(hierarchy, home).type(main.owner);
    return { package: home, statements: [`${owner}.main(${given});`], throws };
  });
}

/** A formula about an object that a program holds, which does not hold once the program has ended. */
export interface BrokenInTheEnd {
  /** The class that the formula stands in. */
  readonly type: ClassName;
  readonly term: Term;
  /** The step that has given the object; undefined where the formula speaks of static fields only. */
  readonly holder: number | undefined;
  readonly thrown: ReadonlyMap<number, ClassName>;
}

export function programThatBreaks(hierarchy: Hierarchy, sequence: Sequence, broken: BrokenInTheEnd): Told {
  const { type, term, holder, thrown } = broken;
  return attempted(() => {
    const home = packageOf(type);
    const kept = holder === undefined ? {} : { kept: holder };
    const { statements, kept: name } = writtenWhole(hierarchy, sequence, { home, thrown, ...kept });
    const writer = new FormulaWriter(new Map(name === undefined ? [] : [['this', name]]), undefined);
    return { package: home, statements, condition: { java: writer.condition(term), formula: '' } };
  });
}

function attempted(tell: () => Told): Told {
  try {
    return tell();
  } catch (error) {
    if (error instanceof Inexpressible) return { lacks: error.message };
    throw error;
  }
}

function thrownBy(end: Outcome): string {
  switch (end.kind) {
    case 'threw':
      return end.exception.type.name;
    case 'returned':
      return missing('nothing of it gets out: the run goes on and ends normally');
    case 'violated':
      return missing(`\`${end.violation.formula}\` is no code that a virtual machine would run`);
    case 'exit':
      return missing('the run ends by System.exit');
    case 'budget':
      return missing('the run does not end within the budget of the interpreter');
    case 'discarded':
      return missing('the run says nothing after an assumption that does not hold');
    case 'unsupported':
      return missing(`the interpreter cannot go on: ${end.reason}`);
  }
}

function missing(reason: string): never {
  throw new Inexpressible(reason);
}

/** Classes given as text, ready to be run. */

import { type Classification, classify } from '../../../../src/analyses/invariants/classify/classify.js';
import { type Client, clientOf } from '../../../../src/analyses/invariants/client/client.js';
import { contextOf, type InvariantsContext } from '../../../../src/analyses/invariants/context.js';
import { type Family, familyOf } from '../../../../src/analyses/invariants/family/family.js';
import type { Asked, ClassRun, ClassSubject } from '../../../../src/analyses/invariants/local-analysis.js';
import type { Truth } from '../../../../src/base/truth.js';
import { bindFormula, invariantScope, parseFormula, type Term } from '../../../../src/facts/index.js';
import { openTexts } from '../../../support/open.js';

export interface Given {
  readonly text: string;
  readonly name: string;
  readonly outside?: 'open' | 'closed';
  /** Formulas about `this`. */
  readonly asked: readonly string[];
}

export interface Made {
  readonly context: InvariantsContext;
  readonly family: Family;
  readonly classification: Classification;
  readonly client: Client;
  readonly subject: ClassSubject;
}

export async function subjectOf(given: Given): Promise<Made> {
  const { table } = await openTexts([{ path: 'Main.java', text: given.text }]);
  for (let done = 0; done < table.inputs().length; done++)
    for (const method of table.find(table.inputs()[done] ?? '')?.methods ?? []) method.body();
  const classes = table.inputs().flatMap((name) => table.find(name) ?? []);
  const context = contextOf(table, classes, { world: given.outside ?? 'closed', threads: 'one' });
  const { hierarchy } = context.world;
  const declaration = hierarchy.find(given.name);
  if (declaration === undefined) throw new Error(`there is no class ${given.name}`);
  const family = familyOf(context, declaration);
  const classification = classify(context, family);
  const client = clientOf(context, family, classification);
  const asked = given.asked.map((text): Asked => {
    const parsed = parseFormula(text);
    if (parsed.formula === undefined) throw new Error(`${text}: ${parsed.error.message}`);
    const { bound, errors } = bindFormula(parsed.formula, invariantScope(declaration), hierarchy);
    if (bound === undefined) throw new Error(`${text}: ${errors[0].message}`);
    return { term: bound.term, ofObject: mentionsThis(bound.term) };
  });
  const subject: ClassSubject = { context: context, family, classification, client, asked, steps: 100_000 };
  return { context: context, family, classification, client, subject };
}

function mentionsThis(term: Term): boolean {
  return JSON.stringify(term, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value)).includes(
    '"name":"this"',
  );
}

export function answersOf(run: ClassRun | { readonly unsolved: string }): readonly Truth[] {
  if ('unsolved' in run) throw new Error(run.unsolved);
  return run.answers;
}

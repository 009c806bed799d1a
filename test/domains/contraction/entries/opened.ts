/** A method of a Java text with the tables of a run over it: all reference fields of its classes are in the universe. */

import type { ContractionOptions } from '../../../../src/domains/heap/contraction/options.js';
import { inverseFields } from '../../../../src/domains/heap/contraction/shapes/inverses.js';
import { ShapeTables } from '../../../../src/domains/heap/contraction/tables.js';
import type { Code } from '../../../../src/engine/code.js';
import { ProgramModel } from '../../../../src/engine/program.js';
import type { Question } from '../../../../src/engine/question.js';
import { type BoundFormula, methodScope } from '../../../../src/facts/index.js';
import { Hierarchy } from '../../../../src/ir/hierarchy.js';
import type { FieldReference } from '../../../../src/ir/instructions.js';
import { Flag, hasFlag, type MethodDeclaration } from '../../../../src/ir/program.js';
import { isReference } from '../../../../src/ir/types.js';
import { entryQuestion } from '../../../../src/obligations/questions.js';
import { bind } from '../../../facts/fixture.js';
import { openTexts } from '../../../support/open.js';

export interface Opened {
  readonly tables: ShapeTables;
  readonly code: Code;
  readonly preconditions: readonly Question[];
  readonly bound: readonly BoundFormula[];
}

export async function openMethod(
  text: string,
  name: string,
  options: Partial<ContractionOptions> & { readonly requires?: readonly string[] } = {},
): Promise<Opened> {
  const workspace = await openTexts([{ path: 'Program.java', text }]);
  const hierarchy = new Hierarchy(workspace.table);
  const inputs = workspace.table.inputs();
  const program = new ProgramModel(hierarchy, { classes: inputs });
  const methods = inputs.flatMap((each) => hierarchy.find(each)?.methods ?? []);
  const method = methods.find((each) => each.name === name);
  const code = method === undefined ? undefined : program.code(method);
  if (method === undefined || code === undefined) throw new Error(`no method ${name}`);
  const links: FieldReference[] = [];
  const payloads: FieldReference[] = [];
  const statics: FieldReference[] = [];
  for (const field of inputs.flatMap((each) => hierarchy.find(each)?.fields ?? [])) {
    if (!isReference(field.type)) continue;
    const reference = { owner: field.owner, name: field.name, type: field.type };
    if (hasFlag(field, Flag.STATIC)) statics.push(reference);
    else if (inputs.includes(field.type)) links.push(reference);
    else payloads.push(reference);
  }
  const bound = (options.requires ?? requiresOf(method)).map((formula) =>
    bind(formula, methodScope(method, 'requires'), hierarchy),
  );
  const codes = methods.flatMap((each) => program.code(each) ?? []);
  const parents = inverseFields({ links, codes, formulas: bound.map(({ term }) => term) });
  const tables = new ShapeTables(program, {
    universe: { links, parents, payloads, statics, isNode: () => true },
    mode: 'partial',
    contracts: 'everywhere',
    tellsFresh: false,
    pinsParameters: false,
    olds: () => [],
    cap: 40,
    splits: 5_000,
    cutpoints: 4,
    outside: 'told-apart',
    ...options,
  });
  const preconditions = bound.map(({ term }) => entryQuestion(term, code.body, method));
  return { tables, code, preconditions, bound };
}

function requiresOf({ clauses }: MethodDeclaration): readonly string[] {
  return clauses.flatMap(({ kind, formula }) => (kind === 'requires' ? [formula] : []));
}

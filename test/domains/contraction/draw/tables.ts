/** Tables over a small program, and states made by hand, for pictures and replay. */

import type { ContractionOptions, ShapeState } from '../../../../src/domains/heap/contraction/index.js';
import { ShapeTables } from '../../../../src/domains/heap/contraction/tables.js';
import type { Code } from '../../../../src/engine/code.js';
import { ProgramModel } from '../../../../src/engine/program.js';
import { Hierarchy } from '../../../../src/ir/hierarchy.js';
import type { FieldReference } from '../../../../src/ir/instructions.js';
import type { ClassTable } from '../../../../src/ir/program.js';
import { Draft } from '../../../../src/structures/draft.js';
import { openTexts } from '../../../support/open.js';

export interface Sketch {
  readonly table: ClassTable;
  readonly tables: ShapeTables;
  readonly code: Code;
  /** A regular node of exactly the class, in a state. */
  readonly regular: (type: string) => number;
  readonly slot: (variable: string) => number;
  readonly field: (name: string) => number;
  readonly state: (fill: (draft: Draft) => void, truths?: Readonly<Record<string, number>>) => ShapeState;
}

/** `fields` are `Class.name`, by their roles. */
export async function sketch(
  text: string,
  where: { readonly type: string; readonly method: string },
  fields: {
    readonly links: readonly string[];
    readonly parents?: readonly string[];
    readonly payloads?: readonly string[];
    readonly statics?: readonly string[];
  },
  { isLive = true, ...options }: Partial<ContractionOptions> & { readonly isLive?: boolean } = {},
): Promise<Sketch> {
  const { table } = await openTexts([{ path: `${where.type}.java`, text }]);
  const hierarchy = new Hierarchy(table);
  const program = new ProgramModel(hierarchy, {
    classes: table.inputs(),
    liveVariables: () => ({ isLive: () => isLive }),
  });
  const reference = (name: string): FieldReference => {
    const [owner = '', member = ''] = name.split('.');
    const found = hierarchy.find(owner)?.fields.find((each) => each.name === member);
    if (found === undefined) throw new Error(`no field ${name}`);
    return { owner, name: member, type: found.type };
  };
  const references = (names: readonly string[] | undefined): readonly FieldReference[] => (names ?? []).map(reference);
  const tables = new ShapeTables(program, {
    universe: {
      links: references(fields.links),
      parents: references(fields.parents),
      payloads: references(fields.payloads),
      statics: references(fields.statics),
      isNode: () => true,
    },
    mode: 'partial',
    contracts: 'everywhere',
    tellsFresh: false,
    pinsParameters: false,
    olds: () => [],
    cap: 100,
    splits: 100,
    cutpoints: 4,
    outside: 'merged',
    ...options,
  });
  const method = hierarchy.find(where.type)?.methods.find(({ name }) => name === where.method);
  const code = method === undefined ? undefined : program.code(method);
  if (code === undefined) throw new Error(`no method ${where.method}`);
  const slots = tables.slots(code);
  const variable = (name: string): Code['body']['variables'][number] => {
    const found = code.body.variables.find((each) => each.sourceName === name);
    if (found === undefined) throw new Error(`no variable ${name}`);
    return found;
  };
  return {
    table,
    tables,
    code,
    regular: (type) =>
      tables.labels.number({
        vague: false,
        nullable: false,
        age: 'any',
        known: 0,
        classes: tables.labels.exactly(type),
      }),
    slot: (name) => slots.of(variable(name)),
    field: (name) => tables.numbers.of(reference(name)),
    state: (fill, truths = {}) => {
      const draft = Draft.empty(slots.fixed);
      fill(draft);
      const known = tables.blank(code).truths;
      for (const [name, truth] of Object.entries(truths)) known[slots.truth(variable(name))] = truth;
      return tables.state(tables.graphs.uncontracted(draft), known, 0);
    },
  };
}

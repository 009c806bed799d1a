/** Classifies classes given as text, and shows what came of it as words that can be compared. */

import { type Classification, classify } from '../../../../src/analyses/invariants/classify/classify.js';
import type { InvariantsContext } from '../../../../src/analyses/invariants/context.js';
import { type Family, familyOf } from '../../../../src/analyses/invariants/family/family.js';
import { ProgramIndex } from '../../../../src/analyses/invariants/family/index.js';
import { worldOf } from '../../../../src/engine/index.js';
import type { Reason } from '../../../../src/findings/invariants-result.js';
import { Hierarchy } from '../../../../src/ir/hierarchy.js';
import { FormulaBook } from '../../../../src/obligations/formula-book.js';
import { Effects } from '../../../../src/program/calls/effects.js';
import { selectClasses } from '../../../../src/workspace/selection.js';
import { openTexts } from '../../../support/open.js';

export interface Assumed {
  readonly outside?: 'open' | 'closed';
  readonly threads?: 'one' | 'many';
}

export interface Looked {
  readonly family: Family;
  readonly classification: Classification;
  /** `+top`: disciplined, `-top`: not. */
  readonly fields: string;
  /** `+()V`: tight, `-()V`: leaky. */
  readonly constructors: string;
  /** `+push`: clean, `-push`: dirty, `-push*`: dirty, and entered by code that is not followed. */
  readonly methods: string;
  /** `equals@3`: calls of the class's own code that run code which is not known, with their lines. */
  readonly opaque: string;
  /** The reason of a field, constructor (`<init>`) or method, with its line. */
  readonly why: (name: string) => string;
}

export async function look(text: string, name: string, assumed: Assumed = {}): Promise<Looked> {
  const { table } = await openTexts([{ path: 'T.java', text }]);
  const { classes } = selectClasses(table, []);
  const hierarchy = new Hierarchy(table);
  const world = { hierarchy, classes: worldOf(hierarchy, table.inputs()) };
  const outside = assumed.outside ?? 'open';
  const context: InvariantsContext = {
    world,
    effects: new Effects(world),
    book: new FormulaBook(hierarchy),
    classes,
    outside,
    threads: assumed.threads ?? 'one',
    index: new ProgramIndex(world, classes, outside),
  };
  const declaration = hierarchy.find(name);
  if (declaration === undefined) throw new Error(`there is no class ${name}`);
  const family = familyOf(context, declaration);
  const classification = classify(context, family);
  const { fields, constructors, methods } = classification;
  const sign = (good: boolean): string => (good ? '+' : '-');
  const opaque = declaration.methods.flatMap((method) =>
    (method.body()?.edges ?? []).flatMap(({ instruction, span }) =>
      instruction.kind === 'call' && family.isOpaque(instruction) ? [`${instruction.method.name}@${span.line}`] : [],
    ),
  );
  return {
    family,
    classification,
    fields: fields.map(({ element, good }) => sign(good) + element.name).join(' '),
    constructors: constructors.map(({ element, good }) => sign(good) + element.descriptor).join(' '),
    methods: methods
      .map(({ element, good, reentered }) => sign(good) + element.name + (reentered ? '*' : ''))
      .join(' '),
    opaque: opaque.join(' '),
    why: (wanted) => {
      const found = [...fields, ...constructors, ...methods].find(({ element }) => element.name === wanted);
      if (found === undefined) throw new Error(`there is no ${wanted}`);
      return said(found.reason);
    },
  };
}

export function said({ text, location }: Reason): string {
  return location === undefined ? text : `${text} @${location.line}`;
}

/** The names of methods, fields or classes. */
export function names(elements: readonly { readonly name: string }[]): string {
  return elements.map(({ name }) => name).join(' ');
}

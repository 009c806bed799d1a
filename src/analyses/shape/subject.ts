/** A method as it is run: what the states speak about, and what is assumed and asked. */

import { keptOlds } from '../../domains/heap/contraction/entry/old.js';
import type { Universe, Written } from '../../domains/heap/contraction/index.js';
import { inverseFields } from '../../domains/heap/contraction/shapes/inverses.js';
import type { Code } from '../../engine/code.js';
import type { BoundFormula, OldTerm } from '../../facts/index.js';
import type { Body } from '../../ir/body.js';
import type { FieldReference, Variable } from '../../ir/instructions.js';
import { definedVariable } from '../../ir/operands.js';
import { Flag, hasFlag, type MethodDeclaration } from '../../ir/program.js';
import { isReference } from '../../ir/types.js';
import type { FormulaBook } from '../../obligations/index.js';
import type { Effects } from '../../program/calls/effects.js';
import { type Footprint, footprintOf, keyOf, type World } from '../../program/calls/footprint.js';
import { formulasOf, type MethodFormulas } from './clauses/clauses.js';
import { asksForFresh, namedFields, namesIn } from './clauses/formula-fields.js';
import { linksAndElements } from './graphs/array-links.js';
import { nodeTypes, readsElements } from './graphs/node-types.js';
import { reachableFields } from './graphs/reachable-fields.js';
import { writesOf } from './writes.js';

export interface Subject {
  readonly method: MethodDeclaration;
  readonly body: Body;
  readonly footprint: Footprint;
  readonly formulas: MethodFormulas;
  readonly universe: Universe;
  readonly writes: (callee: MethodDeclaration) => Written;
  /** The terms whose values on entry formulas at the exits need. */
  readonly olds: readonly OldTerm[];
  /** Whether formulas need the values of assigned parameters on entry. */
  readonly needsPins: boolean;
  /** Parameters that are read where the method ends: by formulas, or because facts are told of them. */
  readonly readAtExit: ReadonlySet<Variable>;
  readonly tellsFresh: boolean;
}

export interface SubjectSurroundings {
  readonly world: World;
  readonly book: FormulaBook;
  readonly effects: Effects;
  /** Pairs of field names of which the first points back along the second. Others are found. */
  readonly inverses: readonly { readonly field: string; readonly of: string }[];
}

/** What a run is to show. */
export interface Asked {
  /** Formulas that are tried as preconditions. */
  readonly candidates?: readonly BoundFormula[];
  /** Those of the method's `ensures` that are to be decided; left out: all. */
  readonly ensured?: readonly BoundFormula[];
}

export function subjectOf(
  { world, book, effects, inverses }: SubjectSurroundings,
  method: MethodDeclaration,
  calls: 'followed' | 'skipped',
  { candidates = [], ensured }: Asked = {},
): Subject | undefined {
  const body = method.body();
  if (body === undefined) return undefined;
  const { hierarchy } = world;
  const footprint = footprintOf(world, method, calls);
  const own = formulasOf(hierarchy, book, method, footprint.methods, ensured);
  const formulas = { ...own, all: [...own.all, ...candidates] };
  const { universe, writes } = seenBy({ world, effects, inverses }, footprint, formulas.all);
  const { links } = universe;
  const names = new Set(formulas.ensures.flatMap((formula) => [...namesIn(formula)]));
  const parameters = parameterNames(method, body);
  const assigned = new Set(body.edges.map(({ instruction }) => definedVariable(instruction)));
  const named = parameters.filter(([name]) => names.has(name)).map(([, variable]) => variable);
  const readAtExit = new Set(named.filter((variable) => !assigned.has(variable)));
  const [receiver] = hasFlag(method, Flag.STATIC) ? [] : body.parameters;
  // Invariants and inferred facts speak of it.
  if (receiver !== undefined && (formulas.invariants.length > 0 || hasLinks(hierarchy, method, links)))
    readAtExit.add(receiver);
  return {
    method,
    body,
    footprint,
    formulas,
    universe,
    writes,
    olds: keptOlds(formulas.ensures.map(({ term }) => term)),
    needsPins: named.some((variable) => assigned.has(variable) && isReference(variable.type)),
    readAtExit,
    tellsFresh: formulas.all.some(asksForFresh),
  };
}

/** What states speak about that follow the methods of the footprint and are asked the formulas; and what other calls may do to it. */
export function seenBy(
  { world, effects, inverses }: Omit<SubjectSurroundings, 'book'>,
  footprint: Footprint,
  formulas: readonly BoundFormula[],
): Pick<Subject, 'universe' | 'writes'> {
  const { hierarchy, classes } = world;
  const fields = new Map(footprint.fields.map((field) => [keyOf(field), field]));
  const statics = new Map(footprint.statics.map((field) => [keyOf(field), field]));
  for (const formula of formulas) {
    const named = namedFields(formula, (type) => reachableFields(hierarchy, classes, type));
    for (const field of named.fields) fields.set(keyOf(field), field);
    for (const field of named.statics) statics.set(keyOf(field), field);
  }
  const { links, payloads, isNode, elements } = linksAndElements(
    hierarchy,
    inOrder(hierarchy, [...fields.values()]),
    footprint.methods,
    formulas,
  );
  const universe: Universe = {
    links: elements === undefined ? links : [...links, ...Object.values(elements)],
    payloads,
    ...(elements && { elements }),
    parents: inverseFields({
      links,
      codes: codesOf(footprint),
      formulas: formulas.map(({ term }) => term),
      named: inverses,
    }),
    statics: [...statics.values()],
    isNode,
    readsElements: readsElements(footprint.methods),
    mayBeNode: nodeTypes(
      { hierarchy, classes, fields: [...links, ...payloads], followsArrays: elements !== undefined },
      footprint.methods,
      formulas,
    ),
  };
  return { universe, writes: writesOf(hierarchy, effects, footprint, universe) };
}

/** As declared, class by class. */
function inOrder(hierarchy: World['hierarchy'], fields: readonly FieldReference[]): readonly FieldReference[] {
  const owners = [...new Set(fields.map(({ owner }) => owner))];
  const place = ({ owner, name }: FieldReference): number =>
    hierarchy.find(owner)?.fields.findIndex((field) => field.name === name) ?? -1;
  return owners.flatMap((owner) =>
    fields.filter((field) => field.owner === owner).sort((one, other) => place(one) - place(other)),
  );
}

function codesOf({ methods }: Footprint): readonly Code[] {
  return [...methods].flatMap((method) => {
    const body = method.body();
    return body === undefined ? [] : [{ method, body }];
  });
}

function hasLinks(
  hierarchy: World['hierarchy'],
  { owner }: MethodDeclaration,
  links: readonly FieldReference[],
): boolean {
  return links.some((field) => hierarchy.isSubclass(owner, field.owner));
}

export function parameterNames(method: MethodDeclaration, body: Body): readonly (readonly [string, Variable])[] {
  const names = [...(hasFlag(method, Flag.STATIC) ? [] : ['this']), ...method.parameters.map(({ name }) => name)];
  return names.flatMap((name, index) => {
    const variable = body.parameters[index];
    return variable === undefined ? [] : [[name, variable] as const];
  });
}

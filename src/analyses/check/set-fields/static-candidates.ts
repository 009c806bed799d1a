/**
 * Static fields that may turn out to hold an object whenever anybody reads them: final or private ones, which the initialiser of their class sets on every way that
 * ends, and which nothing reads before. Read they are early by what runs until they are set: superclasses that are initialised first, calls in the initialiser, with
 * all that these run. Other threads wait until the initialiser is done, and a class whose initialiser has failed cannot be used.
 */
import type { Body, Edge } from '../../../ir/body.js';
import type { Hierarchy } from '../../../ir/hierarchy.js';
import {
  type ClassDeclaration,
  type FieldDeclaration,
  Flag,
  hasFlag,
  type MethodDeclaration,
} from '../../../ir/program.js';
import { isReference } from '../../../ir/types.js';
import { initialisedWith } from '../../../program/calls/initialisation.js';
import type { ProgramWrites, ReadStatics } from '../../../program/calls/program-writes.js';
import type { Component } from '../../../program/components.js';
import { reachedFrom } from '../../../program/flow/dataflow.js';
import { isWhole, type SetField } from './candidates.js';

/** `reads` says what code reads with all that it runs. */
export function staticCandidates(
  hierarchy: Hierarchy,
  component: Component,
  reads: () => Pick<ProgramWrites, 'statics'>,
): readonly SetField[] {
  const wanted = component.classes.filter(({ fields }) => fields.some(isEligible));
  if (wanted.length === 0) return [];
  const methods = component.classes.flatMap((declaration) => declaration.methods);
  if (!isWhole(hierarchy, component, methods)) return [];
  const analysed = new Set(component.methods);
  return wanted.flatMap((declaration) => {
    const initialiser = declaration.methods.find(({ name }) => name === '<clinit>');
    const body = initialiser?.body();
    if (initialiser === undefined || body === undefined || !analysed.has(initialiser)) return [];
    return declaration.fields.filter(isEligible).flatMap((field): readonly SetField[] => {
      const isStore = (edge: Edge): boolean => isStoreInto(hierarchy, edge, field);
      // Who else stores is not looked at.
      if (methods.some((each) => each !== initialiser && each.body()?.edges.some(isStore) === true)) return [];
      const before = edgesBefore(body, isStore);
      if (before === undefined) return [];
      const early = readsOf(hierarchy, declaration, before, reads());
      if (early === undefined || early.fields.has(field)) return [];
      return [{ declaration: field, component, methods: [initialiser], isKept: false, assumptions: early.assumptions }];
    });
  });
}

function isEligible(field: FieldDeclaration): boolean {
  return (
    isReference(field.type) &&
    field.constant === undefined &&
    hasFlag(field, Flag.STATIC) &&
    (hasFlag(field, Flag.PRIVATE) || hasFlag(field, Flag.FINAL))
  );
}

function isStoreInto(hierarchy: Hierarchy, { instruction }: Edge, field: FieldDeclaration): boolean {
  return (
    instruction.kind === 'store' &&
    instruction.place.kind === 'static' &&
    hierarchy.resolveField(instruction.place.field) === field
  );
}

/** What may be executed while nothing is stored yet; undefined where the body may end so. */
function edgesBefore(body: Body, isStore: (edge: Edge) => boolean): readonly Edge[] | undefined {
  const unset = reachedFrom(body, [body.entry], (edge) => !isStore(edge));
  if (body.exit !== undefined && unset.has(body.exit)) return undefined;
  return body.edges.filter(({ from }) => unset.has(from));
}

function readsOf(
  hierarchy: Hierarchy,
  { name }: ClassDeclaration,
  before: readonly Edge[],
  reads: Pick<ProgramWrites, 'statics'>,
): ReadStatics | undefined {
  const first = initialisedWith(hierarchy, name).filter((each) => each !== name);
  if (first.some((each) => hierarchy.find(each) === undefined)) return undefined;
  const initialisers = first
    .filter((each) => hierarchy.find(each)?.origin !== 'model')
    .flatMap(
      (each): MethodDeclaration | readonly MethodDeclaration[] =>
        hierarchy.declaredMethod(each, '<clinit>', '()V') ?? [],
    );
  return reads.statics(
    before.map(({ instruction }) => instruction),
    initialisers,
  );
}

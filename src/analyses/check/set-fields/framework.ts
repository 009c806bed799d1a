/**
 * Fields that a framework sets before anybody uses the object, or that a method sets which it calls before. That it does so is an
 * assumption of its own; what the input itself stores into them is looked at, so that a null is met.
 */
import type { Hierarchy } from '../../../ir/hierarchy.js';
import { type FieldDeclaration, Flag, hasFlag, type MethodDeclaration } from '../../../ir/program.js';
import { isReference } from '../../../ir/types.js';
import { FRAMEWORKS } from '../../../library/index.js';
import { isUnsupported } from '../../../obligations/index.js';
import type { Component } from '../../../program/components.js';
import { type SetField, storedField } from './candidates.js';

export function frameworkCandidates(hierarchy: Hierarchy, components: readonly Component[]): readonly SetField[] {
  const classes = components.flatMap((component) => component.classes);
  if (!classes.some((declaration) => FRAMEWORKS.manages(declaration))) return [];
  const methods = components.flatMap((component) => component.methods);
  // What is not understood may store anything.
  if (methods.some((method) => method.body()?.edges.some(isUnsupported) === true)) return [];
  const stores = storesOf(hierarchy, methods);
  const all: Component = { name: '', classes, methods };
  return classes.flatMap(({ fields }) =>
    fields.flatMap((declaration): readonly SetField[] => {
      const storing = stores.get(declaration) ?? new Set<MethodDeclaration>();
      if (!isReference(declaration.type) || hasFlag(declaration, Flag.STATIC) || !isSet(declaration, storing))
        return [];
      return [{ declaration, component: all, methods: [...storing], isKept: false, byFramework: true }];
    }),
  );
}

/** Where a framework promises only to call the method, what it stores is seen there. */
function isSet(field: FieldDeclaration, storing: ReadonlySet<MethodDeclaration>): boolean {
  const setting = FRAMEWORKS.setting(field);
  if (setting !== undefined) return setting === 'not-null';
  return [...storing].some(
    (method) => method.owner === field.owner && FRAMEWORKS.calls(method) && storesAlways(field, method),
  );
}

/** Whether every way through the method that ends well stores into the field of `this`. */
function storesAlways(field: FieldDeclaration, method: MethodDeclaration): boolean {
  const body = method.body();
  if (body === undefined) return false;
  const seen = new Set([body.entry]);
  for (const point of seen) {
    if (point === body.exit) return false;
    for (const { from, to, exceptional, instruction } of body.edges) {
      if (from !== point) continue;
      if (exceptional !== undefined) seen.add(exceptional);
      const isStore =
        instruction.kind === 'store' &&
        instruction.place.kind === 'field' &&
        instruction.place.base === body.parameters[0] &&
        instruction.place.field.name === field.name &&
        instruction.place.field.owner === field.owner;
      if (!isStore) seen.add(to);
    }
  }
  return true;
}

function storesOf(
  hierarchy: Hierarchy,
  methods: readonly MethodDeclaration[],
): ReadonlyMap<FieldDeclaration, ReadonlySet<MethodDeclaration>> {
  const found = new Map<FieldDeclaration, Set<MethodDeclaration>>();
  for (const method of methods) {
    for (const edge of method.body()?.edges ?? []) {
      const field = storedField(hierarchy, edge);
      if (field !== undefined) found.set(field, (found.get(field) ?? new Set()).add(method));
    }
  }
  return found;
}

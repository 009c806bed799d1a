/** The states in which a method starts: nothing that is there already is looked at. */
import type { Code } from '../../engine/code.js';
import type { Start } from '../../engine/domain.js';
import type { Hierarchy } from '../../ir/hierarchy.js';
import { isReference } from '../../ir/types.js';
import { put } from './operands.js';
import { ANY, type GraphState, SOME } from './state.js';
import type { GraphTables } from './tables.js';

export function entry(tables: GraphTables, code: Code, { history, nullness }: Start): readonly GraphState[] {
  const { numbers, options, program } = tables;
  const slots = tables.slots(code);
  const { owner } = code.method;
  let initialised = 0;
  for (const each of [owner, ...program.hierarchy.supertypes(owner)]) {
    if (each === owner || !program.hierarchy.isInterface(each))
      initialised = numbers.withInitialised(initialised, each);
  }
  const work = tables.blank(code, initialised);
  code.body.parameters.forEach((parameter, index) => {
    if (!isReference(parameter.type)) return;
    const isSome = nullness(index) === 'non-null' || parameter.name === 'this';
    put(work, slots.of(parameter), { source: -1, kind: isSome ? SOME : ANY });
  });
  const isSet = history === 'any' || hasRunBefore(program.hierarchy, code);
  for (const [position, field] of options.statics.entries()) {
    // The models count as initialised from the start.
    const isOfModel = program.hierarchy.find(field.owner)?.origin === 'model';
    if (isSet || isOfModel) put(work, slots.firstStatic + position, { source: -1, kind: ANY });
  }
  return tables.close(work, code, code.body.entry).states;
}

/** Whether an initialiser has run before the method, so that static fields may have been set. */
function hasRunBefore(hierarchy: Hierarchy, { method: { owner, name } }: Code): boolean {
  return [owner, ...hierarchy.supertypes(owner)].some(
    (each) =>
      hierarchy.find(each) === undefined ||
      (hierarchy.declaredMethod(each, '<clinit>', '()V') !== undefined && !(each === owner && name === '<clinit>')),
  );
}

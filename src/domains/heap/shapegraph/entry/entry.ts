/** The states in which a method starts: nothing that is there already is looked at. */
import type { Code } from '../../../../engine/code.js';
import type { Start } from '../../../../engine/domain.js';
import type { Hierarchy } from '../../../../ir/hierarchy.js';
import type { Variable } from '../../../../ir/instructions.js';
import { isReference, type TypeName } from '../../../../ir/types.js';
import { ANY, type GraphState, SOME, type Work } from '../state.js';
import { put } from '../step/operands.js';
import type { GraphTables } from '../tables.js';

export function entry(tables: GraphTables, code: Code, start: Start): readonly GraphState[] {
  const { work } = started(tables, code, start, () => false);
  return tables.close(work, code, code.body.entry).states;
}

/** What a method is given: a slot that holds a parameter or a static field. */
export interface Given {
  readonly slot: number;
  readonly type: TypeName;
  readonly isNonNull: boolean;
  /** The parameter; absent for a static field. */
  readonly variable?: Variable;
}

/**
 * What is given whose type is chosen is left null; everything else is an object elsewhere, or null. Parameters that are never read are
 * not given.
 */
export function started(
  tables: GraphTables,
  code: Code,
  { history, nullness }: Start,
  isChosen: (type: TypeName) => boolean,
): { readonly work: Work; readonly chosen: readonly Given[] } {
  const { numbers, options, program } = tables;
  const slots = tables.slots(code);
  const { owner } = code.method;
  let initialised = 0;
  for (const each of [owner, ...program.hierarchy.supertypes(owner)]) {
    if (each === owner || !program.hierarchy.isInterface(each))
      initialised = numbers.withInitialised(initialised, each);
  }
  const work = tables.blank(code, initialised);
  const chosen: Given[] = [];
  const give = (given: Given): void => {
    if (isChosen(given.type)) chosen.push(given);
    else put(work, given.slot, { source: -1, kind: given.isNonNull ? SOME : ANY });
  };
  code.body.parameters.forEach((parameter, index) => {
    if (!isReference(parameter.type) || !tables.isLive(code, parameter, code.body.entry)) return;
    const isNonNull = nullness(index) === 'non-null' || parameter.name === 'this';
    give({ slot: slots.of(parameter), type: parameter.type, isNonNull, variable: parameter });
  });
  const isSet = history === 'any' || hasRunBefore(program.hierarchy, code);
  for (const [position, field] of options.statics.entries()) {
    // The models count as initialised from the start.
    const isOfModel = program.hierarchy.find(field.owner)?.origin === 'model';
    if (isSet || isOfModel) give({ slot: slots.firstStatic + position, type: field.type, isNonNull: false });
  }
  return { work, chosen };
}

/** Whether an initialiser has run before the method, so that static fields may have been set. */
function hasRunBefore(hierarchy: Hierarchy, { method: { owner, name } }: Code): boolean {
  return [owner, ...hierarchy.supertypes(owner)].some(
    (each) =>
      hierarchy.find(each) === undefined ||
      (hierarchy.declaredMethod(each, '<clinit>', '()V') !== undefined && !(each === owner && name === '<clinit>')),
  );
}

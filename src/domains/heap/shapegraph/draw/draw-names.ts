/** What points into a state from outside its heap, as people call it. */
import type { Code } from '../../../../engine/code.js';
import type { Variable } from '../../../../ir/instructions.js';
import { FIRST_NODE } from '../graphs/store/model.js';
import { CELL, type GraphState, HIDDEN, isRoot, TRUE, UNKNOWN } from '../state.js';
import type { GraphTables } from '../tables.js';

export interface Named {
  readonly slot: number;
  readonly name: string;
  readonly kind: number;
  /** As graphs number it. */
  readonly target: number;
}

/**
 * Live variables of the source, the result, static fields, fields of the root object, what the caller holds. Temporaries only where
 * no other name leads to the cell, unless `all` are wanted.
 */
export function namesOf(
  tables: GraphTables,
  state: GraphState,
  code: Code,
  isLive: (variable: Variable) => boolean,
  wanted: 'all' | 'needed' = 'needed',
): readonly Named[] {
  const slots = tables.slots(code);
  const kinds = tables.numbers.kindsOf(state);
  const names: Named[] = [];
  const temporaries: Named[] = [];
  const named = (slot: number, name: string): Named => ({
    slot,
    name,
    kind: kinds[slot] ?? CELL,
    target: tables.graphs.value(state.graph, slot),
  });
  const isEmpty = ({ kind, target }: Named): boolean => kind === CELL && target < FIRST_NODE;
  for (const variable of slots.variables) {
    const each = named(slots.of(variable), variable.sourceName ?? variable.name);
    if (isEmpty(each) && (variable.role === 'thrown' || !isLive(variable))) continue;
    // What holds the root object is not worth a word: its fields are shown as if they were variables.
    if (isRoot(each.kind)) continue;
    (variable.role === 'temporary' ? temporaries : names).push(each);
  }
  if (slots.result !== -1 && !isEmpty(named(slots.result, ''))) names.push(named(slots.result, '\\result'));
  const shared = [
    // Classes that nobody wrote start with a dollar sign.
    ...tables.options.statics.map(({ owner, name }) => (owner.startsWith('$') ? '' : `${simpleName(owner)}.${name}`)),
    ...(tables.options.root?.fields ?? []).map(({ name }) => name),
  ];
  for (const [position, name] of shared.entries()) {
    if (name === '') continue;
    const each = named(slots.firstStatic + position, name);
    if (each.kind !== HIDDEN && !isRoot(each.kind)) names.push(each);
  }
  for (let slot = slots.fixed; slot < tables.width(code); slot++) {
    const each = named(slot, `caller ${slot - slots.fixed + 1}`);
    if (!isEmpty(each)) names.push(each);
  }
  const taken = new Set(names.map(({ target }) => target));
  for (const each of temporaries) {
    if (wanted === 'needed' && (each.target < FIRST_NODE || taken.has(each.target))) continue;
    taken.add(each.target);
    names.push(each);
  }
  return names;
}

/** The boolean variables that are constant. */
export function truthsShown(
  tables: GraphTables,
  state: GraphState,
  code: Code,
): readonly { readonly name: string; readonly value: boolean }[] {
  const { booleans } = tables.slots(code);
  const shown: { readonly name: string; readonly value: boolean }[] = [];
  for (const [place, truth] of tables.numbers.truthsOf(state).entries()) {
    if (truth === UNKNOWN) continue;
    const variable = booleans[place];
    if (variable?.role === 'temporary') continue;
    shown.push({
      name: variable === undefined ? '\\result' : (variable.sourceName ?? variable.name),
      value: truth === TRUE,
    });
  }
  return shown;
}

/** Without package and outer classes. */
export function simpleName(type: string): string {
  return type.slice(Math.max(type.lastIndexOf('.'), type.lastIndexOf('$')) + 1);
}

/** What points into a state from outside its heap, as people call it. */
import type { Code } from '../../../../engine/code.js';
import type { Term } from '../../../../facts/index.js';
import type { Variable } from '../../../../ir/instructions.js';
import { isReference } from '../../../../ir/types.js';
import type { Draft } from '../../../../structures/draft.js';
import { NULL_NODE } from '../../../../structures/heap-graph.js';
import { type ShapeState, TRUE, UNKNOWN } from '../state/state.js';
import type { ShapeTables } from '../tables.js';
import { simpleName } from './fields.js';

export interface ShownName {
  readonly name: string;
  /** Or `NULL_NODE`. */
  readonly node: number;
}

/**
 * Live variables of the source, the result, static fields, values from entry that nothing else of this list holds, and what the
 * caller holds. Temporaries only where no other name leads to the node. A result that is null only at the exit.
 */
export function namesOf(
  tables: ShapeTables,
  { variables, labels }: Draft,
  code: Code,
  { isLive, isExit }: { readonly isLive: (variable: Variable) => boolean; readonly isExit: boolean },
): readonly ShownName[] {
  const slots = tables.slots(code);
  const names: ShownName[] = [];
  const temporaries: ShownName[] = [];
  const nodeAt = (slot: number): number => variables[slot] ?? NULL_NODE;
  for (const [slot, variable] of slots.variables.entries()) {
    const node = nodeAt(slot);
    // An exception is worth a word only where there is one.
    if (node === NULL_NODE && (variable.role === 'thrown' || !isLive(variable))) continue;
    (isTemporary(variable) ? temporaries : names).push({ name: nameOf(variable), node });
  }
  if (slots.result >= 0 && (isExit || nodeAt(slots.result) !== NULL_NODE)) {
    names.push({ name: '\\result', node: nodeAt(slots.result) });
  }
  for (let index = 0; index < slots.statics; index++) {
    const field = tables.options.universe.statics[index];
    if (field === undefined) continue;
    names.push({ name: `${simpleName(field.owner)}.${field.name}`, node: nodeAt(slots.firstStatic + index) });
  }
  const held = new Set(names.map(({ node }) => node));
  const further: ShownName[] = [];
  for (const [index, variable] of slots.pins.entries()) {
    further.push({ name: `\\old(${nameOf(variable)})`, node: nodeAt(slots.firstPin + index) });
  }
  for (const [index, { operand }] of tables.options.olds(code).entries()) {
    const text = termText(operand);
    const name = text === undefined ? `\\old ${index + 1}` : `\\old(${text})`;
    further.push({ name, node: nodeAt(slots.firstOld + index) });
  }
  for (let slot = slots.fixed; slot < variables.length; slot++) {
    names.push({ name: `caller ${slot - slots.fixed + 1}`, node: nodeAt(slot) });
  }
  const taken = new Set([...held, NULL_NODE]);
  for (const each of [...further, ...temporaries]) {
    if (taken.has(each.node) || standsForNoObject(tables, labels, each.node)) continue;
    taken.add(each.node);
    names.push(each);
  }
  return names;
}

/** The boolean variables that are constant. */
export function truthsShown(
  tables: ShapeTables,
  state: ShapeState,
  code: Code,
): readonly { readonly name: string; readonly value: boolean }[] {
  const { booleans } = tables.slots(code);
  const shown: { readonly name: string; readonly value: boolean }[] = [];
  for (const [place, truth] of tables.truthsOf(state).entries()) {
    if (truth === UNKNOWN) continue;
    const variable = booleans[place];
    if (variable !== undefined && isTemporary(variable)) continue;
    shown.push({ name: variable === undefined ? '\\result' : nameOf(variable), value: truth === TRUE });
  }
  return shown;
}

/** Terms that had no value on entry are kept as nodes of no class. */
export function standsForNoObject({ labels: table }: ShapeTables, labels: readonly number[], node: number): boolean {
  const label = labels[node];
  if (label === undefined) return false;
  const types = table.receivers(table.label(label).classes).map(({ type }) => type);
  return types.length > 0 && types.every((type) => !isReference(type));
}

/** As it is written, for the usual ones. */
function termText(term: Term): string | undefined {
  switch (term.kind) {
    case 'variable':
      return term.name;
    case 'static':
      return `${simpleName(term.field.owner)}.${term.field.name}`;
    case 'field': {
      const base = termText(term.base);
      return base === undefined ? undefined : `${base}.${term.field.name}`;
    }
    default:
      return undefined;
  }
}

function nameOf({ name, sourceName }: Variable): string {
  return sourceName ?? name;
}

/** Locals of class files without debug information have names of our own, but they are the programmer's. */
function isTemporary({ role }: Variable): boolean {
  return role === 'temporary';
}

/** Whether a call seen in a run is a transition of the table. */
import type { Change, Transition, TypestateId } from '../../../src/analyses/typestate/table/table.js';
import { FAILED } from '../../../src/analyses/typestate/table/table.js';
import { JavaObject, type Value } from '../../../src/execution/memory/values.js';
import type { Hierarchy } from '../../../src/ir/hierarchy.js';
import { Flag, hasFlag, type MethodDeclaration } from '../../../src/ir/program.js';
import type { ObservedCall, ObservedEnd } from '../../fixtures/typestate/calls.js';
import type { ConcreteTypestates } from './concrete.js';

type Ids = ReadonlySet<TypestateId>;

/** An object at a location, and what it was in before the call. */
interface Standing {
  readonly value: Value | undefined;
  readonly before: Ids | undefined;
}

/** What is remembered when a call begins. */
export interface BegunCall {
  /** The method named by the call, and the one that runs. */
  readonly named: MethodDeclaration;
  readonly selected: MethodDeclaration;
  /** The class of the receiver or of the object that is made; undefined for static methods. */
  readonly receiver: string | undefined;
  readonly parameters: readonly Standing[];
  /** By name of the location: E and B locations that the table has for the method. */
  readonly others: ReadonlyMap<string, readonly Standing[]>;
}

export function begun(hierarchy: Hierarchy, concrete: ConcreteTypestates, call: ObservedCall): BegunCall {
  const { named, selected } = targetsOf(hierarchy, call);
  concrete.look();
  const standing = (value: Value | undefined): Standing => ({ value, before: concrete.of(value) });
  const [first] = call.values;
  const isStatic = hasFlag(named, Flag.STATIC);
  const others = new Map<string, readonly Standing[]>();
  for (const method of new Set([named, selected])) {
    for (const [location, meaning] of concrete.table.locations.get(method) ?? []) {
      const found = located(concrete, meaning, call.values);
      if (found !== undefined) others.set(location, found.map(standing));
    }
  }
  return {
    named,
    selected,
    receiver: !isStatic && first instanceof JavaObject ? first.type.name : undefined,
    parameters: call.values.map(standing),
    others,
  };
}

/** Undefined if some transition is what happened; else why none is. */
export function unexplained(
  concrete: ConcreteTypestates,
  { named, selected, receiver, parameters, others }: BegunCall,
  end: ObservedEnd,
  failed: boolean,
): string | undefined {
  concrete.look();
  const rows = concrete.table.transitions.filter(
    (row) =>
      (row.method === named || row.method === selected) &&
      (receiver === undefined || (row.receiver ?? row.method.owner) === receiver),
  );
  const after = new Map<Value | undefined, Ids | undefined>();
  const changes = (standings: readonly Standing[], said: readonly Change[], isError: boolean): boolean =>
    said.every((change) =>
      standings.some(({ value, before }) => {
        if (before === undefined) return true;
        if (!before.has(change.from)) return false;
        if (isError && change.to === FAILED) return true;
        if (!after.has(value)) after.set(value, concrete.of(value));
        return after.get(value)?.has(change.to) !== false;
      }),
    );
  const explains = (row: Transition): boolean => {
    if (row.isError !== failed) return false;
    if (end.kind === 'returned' ? row.thrown !== undefined : row.thrown !== end.exception.type.name) return false;
    const fits = (locations: ReadonlyMap<string, readonly Change[]>, isError: boolean, hasAll: boolean): boolean =>
      [...locations].every(([location, said]) => {
        const number = /^F(\d+)$/.exec(location)?.[1];
        const standing = number === undefined ? others.get(location) : [parameters[Number(number) - 1] as Standing];
        if (standing === undefined) return true;
        if (standing.some((each) => each === undefined)) return false;
        // What calls that failed alike leave behind is told together.
        const isFound = hasAll
          ? changes(standing, said, isError)
          : said.some((each) => changes(standing, [each], isError));
        if (!isFound) return false;
        // All buddies are told of, in some change.
        if (!location.startsWith('B')) return true;
        return standing.every((each) => said.some((change) => changes([each], [change], isError)));
      });
    return fits(row.locations, row.isError, true) && (row.leaves === undefined || fits(row.leaves, false, false));
  };
  if (rows.some(explains)) return undefined;
  // What takes no part in a protocol need not be told: calls without objects that have typestates, and exceptions that are no
  // errors and change nothing.
  const isSilent = parameters.every(({ value, before }) => before === undefined || value === null);
  const standings = [...parameters, ...[...others.values()].flat()];
  const isSame = standings.every(({ value, before }) => before === undefined || equal(before, concrete.of(value)));
  if (!failed && (isSilent || (end.kind === 'threw' && isSame))) return undefined;
  const shown = (ids: Ids | undefined): string => (ids === undefined ? '-' : [...ids].join('/') || 'none of the table');
  const seen = parameters.map(({ value, before }) => `${shown(before)} -> ${shown(concrete.of(value))}`).join(', ');
  const how = end.kind === 'returned' ? 'returns' : `throws ${end.exception.type.name}`;
  return `${receiver ?? ''} ${selected.owner}.${selected.name} ${failed ? 'fails and ' : ''}${how} (${seen}), of ${rows.length} rows none`;
}

function equal(left: Ids, right: Ids | undefined): boolean {
  return right !== undefined && left.size === right.size && [...left].every((each) => right.has(each));
}

/** Objects in no typestate of the table. */
export function strayObjects(concrete: ConcreteTypestates): readonly string[] {
  return concrete.alive.filter((each) => concrete.of(each)?.size === 0).map((each) => each.type.name);
}

export function targetsOf(
  hierarchy: Hierarchy,
  { instruction, values }: ObservedCall,
): { readonly named: MethodDeclaration; readonly selected: MethodDeclaration } {
  const named = hierarchy.resolveMethod(instruction.method);
  if (named === undefined) throw new Error(`no method ${instruction.method.owner}.${instruction.method.name}`);
  const [receiver] = values;
  const isDispatched = instruction.dispatch === 'virtual' || instruction.dispatch === 'interface';
  if (!isDispatched || typeof receiver !== 'object' || receiver === null) return { named, selected: named };
  return { named, selected: hierarchy.selectMethod(receiver.type.name, named).method };
}

/** The objects that `F1.head.next` (and further along the last field, where that is folded) or `P4(?, F1)` means; undefined: not known. */
function located(
  concrete: ConcreteTypestates,
  meaning: string,
  values: readonly Value[],
): readonly (Value | undefined)[] | undefined {
  const [, id, base] = /^(\w+)\(\?, (.+)\)$/.exec(meaning) ?? [];
  if (id !== undefined && base !== undefined) {
    const predicate = concrete.table.predicates.find((each) => each.id === id);
    const centre = located(concrete, base, values)?.[0];
    return predicate === undefined || centre === undefined ? undefined : concrete.buddies(predicate, centre);
  }
  const [, number, rest = ''] = /^F(\d+)((?:\.[\w$]+)*)$/.exec(meaning) ?? [];
  if (number === undefined) return undefined;
  const names = rest.split('.').slice(1);
  const last = names.at(-1);
  const found: (Value | undefined)[] = [concrete.along(values[Number(number) - 1], names)];
  for (let at = found[0]; last !== undefined && at instanceof JavaObject; ) {
    const next = concrete.along(at, [last]);
    if (next === undefined || found.includes(next)) break;
    found.push(next);
    at = next;
  }
  return found;
}

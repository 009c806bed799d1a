/** Brings a machine to the state in which all runs of a method start: the classes they use initialised, nothing else done. */

import type { HeapObject } from '../../ir/heap.js';
import type { Hierarchy } from '../../ir/hierarchy.js';
import { type FieldDeclaration, Flag, hasFlag, type MethodDeclaration } from '../../ir/program.js';
import { type ClassName, isArray, isReference } from '../../ir/types.js';
import { EXECUTION_BUDGETS } from '../budgets.js';
import type { Machine } from '../machine.js';
import type { Outcome } from '../outcome.js';
import { innermostElement } from './layout.js';
import type { ChoiceTape } from './tape.js';
import type { HeapWorld } from './world.js';

const MOST_EXISTING = EXECUTION_BUDGETS['enumeration/setup'].mostExisting.most;
const STRING_POOL = ['', 'a', 'b'];

export interface Setup {
  readonly world: HeapWorld;
  readonly notes: readonly string[];
  /** Set when the method's own class cannot be initialised, so that no run can start. */
  readonly failure?: string;
}

export interface SetupOptions extends Pick<HeapWorld, 'isRead' | 'isTold' | 'foreign' | 'instantiable'> {
  readonly statics: readonly FieldDeclaration[];
  /** Classes to be initialised. */
  readonly classes: Iterable<ClassName>;
  /** Those that were so before, with the problems there were. */
  readonly before: ReadonlyMap<ClassName, string | undefined>;
}

export function setUp(machine: Machine, hierarchy: Hierarchy, method: MethodDeclaration, options: SetupOptions): Setup {
  const notes: string[] = [];
  const empty: HeapWorld = {
    hierarchy,
    ...(options.instantiable === undefined ? {} : { instantiable: options.instantiable }),
    view: machine.view,
    existing: [],
    named: new Set(),
    strings: STRING_POOL.map((text) => machine.intern(text)),
    interned: (text) => machine.intern(text),
    isRead: options.isRead,
    isTold: options.isTold,
    foreign: options.foreign,
  };
  const { before } = options;
  const initialised = (type: ClassName): string | undefined =>
    before.has(type) ? before.get(type) : initialise(machine, type);
  const failure = initialised(method.owner);
  if (failure !== undefined) return { world: empty, notes, failure };
  for (const type of options.classes) {
    const problem = initialised(type);
    if (problem !== undefined) notes.push(problem);
  }
  machine.mark();
  const existing = existingObjects(empty, method.owner);
  if (existing.length > MOST_EXISTING) {
    notes.push(`of ${existing.length} objects in static fields, ${MOST_EXISTING} are tried as aliases`);
  }
  const named = reachedFrom(
    empty,
    options.statics.map(({ owner, name }) => machine.view.staticField(owner, name)),
  );
  return { world: { ...empty, existing: existing.slice(0, MOST_EXISTING), named }, notes };
}

/** Why it could not be. */
export function initialise(machine: Machine, type: ClassName): string | undefined {
  const outcome = initialiseWhole(machine, type);
  if (outcome.kind === 'returned') return undefined;
  const why =
    outcome.kind === 'threw'
      ? outcome.exception.type.name
      : outcome.kind === 'unsupported'
        ? outcome.reason
        : outcome.kind;
  return `class ${type} could not be initialised: ${why}`;
}

/** An initialiser that was cut off is undone: what it left half made, no program could see. */
function initialiseWhole(machine: Machine, type: ClassName): Outcome {
  machine.mark();
  const outcome = machine.initialise(type);
  if (outcome.kind !== 'returned' && outcome.kind !== 'threw') machine.rewind();
  return outcome;
}

/**
 * Makes the initialisation of library classes that a run has just met part of the state that runs start from: it shows
 * nowhere but in the time taken. One that asks for values which the library leaves open stays part of each run, where all
 * of them are tried. Returns the classes treated so far.
 */
export function settleLibrary(
  machine: Machine,
  tape: ChoiceTape,
  hierarchy: Hierarchy,
  settled: ReadonlySet<ClassName>,
): ReadonlySet<ClassName> {
  const met = new Set<ClassName>();
  for (const name of machine.begunClasses()) {
    if (!settled.has(name) && hierarchy.find(name)?.origin !== 'input') met.add(name);
  }
  if (met.size === 0) return settled;
  machine.rewind();
  for (const type of met) if (tape.isAskedBy(() => initialiseWhole(machine, type))) machine.rewind();
  machine.mark();
  return new Set([...settled, ...met]);
}

/** What static fields of the input lead to, strings and library objects left out; then constants of other enums. */
function existingObjects(world: HeapWorld, own: ClassName): readonly HeapObject[] {
  const { hierarchy, view } = world;
  const values: unknown[] = [];
  // In an order that does not depend on what the machine was used for before.
  const rank = ({ owner }: { readonly owner: ClassName }): string => (owner === own ? '' : owner);
  const statics = [...view.statics()].sort((one, other) =>
    rank(one) === rank(other) ? 0 : rank(one) < rank(other) ? -1 : 1,
  );
  for (const { owner, name, type } of statics) {
    const declaration = hierarchy.find(owner);
    const field = declaration?.fields.find((each) => each.name === name);
    const relevant = declaration?.origin === 'input' || (declaration?.kind === 'enum' && type === owner);
    if (!relevant || !isReference(type) || (field !== undefined && hasFlag(field, Flag.SYNTHETIC))) continue;
    values.push(view.staticField(owner, name));
  }
  return [...reachedFrom(world, values)].filter((object) => {
    const type = view.typeOf(object);
    const declaration = hierarchy.find(innermostElement(type));
    return isArray(type) || declaration?.origin === 'input' || declaration?.kind === 'enum';
  });
}

/** Nearest first; strings are left out. */
function reachedFrom({ view }: HeapWorld, values: readonly unknown[]): ReadonlySet<HeapObject> {
  const found = new Set<HeapObject>();
  const add = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if (view.text(value as HeapObject) === undefined) found.add(value as HeapObject);
  };
  values.forEach(add);
  for (const object of found) {
    for (const { owner, name } of view.fields(object)) add(view.field(object, owner, name));
    for (let index = 0; index < (view.length(object) ?? 0); index++) add(view.element(object, index));
  }
  return found;
}

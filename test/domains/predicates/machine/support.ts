/** Machines over Java texts, for tests. */

import { worldOf } from '../../../../src/engine/program.js';
import { Hierarchy } from '../../../../src/ir/hierarchy.js';
import { type Constant, type FieldReference, intConstant } from '../../../../src/ir/instructions.js';
import { Flag, hasFlag, type MethodDeclaration } from '../../../../src/ir/program.js';
import { isReference } from '../../../../src/ir/types.js';
import {
  type Argument,
  type CallExit,
  type Heap,
  type HeapObject,
  type Machine,
  type MachineOptions,
  machineFor,
  NULL_REFERENCE,
} from '../../../../src/machines/predicates/machine/machine.js';
import type { Vocabulary } from '../../../../src/machines/predicates/vocabulary.js';
import { liveVariables } from '../../../../src/program/flow/liveness.js';
import { openTexts } from '../../../support/open.js';

export const ZERO: Constant = intConstant(0);

export interface Setting {
  readonly machine: Machine;
  readonly hierarchy: Hierarchy;
  readonly start: Heap;
  method(owner: string, name: string): MethodDeclaration;
  field(owner: string, name: string): FieldReference;
  /** A constructed object, held. */
  made(heap: Heap, type: string, ...given: readonly (number | undefined)[]): { heap: Heap; object: HeapObject };
  call(heap: Heap, owner: string, name: string, ...given: readonly (number | undefined)[]): readonly CallExit[];
  /** The only exit. */
  one(heap: Heap, owner: string, name: string, ...given: readonly (number | undefined)[]): CallExit;
}

export interface SettingOptions {
  readonly predicates?: Vocabulary['predicates'];
  /** Primitive fields as `Owner.name`; default all. */
  readonly measured?: readonly string[];
  readonly constants?: readonly Constant[];
  readonly options?: Partial<MachineOptions>;
}

/** All reference fields are followed; all primitive ones are measured unless the test says otherwise. */
export async function setting(text: string, given: SettingOptions = {}): Promise<Setting> {
  const workspace = await openTexts([{ path: 'Test.java', text }]);
  const { table } = workspace;
  const hierarchy = new Hierarchy(table);
  const methods = table.inputs().flatMap((name) => table.find(name)?.methods ?? []);
  for (const method of methods) method.body();
  const names = table.inputs();
  const inputs = new Set(names);
  const fields = names.flatMap((name) => table.find(name)?.fields ?? []);
  const reference = ({ owner, name, type }: FieldReference): FieldReference => ({ owner, name, type });
  const vocabulary: Vocabulary = {
    predicates: given.predicates ?? [],
    followed: fields.filter(({ type }) => isReference(type)).map(reference),
    measured: fields
      .filter(({ type, owner, name }) => !isReference(type) && (given.measured?.includes(`${owner}.${name}`) ?? true))
      .map(reference),
    constants: given.constants ?? [ZERO, intConstant(1)],
    isTracked: (type) => inputs.has(type),
  };
  const machine = machineFor(
    { hierarchy, classes: worldOf(hierarchy, names) },
    {
      vocabulary,
      follows: ({ owner }) => inputs.has(owner),
      steps: 10_000,
      depth: 30,
      liveVariables,
      ...given.options,
    },
  );
  const [start] = machine.initial(names).exits;
  if (start === undefined) throw new Error('no initial heap');
  const method = (owner: string, name: string): MethodDeclaration => {
    const found = table.find(owner)?.methods.find((each) => each.name === name);
    if (found === undefined) throw new Error(`no ${owner}.${name}`);
    return found;
  };
  const call = (heap: Heap, owner: string, name: string, ...references: readonly (number | undefined)[]) => {
    const found = machine.call(
      heap,
      method(owner, name),
      references.map(
        (each): Argument => (each === undefined ? { kind: 'primitive' } : { kind: 'reference', reference: each }),
      ),
    );
    if (found.leftOut.length > 0) throw new Error(found.leftOut.join('; '));
    return found.exits;
  };
  const one: Setting['one'] = (heap, owner, name, ...references) => {
    const exits = call(heap, owner, name, ...references);
    const [exit] = exits;
    if (exit === undefined || exits.length > 1) throw new Error(`${exits.length} exits of ${owner}.${name}`);
    return exit;
  };
  return {
    machine,
    hierarchy,
    start: start.heap,
    method,
    field: (owner, name) => {
      const found = table.find(owner)?.fields.find((each) => each.name === name);
      if (found === undefined) throw new Error(`no ${owner}.${name}`);
      return found;
    },
    made: (heap, type, ...references) => {
      const fresh = machine.allocated(heap, type);
      const exit = one(fresh.heap, type, '<init>', fresh.object, ...references);
      if (exit.thrown !== undefined) throw new Error(exit.thrown.type);
      return { heap: machine.held(exit.heap, fresh.object), object: fresh.object };
    },
    call,
    one,
  };
}

/** A method that is not static, of a fresh object. */
export function isStatic(method: MethodDeclaration): boolean {
  return hasFlag(method, Flag.STATIC);
}

export { NULL_REFERENCE };

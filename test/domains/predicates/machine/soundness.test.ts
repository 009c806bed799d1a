/** Random calls on small components: what the interpreter does is among what the machine says may happen. */
import { describe, expect, it } from 'vitest';
import { worldOf } from '../../../../src/engine/program.js';
import { Machine as Interpreter } from '../../../../src/execution/machine.js';
import { JavaObject, type Value } from '../../../../src/execution/memory/values.js';
import { NATIVES } from '../../../../src/execution/natives/index.js';
import { Hierarchy } from '../../../../src/ir/hierarchy.js';
import { type FieldReference, intConstant } from '../../../../src/ir/instructions.js';
import { Flag, hasFlag, type MethodDeclaration } from '../../../../src/ir/program.js';
import { isPrimitive, isReference } from '../../../../src/ir/types.js';
import { machineFor } from '../../../../src/machines/predicates/machine/machine.js';
import type { Predicate, Vocabulary } from '../../../../src/machines/predicates/vocabulary.js';
import { liveVariables } from '../../../../src/program/flow/liveness.js';
import { openTexts } from '../../../support/open.js';
import { COMPONENTS } from './components.js';
import { matched, type Pairing, type Subject, stepped } from './side-by-side.js';

/** A small generator of numbers (Park and Miller). */
function random(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 48271) % 2147483647;
    return state % below;
  };
}

interface Component {
  readonly hierarchy: Hierarchy;
  readonly names: readonly string[];
  readonly operations: readonly MethodDeclaration[];
  readonly vocabulary: Vocabulary;
  readonly interpreter: () => Interpreter;
  readonly statics: readonly FieldReference[];
}

async function component(text: string, isPrecise: boolean): Promise<Component> {
  const { table } = await openTexts([{ path: 'Test.java', text }]);
  const hierarchy = new Hierarchy(table);
  for (const name of table.inputs()) for (const method of table.find(name)?.methods ?? []) method.body();
  const names = table.inputs();
  const inputs = new Set(names);
  const fields = names.flatMap((name) => table.find(name)?.fields ?? []);
  const own = fields.filter((field) => !hasFlag(field, Flag.STATIC));
  const primitive = own.filter(({ type }) => isPrimitive(type) && type !== 'double');
  const predicates: Predicate[] = [];
  for (const field of own) {
    const id = `P${predicates.length}`;
    if (isReference(field.type) && !field.type.endsWith('[]')) predicates.push({ kind: 'field-null', id, field });
    else if (isPrecise && isPrimitive(field.type)) {
      const value = field.type === 'long' ? 0n : 0;
      const constant = { kind: 'constant', type: field.type, value } as const;
      predicates.push({ kind: 'field-constant', id, field, operator: '=', constant });
      predicates.push({ kind: 'field-constant', id: `${id}b`, field, operator: '<', constant });
      for (const other of primitive)
        if (other.type === field.type) {
          predicates.push({ kind: 'fields', id: `${id}${other.name}`, left: field, operator: '=', right: other });
          predicates.push({ kind: 'fields', id: `${id}${other.name}b`, left: field, operator: '<', right: other });
        }
    }
  }
  const vocabulary: Vocabulary = {
    predicates,
    followed: fields.filter(({ type }) => isReference(type) && !type.endsWith('[]')),
    measured: isPrecise ? fields.filter(({ type }) => isPrimitive(type)) : [],
    constants: [intConstant(0), intConstant(3), { kind: 'constant', type: 'long', value: 0n }],
    isTracked: (type) => inputs.has(type),
  };
  const operations = names
    .flatMap((name) => table.find(name)?.methods ?? [])
    .filter(
      ({ owner, name, flags }) =>
        !owner.includes('$') &&
        name !== '<clinit>' &&
        (flags & (Flag.PRIVATE | Flag.SYNTHETIC)) === 0 &&
        name !== 'valueOf',
    );
  return {
    hierarchy,
    names,
    operations,
    vocabulary,
    interpreter: () => new Interpreter(table, { natives: NATIVES, stepBudget: 100_000 }),
    statics: fields.filter((field) => hasFlag(field, Flag.STATIC) && inputs.has(field.type)),
  };
}

function subjectOf({ hierarchy, names, vocabulary, interpreter, statics }: Component): {
  subject: Subject;
  start: Pairing;
} {
  const machine = machineFor(
    { hierarchy, classes: worldOf(hierarchy, names) },
    { vocabulary, follows: ({ owner }) => names.includes(owner), steps: 50_000, depth: 40, liveVariables },
  );
  const real = interpreter();
  for (const name of names) real.initialise(name);
  const subject: Subject = {
    machine,
    hierarchy,
    interpreter: real,
    followed: vocabulary.followed.filter((field) => {
      const declared = hierarchy.declaredField(field.owner, field.name);
      return declared !== undefined && !hasFlag(declared, Flag.STATIC);
    }),
    statics,
    predicates: vocabulary.predicates,
    isTracked: vocabulary.isTracked,
  };
  const initial = machine.initial(names);
  const [first] = initial.exits;
  if (first === undefined || initial.leftOut.length > 0) throw new Error(`no start: ${initial.leftOut.join()}`);
  const start = matched(subject, first.heap, new Map());
  if (start === undefined) throw new Error('the start does not fit');
  return { subject, start };
}

/** A run of random calls; what went wrong, or undefined. */
function walk(from: Component, seed: number, length: number): string | undefined {
  const { subject, start } = subjectOf(from);
  const { machine, interpreter, hierarchy } = subject;
  const below = random(seed);
  let pairing = start;
  const trace: string[] = [];
  const held = (): readonly JavaObject[] =>
    [...pairing.objects].filter(([, number]) => machine.isHeld(pairing.heap, number)).map(([object]) => object);
  const someValue = (type: string): Value => {
    if (type === 'boolean') return below(2);
    if (type === 'long') return BigInt(below(5) - 1);
    if (isPrimitive(type)) return below(10) - 1;
    const fitting = held().filter((object) => hierarchy.isAssignable(object.type.name, type));
    if (fitting.length > 0 && below(4) > 0) return fitting[below(fitting.length)] ?? null;
    return type === 'java.lang.Object' && below(2) === 0 ? interpreter.string('s') : null;
  };
  for (let count = 0; count < length; count++) {
    const method = from.operations[below(from.operations.length)];
    if (method === undefined) continue;
    const values: Value[] = [];
    if (method.name === '<init>') {
      if (hierarchy.find(method.owner)?.kind === 'enum' || held().length > 6) continue;
      const object = interpreter.allocate(method.owner);
      const made = machine.allocated(pairing.heap, method.owner);
      pairing = { heap: made.heap, objects: new Map([...pairing.objects, [object, made.object]]) };
      values.push(object);
    } else if (!hasFlag(method, Flag.STATIC)) {
      const receiver = someValue(method.owner);
      if (receiver === null) continue;
      values.push(receiver);
    }
    for (const { type } of method.parameters) values.push(someValue(type));
    trace.push(
      `${method.owner}.${method.name}(${values.map((value) => (value instanceof JavaObject ? `${value.type.name}${pairing.objects.get(value)}` : String(value))).join(', ')})`,
    );
    const after = stepped(subject, pairing, method, values);
    if ('problem' in after) return `seed ${seed}: ${after.problem}\n${trace.join('\n')}`;
    pairing = after;
    const [receiver] = values;
    if (receiver instanceof JavaObject && method.name === '<init>') {
      const number = pairing.objects.get(receiver) ?? -1;
      // A constructor that fails leaves an object that the client cannot name.
      if (machine.isRaw(pairing.heap, number)) return undefined;
      pairing = { heap: machine.held(pairing.heap, number), objects: pairing.objects };
    }
    if (below(3) === 0) {
      const again = canonical(subject, pairing);
      if (again === undefined) return `seed ${seed}: the canonical heap is another\n${trace.join('\n')}`;
      pairing = again;
    }
  }
  return undefined;
}

/** The pairing with the canonical heap: some way to pair held objects must fit. */
function canonical(subject: Subject, { heap, objects }: Pairing): Pairing | undefined {
  const { machine } = subject;
  const found = machine.canonical(heap).heap;
  const left = [...objects].filter(([, number]) => machine.isHeld(heap, number)).map(([object]) => object);
  const right = found.objects.filter((object) => machine.isHeld(found, object));
  if (left.length !== right.length) return undefined;
  const search = (pairs: ReadonlyMap<JavaObject, number>): Pairing | undefined => {
    const matching = matched(subject, found, pairs);
    if (matching === undefined) return undefined;
    const next = left.find((object) => !matching.objects.has(object));
    if (next === undefined) return matching;
    const used = new Set(matching.objects.values());
    for (const object of right) {
      if (used.has(object) || machine.typeOf(found, object) !== next.type.name) continue;
      const result = search(new Map([...matching.objects, [next, object]]));
      if (result !== undefined) return result;
    }
    return undefined;
  };
  return search(new Map());
}

describe('the machine beside the interpreter', () => {
  for (const [name, text] of Object.entries(COMPONENTS)) {
    for (const isPrecise of [true, false]) {
      it(`${name}, ${isPrecise ? 'values measured' : 'values unknown'}`, async () => {
        const from = await component(text, isPrecise);
        const problems: string[] = [];
        for (let seed = 1; seed <= 12 && problems.length === 0; seed++) {
          const problem = walk(from, seed * 7919, 25);
          if (problem !== undefined) problems.push(problem);
        }
        expect(problems).toEqual([]);
      });
    }
  }
});

/** All concrete starts of a method with few objects, each once up to renaming, by types alone. */
import type { EvaluationState } from '../../../../src/facts/index.js';
import type { HeapValue } from '../../../../src/ir/heap.js';
import type { Hierarchy } from '../../../../src/ir/hierarchy.js';
import { Flag, hasFlag } from '../../../../src/ir/program.js';
import { isReference } from '../../../../src/ir/types.js';
import { TestHeap } from '../../../facts/fixture.js';
import type { Opened } from './opened.js';

export interface ConcreteStart {
  /** By object: its class. */
  readonly types: readonly string[];
  /** By object: numbers of fields, and objects or -1. */
  readonly fields: readonly (readonly (readonly [field: number, target: number])[])[];
  /** Slots of parameters and static fields, and objects or -1. */
  readonly slots: readonly (readonly [slot: number, target: number])[];
}

/** Objects are numbered in the order in which a walk from the slots meets them. Payload fields are left null. */
export function* allStarts(opened: Opened, most: number): Generator<ConcreteStart> {
  const { tables, code } = opened;
  const { hierarchy } = tables.program;
  const numbering = tables.slots(code);
  const anchors = [
    ...code.body.parameters
      .filter(({ type }) => isReference(type))
      .map((each) => ({ slot: numbering.of(each), type: each.type, given: each.sourceName === 'this' })),
    ...tables.options.universe.statics.map(({ type }, index) => ({
      slot: numbering.firstStatic + index,
      type,
      given: false,
    })),
  ];
  const classes = hierarchy.table
    .inputs()
    .filter(
      (name) =>
        hierarchy.find(name) !== undefined && !hasFlag({ flags: hierarchy.find(name)?.flags ?? 0 }, Flag.ABSTRACT),
    );
  const links = tables.options.universe.links.map((field, number) => ({ ...field, number }));
  const types: string[] = [];
  const values: number[] = [];
  const linksOf = (type: string) => links.filter(({ owner }) => hierarchy.isSubclass(type, owner));
  /** References in the order of the walk: the anchors, then the links of each object in turn. */
  const wanted = (index: number): { readonly type: string; readonly given: boolean } | undefined => {
    if (index < anchors.length) return anchors[index];
    let rest = index - anchors.length;
    for (const type of types) {
      const own = linksOf(type);
      if (rest < own.length) return { type: own[rest]?.type ?? '', given: false };
      rest -= own.length;
    }
    return undefined;
  };
  function* fill(): Generator<ConcreteStart> {
    const reference = wanted(values.length);
    if (reference === undefined) {
      yield finished();
      return;
    }
    for (let target = reference.given ? 0 : -1; target <= types.length; target++) {
      if (target === types.length) {
        if (types.length === most) continue;
        for (const type of classes.filter((each) => hierarchy.isAssignable(each, reference.type))) {
          types.push(type);
          values.push(target);
          yield* fill();
          values.pop();
          types.pop();
        }
      } else if (target === -1 || hierarchy.isAssignable(types[target] as string, reference.type)) {
        values.push(target);
        yield* fill();
        values.pop();
      }
    }
  }
  function finished(): ConcreteStart {
    let next = anchors.length;
    return {
      types: [...types],
      slots: anchors.map(({ slot }, index) => [slot, values[index] as number] as const),
      fields: types.map((type) => linksOf(type).map(({ number }) => [number, values[next++] as number] as const)),
    };
  }
  yield* fill();
}

/** Classes of the input that can have objects. */
export function concreteClasses(hierarchy: Hierarchy): readonly string[] {
  return hierarchy.table.inputs().filter((name) => {
    const declaration = hierarchy.find(name);
    return declaration !== undefined && !hasFlag(declaration, Flag.ABSTRACT);
  });
}

/** The same for `judge`. */
export function evaluationState({ tables, code }: Opened, start: ConcreteStart): EvaluationState {
  const heap = new TestHeap(tables.program.hierarchy);
  const objects = start.types.map((type) => heap.make(type));
  start.fields.forEach((fields, source) => {
    for (const [field, target] of fields) {
      const { owner, name } = tables.numbers.field(field);
      const object = objects[source];
      if (object !== undefined) object.fields[`${owner}.${name}`] = objects[target] ?? null;
    }
  });
  const slots = tables.slots(code);
  const held = new Map(start.slots.map(([slot, target]): [number, HeapValue] => [slot, objects[target] ?? null]));
  tables.options.universe.statics.forEach(({ owner, name }, index) => {
    heap.staticValues.set(`${owner}.${name}`, held.get(slots.firstStatic + index) ?? null);
  });
  const parameters = new Map(
    code.body.parameters.map((each) => [each.sourceName ?? each.name, held.get(slots.of(each)) ?? null]),
  );
  return { heap, variable: (name) => parameters.get(name) ?? null, roots: () => [...parameters.values()] };
}

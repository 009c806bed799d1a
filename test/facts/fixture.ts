/** Hand-made classes and heaps for tests of formulas. */
import {
  type BoundFormula,
  bindFormula,
  type EvaluationState,
  type FormulaValue,
  judge,
  parseFormula,
  type Scope,
} from '../../src/facts/index.js';
import type { HeapObject, HeapValue, HeapView } from '../../src/ir/heap.js';
import { Hierarchy } from '../../src/ir/hierarchy.js';
import { type ClassDeclaration, type ClassTable, Flag } from '../../src/ir/program.js';
import { NOWHERE } from '../../src/ir/span.js';

export interface ClassSketch {
  readonly extends?: string;
  readonly implements?: readonly string[];
  readonly outer?: string;
  readonly fields?: Readonly<Record<string, string>>;
  readonly statics?: Readonly<Record<string, string>>;
  readonly constants?: Readonly<Record<string, number>>;
  readonly origin?: ClassDeclaration['origin'];
  readonly interface?: boolean;
}

export function tableOf(sketches: Readonly<Record<string, ClassSketch>>): ClassTable {
  const classes = new Map<string, ClassDeclaration>();
  const all: Record<string, ClassSketch> = {
    'java.lang.Object': { origin: 'model' },
    'java.lang.String': { origin: 'model' },
    ...sketches,
  };
  for (const [name, sketch] of Object.entries(all)) {
    const field =
      (flags: number) =>
      ([fieldName, type]: [string, string]) => ({
        owner: name,
        name: fieldName,
        type,
        flags,
        annotations: [],
        span: NOWHERE,
      });
    classes.set(name, {
      name,
      kind: sketch.interface === true ? 'interface' : 'class',
      origin: sketch.origin ?? 'input',
      flags: sketch.interface === true ? Flag.INTERFACE | Flag.ABSTRACT : 0,
      ...(name === 'java.lang.Object' ? {} : { superclass: sketch.extends ?? 'java.lang.Object' }),
      interfaces: sketch.implements ?? [],
      ...(sketch.outer === undefined ? {} : { outer: sketch.outer }),
      members: [],
      permits: [],
      fields: [
        ...Object.entries(sketch.fields ?? {}).map(field(0)),
        ...Object.entries(sketch.statics ?? {}).map(field(Flag.STATIC)),
        ...Object.entries(sketch.constants ?? {}).map(([constant, value]) => ({
          ...field(Flag.STATIC)([constant, 'int']),
          constant: { kind: 'constant' as const, type: 'int', value },
        })),
      ],
      methods: [],
      annotations: [],
      invariants: [],
      span: NOWHERE,
    });
  }
  const inputs = [...classes.values()].filter(({ origin }) => origin === 'input').map(({ name }) => name);
  return { find: (name) => classes.get(name), inputs: () => inputs, diagnostics: () => [] };
}

export class Thing implements HeapObject {
  constructor(
    readonly id: number,
    readonly type: string,
    readonly fields: Record<string, HeapValue>,
    readonly elements?: HeapValue[],
    readonly text?: string,
  ) {}
}

/** Fields are given by name; those not given are null. */
export class TestHeap implements HeapView {
  #count = 0;
  readonly staticValues = new Map<string, HeapValue>();
  constructor(readonly hierarchy: Hierarchy) {}

  make(type: string, fields: Record<string, HeapValue> = {}): Thing {
    return new Thing(++this.#count, type, fields);
  }
  array(type: string, elements: HeapValue[]): Thing {
    return new Thing(++this.#count, type, {}, elements);
  }
  string(text: string): Thing {
    return new Thing(++this.#count, 'java.lang.String', {}, undefined, text);
  }
  typeOf(object: HeapObject): string {
    return (object as Thing).type;
  }
  fields(object: HeapObject) {
    const type = this.typeOf(object);
    if (type.endsWith('[]')) return [];
    return [...this.hierarchy.superclassChain(type)]
      .reverse()
      .flatMap((each) => each.fields.filter(({ flags }) => (flags & Flag.STATIC) === 0));
  }
  field(object: HeapObject, owner: string, name: string): HeapValue | undefined {
    const thing = object as Thing;
    const declared = this.fields(object).find((each) => each.owner === owner && each.name === name);
    if (declared === undefined) return undefined;
    return thing.fields[`${owner}.${name}`] ?? thing.fields[name] ?? null;
  }
  staticField(owner: string, name: string): HeapValue | undefined {
    return this.staticValues.get(`${owner}.${name}`);
  }
  statics() {
    return [...this.staticValues].map(([key, value]) => {
      const at = key.lastIndexOf('.');
      return {
        owner: key.slice(0, at),
        name: key.slice(at + 1),
        type: typeof value === 'object' ? 'java.lang.Object' : 'int',
      };
    });
  }
  length(array: HeapObject): number | undefined {
    return (array as Thing).elements?.length;
  }
  element(array: HeapObject, index: number): HeapValue {
    return (array as Thing).elements?.[index] ?? null;
  }
  text(object: HeapObject): string | undefined {
    return (object as Thing).text;
  }
}

export function bind(text: string, scope: Scope, hierarchy: Hierarchy): BoundFormula {
  const { formula, error } = parseFormula(text);
  if (formula === undefined) throw new Error(`${text}: ${error.message} at ${error.offset}`);
  const { bound, errors } = bindFormula(formula, scope, hierarchy);
  if (bound === undefined) throw new Error(`${text}: ${errors[0].message} at ${errors[0].offset}`);
  return bound;
}

export interface Setting {
  readonly hierarchy: Hierarchy;
  readonly heap: TestHeap;
  readonly types: Readonly<Record<string, string>>;
  readonly values: Readonly<Record<string, HeapValue>>;
}

/** A scope and a state over the same variables; `\old`, `\result` are available in scopes of exit. */
export function scopeOf(types: Readonly<Record<string, string>>, rest: Partial<Scope> = {}): Scope {
  return { owner: types.this ?? 'Main', variable: (name) => types[name], ...rest };
}

export function stateOf(
  heap: HeapView,
  values: Readonly<Record<string, HeapValue>>,
  rest: Partial<EvaluationState> = {},
): EvaluationState {
  return { heap, variable: (name) => values[name] ?? null, roots: () => Object.values(values), ...rest };
}

export function judged(text: string, { hierarchy, heap, types, values }: Setting): FormulaValue['kind'] {
  return judge(bind(text, scopeOf(types), hierarchy), stateOf(heap, values)).kind;
}

export { Hierarchy };

/**
 * Whether a state of the machine is one that the picture stands for: whether there are objects for those of the sketch so that all fits that can be seen.
 * Uses neither the order of pictures nor the code of the steps. What only callers see is not looked at.
 */
import type { ConcreteState } from '../../../engine/concrete.js';
import type { HeapObject, HeapValue } from '../../../ir/heap.js';
import { isArray } from '../../../ir/types.js';
import { SKETCH_BUDGETS } from './budgets.js';
import { EQUAL, GREATER, LESS } from './order.js';
import type { Picture } from './pictures.js';
import type { Tools } from './tools.js';
import { type NodeNumber, type ReferenceValue, type SymbolNumber, UNSET } from './values.js';

const MOST_TRIALS = SKETCH_BUDGETS.represents.mostTrials.most;
const MOST_OBJECTS = SKETCH_BUDGETS.represents.mostObjects.most;

/** What was chosen so far. Not changed. */
interface Choice {
  readonly values: ReadonlyMap<SymbolNumber, HeapValue>;
  readonly objects: ReadonlyMap<NodeNumber, HeapObject>;
  readonly nodes: ReadonlyMap<HeapObject, NodeNumber>;
  /** Objects that the picture takes for others. */
  readonly others: ReadonlySet<HeapObject>;
}

/** Something that a place holds: by its symbol, or anything that others find. */
interface Held {
  readonly symbol: SymbolNumber;
  readonly value: HeapValue;
}

export function represents(tools: Tools, concrete: ConcreteState, picture: Picture): boolean {
  if (picture.activation === undefined) return false;
  return new Search(tools, concrete, picture, picture.activation.base).succeeds();
}

class Search {
  readonly #tools: Tools;
  readonly #concrete: ConcreteState;
  readonly #picture: Picture;
  readonly #base: number;
  #trials = 0;
  /** What anybody finds. */
  #anybody: ReadonlySet<HeapObject> | undefined;

  constructor(tools: Tools, concrete: ConcreteState, picture: Picture, base: number) {
    this.#tools = tools;
    this.#concrete = concrete;
    this.#picture = picture;
    this.#base = base;
  }

  succeeds(): boolean {
    const { method, value } = this.#concrete;
    const { sketch } = this.#picture;
    const held: Held[] = [{ symbol: 0, value: 0 }];
    for (const variable of method.body()?.variables ?? []) {
      const symbol = sketch.variables[this.#base + variable.index] ?? UNSET;
      const found = value(variable);
      if (symbol !== UNSET && found !== undefined) held.push({ symbol, value: found });
    }
    return this.#goesOn({ values: new Map(), objects: new Map(), nodes: new Map(), others: new Set() }, held);
  }

  #goesOn(choice: Choice, held: readonly Held[]): boolean {
    if (++this.#trials > MOST_TRIALS) return true;
    const [next, ...rest] = held;
    if (next === undefined) return this.#fits(choice);
    const { symbol, value } = next;
    if (symbol === UNSET) return this.#other(choice, value, rest);
    const known = choice.values.get(symbol);
    if (known !== undefined) return isSame(known, value) && this.#goesOn(choice, rest);
    const said = this.#picture.sketch.value(symbol);
    const now: Choice = { ...choice, values: new Map(choice.values).set(symbol, value) };
    if (said.kind === 'number') return isWithin(value, said) && this.#goesOn(now, rest);
    if (value === null) return said.mayBeNull && this.#goesOn(now, rest);
    if (typeof value !== 'object') return false;
    return this.#reference(now, { said, object: value }, rest);
  }

  #reference(
    choice: Choice,
    { said, object }: { readonly said: ReferenceValue; readonly object: HeapObject },
    rest: readonly Held[],
  ): boolean {
    for (const node of said.nodes) if (this.#isNode(choice, node, object, rest)) return true;
    return said.mayBeOther && this.#other(choice, object, rest);
  }

  /** It may be the object of the sketch, with all that is said of this. */
  #isNode(choice: Choice, node: NodeNumber, object: HeapObject, rest: readonly Held[]): boolean {
    const known = choice.nodes.get(object);
    if (known !== undefined) return known === node && this.#goesOn(choice, rest);
    const state = this.#picture.sketch.nodes.get(node);
    if (state === undefined || choice.objects.has(node)) return false;
    if (choice.others.has(object) && !state.isEscaped) return false;
    const { heap } = this.#concrete;
    const { layout, coming } = this.#tools.nodes.kind(node);
    const type = heap.typeOf(object);
    const isOfClass =
      coming === 'receiver'
        ? !isArray(type) && this.#tools.program.hierarchy.isSubclass(type, layout.type)
        : type === layout.type;
    if (!isOfClass) return false;
    const held = layout.fields.map(({ owner, name }, slot) => ({
      symbol: state.slots[slot] ?? UNSET,
      value: heap.field(object, owner, name) ?? null,
    }));
    const now: Choice = {
      ...choice,
      objects: new Map(choice.objects).set(node, object),
      nodes: new Map(choice.nodes).set(object, node),
    };
    return this.#goesOn(now, [...held, ...rest]);
  }

  #other(choice: Choice, value: HeapValue, rest: readonly Held[]): boolean {
    if (typeof value !== 'object' || value === null) return this.#goesOn(choice, rest);
    const node = choice.nodes.get(value);
    if (node !== undefined) return this.#isEscaped(node) && this.#goesOn(choice, rest);
    return this.#goesOn({ ...choice, others: new Set(choice.others).add(value) }, rest);
  }

  #isEscaped(node: NodeNumber): boolean {
    return this.#picture.sketch.nodes.get(node)?.isEscaped === true;
  }

  /** Whether numbers compare as is said, and others find only what is said to be found. */
  #fits({ values, objects, nodes, others }: Choice): boolean {
    for (const [one, other, order] of this.#picture.sketch.learnt()) {
      const [left, right] = [values.get(one), values.get(other)];
      if (typeof left === 'object' || typeof right === 'object' || left === undefined || right === undefined) continue;
      const way = left < right ? LESS : left > right ? GREATER : EQUAL;
      if ((order & way) === 0) return false;
    }
    const escaped = [...objects].flatMap(([node, object]) => (this.#isEscaped(node) ? [object] : []));
    return this.#findsOnlyEscaped([...escaped, ...others], nodes);
  }

  #findsOnlyEscaped(from: readonly HeapObject[], nodes: ReadonlyMap<HeapObject, NodeNumber>): boolean {
    this.#anybody ??= this.#foundBy(this.#statics(), new Set());
    const found = this.#foundBy(from, this.#anybody);
    if (found.size + this.#anybody.size > MOST_OBJECTS) return true;
    for (const [object, node] of nodes)
      if (!this.#isEscaped(node) && (found.has(object) || this.#anybody.has(object))) return false;
    return true;
  }

  /** What static fields hold, and what was there before the run. */
  #statics(): readonly HeapObject[] {
    const { heap, older = [] } = this.#concrete;
    const held = heap.statics().map(({ owner, name }) => heap.staticField(owner, name));
    return [...older, ...held.filter((value) => typeof value === 'object' && value !== null)];
  }

  /** Objects that these lead to, without those that are known already. */
  #foundBy(from: readonly HeapObject[], known: ReadonlySet<HeapObject>): ReadonlySet<HeapObject> {
    const { heap } = this.#concrete;
    const found = new Set(from.filter((object) => !known.has(object)));
    const add = (value: HeapValue | undefined): void => {
      if (typeof value === 'object' && value !== null && !known.has(value)) found.add(value);
    };
    for (const object of found) {
      if (found.size > MOST_OBJECTS) break;
      const length = heap.length(object);
      if (length === undefined) for (const { owner, name } of heap.fields(object)) add(heap.field(object, owner, name));
      else for (let index = 0; index < length; index++) add(heap.element(object, index));
    }
    return found;
  }
}

/** Conversions from `int` to `long` keep the symbol. */
function isSame(one: HeapValue, other: HeapValue): boolean {
  if (typeof one === 'bigint' || typeof other === 'bigint')
    return typeof one !== 'object' && typeof other !== 'object' && BigInt(one) === BigInt(other);
  return Object.is(one, other) || one === other;
}

function isWithin(value: HeapValue, { low, high }: { readonly low: number; readonly high: number }): boolean {
  if (typeof value !== 'number' && typeof value !== 'bigint') return false;
  return (low === -Infinity || value >= low) && (high === Infinity || value <= high);
}

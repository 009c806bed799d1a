/**
 * A heap under construction: objects whose slots are decided one by one.
 *
 * Reading a slot that is not decided yet throws an `UndeterminedSlot`: whoever evaluates a formula on such a heap learns
 * in this way what has to be chosen next. What has been read never changes while it is decided.
 */
import type { HeapObject, HeapValue, HeapView } from '../../ir/heap.js';
import { type ClassName, isArray, type TypeName } from '../../ir/types.js';
import type { Layout, SlotKind } from './layout.js';
import type { HeapWorld } from './world.js';

/** An enumerated object or array. */
export class Cell implements HeapObject {
  constructor(
    readonly id: number,
    public layout: Layout,
    /** Fields in the layout's order, or elements; undefined where not decided. */
    public slots: (HeapValue | undefined)[],
    /** An object whose constructor is about to run: nothing refers to it and no invariant binds it. */
    readonly raw: boolean,
  ) {}

  kind(index: number): SlotKind {
    return this.layout.kinds[isArray(this.layout.type) ? 0 : index] as SlotKind;
  }
}

/** A parameter of the method, the receiver included. */
export interface Root extends SlotKind {
  readonly name: string;
}

/** Where a choice is to be made: a slot of an object, or (`cell` undefined) the root of that index. */
export interface Slot {
  readonly cell: Cell | undefined;
  readonly index: number;
}

/** Thrown by reads; no error, so no stack is captured. */
export class UndeterminedSlot {
  constructor(readonly slot: Slot) {}
}

export class PartialHeap implements HeapView {
  readonly cells: Cell[] = [];
  readonly values: (HeapValue | undefined)[];
  /** Objects and arrays, elements counted too. */
  size = 0;
  /** How often slots have been read: what evaluating formulas costs. */
  reads = 0;
  readonly #counts = new Map<TypeName, number>();
  readonly #firstId: number;

  constructor(
    readonly world: HeapWorld,
    readonly roots: readonly Root[],
  ) {
    this.values = roots.map(() => undefined);
    this.#firstId = world.existing.reduce((highest, { id }) => Math.max(highest, id), 0) + 1;
  }

  /** How many objects of exactly this type there are. */
  count(type: TypeName): number {
    return this.#counts.get(type) ?? 0;
  }

  add(layout: Layout, length: number | undefined): Cell {
    const slots =
      length === undefined ? [...layout.initial] : new Array<HeapValue | undefined>(length).fill(layout.initial[0]);
    const cell = new Cell(this.#firstId + this.cells.length, layout, slots, false);
    this.cells.push(cell);
    this.#counts.set(layout.type, this.count(layout.type) + 1);
    this.size += sizeOf(length);
    return cell;
  }

  /** Takes back the last `add`. */
  removeLast(): void {
    const cell = this.cells.pop();
    if (cell === undefined) return;
    const { type } = cell.layout;
    this.#counts.set(type, this.count(type) - 1);
    this.size -= sizeOf(isArray(type) ? cell.slots.length : undefined);
  }

  /** Makes an object without slots one of another class, and back again. */
  reveal(cell: Cell, layout: Layout): void {
    this.#counts.set(cell.layout.type, this.count(cell.layout.type) - 1);
    this.#counts.set(layout.type, this.count(layout.type) + 1);
    cell.layout = layout;
    cell.slots = [...layout.initial];
  }

  set(slot: Slot, value: HeapValue | undefined): void {
    if (slot.cell === undefined) this.values[slot.index] = value;
    else slot.cell.slots[slot.index] = value;
  }

  kind(slot: Slot): SlotKind {
    return slot.cell === undefined ? (this.roots[slot.index] as Root) : slot.cell.kind(slot.index);
  }

  /** The value of a root; throws where it is not decided. */
  root(index: number): HeapValue {
    this.reads++;
    const value = this.values[index];
    if (value === undefined) throw new UndeterminedSlot({ cell: undefined, index });
    return value;
  }

  #slot(cell: Cell, index: number): HeapValue {
    this.reads++;
    const value = cell.slots[index];
    if (value === undefined) throw new UndeterminedSlot({ cell, index });
    return value;
  }

  typeOf(object: HeapObject): TypeName {
    return object instanceof Cell ? object.layout.type : this.world.view.typeOf(object);
  }

  field(object: HeapObject, owner: ClassName, name: string): HeapValue | undefined {
    if (!(object instanceof Cell)) return this.world.view.field(object, owner, name);
    const position = object.layout.positions.of(owner, name);
    return position === undefined ? undefined : this.#slot(object, position);
  }

  fields(object: HeapObject): ReturnType<HeapView['fields']> {
    return object instanceof Cell ? object.layout.fields : this.world.view.fields(object);
  }

  staticField(owner: ClassName, name: string): HeapValue | undefined {
    return this.world.view.staticField(owner, name);
  }

  statics(): ReturnType<HeapView['statics']> {
    return this.world.view.statics();
  }

  length(array: HeapObject): number | undefined {
    if (!(array instanceof Cell)) return this.world.view.length(array);
    return isArray(array.layout.type) ? array.slots.length : undefined;
  }

  element(array: HeapObject, index: number): HeapValue {
    return array instanceof Cell ? this.#slot(array, index) : this.world.view.element(array, index);
  }

  text(object: HeapObject): string | undefined {
    return object instanceof Cell ? undefined : this.world.view.text(object);
  }
}

/** What an object, or an array of that length, adds to the size of a heap. */
export function sizeOf(length: number | undefined): number {
  return 1 + (length ?? 0);
}

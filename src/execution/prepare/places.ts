/** Steps that read and write fields, statics and array elements. The checks that make them safe are edges before. */
import { narrow } from '../../ir/arithmetic.js';
import type { Point } from '../../ir/body.js';
import type { FieldReference, Place } from '../../ir/instructions.js';
import type { Step } from '../frame.js';
import type { JavaArray, JavaObject, Reference, Value } from '../memory/values.js';
import { opaqueValue } from '../opaque/opaque-values.js';
import type { Runtime } from '../runtime.js';
import type { Operands } from './operands.js';

export function loadStep(runtime: Runtime, operands: Operands, target: number, place: Place, next: Point): Step {
  switch (place.kind) {
    case 'field': {
      const base = place.base.index;
      const slot = instanceSlot(runtime, place.field);
      if (slot === undefined) return missing(runtime, place.field);
      return (r) => {
        r[target] = (r[base] as JavaObject).fields[slot] as Value;
        return next;
      };
    }
    case 'static': {
      const { field } = place;
      const declaring = runtime.heap.classes.get(field.owner);
      if (runtime.isOpaque(field.owner)) return opaqueLoad(runtime, target, field, next);
      const slot = declaring.staticSlot(field.name);
      if (slot === undefined) return missing(runtime, field);
      const unknown = opaqueLoad(runtime, target, field, next);
      return (r, frame) => {
        if (declaring.state === 'broken') return unknown(r, frame);
        r[target] = declaring.statics[slot] as Value;
        return next;
      };
    }
    case 'element': {
      const base = place.base.index;
      const index = operands.register(place.index);
      return elementLoad(place.type, target, base, index, next);
    }
    case 'length': {
      const base = place.base.index;
      return (r) => {
        r[target] = (r[base] as JavaArray).elements.length;
        return next;
      };
    }
  }
}

/** The same for every type, but each closure text sees one kind of typed array. */
function elementLoad(type: string, target: number, base: number, index: number, next: Point): Step {
  switch (type) {
    case 'int':
      return (r) => {
        r[target] = ((r[base] as JavaArray).elements as Int32Array)[r[index] as number] as number;
        return next;
      };
    case 'char':
      return (r) => {
        r[target] = ((r[base] as JavaArray).elements as Uint16Array)[r[index] as number] as number;
        return next;
      };
    case 'long':
      return (r) => {
        r[target] = ((r[base] as JavaArray).elements as BigInt64Array)[r[index] as number] as bigint;
        return next;
      };
    case 'double':
      return (r) => {
        r[target] = ((r[base] as JavaArray).elements as Float64Array)[r[index] as number] as number;
        return next;
      };
    case 'boolean':
    case 'byte':
    case 'short':
    case 'float':
      return (r) => {
        r[target] = (r[base] as JavaArray).elements[r[index] as number] as number;
        return next;
      };
    default:
      return (r) => {
        r[target] = ((r[base] as JavaArray).elements as (Reference | null)[])[r[index] as number] as Value;
        return next;
      };
  }
}

export function storeStep(runtime: Runtime, operands: Operands, place: Place, source: number, next: Point): Step {
  const { heap } = runtime;
  switch (place.kind) {
    case 'field': {
      const base = place.base.index;
      const slot = instanceSlot(runtime, place.field);
      if (slot === undefined) return missing(runtime, place.field);
      return (r) => {
        const object = r[base] as JavaObject;
        if (object.id < heap.limit) heap.touch(object);
        object.fields[slot] = r[source] as Value;
        return next;
      };
    }
    case 'static': {
      const { field } = place;
      const declaring = heap.classes.get(field.owner);
      const slot = declaring.staticSlot(field.name);
      if (slot === undefined) return missing(runtime, field);
      return (r) => {
        if (heap.limit > 0) heap.touchClass(declaring);
        declaring.statics[slot] = r[source] as Value;
        return next;
      };
    }
    case 'element': {
      const base = place.base.index;
      const index = operands.register(place.index);
      return elementStore(runtime, { type: place.type, base, index }, source, next);
    }
    case 'length':
      return () => runtime.unsupported('the length of an array is read only');
  }
}

/** An element: the type of the elements, the registers of the array and of the index. */
interface ElementPlace {
  readonly type: string;
  readonly base: number;
  readonly index: number;
}

function elementStore(runtime: Runtime, { type, base, index }: ElementPlace, source: number, next: Point): Step {
  const { heap } = runtime;
  switch (type) {
    case 'int':
      return (r) => {
        const array = r[base] as JavaArray;
        if (array.id < heap.limit) heap.touch(array);
        (array.elements as Int32Array)[r[index] as number] = r[source] as number;
        return next;
      };
    case 'boolean':
      return (r) => {
        const array = r[base] as JavaArray;
        if (array.id < heap.limit) heap.touch(array);
        (array.elements as Uint8Array)[r[index] as number] = narrow(r[source] as number, 'boolean');
        return next;
      };
    case 'byte':
    case 'short':
    case 'char':
    case 'long':
    case 'float':
    case 'double':
      // A typed array keeps exactly the bits that Java's narrowing keeps.
      return (r) => {
        const array = r[base] as JavaArray;
        if (array.id < heap.limit) heap.touch(array);
        (array.elements as Int8Array)[r[index] as number] = r[source] as number;
        return next;
      };
    default:
      return (r) => {
        const array = r[base] as JavaArray;
        if (array.id < heap.limit) heap.touch(array);
        (array.elements as (Reference | null)[])[r[index] as number] = r[source] as Reference | null;
        return next;
      };
  }
}

/** Of a class whose initialiser has not run. */
function opaqueLoad(runtime: Runtime, target: number, { type }: FieldReference, next: Point): Step {
  return (r, frame) => {
    r[target] = opaqueValue(runtime, type);
    runtime.answered(frame, target);
    return next;
  };
}

function instanceSlot(runtime: Runtime, field: FieldReference): number | undefined {
  return runtime.heap.classes.get(field.owner).slot(field.owner, field.name);
}

function missing(runtime: Runtime, field: FieldReference): Step {
  return (_, frame) => {
    runtime.top = frame;
    return runtime.unsupported(`field ${field.owner}.${field.name} is not known`);
  };
}

/** A part of the heap as plain data: variables, the objects that they reach, and a text of both. */
import type { HeapObject, HeapValue, HeapView } from '../../ir/heap.js';
import type { TypeName } from '../../ir/types.js';

/** A primitive as text, null, a string's text in quotes, or a reference to an object by its name. */
export type SnapshotValue = { readonly text: string } | { readonly object: string };

export interface SnapshotObject {
  /** See ObjectNames: `Node#1`. */
  readonly name: string;
  readonly type: TypeName;
  /** Field names, or indices of an array's elements; qualified by the class where a name is declared twice. */
  readonly fields: readonly (readonly [name: string, value: SnapshotValue])[];
  /** How many fields or elements were left out. */
  readonly omitted: number;
}

export interface HeapSnapshot {
  readonly variables: readonly (readonly [name: string, value: SnapshotValue])[];
  readonly objects: readonly SnapshotObject[];
  /** Whether objects were left out because there were too many. */
  readonly truncated: boolean;
}

export interface SnapshotLimits {
  readonly objects: number;
  /** Fields or elements of one object. */
  readonly fields: number;
  /** Characters of one string. */
  readonly characters: number;
}

export const LIMITS: SnapshotLimits = { objects: 60, fields: 40, characters: 80 };

export interface NamedValue {
  readonly name: string;
  readonly type: TypeName;
  readonly value: HeapValue;
}

/** Names of objects for people: class and number, from 1 for each class in order of discovery; an object keeps its name. */
export class ObjectNames {
  readonly #names = new Map<HeapObject, string>();
  readonly #counts = new Map<string, number>();

  of(object: HeapObject, type: TypeName): string {
    const known = this.#names.get(object);
    if (known !== undefined) return known;
    const shortName = simpleName(type);
    const count = (this.#counts.get(shortName) ?? 0) + 1;
    this.#counts.set(shortName, count);
    const name = `${shortName}#${count}`;
    this.#names.set(object, name);
    return name;
  }

  clear(): void {
    this.#names.clear();
    this.#counts.clear();
  }
}

/** Breadth first from the variables, in order. Snapshots that are to be compared share their names. */
export function takeSnapshot(
  view: HeapView,
  variables: readonly NamedValue[],
  limits = LIMITS,
  names = new ObjectNames(),
): HeapSnapshot {
  const seen = new Set<HeapObject>();
  const queue: HeapObject[] = [];
  let truncated = false;
  const describe = (value: HeapValue, type: TypeName): SnapshotValue => {
    if (value === null) return { text: 'null' };
    if (typeof value !== 'object') return { text: showPrimitive(value, type) };
    const text = view.text(value);
    if (text !== undefined) return { text: showString(text, limits.characters) };
    if (!seen.has(value)) {
      seen.add(value);
      if (seen.size > limits.objects) truncated = true;
      else queue.push(value);
    }
    return { object: names.of(value, view.typeOf(value)) };
  };
  const described = variables.map(({ name, type, value }) => [name, describe(value, type)] as const);
  const objects: SnapshotObject[] = [];
  for (let object = queue.shift(); object !== undefined; object = queue.shift()) {
    const contents = contentsOf(view, object, limits.fields);
    objects.push({
      name: names.of(object, view.typeOf(object)),
      type: view.typeOf(object),
      fields: contents.shown.map(({ name, type, value }) => [name, describe(value, type)] as const),
      omitted: contents.omitted,
    });
  }
  return { variables: described, objects, truncated };
}

function contentsOf(view: HeapView, object: HeapObject, limit: number): { shown: NamedValue[]; omitted: number } {
  const type = view.typeOf(object);
  const length = view.length(object);
  if (length !== undefined) {
    const count = Math.min(length, limit);
    const element = type.slice(0, -2);
    const shown = Array.from({ length: count }, (_, index) => ({
      name: `[${index}]`,
      type: element,
      value: view.element(object, index),
    }));
    return { shown, omitted: length - count };
  }
  const fields = view.fields(object);
  const names = new Map<string, number>();
  for (const { name } of fields) names.set(name, (names.get(name) ?? 0) + 1);
  const shown = fields.slice(0, limit).map(({ owner, name, type: fieldType }) => ({
    name: names.get(name) === 1 ? name : `${simpleName(owner)}.${name}`,
    type: fieldType,
    value: view.field(object, owner, name) ?? null,
  }));
  return { shown, omitted: fields.length - shown.length };
}

/** One line a variable, then one line an object. */
export function showSnapshot(snapshot: HeapSnapshot): readonly string[] {
  const lines = snapshot.variables.map(([name, value]) =>
    'object' in value ? `${name} -> ${value.object}` : `${name} = ${value.text}`,
  );
  for (const object of snapshot.objects) {
    const fields = object.fields.map(([name, value]) => `${name}: ${'object' in value ? value.object : value.text}`);
    if (object.omitted > 0) fields.push(`… ${object.omitted} more`);
    lines.push(`${object.name} {${fields.join(', ')}}`);
  }
  if (snapshot.truncated) lines.push('… more objects');
  return lines;
}

/** Without package, and without the classes around it: `Node` for `p.List$Node`. */
function simpleName(type: TypeName): string {
  const name = type.slice(type.lastIndexOf('.') + 1);
  const nested = name.replace(/^.*\$(?=[^\d])/, '');
  return nested;
}

function showPrimitive(value: number | bigint, type: TypeName): string {
  if (type === 'boolean') return value === 0 ? 'false' : 'true';
  if (type === 'char') return showCharacter(value as number);
  const text = Object.is(value, -0) ? '-0' : String(value);
  return (type === 'double' || type === 'float') && /^-?\d+$/.test(text) ? `${text}.0` : text;
}

function showCharacter(code: number): string {
  const printable = code >= 32 && code !== 39 && code !== 92 && code !== 127;
  return printable ? `'${String.fromCharCode(code)}'` : `'\\u${code.toString(16).padStart(4, '0')}'`;
}

function showString(text: string, limit: number): string {
  return text.length <= limit ? JSON.stringify(text) : `${JSON.stringify(text.slice(0, limit))}…`;
}

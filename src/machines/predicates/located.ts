/**
 * Names of the objects that a call has to do with: parameters, what is read from fields, what is allocated (Nanda, Grothoff and Chandra,
 * OOPSLA 2005, section 2). Whoever names locations names them here: runs, as they come to the objects, of the code and of boolean
 * programs; and the points-to analysis of `analyses/typestate/locations/locations.ts`, which says beforehand what all runs together may come to.
 */
import type { Numbered } from '../../base/numbered.js';
import type { FieldReference } from '../../ir/instructions.js';
import { type Reference, shown } from './heap/references.js';
import type { Located } from './machine/machine.js';

/** A path; -1 where there is none. */
export type PathNumber = Numbered<'path number'>;

interface Path {
  readonly text: string;
  readonly kind: Located['kind'];
  readonly base: PathNumber;
  /** The last field, or -1. */
  readonly field: number;
}

/** What was met, last first. */
export interface Meeting {
  readonly path: PathNumber;
  readonly reference: Reference;
  readonly before: Meeting | undefined;
}

/** A field of an object that the call has written, last first. */
export interface Written {
  readonly object: number;
  readonly slot: number;
  readonly before: Written | undefined;
}

export class Paths {
  readonly #paths: Path[] = [];
  readonly #roots = new Map<string, PathNumber>();
  readonly #steps: PathNumber[][] = [];

  parameter(index: number): PathNumber {
    return this.#root(`F${index + 1}`, 'F');
  }

  statics(type: string): PathNumber {
    return this.#root(`${type}.class`, 'S');
  }

  allocation(line: number, column: number): PathNumber {
    return this.#root(`O:${line}:${column}`, 'O');
  }

  textOf(path: PathNumber): string {
    return this.#paths[path]?.text ?? '?';
  }

  /** Where the field leads from the path: no field is twice on a path, the path is folded there. The number is one for all that is said of the field. */
  along(base: PathNumber, { number, field }: { readonly number: number; readonly field: FieldReference }): PathNumber {
    const steps = this.#steps[base] ?? [];
    this.#steps[base] = steps;
    const known = steps[number];
    if (known !== undefined) return known;
    let found: PathNumber = base;
    while (found !== -1 && this.#paths[found]?.field !== number) found = this.#paths[found]?.base ?? -1;
    if (found === -1) {
      const text = `${this.#paths[base]?.text ?? '?'}.${field.name}`;
      found = this.#paths.push({ text, kind: 'E', base, field: number }) - 1;
    }
    steps[number] = found;
    return found;
  }

  /** In the order met, one for each path. */
  located(last: Meeting | undefined): readonly Located[] {
    const meetings: Meeting[] = [];
    for (let each = last; each !== undefined; each = each.before) meetings.push(each);
    const found = new Map<PathNumber, Reference[]>();
    for (const { path, reference } of meetings.reverse()) {
      const references = found.get(path);
      const outside = shown(reference);
      if (references === undefined) found.set(path, [outside]);
      else if (!references.includes(outside)) references.push(outside);
    }
    return [...found].map(([path, references]) => {
      const { text, kind } = this.#paths[path] as Path;
      return { path: text, kind, references };
    });
  }

  #root(text: string, kind: Located['kind']): PathNumber {
    let found = this.#roots.get(text);
    if (found === undefined) {
      found = this.#paths.push({ text, kind, base: -1, field: -1 }) - 1;
      this.#roots.set(text, found);
    }
    return found;
  }
}

export function met(last: Meeting | undefined, path: PathNumber, reference: Reference): Meeting | undefined {
  for (let each = last; each !== undefined; each = each.before)
    if (each.path === path && each.reference === reference) return last;
  return { path, reference, before: last };
}

export function isWritten(last: Written | undefined, object: number, slot: number): boolean {
  for (let each = last; each !== undefined; each = each.before)
    if (each.object === object && (each.slot === slot || each.slot === -1)) return true;
  return false;
}

export function written(last: Written | undefined, object: number, slot: number): Written | undefined {
  return isWritten(last, object, slot) ? last : { object, slot, before: last };
}

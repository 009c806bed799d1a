/**
 * Numbers the call sites of a class file for which classes are made, so that a class's name does not depend on which
 * method was translated first. Compilers list bootstrap methods in the order of the code that uses them.
 */
import { type BootstrapMethod, type ClassFile, ClassFileProblem, type DynamicConstant } from '../format/class-file.js';
import type { DynamicSite } from './meaning.js';

/** Tag of CONSTANT_InvokeDynamic. */
const INVOKE_DYNAMIC = 18;

interface Numbered {
  readonly name: string;
  readonly descriptor: string;
  readonly number: number;
}

export interface Numbering {
  /** What the class of a site is called after; each kind is counted on its own, from 1. */
  kindOf(bootstrap: BootstrapMethod): string | undefined;
  /** Whether the number is left out for this kind. */
  isTaken(kind: string, number: number): boolean;
}

export class SiteNumbers {
  readonly #owner: ClassFile;
  readonly #numbering: Numbering;
  readonly #last = new Map<string, number>();
  #numbers: Map<BootstrapMethod, Numbered[]> | undefined;

  constructor(owner: ClassFile, numbering: Numbering) {
    this.#owner = owner;
    this.#numbering = numbering;
  }

  numberOf({ bootstrap, name, descriptor }: DynamicSite, kind: string): number {
    this.#numbers ??= this.#count();
    const known = this.#numbers.get(bootstrap)?.find((each) => each.name === name && each.descriptor === descriptor);
    return known?.number ?? this.#next(kind);
  }

  #next(kind: string): number {
    let number = (this.#last.get(kind) ?? 0) + 1;
    // Ends: there are only so many classes.
    while (this.#numbering.isTaken(kind, number)) number++;
    this.#last.set(kind, number);
    return number;
  }

  #count(): Map<BootstrapMethod, Numbered[]> {
    const { bootstrapMethods } = this.#owner;
    const numbers = new Map<BootstrapMethod, Numbered[]>();
    for (const { bootstrap, name, descriptor } of specifiers(this.#owner)) {
      const method = bootstrapMethods[bootstrap];
      const kind = method === undefined ? undefined : this.#numbering.kindOf(method);
      if (method === undefined || kind === undefined) continue;
      const numbered = numbers.get(method) ?? [];
      numbers.set(method, numbered);
      numbered.push({ name, descriptor, number: this.#next(kind) });
    }
    return numbers;
  }
}

/** All that `invokedynamic` can name in the file, in the order of their bootstrap methods. */
function specifiers({ pool }: ClassFile): readonly DynamicConstant[] {
  const found: DynamicConstant[] = [];
  for (let index = 1; index < pool.size; index++) {
    try {
      if (pool.tag(index) === INVOKE_DYNAMIC) found.push(pool.dynamic(index));
    } catch (error) {
      // A damaged entry is reported where it is used; the second half of a long or double has no tag.
      if (!(error instanceof ClassFileProblem)) throw error;
    }
  }
  return found.sort((left, right) => left.bootstrap - right.bootstrap);
}

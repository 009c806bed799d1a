/**
 * Numbers the call sites of a class file for which classes are made, so that a class's name does not depend on which
 * method was translated first. Compilers list bootstrap methods in the order of the code that uses them.
 */
import { type Listing, readListing } from '../code/flow/listing.js';
import { Op } from '../code/opcodes.js';
import { CodeProblem } from '../code/translation/translation.js';
import { type BootstrapMethod, type ClassFile, ClassFileProblem, type DynamicConstant } from '../format/class-file.js';
import type { DynamicSite } from './meaning.js';

/** Tag of CONSTANT_InvokeDynamic. */
const INVOKE_DYNAMIC = 18;

interface Numbered {
  readonly name: string;
  readonly descriptor: string;
  readonly kind: string;
  /** Of the first site in the code. */
  readonly number: number;
  /** Of further sites, by their place. */
  readonly others: Map<string, number>;
}

export interface Numbering {
  /** What the class of a site is called after; each kind is counted on its own, from 1. */
  kindOf(bootstrap: BootstrapMethod): string | undefined;
  /** Whether the number is left out for this kind. */
  isTaken(kind: string, number: number): boolean;
  /** Whether sites of the kind that differ in nothing but their place have numbers of their own. */
  isPlaced(kind: string): boolean;
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

  numberOf({ bootstrap, name, descriptor, method, offset }: DynamicSite, kind: string): number {
    this.#numbers ??= this.#count();
    const known = numberedIn(this.#numbers, bootstrap, name, descriptor);
    return known?.others.get(placeOf(method, offset)) ?? known?.number ?? this.#next(kind);
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
      numbered.push({ name, descriptor, kind, number: this.#next(kind), others: new Map() });
    }
    if (numbers.size > 0) this.#countFurther(numbers);
    return numbers;
  }

  #countFurther(numbers: ReadonlyMap<BootstrapMethod, readonly Numbered[]>): void {
    const seen = new Set<Numbered>();
    for (const { method, offset, bootstrap, name, descriptor } of sites(this.#owner)) {
      const numbered = bootstrap === undefined ? undefined : numberedIn(numbers, bootstrap, name, descriptor);
      if (numbered === undefined || !this.#numbering.isPlaced(numbered.kind)) continue;
      if (seen.has(numbered)) numbered.others.set(placeOf(method, offset), this.#next(numbered.kind));
      else seen.add(numbered);
    }
  }
}

function placeOf(method: number, offset: number): string {
  return `${method}:${offset}`;
}

function numberedIn(
  numbers: ReadonlyMap<BootstrapMethod, readonly Numbered[]>,
  bootstrap: BootstrapMethod,
  name: string,
  descriptor: string,
): Numbered | undefined {
  return numbers.get(bootstrap)?.find((each) => each.name === name && each.descriptor === descriptor);
}

/** All `invokedynamic` instructions, in the order of the file; code that cannot be read has none. */
function* sites({
  methods,
  pool,
  bootstrapMethods,
}: ClassFile): Generator<
  Pick<DynamicSite, 'method' | 'offset' | 'name' | 'descriptor'> & { readonly bootstrap: BootstrapMethod | undefined }
> {
  for (const [method, { code }] of methods.entries()) {
    const listing = code === undefined ? undefined : whereReadable(() => readListing(code.bytes));
    for (let node = 0; node < (listing?.count ?? 0); node++) {
      if (listing?.opcode[node] !== Op.INVOKEDYNAMIC) continue;
      const constant = whereReadable(() => pool.dynamic(operandOf(listing, node)));
      if (constant === undefined) continue;
      const { name, descriptor } = constant;
      const offset = listing.offset[node] ?? 0;
      yield { method, offset, name, descriptor, bootstrap: bootstrapMethods[constant.bootstrap] };
    }
  }
}

function operandOf({ operand }: Listing, node: number): number {
  return operand[node] ?? 0;
}

/** Undefined for what is damaged: that is reported where it is used. */
function whereReadable<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof ClassFileProblem || error instanceof CodeProblem) return undefined;
    throw error;
  }
}

/** All that `invokedynamic` can name in the file, in the order of their bootstrap methods. */
function specifiers({ pool }: ClassFile): readonly DynamicConstant[] {
  const found: DynamicConstant[] = [];
  for (let index = 1; index < pool.size; index++) {
    // The second half of a long or double has no tag.
    const constant = whereReadable(() => (pool.tag(index) === INVOKE_DYNAMIC ? pool.dynamic(index) : undefined));
    if (constant !== undefined) found.push(constant);
  }
  return found.sort((left, right) => left.bootstrap - right.bootstrap);
}

/** Which ends of calls are errors, as `--errors` names them, and which places of the code can make them. */

import type { Edge } from '../../../ir/body.js';
import type { Hierarchy } from '../../../ir/hierarchy.js';
import type { Condition } from '../../../ir/instructions.js';
import { type ClassName, THROWABLE } from '../../../ir/types.js';
import { TYPES } from '../../../library/index.js';
import type { Thrown } from '../../../machines/predicates/machine/machine.js';

/** What `--errors` names. `throw`: every explicitly thrown unchecked exception; `assert`: `//@ assert`; a class name: that exception and its subclasses, thrown explicitly. */
export interface ErrorKinds {
  /** Default: `throw` and `assert`. */
  readonly named: readonly string[];
}

export const DEFAULT_ERRORS: ErrorKinds = { named: ['throw', 'assert'] };
/** Some components of the library refuse by checked exceptions. */
export const LIBRARY_ERRORS: ErrorKinds = { named: [...DEFAULT_ERRORS.named, ...TYPES.with('checked-refusal')] };

type Cause = Thrown['cause'];

/** The causes that each word of `--errors` stands for; class names are none of these. */
const CAUSES: ReadonlyMap<string, readonly Cause[]> = new Map([
  ['null', ['null']],
  ['cast', ['cast', 'store']],
  ['bounds', ['bounds', 'size']],
  ['arithmetic', ['arithmetic']],
  ['assert', ['assert']],
  ['all', ['throw', 'null', 'cast', 'store', 'bounds', 'size', 'arithmetic', 'assert', 'library']],
]);

/** Words that `--errors` knows besides the names of exceptions. */
export const ERROR_WORDS: readonly string[] = ['throw', ...CAUSES.keys()];

const CAUSE_OF_CHECK: Readonly<Record<Condition['kind'], Cause>> = {
  'not-null': 'null',
  'in-bounds': 'bounds',
  'not-negative': 'size',
  'not-zero': 'arithmetic',
  castable: 'cast',
  storable: 'store',
};

const UNCHECKED: readonly ClassName[] = ['java.lang.RuntimeException', 'java.lang.Error'];

export class Errors {
  readonly #hierarchy: Hierarchy;
  readonly #causes = new Set<Cause>();
  readonly #classes: readonly string[];
  readonly #countsUnchecked: boolean;
  /** Exceptions whose superclasses are not known; they count as unchecked. */
  readonly unknown = new Set<ClassName>();

  constructor(hierarchy: Hierarchy, { named }: ErrorKinds) {
    this.#hierarchy = hierarchy;
    for (const word of named) for (const cause of CAUSES.get(word) ?? []) this.#causes.add(cause);
    this.#countsUnchecked = named.includes('throw') || named.includes('all');
    this.#classes = named.filter((word) => word !== 'throw' && !CAUSES.has(word));
  }

  /** Whether exceptions out of unknown library code can be errors. */
  get countsLibrary(): boolean {
    return this.#causes.has('library') || this.#classes.length > 0;
  }

  isError({ type, cause }: Pick<Thrown, 'type' | 'cause'>): boolean {
    if (cause === 'throw') return (this.#countsUnchecked && this.isUnchecked(type)) || this.#isNamed(type);
    if (cause === 'library' && this.#isNamed(type)) return true;
    return this.#causes.has(cause);
  }

  /** Whether the instruction can end in an error by itself. What is thrown may be of a class below that of the variable. */
  isErrorPoint({ instruction }: Edge): boolean {
    switch (instruction.kind) {
      case 'throw':
        return this.#mayBeError(instruction.value.type);
      case 'check':
        return this.#causes.has(CAUSE_OF_CHECK[instruction.condition.kind]);
      case 'specify':
        return instruction.clause === 'assert' && this.#causes.has('assert');
      case 'unsupported':
        return this.#causes.has('library');
      default:
        return false;
    }
  }

  /** As far as the hierarchy knows; a class with a missing superclass counts. */
  isUnchecked(type: ClassName): boolean {
    const chain = this.#hierarchy.superclassChain(type);
    if (chain.some(({ name }) => UNCHECKED.includes(name)) || UNCHECKED.includes(type)) return true;
    // A class with a missing superclass may be taken for one below Object.
    const isWhole = chain.some(({ name }) => name === THROWABLE);
    if (!isWhole) this.unknown.add(type);
    return !isWhole;
  }

  #mayBeError(type: ClassName): boolean {
    if (this.#countsUnchecked && (this.isUnchecked(type) || type === THROWABLE || type === 'java.lang.Exception'))
      return true;
    if (this.#classes.length === 0) return false;
    // A variable of a superclass may hold the exception that is named.
    return (
      this.#isNamed(type) || type === THROWABLE || type === 'java.lang.Exception' || type.endsWith('.RuntimeException')
    );
  }

  #isNamed(type: ClassName): boolean {
    if (this.#classes.length === 0) return false;
    for (const upper of this.#hierarchy.supertypes(type)) {
      for (const wanted of this.#classes) if (wanted === upper || wanted === simpleName(upper)) return true;
    }
    return false;
  }
}

/** Without package and outer classes; anonymous classes and lambdas keep the name before their number. */
export function simpleName(name: ClassName): string {
  const [, simple] = /(?:^|[.$])([^.$\d][^.$]*(?:\$\d+)?)$/.exec(name) ?? [];
  return simple ?? name.slice(name.lastIndexOf('.') + 1);
}

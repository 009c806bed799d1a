/** What a generator of Java text may mention at a place. */
import type { Random } from '../random.js';

export type JavaType = 'int' | 'boolean' | 'Node' | 'Leaf' | 'Twig' | 'Shape' | 'Object' | 'Node[]' | 'Oops';

export interface Local {
  readonly name: string;
  readonly type: JavaType;
  /** Loop counters and the depth that bounds recursion are read only, so that runs end. */
  readonly fixed?: boolean;
}

/** A static method of `Main`; the last parameter bounds the depth of recursion. */
export interface Callable {
  readonly name: string;
  readonly parameters: readonly JavaType[];
  readonly result: JavaType | 'void';
}

export interface Scope {
  readonly random: Random;
  readonly locals: readonly Local[];
  readonly callables: readonly Callable[];
  /** Whether calls, and `new` with a constructor that calls, may be written: not in constructors and static initialisers. */
  readonly calls: boolean;
  readonly inLoop: boolean;
  /** Of the method around; absent in constructors and initialisers, where nothing returns early. */
  readonly result?: JavaType | 'void';
  /** Gives names that nothing else in the method has. */
  readonly fresh: (prefix: string) => string;
}

export function withLocals(scope: Scope, ...more: readonly Local[]): Scope {
  return { ...scope, locals: [...scope.locals, ...more] };
}

const PARENTS: Readonly<Record<JavaType, readonly JavaType[]>> = {
  int: [],
  boolean: [],
  Object: [],
  Shape: ['Object'],
  Node: ['Shape', 'Object'],
  Leaf: ['Node', 'Shape', 'Object'],
  Twig: ['Leaf', 'Node', 'Shape', 'Object'],
  'Node[]': ['Object'],
  Oops: ['Object'],
};

export function isSubtype(lower: JavaType, upper: JavaType): boolean {
  return lower === upper || PARENTS[lower].includes(upper);
}

export function localsOf(scope: Scope, type: JavaType): readonly Local[] {
  return scope.locals.filter((local) => isSubtype(local.type, type));
}

/** Picks one of the writers, each as often as its weight says. */
export function weighted<T>(random: Random, choices: readonly (readonly [weight: number, write: () => T])[]): T {
  let at = random.below(choices.reduce((sum, [weight]) => sum + weight, 0));
  for (const [weight, write] of choices) {
    at -= weight;
    if (at < 0) return write();
  }
  throw new RangeError('no choice has a weight');
}

/** What a random statement of a shape program may mention. */
import type { Random } from '../random.js';
import type { Family } from './families.js';

export type ShapeType = 'Node' | 'Row' | 'Box' | 'Object' | 'Node[]' | 'boolean';

export interface Local {
  readonly name: string;
  readonly type: ShapeType;
}

/** What a program is made of besides loads and stores. */
export interface Features {
  readonly calls: boolean;
  readonly statics: boolean;
  readonly payloads: boolean;
  readonly arrays: boolean;
  readonly exceptions: boolean;
  readonly subclasses: boolean;
  readonly booleans: boolean;
}

export interface Scope {
  readonly random: Random;
  readonly family: Family;
  readonly features: Features;
  readonly locals: readonly Local[];
  /** Methods that may be called, and how deep calls may still go. */
  readonly callables: readonly string[];
  readonly depth: string;
  readonly result: 'Node' | 'boolean' | 'void';
  readonly fresh: (prefix: string) => string;
}

export function withLocals(scope: Scope, ...locals: readonly Local[]): Scope {
  return { ...scope, locals: [...scope.locals, ...locals] };
}

export function namesOf(scope: Scope, type: ShapeType): readonly string[] {
  return scope.locals.filter((local) => local.type === type).map(({ name }) => name);
}

export function chance(random: Random, one: number, of: number): boolean {
  return random.below(of) < one;
}

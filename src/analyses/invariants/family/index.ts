/** What is the same for all classes of the input: who writes, reads and calls what, and what of it outside code can reach. */
import type { Edge } from '../../../ir/body.js';
import type { FieldReference } from '../../../ir/instructions.js';
import type { ClassDeclaration, MethodDeclaration } from '../../../ir/program.js';
import type { ClassName } from '../../../ir/types.js';
import { Access } from '../../../program/access.js';
import { keyOf, type World } from '../../../program/calls/footprint.js';
import { Leaks } from '../classify/leaks.js';
import { OutsideCalls } from '../outside/calls.js';
import { staysInBodies } from './arrays.js';
import { type ElementWrite, heldBy } from './elements.js';
import { LinkGraph } from './links.js';
import { type CallUse, type FieldUse, type Summary, summarise } from './summary.js';
import { ForeignValues } from './values.js';

export type { CallUse, FieldUse, Summary } from './summary.js';
export { isLambdaBody } from './summary.js';

export class ProgramIndex {
  readonly access: Access;
  readonly outside: OutsideCalls;
  readonly leaks: Leaks;
  readonly values: ForeignValues;
  readonly #world: World;
  readonly #summaries = new Map<MethodDeclaration, Summary | null>();
  readonly #elements = new Map<string, readonly ElementWrite[]>();
  #links: LinkGraph | undefined;
  #nested: Map<ClassName, ClassDeclaration[]> | undefined;
  readonly #classes: readonly ClassDeclaration[];
  #uses: Uses | undefined;

  constructor(world: World, classes: readonly ClassDeclaration[], outside: 'open' | 'closed') {
    this.#world = world;
    this.#classes = classes;
    this.access = new Access(world.hierarchy, classes);
    this.outside = new OutsideCalls(world, this.access);
    this.leaks = new Leaks(world, this.access, this.outside, outside);
    this.values = new ForeignValues(this);
  }

  /** Undefined where there is no body. */
  summary(method: MethodDeclaration): Summary | undefined {
    let summary = this.#summaries.get(method);
    if (summary === undefined) {
      summary = summarise(this, method) ?? null;
      this.#summaries.set(method, summary);
    }
    return summary ?? undefined;
  }

  /** The links between all classes of the input. */
  get links(): LinkGraph {
    this.#links ??= new LinkGraph(this.#world.hierarchy, this.access, this.#classes);
    return this.#links;
  }

  /** All writes of the field in the input. */
  writes(field: FieldReference): readonly FieldUse[] {
    return this.#usesOnce().writes.get(keyOf(field)) ?? [];
  }

  reads(field: FieldReference): readonly FieldUse[] {
    return this.#usesOnce().reads.get(keyOf(field)) ?? [];
  }

  /** All writes of elements of arrays that may be the ones the field holds. */
  elementWrites(field: FieldReference): readonly ElementWrite[] {
    const key = keyOf(field);
    let found = this.#elements.get(key);
    if (found === undefined) {
      const stays = staysInBodies(this, field) ? 'stays' : 'leaves';
      found = this.#usesOnce().elements.filter((write) => this.#mayBeHeld(write, field, stays));
      this.#elements.set(key, found);
    }
    return found;
  }

  #mayBeHeld(write: ElementWrite, field: FieldReference, array: 'stays' | 'leaves'): boolean {
    const fields = heldBy(write);
    if (fields !== undefined) return fields.some((each) => keyOf(each) === keyOf(field));
    const { hierarchy } = this.#world;
    return (
      array === 'leaves' &&
      (hierarchy.isAssignable(write.type, field.type) || hierarchy.isAssignable(field.type, write.type))
    );
  }

  /** Calls in the input that may run the method, those not counted that name a type of the library. */
  callers(method: MethodDeclaration): readonly CallUse[] {
    return this.#usesOnce().callers.get(method) ?? [];
  }

  /** Bodies of the input with code that could not be translated. */
  unsupported(): readonly { readonly method: MethodDeclaration; readonly edge: Edge }[] {
    return this.#usesOnce().unsupported;
  }

  /** All methods of the input with bodies. */
  allMethods(): readonly MethodDeclaration[] {
    return this.#usesOnce().methods;
  }

  /** The class at the top of the nest. */
  nest(name: ClassName): ClassName {
    const seen = new Set<ClassName>();
    let top = name;
    for (let next: ClassName | undefined = name; next !== undefined && !seen.has(next); ) {
      seen.add(next);
      top = next;
      next = this.#world.hierarchy.find(next)?.outer;
    }
    return top;
  }

  /** Classes that are declared somewhere inside the class, local and anonymous ones and lambdas included. */
  nestedIn(outer: ClassName): readonly ClassDeclaration[] {
    this.#nested ??= this.#findNested();
    return this.#nested.get(outer) ?? [];
  }

  #findNested(): Map<ClassName, ClassDeclaration[]> {
    const nested = new Map<ClassName, ClassDeclaration[]>();
    for (const declaration of this.#classes) {
      const seen = new Set<ClassName>([declaration.name]);
      for (let next = declaration.outer; next !== undefined && !seen.has(next); ) {
        seen.add(next);
        enter(nested, next, declaration);
        next = this.#world.hierarchy.find(next)?.outer;
      }
    }
    return nested;
  }

  #usesOnce(): Uses {
    this.#uses ??= this.#scan();
    return this.#uses;
  }

  #scan(): Uses {
    const uses: Uses = {
      writes: new Map(),
      reads: new Map(),
      callers: new Map(),
      elements: [],
      unsupported: [],
      methods: [],
    };
    for (const { methods } of this.#classes) {
      for (const method of methods) {
        const summary = this.summary(method);
        if (summary === undefined) continue;
        uses.methods.push(method);
        for (const use of summary.writes) enter(uses.writes, keyOf(use.field), use);
        for (const use of summary.reads) enter(uses.reads, keyOf(use.field), use);
        for (const use of summary.calls) for (const target of use.targets) enter(uses.callers, target, use);
        uses.elements.push(...summary.elements);
        if (summary.unsupported !== undefined) uses.unsupported.push({ method, edge: summary.unsupported });
      }
    }
    return uses;
  }
}

interface Uses {
  readonly writes: Map<string, FieldUse[]>;
  readonly reads: Map<string, FieldUse[]>;
  readonly callers: Map<MethodDeclaration, CallUse[]>;
  readonly elements: ElementWrite[];
  readonly unsupported: { readonly method: MethodDeclaration; readonly edge: Edge }[];
  readonly methods: MethodDeclaration[];
}

function enter<K, V>(map: Map<K, V[]>, key: K, value: V): void {
  const values = map.get(key);
  if (values === undefined) map.set(key, [value]);
  else values.push(value);
}

/** How outside code could change the structure behind the fields of a class through objects of other classes. */

import type { Reason } from '../../../findings/invariants-result.js';
import type { FieldReference } from '../../../ir/instructions.js';
import { Flag, hasFlag, type MethodDeclaration } from '../../../ir/program.js';
import { SEALED } from '../../../program/access.js';
import { keyOf } from '../../../program/calls/footprint.js';
import { INVARIANTS_BUDGETS } from '../budgets.js';
import type { InvariantsContext } from '../context.js';
import { shortName } from '../outside/calls.js';
import { escapeOfArray, isArrayOfReferences } from './arrays.js';
import type { CallUse, FieldUse } from './index.js';
import type { Linked } from './links.js';
import type { Members } from './members.js';
import { reasonAt } from './reasons.js';

export interface Writers {
  readonly writers: readonly Reason[];
  readonly tampering: readonly Reason[];
  readonly tampered: ReadonlySet<string>;
}

const MOST = INVARIANTS_BUDGETS['family/writers'].most.most;

export class WriterSearch {
  readonly #context: InvariantsContext;
  readonly #members: Members;
  readonly #linked: Linked;
  readonly #fields: readonly FieldReference[];
  readonly #own: ReadonlySet<string>;
  readonly #operations: ReadonlySet<MethodDeclaration>;
  #changing: ReadonlyMap<MethodDeclaration, FieldUse> | undefined;

  /** `fields` are the reference fields of the class itself. */
  constructor(
    context: InvariantsContext,
    members: Members,
    linked: Linked,
    fields: readonly FieldReference[],
    operations: ReadonlySet<MethodDeclaration>,
  ) {
    this.#context = context;
    this.#members = members;
    this.#linked = linked;
    this.#fields = fields;
    this.#own = new Set(fields.map(keyOf));
    this.#operations = operations;
  }

  /** The methods that may write a link, or a field of the class, without one of the operations in between; with such a write. */
  get changing(): ReadonlyMap<MethodDeclaration, FieldUse> {
    this.#changing ??= this.#findChanging();
    return this.#changing;
  }

  /** Whether a write may change a structure that exists already. */
  isChange({ method, field, receiver }: FieldUse): boolean {
    if (!isOfExisting(method, receiver)) return false;
    const key = keyOf(field);
    return this.#own.has(key) || this.#linked.links.has(key);
  }

  /** Accessible links and methods of other classes, for the open world. */
  find(part: 'node' | 'holder'): Writers {
    const writers: Reason[] = [...this.#accessibleLinks(), ...this.#escapingArrays()];
    const tampering: Reason[] = [];
    const tamperers: MethodDeclaration[] = [];
    for (const [method, write] of this.changing) {
      if (!this.#isRunFromOutside(method, part)) continue;
      const text = `\`${shortName(method)}\` of ${method.owner} writes \`${write.field.name}\``;
      const reason = reasonAt(text, write.edge.span);
      if (writers.length < MOST) writers.push(reason);
      if (!this.#tampers(method)) continue;
      tamperers.push(method);
      if (tampering.length < MOST) tampering.push(reason);
    }
    return { writers, tampering, tampered: this.changedBy(tamperers) };
  }

  #accessibleLinks(): readonly Reason[] {
    const { world, index } = this.#context;
    return [...this.#linked.links.values()].flatMap((link) => {
      if (this.#own.has(keyOf(link))) return [];
      const field = world.hierarchy.resolveField(link);
      if (field === undefined || hasFlag(field, Flag.FINAL) || !index.access.isField(field)) return [];
      return [reasonAt(`\`${link.name}\` of ${link.owner} can be written from outside`, field.span)];
    });
  }

  #escapingArrays(): readonly Reason[] {
    const { world, index } = this.#context;
    return [...this.#fields, ...this.#linked.links.values()].filter(isArrayOfReferences).flatMap((field) => {
      const declared = world.hierarchy.resolveField(field);
      const says = `the array that \`${field.name}\` holds can be written by who has it`;
      if (declared === undefined || index.access.isField(declared))
        return [declared === undefined ? { text: says } : reasonAt(says, declared.span)];
      const edge = escapeOfArray(this.#context, field, (method) => this.#operations.has(method));
      return edge === undefined ? [] : [reasonAt(`${says}, and it gets out`, edge.span)];
    });
  }

  #isRunFromOutside(method: MethodDeclaration, part: 'node' | 'holder'): boolean {
    const { index } = this.#context;
    if (this.#operations.has(method)) return part === 'node' && !hasFlag(method, Flag.STATIC);
    // Nobody can tell when it is run.
    if (method.name === '<clinit>') return method.owner !== this.#members.name;
    return index.access.isCallable(method);
  }

  /** Calls by interfaces that say little, as outside code makes them too. */
  #isLikeOutside(method: MethodDeclaration, { isWide, call }: CallUse): boolean {
    const { world, index } = this.#context;
    const { owner } = call.method;
    return isWide || (SEALED.test(owner) && world.hierarchy.isInterface(owner) && index.access.isCallable(method));
  }

  /** Whether it is a method of the nodes or of classes inside the class, or comes to the structure by fields of the class. */
  isNear(method: MethodDeclaration): boolean {
    const { owner } = method;
    return this.#linked.nodes.has(owner) || this.#members.isHidden(owner) || this.#tampers(method);
  }

  /** Keys of the links, and fields of the class, that the methods may write without one of the operations. */
  changedBy(methods: Iterable<MethodDeclaration>): ReadonlySet<string> {
    const { index } = this.#context;
    const arrays = [...this.#fields, ...this.#linked.links.values()].filter(isArrayOfReferences);
    const changed = new Set<string>();
    const reached = new Set(methods);
    for (const each of reached) {
      const summary = index.summary(each);
      if (summary === undefined) continue;
      for (const use of summary.writes) if (this.isChange(use)) changed.add(keyOf(use.field));
      for (const field of arrays)
        if (index.elementWrites(field).some(({ method }) => method === each)) changed.add(`${keyOf(field)}[]`);
      for (const { targets, isWide } of summary.calls)
        if (!isWide) for (const target of targets) if (!this.#operations.has(target)) reached.add(target);
    }
    return changed;
  }

  /** Whether it comes to the structure by fields of the class, without being handed a part of it. */
  #tampers(method: MethodDeclaration): boolean {
    if (this.#operations.has(method)) return false;
    const { index } = this.#context;
    const isOwn = ({ field }: FieldUse): boolean => this.#own.has(keyOf(field));
    const reached = new Set([method]);
    for (const each of reached) {
      const summary = index.summary(each);
      if (summary === undefined) continue;
      if (summary.reads.some(isOwn) || summary.writes.some(isOwn)) return true;
      for (const { targets, isWide } of summary.calls)
        if (!isWide) for (const target of targets) if (!this.#operations.has(target)) reached.add(target);
    }
    return false;
  }

  #findChanging(): ReadonlyMap<MethodDeclaration, FieldUse> {
    const { index } = this.#context;
    const changing = new Map<MethodDeclaration, FieldUse>();
    const fields = [...this.#fields, ...this.#linked.links.values()];
    for (const field of fields)
      for (const use of index.writes(field))
        if (this.isChange(use) && !changing.has(use.method)) changing.set(use.method, use);
    for (const field of fields.filter(isArrayOfReferences))
      for (const { method, edge } of index.elementWrites(field))
        if (!changing.has(method)) changing.set(method, { method, edge, field, receiver: 'other' });
    for (const [method, write] of changing) {
      // What its callers do by it is what the client does.
      if (this.#operations.has(method)) continue;
      for (const use of index.callers(method))
        if (!changing.has(use.method) && !this.#isLikeOutside(method, use)) changing.set(use.method, write);
    }
    return changing;
  }
}

/** Whether what is written was there before the method that writes it, or is known to others by now. */
export function isOfExisting(method: MethodDeclaration, receiver: FieldUse['receiver']): boolean {
  if (receiver === 'fresh' || receiver === 'new') return false;
  return receiver !== 'this' || method.name !== '<init>';
}

/**
 * Fields that hold no null in any object that code outside its construction sees.
 *
 * All candidates are taken to be so at first. The runs that check the program show which are not: those are dropped, and
 * what relied on them is run again, until nothing is dropped. So what is left over holds: if some run of the program were
 * the first to break one of them, then at a store, at an exit of a constructor or at an escape of `this` that was looked
 * at in states which cover that run up to there.
 */
import type { Domain } from '../../../engine/domain.js';
import type { EngineResult } from '../../../engine/result.js';
import type { Hierarchy } from '../../../ir/hierarchy.js';
import type { FieldReference } from '../../../ir/instructions.js';
import type { FieldDeclaration, MethodDeclaration } from '../../../ir/program.js';
import { type ClassName, OBJECT } from '../../../ir/types.js';
import type { Component } from '../components.js';
import type { Ledger } from '../ledger.js';
import { candidatesOf, type SetField } from './candidates.js';
import { promisedCandidates } from './promised.js';
import { Discretion } from './self-uses.js';
import { lookAt, type Watch, watchOf } from './watch.js';

/** So many times fields are dropped one by one; then all at once. */
const MOST_ROUNDS = 4;

/** Theirs do nothing. */
const WITHOUT_FINALIZER: ReadonlySet<ClassName> = new Set([OBJECT, 'java.lang.Enum']);

export class SetFields {
  readonly #hierarchy: Hierarchy;
  readonly #discretion: Discretion;
  readonly #fields = new Map<FieldDeclaration, SetField>();
  readonly #watches = new Map<MethodDeclaration, Watch | undefined>();
  readonly #users = new Map<SetField, Set<Component>>();
  readonly #broken = new Set<SetField>();
  #rounds = 0;

  constructor(hierarchy: Hierarchy, components: readonly Component[]) {
    this.#hierarchy = hierarchy;
    this.#discretion = new Discretion(hierarchy);
    const finalizers = finalizersIn(hierarchy, components);
    for (const component of components) {
      for (const field of candidatesOf(hierarchy, component, this.#discretion, finalizers)) {
        this.#fields.set(field.declaration, field);
      }
    }
    for (const field of promisedCandidates(hierarchy, components, this.#discretion, finalizers)) {
      this.#fields.set(field.declaration, field);
    }
  }

  /** Those that are taken to be so now. */
  get all(): readonly SetField[] {
    return [...this.#fields.values()];
  }

  /** For the runs of a component: it is remembered which fields they rely on. */
  isSetFor(component: Component): (reference: FieldReference) => boolean {
    return (reference) => {
      const field = this.find(reference);
      if (field === undefined) return false;
      const users = this.#users.get(field) ?? new Set();
      this.#users.set(field, users.add(component));
      return true;
    };
  }

  find({ owner, name, type }: FieldReference): SetField | undefined {
    const declaration = this.#hierarchy.declaredField(owner, name);
    return declaration?.type === type ? this.#fields.get(declaration) : undefined;
  }

  /** Whether `this` has to stay known until the end of the method. */
  needsReceiver(method: MethodDeclaration): boolean {
    return (this.#watchOf(method)?.made.length ?? 0) > 0;
  }

  /** Of a run that was solved. */
  observe<E>(domain: Domain<E>, result: EngineResult<E>): void {
    if (this.#fields.size === 0) return;
    for (const activation of result.activations) {
      const watch = this.#watchOf(activation.code.method);
      if (watch !== undefined) lookAt(watch, domain, result, activation, (field) => this.#broken.add(field));
    }
  }

  /** Drops what was seen not to be so, or not seen in full, and tells which components have to run again without it. */
  drop(ledger: Ledger): readonly Component[] {
    const isCovered = (method: MethodDeclaration): boolean => ledger.method(method).covered;
    for (const field of this.all) if (!field.methods.every(isCovered)) this.#broken.add(field);
    const isLast = ++this.#rounds >= MOST_ROUNDS;
    const dropped = this.all.filter((field) => this.#broken.has(field));
    if (dropped.length > 0 && isLast) dropped.push(...this.all);
    const again = new Set<Component>();
    for (const field of dropped) {
      this.#fields.delete(field.declaration);
      for (const component of this.#users.get(field) ?? []) again.add(component);
    }
    if (dropped.length > 0) this.#watches.clear();
    return [...again];
  }

  #watchOf(method: MethodDeclaration): Watch | undefined {
    if (!this.#watches.has(method)) {
      this.#watches.set(method, watchOf(this.#hierarchy, method, this.#fields, this.#discretion));
    }
    return this.#watches.get(method);
  }
}

/** Finalizers see objects whose constructors failed: of classes with one, their own or a subclass's, nothing is relied on. */
function finalizersIn(hierarchy: Hierarchy, components: readonly Component[]): (type: ClassName) => boolean {
  const suspects = new Set<ClassName>();
  for (const { name } of components.flatMap(({ classes }) => classes)) {
    const chain = hierarchy.superclassChain(name).filter((each) => !WITHOUT_FINALIZER.has(each.name));
    if (!chain.some((each) => hierarchy.declaredMethod(each.name, 'finalize', '()V') !== undefined)) continue;
    for (const each of chain) suspects.add(each.name);
  }
  return (type) => suspects.has(type);
}

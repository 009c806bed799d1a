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
import type { ProgramWrites } from '../../../program/calls/program-writes.js';
import { Discretion } from '../../../program/calls/self-uses.js';
import type { Component } from '../../../program/components.js';
import type { Reflected } from '../../../program/reflected.js';
import { Streams } from '../../../program/streams.js';
import { candidatesOf, type SetField } from './candidates.js';
import { frameworkCandidates } from './framework.js';
import { promisedCandidates } from './promised.js';
import { staticCandidates } from './static-candidates.js';
import { lookAt, type Watch, watchOf } from './watch.js';

/** Theirs do nothing. */
const WITHOUT_FINALIZER: ReadonlySet<ClassName> = new Set([OBJECT, 'java.lang.Enum']);

/** All that may turn out to be so, in an order that depends on the program alone. */
export class Candidates {
  readonly discretion: Discretion;
  readonly all: readonly SetField[];
  readonly #numbers: ReadonlyMap<SetField, number>;

  constructor(
    readonly hierarchy: Hierarchy,
    components: readonly Component[],
    known: { readonly reflected: Reflected; readonly reads: () => Pick<ProgramWrites, 'statics'> },
  ) {
    const { reflected, reads } = known;
    this.discretion = new Discretion(hierarchy);
    const finalizers = finalizersIn(hierarchy, components);
    const found = new Map<FieldDeclaration, SetField>();
    const streams = new Streams(hierarchy);
    const add = (field: SetField): void => {
      const { declaration } = field;
      const owner = hierarchy.find(declaration.owner);
      const isStreamed = owner !== undefined && streams.reason(owner, [declaration]) !== undefined;
      if (reflected.at(declaration) === undefined && !isStreamed) found.set(declaration, field);
    };
    for (const component of components) candidatesOf(hierarchy, component, this.discretion, finalizers).forEach(add);
    for (const component of components) staticCandidates(hierarchy, component, reads).forEach(add);
    promisedCandidates(hierarchy, components, this.discretion, finalizers).forEach(add);
    frameworkCandidates(hierarchy, components).forEach(add);
    this.all = [...found.values()];
    this.#numbers = new Map(this.all.map((field, index) => [field, index]));
  }

  /** The position among all. */
  number(field: SetField): number {
    return this.#numbers.get(field) ?? -1;
  }
}

/** The candidates that are taken to be so. */
export class SetFields {
  readonly #candidates: Candidates;
  readonly #discretion: Discretion;
  readonly #fields: ReadonlyMap<FieldDeclaration, SetField>;
  readonly #watches = new Map<MethodDeclaration, Watch | undefined>();

  /** `discretion`: default that of the candidates. */
  constructor(candidates: Candidates, dropped: ReadonlySet<number>, discretion: Discretion = candidates.discretion) {
    this.#candidates = candidates;
    this.#discretion = discretion;
    const left = candidates.all.filter((_, number) => !dropped.has(number));
    this.#fields = new Map(left.map((field) => [field.declaration, field]));
  }

  get all(): readonly SetField[] {
    return [...this.#fields.values()];
  }

  find({ owner, name, type }: FieldReference): SetField | undefined {
    const declaration = this.#candidates.hierarchy.declaredField(owner, name);
    return declaration?.type === type ? this.#fields.get(declaration) : undefined;
  }

  /** Whether `this` has to stay known until the end of the method. */
  needsReceiver(method: MethodDeclaration): boolean {
    return (this.#watchOf(method)?.made.length ?? 0) > 0;
  }

  /** Of a run that was solved: calls `broken` for each field that it shows not to be so. */
  observe<E>(domain: Domain<E>, result: EngineResult<E>, broken: (field: SetField) => void): void {
    if (this.#fields.size === 0) return;
    for (const activation of result.activations) {
      const watch = this.#watchOf(activation.code.method);
      if (watch !== undefined) lookAt(watch, domain, result, activation, broken);
    }
  }

  #watchOf(method: MethodDeclaration): Watch | undefined {
    if (!this.#watches.has(method)) {
      const { hierarchy } = this.#candidates;
      this.#watches.set(method, watchOf(hierarchy, method, this.#fields, this.#discretion));
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

/**
 * The recency heap where unknown code cannot write what the class guards: the disciplined fields of the object at hand.
 *
 * Code that is not followed changes them only by calling members of the class, and what that does is part of the client. So they
 * hold after a call that is not followed what they held before; of other objects of the class nothing of the kind is known.
 */
import { TupleInterner } from '../../../base/interner.js';
import { initialise } from '../../../domains/heap/recency/calls/initialisation.js';
import { recencyDomain, type State } from '../../../domains/heap/recency/index.js';
import type { Region } from '../../../domains/heap/recency/regions/regions.js';
import { isSingle } from '../../../domains/heap/recency/state/heap.js';
import type { Contents } from '../../../domains/heap/recency/state/state.js';
import { writeStatic } from '../../../domains/heap/recency/state/static-fields.js';
import { Tables } from '../../../domains/heap/recency/state/tables.js';
import { NOT_NULL, type Value } from '../../../domains/heap/recency/state/values.js';
import type { CodeEdge } from '../../../engine/code.js';
import type { Domain, ProgramView } from '../../../engine/domain.js';
import type { FieldReference } from '../../../ir/instructions.js';
import { Flag, hasFlag, type MethodDeclaration } from '../../../ir/program.js';
import type { TypeName } from '../../../ir/types.js';
import type { ClassSubject } from '../local-analysis.js';
import { KeptFields } from './calls.js';
import { guardedFields } from './fields.js';

export function guardedRecency(subject: ClassSubject, program: ProgramView): Domain<State> {
  const tables = new Tables(program);
  const domain = recencyDomain(tables, program);
  const guard = new Guard(subject, tables);
  return {
    ...domain,
    partitions: guard.partitions(domain.partitions ?? []),
    entry: (code, start) => domain.entry(code, start).map((state) => guard.started(state)),
    unknown: (at, callee, before, ask) => {
      const outcome = domain.unknown(at, callee, before, ask);
      const { normal, exceptional } = outcome;
      const kept = guard.keptAt(at, callee);
      if (kept === undefined) return outcome;
      const restored = (state: State): State => kept(before, state);
      return { ...outcome, normal: normal.map(restored), exceptional: exceptional.map(restored) };
    },
  };
}

class Guard {
  readonly #subject: ClassSubject;
  readonly #tables: Tables;
  readonly #fields: readonly FieldReference[];
  readonly #statics: readonly FieldReference[];
  readonly #kept: KeptFields;
  readonly #own: (type: TypeName) => boolean;

  constructor(subject: ClassSubject, tables: Tables) {
    this.#subject = subject;
    this.#tables = tables;
    this.#kept = new KeptFields(subject);
    const { family } = subject;
    const good = guardedFields(subject);
    this.#fields = good.filter((field) => !hasFlag(field, Flag.STATIC));
    this.#statics = good.filter((field) => hasFlag(field, Flag.STATIC));
    const own = new Set(family.concrete.map(({ type }) => type));
    this.#own = (type) => own.has(type);
  }

  /** States with different objects at hand are told apart first of all. */
  partitions(given: readonly ((state: State) => number)[]): readonly ((state: State) => number)[] {
    const pairs = new TupleInterner();
    const { client } = this.#subject;
    const coarse = (state: State): number => {
      if (client.outside.object !== undefined) return this.#held(state)?.id ?? -1;
      // In other bodies that is some variable: whether it is null does no harm.
      const held = state.variables.get(client.object.index);
      if (held?.kind !== 'reference') return 0;
      return held.nulls === NOT_NULL ? 1 : held.targets.length === 0 ? 2 : 3;
    };
    return [...given.map((fine) => (state: State) => pairs.intern([coarse(state), fine(state)])), coarse];
  }

  /** There is no object at hand yet; static fields of a class without initialiser have their first values. */
  started(state: State): State {
    const tables = this.#tables;
    const { client, family } = this.#subject;
    const { name } = family.declaration;
    const { object, chosen } = client.outside;
    const isPlain = tables.hierarchy.declaredMethods(name, '<clinit>').length === 0;
    const first = isPlain ? initialise(tables, name, state, 'first') : state;
    return tables.canonical(
      [object, chosen].reduce(
        (left, field) =>
          field === undefined ? left : writeStatic(tables, left, tables.field(field), tables.values.nullReference),
        first,
      ),
    );
  }

  /** Puts back what the call cannot have changed; undefined where that is nothing. */
  keptAt(at: CodeEdge, callee: MethodDeclaration | undefined): ((before: State, after: State) => State) | undefined {
    const isKept = this.#kept.by(at, callee) ?? (() => false);
    const { object, chosen } = this.#subject.client.outside;
    const own = [object, chosen].flatMap((field) => field ?? []);
    const fields = this.#fields.filter(isKept).map((field) => this.#tables.field(field));
    const statics = [...this.#statics.filter(isKept), ...own].map((field) => this.#tables.field(field));
    if (fields.length === 0 && statics.length === 0) return undefined;
    return (before, after) => this.#restored(at, before, after, fields, statics);
  }

  #restored(at: CodeEdge, before: State, after: State, fields: readonly number[], statics: readonly number[]): State {
    const tables = this.#tables;
    const isObject = this.#atHand(at, before) ?? (() => false);
    let { heap } = after;
    before.heap.forEach((contents, region) => {
      const kind = tables.kindOf(region);
      const isStatic = kind.kind === 'statics';
      // Where nothing is known of the statics, they are left out.
      const changed = heap.get(region) ?? (isStatic ? tables.contents({ opaque: true }) : undefined);
      const kept = isStatic ? statics : isObject(region, contents) ? fields : [];
      if (kept.length === 0 || changed === undefined) return;
      // Of a static field without a cell nothing is known.
      const known = kept.filter((field) => !isStatic || contents.cells.get(field) !== undefined);
      heap = heap.set(
        region,
        known.reduce((left, field) => tables.withCell(left, field, tables.cell(contents, field)), changed),
      );
    });
    return tables.canonical(tables.with(after, { heap }));
  }

  /**
   * The object at hand, where it is told apart from others; where there is none yet, all that were made so far: nobody outside has
   * them. Undefined where that cannot be told.
   */
  #atHand({ code }: CodeEdge, state: State): ((region: Region, contents: Contents) => boolean) | undefined {
    const tables = this.#tables;
    const { client } = this.#subject;
    const isTold = client.outside.object !== undefined;
    const isOwn = (region: Region, { type }: Contents): boolean =>
      type !== undefined && this.#own(type) && tables.kindOf(region).kind === 'allocated';
    // Nothing that the class calls runs code outside then.
    if (!isTold && code.method !== client.method) return isOwn;
    const held = isTold ? this.#held(state) : state.variables.get(client.object.index);
    if (held?.kind !== 'reference') return undefined;
    const [only, another] = held.targets;
    if (only === undefined) return (region, contents) => !contents.escaped && isOwn(region, contents);
    if (held.nulls !== NOT_NULL || another !== undefined || tables.kindOf(only).kind !== 'allocated') return undefined;
    return isSingle(tables, state, only) ? (region) => region === only : undefined;
  }

  /** What the client's static field holds. */
  #held(state: State): Value | undefined {
    const { object } = this.#subject.client.outside;
    if (object === undefined) return undefined;
    return state.heap.get(this.#tables.statics)?.cells.get(this.#tables.field(object));
  }
}

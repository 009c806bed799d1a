/** What runs were seen to break that they were not asked about: duties by their places, and calls that were refused. */
import { clauseOf, matches, type Onlooker, type ReplayTarget, type Sighting } from '../../../execution/replay/index.js';
import type { Edge } from '../../../ir/body.js';
import type { Operand } from '../../../ir/instructions.js';
import type { MethodDeclaration } from '../../../ir/program.js';
import type { Duty, Placed } from '../../../obligations/index.js';
import type { CheckSession } from './session.js';
import type { DutyKey, RefusedCall, SightedDuty } from './task.js';

/** Duties that no check on an edge decides: the same for all runs of a program. */
export class SightedPlaces {
  readonly operands = new Map<Edge, Operand[]>();
  readonly reached = new Set<Edge>();
  readonly #clauses: { readonly duty: DutyKey; readonly copy: number; readonly target: ReplayTarget }[] = [];

  constructor({ methods, book, places }: Pick<CheckSession<unknown>, 'methods' | 'book' | 'places'>) {
    for (const method of methods)
      for (const [number, duty] of book.of(method).all.entries())
        this.#add(method, duty, { method: places.key(method), duty: number });
  }

  /** Whether what one method does may break a duty of another. */
  get haveClauses(): boolean {
    return this.#clauses.length > 0;
  }

  #add(method: MethodDeclaration, duty: Duty, key: DutyKey): void {
    for (const [copy, { broken, edges }] of duty.copies.entries()) {
      for (const edge of edges) {
        const operand = broken?.nonNull;
        if (operand !== undefined) this.operands.set(edge, [...(this.operands.get(edge) ?? []), operand]);
        else if (broken?.reached === true) {
          if (edge.instruction.kind === 'throw') this.reached.add(edge);
        } else if (broken?.clause !== undefined || edge.instruction.kind === 'specify') {
          this.#clauses.push({ duty: key, copy, target: { method, edge, ...broken } });
        }
      }
    }
  }

  /** What a broken clause breaks. */
  brokenBy(
    { violation }: Extract<Sighting, { kind: 'violated' }>,
    { hierarchy }: Pick<CheckSession<unknown>, 'hierarchy'>,
  ): readonly { readonly duty: DutyKey; readonly copy: number; readonly target: ReplayTarget }[] {
    return this.#clauses.filter(({ target }) => matches(violation, target, clauseOf(hierarchy, target)));
  }
}

/** Looks on in the runs of one task. */
export class Sightings<E> implements Onlooker {
  readonly operands: Onlooker['operands'];
  readonly reached: Onlooker['reached'];
  readonly #duties = new Map<string, SightedDuty>();
  readonly #refused = new Map<string, RefusedCall>();
  readonly #places: SightedPlaces;

  /** What the task looks for is no sighting. */
  constructor(
    readonly session: CheckSession<E>,
    private readonly isSought: (key: DutyKey) => boolean,
  ) {
    this.#places = session.sightedPlaces;
    this.operands = this.#places.operands;
    this.reached = this.#places.reached;
  }

  get duties(): readonly SightedDuty[] {
    return [...this.#duties.values()];
  }

  get refused(): readonly RefusedCall[] {
    return [...this.#refused.values()];
  }

  saw(sighting: Sighting): void {
    if (sighting.kind === 'violated') {
      for (const { duty, copy, target } of this.#places.brokenBy(sighting, this.session))
        this.#note(duty, copy, target);
      return;
    }
    const { method, edge } = sighting;
    if (!this.session.methods.has(method)) return;
    if (sighting.kind === 'refused') this.#refuse(sighting);
    const { places, book } = this.session;
    const duties = book.of(method);
    for (const { duty, obligation } of duties.at.get(edge) ?? []) {
      if (!this.#isBroken(obligation, sighting)) continue;
      const key: DutyKey = { method: places.key(method), duty: duties.all.indexOf(duty) };
      this.#note(key, duty.copies.indexOf(obligation), { method, edge });
    }
  }

  #refuse({ method, edge, type }: Extract<Sighting, { kind: 'refused' }>): void {
    const { places } = this.session;
    const body = method.body();
    if (body === undefined) return;
    const call: RefusedCall = { method: places.key(method), edge: places.edge(body, edge), type };
    this.#refused.set(`${call.method} ${call.edge} ${type}`, call);
  }

  #note(key: DutyKey, copy: number, { method, edge }: Pick<ReplayTarget, 'method' | 'edge'>): void {
    const body = method.body();
    const name = `${key.method} ${key.duty}`;
    if (body === undefined || this.#duties.has(name) || this.isSought(key)) return;
    this.#duties.set(name, { ...key, copy, edge: this.session.places.edge(body, edge) });
  }

  /** Whether what the edge was seen to do breaks the obligation that is decided there. */
  #isBroken({ broken }: Placed['obligation'], sighting: Exclude<Sighting, { kind: 'violated' }>): boolean {
    switch (sighting.kind) {
      case 'check':
        return broken === undefined;
      case 'reached':
        return broken?.reached === true;
      case 'null':
        return broken?.nonNull === sighting.operand;
      case 'refused':
        return (
          broken?.raised !== undefined &&
          broken.nonNull === undefined &&
          this.session.hierarchy.isSubclass(sighting.type, broken.raised)
        );
    }
  }
}

/** The transitions that were met, to be asked whether one is among them; machines number typestates each in their own way. */

import type { MethodDeclaration } from '../../../ir/program.js';
import type { ClassName } from '../../../ir/types.js';
import type { CallExit, Heap, Machine } from '../../../machines/predicates/machine/machine.js';
import type { Typestates } from '../../../machines/predicates/typestates/typestates.js';
import type { TypestateComponent } from '../component/component.js';
import {
  FAILED_STATE,
  NULL_STATE,
  type SeenChange,
  type SeenTransition,
  Transitions,
} from '../emulation/transitions.js';
import { contentsText, type Names } from './labels.js';

type SeenRows = Pick<Transitions, 'seen' | 'places'>;

export class KnownRows {
  readonly #known = new Map<string, ReadonlySet<string>>();

  constructor(transitions: SeenRows, typestates: Typestates) {
    for (const transition of transitions.seen) {
      const said = new Saying(transitions, typestates);
      this.#known.set(said.row(transition), new Set(said.left(transition)));
    }
  }

  has(row: string): boolean {
    return this.#known.has(row);
  }

  /** Whether a call that failed was seen to leave things so. */
  leaves(row: string, left: string): boolean {
    return this.#known.get(row)?.has(left) === true;
  }
}

export class ImaginedRows {
  readonly #known: KnownRows;
  readonly #transitions: Transitions;
  readonly #typestates: Typestates;
  /** What was found to be known. */
  readonly #fine = new Set<SeenTransition>();
  readonly #names: Names;

  constructor(known: KnownRows, names: Names, machine: Machine, typestates: Typestates, component: TypestateComponent) {
    this.#known = known;
    this.#names = names;
    this.#typestates = typestates;
    this.#transitions = new Transitions(machine, typestates, component);
  }

  /** What is new about the transition of that end of a call, in words; undefined if nothing is. */
  unknown(
    before: Heap,
    method: MethodDeclaration,
    receiver: ClassName | undefined,
    exit: CallExit,
    after: Heap,
  ): string | undefined {
    const transition = this.#transitions.record(before, method, receiver, exit, after);
    if (transition === undefined) return undefined;
    const said = new Saying(this.#transitions, this.#typestates);
    const row = said.row(transition);
    const named = new Saying(this.#transitions, this.#typestates, this.#names);
    if (!this.#fine.has(transition) && !this.#known.has(row)) return named.row(transition);
    this.#fine.add(transition);
    const unknown = said.left(transition).findIndex((left) => !this.#known.leaves(row, left));
    return named.left(transition)[unknown];
  }

  /** Whether some location of a call of the method leads from one typestate to several. */
  branches(method: MethodDeclaration): boolean {
    return this.#transitions.seen.some(
      (transition) =>
        transition.method === method &&
        [...transition.changes.values()].some(
          (changes) => new Set(changes.map(({ from }) => from)).size < changes.length,
        ),
    );
  }
}

/** Transitions as text, equal for equal ones. */
class Saying {
  readonly #transitions: SeenRows;
  readonly #typestates: Typestates;
  /** For people; without them texts of different states differ. */
  readonly #names: Names | undefined;

  constructor(transitions: SeenRows, typestates: Typestates, names?: Names) {
    this.#transitions = transitions;
    this.#typestates = typestates;
    this.#names = names;
  }

  row({ method, receiver, thrown, isError, changes, aliases }: SeenTransition): string {
    const cells = [...changes].map(([place, its]) => `${this.#place(place)}: ${this.#changes(its)}`).sort();
    const pairs = aliases
      .map(
        (pair) =>
          `(${pair
            .map((place) => this.#place(place))
            .sort()
            .join(' = ')})`,
      )
      .sort();
    const end = thrown === undefined ? [] : [isError ? `fails with ${thrown}` : `ends with ${thrown}`];
    const on = receiver === undefined ? '' : ` of ${receiver}`;
    const text = `${method.owner}.${method.name}${this.#names === undefined ? method.descriptor : ''}${on}`;
    return [text, ...cells, ...pairs, ...end].join('; ');
  }

  left({ method, leaves }: SeenTransition): readonly string[] {
    return [...leaves].flatMap(([place, changes]) =>
      changes.map((change) => `${method.name} fails and leaves ${this.#place(place)}: ${this.#changes([change])}`),
    );
  }

  #place(number: number): string {
    const place = this.#transitions.places[number];
    if (place === undefined) return '?';
    return place.kind === 'B' ? `buddies of ${place.path} by ${place.predicate}` : place.path;
  }

  #changes(changes: readonly SeenChange[]): string {
    return changes
      .map(({ from, to }) => `${this.#state(from)} -> ${this.#state(to)}`)
      .sort()
      .join(', ');
  }

  #state(typestate: number): string {
    if (typestate === NULL_STATE) return 'null';
    if (typestate === FAILED_STATE) return '?';
    const contents = this.#typestates.contents(typestate);
    return this.#names === undefined ? contentsText(contents) : this.#names.of(contents);
  }
}

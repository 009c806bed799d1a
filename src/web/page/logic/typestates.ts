/** Typestates for the page: what is told of a transition that one points at, and which calls can fail. */
import type { ComponentResult, ReportedPrecondition, ReportedTransition } from '../../../findings/typestate-result.js';
import { simpleName } from '../../../reports/member-text.js';
import { listOf } from '../../../reports/typestate/diagram.js';
import { calledText } from '../../../reports/typestate/table.js';

export interface TransitionCard {
  readonly id: string;
  /** `Bag.add(Object)`, `new Bag()`. */
  readonly call: string;
  /** What happens to each object: `this: A2 → A3`, `P1(?, F1): G1 → G2`. */
  readonly changes: readonly { readonly who: string; readonly what: string }[];
  /** Which of them are one object: `given = this.labels`. */
  readonly aliases: readonly string[];
  readonly isFailure: boolean;
  readonly exception: string;
  /** Statements of a client that shows it. */
  readonly witness: readonly string[];
}

/** For the transitions with these ids, in the order of the table. */
export function cardsOf(component: ComponentResult, ids: readonly string[]): readonly TransitionCard[] {
  return component.transitions.filter(({ id }) => ids.includes(id)).map((transition) => cardOf(component, transition));
}

function cardOf(component: ComponentResult, transition: ReportedTransition): TransitionCard {
  const { id, method, locations, aliases, error, exception, witness = [] } = transition;
  const paths = component.locations[method] ?? {};
  const who = (location: string): string => nameOf(transition, location, paths);
  const names = new Map(component.typestates.map((state) => [state.id, state.name]));
  const stateText = (state: string): string => {
    const name = names.get(state);
    return name === undefined ? (RESERVED[state] ?? state) : `${state} (${name})`;
  };
  return {
    id,
    call: calledText(method),
    changes: Object.entries(locations).flatMap(([location, changes]) =>
      listOf(changes).map(({ from, to }) => ({
        who: who(location),
        what: from === to ? stateText(from) : `${stateText(from)} → ${stateText(to)}`,
      })),
    ),
    aliases: aliases.map(([left, right]) => `${who(left)} = ${who(right)}`),
    isFailure: error,
    exception: exception === undefined ? '' : simpleName(exception),
    witness,
  };
}

const RESERVED: Readonly<Record<string, string>> = { raw: 'new', null: 'null', '?': 'fails' };

/** In words of the call: `this`, `argument 1`, `this.labels`; others as the table names them. */
function nameOf(
  { static: isStatic }: ReportedTransition,
  location: string,
  paths: Readonly<Record<string, string>>,
): string {
  const number = Number(/^F(\d+)$/.exec(location)?.[1] ?? Number.NaN);
  const first = isStatic === true ? 1 : 2;
  if (number === 1 && isStatic !== true) return 'this';
  const path = paths[location];
  if (path === undefined || path === location)
    return Number.isNaN(number) ? location : `argument ${number - first + 1}`;
  return path.replace(/\bF1\b/g, isStatic === true ? 'F1' : 'this');
}

/** Those that can fail first, in their order; the rest in a line. */
export function sortedPreconditions({ preconditions }: ComponentResult): {
  readonly failing: readonly ReportedPrecondition[];
  readonly safe: readonly string[];
} {
  return {
    failing: preconditions.filter(({ fails }) => fails !== 'never'),
    safe: preconditions.filter(({ fails }) => fails === 'never').map(({ method }) => calledText(method)),
  };
}

/** Whether every heap was covered, in words. */
export function coverageText({ closed, exploredUpTo = 0, heaps, reasons }: ComponentResult): string {
  const explored = `${heaps} ${heaps === 1 ? 'heap' : 'heaps'} explored`;
  if (closed) return `complete for every heap; ${explored}`;
  const why = reasons.length === 0 ? '' : `: ${reasons.join('; ')}`;
  return `explored up to ${exploredUpTo} objects of a class, not known to be complete${why}; ${explored}`;
}

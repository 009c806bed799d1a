/** Quantified formulas over finite states: written out over the objects or numbers that they range over. */
import type { QuantifiedTerm, Term } from '../../../../facts/index.js';
import { FALSE, type Literal, not, TRUE } from '../sat/circuit.js';
import type { Cells } from '../sat/matrix.js';
import type { PreState } from '../small/model.js';

export interface Value {
  readonly cells: Cells;
  readonly fault: Literal;
}

export interface Judged {
  readonly holds: Literal;
  readonly fault: Literal;
}

export type Purpose = 'assume' | 'show';

/** How the parts of a quantified formula are read. */
export interface QuantifierReading {
  readonly before: PreState;
  readonly purpose: Purpose;
  /** Lets a quantified variable be that atom from now on. */
  bind(slot: number, atom: number): void;
  condition(term: Term): Judged;
  value(term: Term): Value;
  /** The objects of a type that quantifiers range over. */
  objects(type: string): Cells;
  less(left: Cells, right: Cells): Literal;
}

export function quantified(term: QuantifiedTerm, reading: QuantifierReading): Judged {
  const { circuit } = reading.before;
  const isForAll = term.quantifier === 'forall';
  let decided: Literal = FALSE;
  let faulted: Literal = FALSE;
  const [instances, early] = domainOf(term, reading);
  for (const [atom, among] of instances) {
    reading.bind(term.variable.slot, atom);
    const range = term.range === undefined ? { holds: TRUE, fault: FALSE } : reading.condition(term.range);
    const inside = circuit.and(among, range.holds);
    const body = inside === FALSE ? { holds: FALSE, fault: FALSE } : reading.condition(term.body);
    const deciding = circuit.all([inside, not(range.fault), not(body.fault), isForAll ? not(body.holds) : body.holds]);
    decided = circuit.or(decided, deciding);
    const failing = circuit.or(circuit.and(among, range.fault), circuit.and(inside, body.fault));
    faulted = circuit.or(faulted, failing);
  }
  const fault = reading.purpose === 'show' ? faulted : circuit.and(faulted, not(decided));
  return { holds: isForAll ? not(decided) : decided, fault: circuit.or(early, fault) };
}

/** Each atom with the literal that says whether it is meant; and whether finding that out fails. */
function domainOf(
  { domain }: QuantifiedTerm,
  reading: QuantifierReading,
): [instances: Iterable<readonly [number, Literal]>, fault: Literal] {
  const { universe } = reading.before;
  if (domain.kind === 'booleans')
    return [
      [
        [universe.truth(false), TRUE],
        [universe.truth(true), TRUE],
      ],
      FALSE,
    ];
  if (domain.kind === 'objects') return [reading.objects(domain.type), FALSE];
  return integers(domain, reading);
}

function integers(
  domain: Extract<QuantifiedTerm['domain'], { kind: 'integers' }>,
  reading: QuantifierReading,
): [Map<number, Literal>, Literal] {
  const { circuit, universe } = reading.before;
  let fault: Literal = FALSE;
  let open: Literal = TRUE;
  const among = new Map(universe.ofType(domain.type).map((atom) => [atom, TRUE]));
  for (const limit of domain.limits) {
    if (limit.kind === 'guard') {
      const guard = reading.condition(limit.term);
      fault = circuit.or(fault, circuit.and(open, guard.fault));
      open = circuit.and(open, guard.holds);
      continue;
    }
    const bound = reading.value(limit.term);
    fault = circuit.or(fault, circuit.and(open, bound.fault));
    for (const [atom, literal] of among) {
      const value: Cells = new Map([[atom, TRUE]]);
      const [low, high] = limit.kind === 'lower' ? [bound.cells, value] : [value, bound.cells];
      const within = limit.exclusive ? reading.less(low, high) : not(reading.less(high, low));
      among.set(atom, circuit.and(literal, within));
    }
  }
  for (const [atom, literal] of among) among.set(atom, circuit.and(literal, open));
  return [among, fault];
}

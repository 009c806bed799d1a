/** Reads facts off formulas. What is not understood is left open, never guessed. */
import { opposite, type Sense, senseOf } from '../../../../base/truth.js';
import type { Code } from '../../../../engine/code.js';
import type { Question } from '../../../../engine/question.js';
import type { PredicateTerm, QuantifiedTerm, Term } from '../../../../facts/index.js';
import { conjuncts } from '../ask/safe.js';
import type { ShapeTables } from '../tables.js';
import { Along, below, type EveryFact, type Fact, OTHER, type Premise, placeOf, type ShapePlace } from './facts.js';

export class PremiseReader {
  readonly #tables: ShapeTables;
  readonly #code: Code;

  constructor(tables: ShapeTables, code: Code) {
    this.#tables = tables;
    this.#code = code;
  }

  read({ term, variable }: Question): Premise {
    return this.#premise(term, variable, 'holds');
  }

  #premise(term: Term, names: Question['variable'], sense: Sense): Premise {
    const holds = sense === 'holds';
    switch (term.kind) {
      case 'not':
        return this.#premise(term.operand, names, opposite(sense));
      case 'connective': {
        const side = (part: Term, sense: Sense): Premise => this.#premise(part, names, sense);
        const { operator, left, right } = term;
        if (operator === '<==>') {
          const both = (wanted: boolean): Premise => ({
            kind: 'all',
            parts: [side(left, senseOf(wanted)), side(right, senseOf(wanted === holds))],
          });
          return { kind: 'any', parts: [both(true), both(false)] };
        }
        const leftHolds = operator === '==>' ? !holds : holds;
        const isConjunction = (operator === '&&') === holds;
        return { kind: isConjunction ? 'all' : 'any', parts: [side(left, senseOf(leftHolds)), side(right, sense)] };
      }
      case 'compare':
        return this.#compared(term, names, sense);
      case 'predicate':
        return this.#predicate(term, names, sense);
      case 'quantified':
        return holds ? this.#quantified(term, names) : OTHER;
      case 'constant':
        // Nothing satisfies an empty choice.
        return (term.value === 1) === holds ? { kind: 'all', parts: [] } : { kind: 'any', parts: [] };
      default:
        return OTHER;
    }
  }

  #compared(term: Extract<Term, { kind: 'compare' }>, names: Question['variable'], sense: Sense): Premise {
    const holds = sense === 'holds';
    if (term.operands !== 'reference') return OTHER;
    const equal = (term.operator === '==') === holds;
    const isNull = (side: Term): boolean => side.kind === 'constant' && side.value === null;
    const left = this.#place(term.left, names);
    const right = this.#place(term.right, names);
    if (left !== undefined && isNull(term.right)) return fact({ kind: 'null', place: left, holds: equal });
    if (right !== undefined && isNull(term.left)) return fact({ kind: 'null', place: right, holds: equal });
    if (left === undefined || right === undefined) return OTHER;
    return fact({ kind: 'same', left, right, holds: equal });
  }

  #predicate({ name, subjects, fields }: PredicateTerm, names: Question['variable'], sense: Sense): Premise {
    const holds = sense === 'holds';
    const [first, second] = subjects.map((subject) => this.#place(subject, names));
    if (first === undefined) return OTHER;
    const along = new Along(this.#tables, fields);
    switch (name) {
      case 'list':
      case 'tree':
      case 'acyclic':
      case 'cyclic':
      case 'unshared':
        return fact({ kind: 'shape', shape: name, place: first, along, holds });
      case 'dll': {
        const [next, prev] = [fields.slice(0, 1), fields.slice(1)].map((part) => new Along(this.#tables, part));
        if (next === undefined || prev === undefined || fields.length !== 2) return OTHER;
        return fact({ kind: 'doubly-linked', place: first, next, prev, holds });
      }
      case 'reach':
      case 'disjoint':
        return second === undefined ? OTHER : fact({ kind: name, left: first, right: second, along, holds });
      case 'fresh':
        return OTHER;
    }
  }

  /** `(\forall T n; reach(p, n, f…); …)`, its body about fields of `n`. */
  #quantified(term: QuantifiedTerm, names: Question['variable']): Premise {
    const { quantifier, domain, variable } = term;
    if (quantifier !== 'forall' || domain.kind !== 'objects') return OTHER;
    const { reach, guards, body } = ranged(term);
    // Other conditions of the range are as good before the body.
    const says = this.#everyBody(guards.reduceRight(implied, body), variable.slot);
    let from: EveryFact['from'];
    if (reach !== undefined) {
      const place = this.#place(reach.subjects[0] as Term, names);
      if (place === undefined) return OTHER;
      from = { place, along: new Along(this.#tables, reach.fields) };
    } else if (term.range !== undefined) return OTHER;
    const parts = says.map((each) => {
      if (each === undefined) return OTHER;
      return fact({ kind: 'every', ...(from === undefined ? {} : { from }), type: domain.type, says: each });
    });
    return { kind: 'all', parts };
  }

  /** What the conjuncts say; undefined in place of one that is not understood. */
  #everyBody(body: Term, slot: number): readonly (EveryFact['says'] | undefined)[] {
    if (body.kind === 'connective') {
      const { operator, left, right } = body;
      if (operator === '&&') return [...this.#everyBody(left, slot), ...this.#everyBody(right, slot)];
      // `n.f != null ==> n.f.g == n`, or `n.f == null || n.f.g == n`.
      const guard = operator === '==>' ? nullTest(left, '!=') : operator === '||' ? nullTest(left, '==') : undefined;
      const guarded = guard === undefined ? -1 : this.#fieldOf(guard, slot);
      if (guarded === -1) return [undefined];
      return this.#everyBody(right, slot).map((says) =>
        says?.kind === 'inverse' && says.field === guarded ? says : undefined,
      );
    }
    const tested = nullTest(body, '==');
    if (tested !== undefined) {
      const field = this.#fieldOf(tested, slot);
      return [field === -1 ? undefined : { kind: 'null', field }];
    }
    if (body.kind !== 'compare' || body.operands !== 'reference' || body.operator !== '==') return [undefined];
    const path = isVariable(body.left, slot) ? body.right : isVariable(body.right, slot) ? body.left : undefined;
    if (path?.kind !== 'field') return [undefined];
    const [field, back] = [this.#fieldOf(path.base, slot), this.#tables.numbers.of(path.field)];
    return [field === -1 || back === -1 ? undefined : { kind: 'inverse', field, back }];
  }

  /** The field of `n.f`, -1 for anything else. */
  #fieldOf(term: Term, slot: number): number {
    return term.kind === 'field' && isVariable(term.base, slot) ? this.#tables.numbers.of(term.field) : -1;
  }

  #place(term: Term, names: Question['variable']): ShapePlace | undefined {
    switch (term.kind) {
      case 'variable': {
        const variable = names(term.name);
        const slot = variable === undefined ? -1 : this.#tables.slots(this.#code).of(variable);
        return slot === -1 ? undefined : placeOf(slot);
      }
      case 'static': {
        const place = this.#tables.numbers.ofStatic(term.field);
        return place === -1 ? undefined : placeOf(this.#tables.slots(this.#code).firstStatic + place);
      }
      case 'field': {
        const base = this.#place(term.base, names);
        const field = this.#tables.numbers.of(term.field);
        return base === undefined || field === -1 ? undefined : below(base, field);
      }
      default:
        return undefined;
    }
  }
}

interface Ranged {
  /** `reach(p, n, f…)`, if that is among the conditions. */
  readonly reach: PredicateTerm | undefined;
  /** The other conditions. */
  readonly guards: readonly Term[];
  readonly body: Term;
}

/** `(\forall T n; A && B; C ==> D)`: A, B and C are conditions, D is the body. */
function ranged({ range, body, variable: { slot } }: QuantifiedTerm): Ranged {
  const isReach = (each: Term): each is PredicateTerm =>
    each.kind === 'predicate' && each.name === 'reach' && isVariable(each.subjects[1], slot);
  const conditions = [...conjuncts(range)];
  let inner = body;
  // Into the body only as far as needed to find what it ranges over.
  while (!conditions.some(isReach) && inner.kind === 'connective' && inner.operator === '==>') {
    conditions.push(...conjuncts(inner.left));
    inner = inner.right;
  }
  const reach = conditions.find(isReach);
  return { reach, guards: conditions.filter((each) => each !== reach), body: inner };
}

function implied(body: Term, guard: Term): Term {
  const { offset, end } = body;
  return { kind: 'connective', operator: '==>', left: guard, right: body, type: 'boolean', offset, end };
}

function fact(of: Fact): Premise {
  return { kind: 'fact', fact: of };
}

function isVariable(term: Term | undefined, slot: number): boolean {
  return term?.kind === 'quantified-variable' && term.slot === slot;
}

/** What is compared with null in `t == null` (or `!=`). */
function nullTest(term: Term, operator: '==' | '!='): Term | undefined {
  if (term.kind !== 'compare' || term.operands !== 'reference' || term.operator !== operator) return undefined;
  const isNull = (side: Term): boolean => side.kind === 'constant' && side.value === null;
  return isNull(term.right) ? term.left : isNull(term.left) ? term.right : undefined;
}

/** Bounds as constraints: equalities where both are the same expression, else inclusions. */

import type { SpecConstraint } from '../../findings/spec-result.js';
import type { Algebra, Condition, Node } from '../../machines/relational/algebra.js';
import { Bounding, type Bounds } from '../../machines/relational/bounds.js';
import { FALSE, TRUE } from '../../machines/relational/conditions.js';
import { coarse } from '../../machines/relational/text/coarse.js';
import { Lowering, Unwritable } from '../../machines/relational/text/lower.js';
import type { Printer } from '../../machines/relational/text/print.js';
import { SPEC_BUDGETS } from './budgets.js';

export type Version = 'relational' | 'detailed';

const LONGEST_CONDITION = SPEC_BUDGETS.constraints.longestCondition.most;

/** How much a constraint says. */
export type Strength = 'exact' | 'bound' | 'trivial';

/** A constraint before it is text, so that what several have in common may get a name first. */
export interface Draft {
  readonly relation: string;
  readonly op: SpecConstraint['op'];
  /** The set that the rest is added to: the objects of a type before the call. */
  readonly base: string | undefined;
  readonly nodes: readonly Node[];
}

export interface Drafted {
  readonly drafts: readonly Draft[];
  readonly strength: Strength;
}

export class ConstraintWriter {
  readonly #algebra: Algebra;
  readonly #lowering: Lowering;
  readonly #version: Version;
  readonly #limit: number;

  constructor(algebra: Algebra, version: Version, limit: number) {
    this.#algebra = algebra;
    this.#version = version;
    this.#limit = limit;
    this.#lowering = new Lowering(algebra, version === 'relational' ? 'guards' : 'readable');
  }

  relation(relation: string, bounds: Bounds): Drafted {
    const { lower, upper } = this.#lowered(bounds);
    const draft = (op: SpecConstraint['op'], node: Node): Draft => ({ relation, op, base: undefined, nodes: [node] });
    if (lower === upper) return { drafts: [draft('eq', upper)], strength: 'exact' };
    const isEmpty = this.#algebra.isNone(lower);
    return {
      drafts: [...(isEmpty ? [] : [draft('superset', lower)]), draft('subset', upper)],
      strength: isEmpty && this.#isEverything(upper) ? 'trivial' : 'bound',
    };
  }

  /** The objects of a type after the call; `base` are those before. */
  type(base: string, allocated: readonly { readonly object: Node; readonly when: Condition }[]): Drafted {
    const algebra = this.#algebra;
    const bounding = new Bounding(algebra, this.#version === 'relational' ? { numbers: 'forget' } : {});
    const bounds = allocated.map(({ object, when }): Bounds => {
      const isLong = algebra.conditions.size(when) > LONGEST_CONDITION;
      const isOpen = isLong || algebra.symbol(object)?.kind === 'new-set';
      const lower = isOpen ? FALSE : bounding.certain(when);
      const upper = isOpen ? TRUE : bounding.possible(when);
      return {
        lower: algebra.choice(lower, object, algebra.none()),
        upper: algebra.choice(upper, object, algebra.none()),
      };
    });
    const lower = bounds.map((each) => this.#short(each.lower) ?? algebra.none());
    const upper = bounds.map((each, place) => this.#short(each.upper) ?? (allocated[place]?.object as Node));
    const draft = (op: SpecConstraint['op'], nodes: readonly Node[]): Draft => ({
      relation: `${base}'`,
      op,
      base,
      nodes: nodes.filter((each) => !algebra.isNone(each)),
    });
    if (lower.every((each, place) => each === upper[place])) return { drafts: [draft('eq', upper)], strength: 'exact' };
    return { drafts: [draft('superset', lower), draft('subset', upper)], strength: 'bound' };
  }

  /** In the operators that this version may use. */
  #lowered({ lower, upper }: Bounds): Bounds {
    const low = this.#short(lower) ?? coarse(this.#algebra, lower, this.#limit).lower;
    const high = this.#short(upper) ?? coarse(this.#algebra, upper, this.#limit).upper;
    return { lower: low, upper: high };
  }

  /** The same expression, if it can be written and is not too long. */
  #short(node: Node): Node | undefined {
    try {
      const lowered = this.#lowering.node(node);
      return this.#algebra.size(lowered) <= this.#limit ? lowered : undefined;
    } catch (error) {
      if (error instanceof Unwritable) return undefined;
      throw error;
    }
  }

  #isEverything(node: Node): boolean {
    const algebra = this.#algebra;
    const columns = algebra.columns(node).map((type) => algebra.type(type));
    return node === columns.slice(1).reduce((left, right) => algebra.product(left, right), columns[0] as Node);
  }
}

export function printed(printer: Printer, { relation, op, base, nodes }: Draft): SpecConstraint {
  const [node] = nodes;
  if (base === undefined && node !== undefined) return { relation, op, expr: printer.expression(node) };
  return { relation, op, expr: [base ?? 'none', ...nodes.map((each) => printer.summand(each))].join(' + ') };
}

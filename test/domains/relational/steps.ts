/** Random expressions, one constructor after the other, each judged against the plain operation in random instances. */
import {
  type Algebra,
  ARITHMETIC_OPERATORS,
  type Condition,
  type Node,
  Operator,
  Trait,
} from '../../../src/machines/relational/algebra.js';
import { areEqual, type FiniteRelation, isSubset } from '../../../src/machines/relational/finite-relation.js';
import {
  applied,
  chosen,
  type Instance,
  type Meaning,
  Meanings,
  someOf,
  type Truth,
} from '../../../src/machines/relational/meaning.js';
import { conditionText, members, namesOf, THINGS, TRAIT_NAMES, textOf, types, type World } from './instances.js';

/** Numbers that choose an operator and its operands. */
export interface Step {
  readonly operator: number;
  readonly first: number;
  readonly second: number;
  readonly third: number;
}

export const STEP_KINDS = 20;

export interface Pool {
  readonly nodes: Node[][];
  readonly conditions: Condition[];
}

export function poolOf(world: World): Pool {
  return { nodes: world.symbols.map((each) => [...each]), conditions: [0, 1, world.algebra.conditions.unknown('?')] };
}

type Plain<T> = (meanings: Meanings) => T;
export type Made =
  | {
      readonly kind: 'node';
      readonly node: Node;
      readonly plain: Plain<Meaning>;
      readonly text: string;
      readonly isRead?: Node;
    }
  | { readonly kind: 'condition'; readonly condition: Condition; readonly plain: Plain<Truth>; readonly text: string };

/** Takes one step; undefined where there is nothing to apply it to. */
export function take(algebra: Algebra, pool: Pool, step: Step): Made | undefined {
  const { conditions } = algebra;
  // Newer nodes are chosen as often as the many symbols.
  const pick = (arity: number, number: number): Node => {
    const list = pool.nodes[arity] as Node[];
    return list[
      number % 3 === 0 ? list.length - 1 - (Math.floor(number / 3) % Math.min(6, list.length)) : number % list.length
    ] as Node;
  };
  const condition = (number: number): Condition =>
    pool.conditions[pool.conditions.length - 1 - (number % pool.conditions.length)] as Condition;
  const arity = 1 + (step.third % 5 === 0 ? 1 : step.third % 2);
  const [first, second] = [pick(arity, step.first), pick(arity, step.second)];
  const text = (...nodes: Node[]): string => nodes.map((each) => textOf(algebra, each)).join(' , ');
  const plainly =
    (operator: Operator, ...nodes: Node[]): Plain<Meaning> =>
    (meanings) =>
      applied(
        operator,
        nodes.map((each) => meanings.node(each)),
        nodes.map((each) => algebra.arity(each)),
        new Set(THINGS.keys()),
      );
  const made = (node: Node, plain: Plain<Meaning>, label: string): Made => ({ kind: 'node', node, plain, text: label });
  const judged = (made: Condition, plain: Plain<Truth>, label: string): Made => ({
    kind: 'condition',
    condition: made,
    plain,
    text: label,
  });
  switch (step.operator % STEP_KINDS) {
    case 0:
    case 1:
      return made(
        algebra.union([first, second]),
        plainly(Operator.UNION, first, second),
        `union ${text(first, second)}`,
      );
    case 2: {
      const nodes = [first, second, pick(arity, step.third)];
      return made(
        algebra.intersection(nodes),
        plainly(Operator.INTERSECTION, ...nodes),
        `intersection ${text(...nodes)}`,
      );
    }
    case 3:
      return made(
        algebra.difference(first, second),
        plainly(Operator.DIFFERENCE, first, second),
        `difference ${text(first, second)}`,
      );
    case 4:
    case 5:
    case 6: {
      const [left, right] = [
        pick(step.third % 7 === 0 ? 2 : 1, step.first),
        pick(step.third % 11 === 0 ? 3 : step.third % 13 === 0 ? 1 : 2, step.second),
      ];
      if (algebra.arity(left) + algebra.arity(right) === 2) return undefined;
      // Only what is well typed is ever read.
      const [from, to] = [algebra.columns(left).at(-1) as string, algebra.columns(right)[0] as string];
      const isLoad =
        algebra.arity(left) === 1 && algebra.has(left, Trait.SINGLE | Trait.PRESENT) && algebra.has(right, Trait.TOTAL);
      if (isLoad ? !types.isSubtype(from, to) || to === 'java.lang.Object' || to === 'univ' : !types.mayShare(from, to))
        return undefined;
      const made: Made = {
        kind: 'node',
        node: algebra.join(left, right),
        plain: plainly(Operator.JOIN, left, right),
        text: `join ${text(left, right)}`,
      };
      // An array that is null has no elements to load.
      if (isLoad && algebra.operator(right) === Operator.JOIN) return undefined;
      return isLoad ? { ...made, isRead: left } : made;
    }
    case 7:
    case 8: {
      const [left, right] = [pick(1, step.first), pick(step.third % 7 === 0 ? 2 : 1, step.second)];
      return made(algebra.product(left, right), plainly(Operator.PRODUCT, left, right), `product ${text(left, right)}`);
    }
    case 9:
    case 10: {
      const [base, change] = [pick(2, step.first), pick(2, step.second)];
      if (!isOfField(algebra, base, change)) return undefined;
      return made(
        algebra.override(base, change),
        plainly(Operator.OVERRIDE, base, change),
        `override ${text(base, change)}`,
      );
    }
    case 11: {
      const [base, domain, range] = [pick(2, step.first), pick(1, step.second), pick(1, step.third)];
      const change = algebra.product(domain, range);
      if (!isOfField(algebra, base, change)) return undefined;
      return made(
        algebra.override(base, change),
        plainly(Operator.OVERRIDE, base, change),
        `override ${text(base, change)}`,
      );
    }
    case 12: {
      const relation = pick(2, step.first);
      return made(algebra.closure(relation), plainly(Operator.CLOSURE, relation), `closure ${text(relation)}`);
    }
    case 13: {
      const relation = pick(2, step.first);
      return made(algebra.transpose(relation), plainly(Operator.TRANSPOSE, relation), `transpose ${text(relation)}`);
    }
    case 14:
    case 15: {
      const guard = condition(step.third);
      // Branches differ in what one field holds, never in which field it is.
      const isMixed = (column: number): boolean => algebra.columns(first)[column] !== algebra.columns(second)[column];
      if (arity > 1 && isMixed(0)) return undefined;
      if (
        types.isPrimitive(algebra.columns(first)[0] as string) !==
        types.isPrimitive(algebra.columns(second)[0] as string)
      )
        return undefined;
      return made(
        algebra.choice(guard, first, second),
        (meanings) =>
          chosen(
            meanings.condition(guard),
            () => meanings.node(first),
            () => meanings.node(second),
          ),
        `choice ${conditionText(algebra, guard)} ${text(first, second)}`,
      );
    }
    case 16: {
      const [set, relation] = [pick(1, step.first), pick(2, step.second)];
      const product = plainly(Operator.INTERSECTION, relation, algebra.rawProduct(set, algebra.universe));
      return made(algebra.restrict(set, relation), product, `restrict ${text(set, relation)}`);
    }
    case 17: {
      const numbers = (pool.nodes[1] as Node[]).filter(
        (each) => algebra.columns(each)[0] === 'int' && algebra.has(each, Trait.SINGLE | Trait.PRESENT),
      );
      const [left, right] = [
        numbers[step.first % numbers.length] as Node,
        numbers[step.second % numbers.length] as Node,
      ];
      if (step.third % 2 === 0) {
        const operator = ARITHMETIC_OPERATORS[step.third % 3] as string;
        const raw = algebra.rawArithmetic(step.third % 3, [left, right], 'int');
        return made(
          algebra.arithmetic(operator, [left, right], 'int'),
          (meanings) => meanings.node(raw),
          `${operator} ${text(left, right)}`,
        );
      }
      const less = (meanings: Meanings): Truth => {
        const [low, high] = [meanings.relation(left), meanings.relation(right)].map((each) =>
          each?.size === 1 ? Number(THINGS[[...each][0] as number]?.name) : undefined,
        );
        return low === undefined || high === undefined ? undefined : low < high;
      };
      return judged(conditions.less(left, right), less, `less ${text(left, right)}`);
    }
    case 18: {
      if (step.third % 2 === 0)
        return judged(conditions.some(first), (meanings) => someOf(meanings.node(first)), `some ${text(first)}`);
      const [left, right] = [pick(1, step.first), pick(1, step.second)];
      const plain = plainly(Operator.INTERSECTION, left, right);
      return judged(conditions.equal(left, right), (meanings) => someOf(plain(meanings)), `equal ${text(left, right)}`);
    }
    default:
      return logic(algebra, condition(step.first), condition(step.second), condition(step.third), step.third);
  }
}

function logic(algebra: Algebra, left: Condition, right: Condition, third: Condition, kind: number): Made {
  const { conditions } = algebra;
  const text = [left, right, third].map((each) => conditionText(algebra, each)).join(' , ');
  const made = (condition: Condition, plain: Plain<Truth>, label: string): Made => ({
    kind: 'condition',
    condition,
    plain,
    text: `${label} ${text}`,
  });
  switch (kind % 5) {
    case 0:
      return made(conditions.and(left, right), (m) => and(m.condition(left), m.condition(right)), 'and');
    case 1:
      return made(conditions.or(left, right), (m) => not(and(not(m.condition(left)), not(m.condition(right)))), 'or');
    case 2:
      return made(conditions.not(left), (m) => not(m.condition(left)), 'not');
    case 3:
      return made(
        conditions.choose(left, right, third),
        (m) => {
          const holds = m.condition(left);
          return holds === undefined ? undefined : m.condition(holds ? right : third);
        },
        'choose',
      );
    default:
      // Elsewhere it may be anything.
      return made(
        conditions.within(left, right),
        (m) => (m.condition(right) === true ? m.condition(left) : undefined),
        'within',
      );
  }
}

/** Whether what is written belongs to the objects whose field it is. */
function isOfField(algebra: Algebra, base: Node, change: Node): boolean {
  return types.isSubtype(algebra.columns(change)[0] as string, algebra.columns(base)[0] as string);
}

function not(truth: Truth): Truth {
  return truth === undefined ? undefined : !truth;
}

function and(left: Truth, right: Truth): Truth {
  if (left === false || right === false) return false;
  return left === undefined || right === undefined ? undefined : true;
}

/** What is wrong with the step in the instance; undefined: nothing. */
export function faultOf(algebra: Algebra, made: Made, instance: Instance): string | undefined {
  const meanings = new Meanings(algebra, instance);
  if (made.kind === 'condition') {
    const [plain, ours] = [made.plain(meanings), meanings.condition(made.condition)];
    return plain === undefined || plain === ours
      ? undefined
      : `${made.text} = ${plain}, but ${conditionText(algebra, made.condition)} = ${ours}`;
  }
  const plain = made.plain(meanings);
  if (!areEqual(plain.lower, plain.upper)) return undefined;
  const value = plain.lower;
  const { node } = made;
  const arity = algebra.arity(node);
  const say = (what: string): string => `${made.text} = ${namesOf(value, arity)}, but ${textOf(algebra, node)} ${what}`;
  if (value.size === 0 && made.isRead !== undefined) {
    // A load from null, or from a new object before its fields are set, fails.
    if ([...(meanings.relation(made.isRead) ?? [])].every((place) => place === 0 || THINGS[place]?.isNew))
      return undefined;
  }
  if (value.size === 0 && algebra.has(node, Trait.PRESENT)) return say('claims to be present');
  const ours = meanings.relation(node);
  if (ours === undefined) return say('is not defined');
  if (!areEqual(ours, value)) return say(`= ${namesOf(ours, arity)}`);
  return traitFault(algebra, node, value, say);
}

function traitFault(
  algebra: Algebra,
  node: Node,
  value: FiniteRelation,
  say: (what: string) => string,
): string | undefined {
  const arity = algebra.arity(node);
  const columnsOf = (tuple: number): number[] => {
    const atoms: number[] = [];
    for (let rest = tuple, left = arity; left > 0; left--, rest = Math.floor(rest / 4096)) atoms.unshift(rest % 4096);
    return atoms;
  };
  const tuples = [...value].map(columnsOf);
  for (const [place, type] of algebra.columns(node).entries()) {
    const allowed = new Set(type === 'univ' ? THINGS.keys() : members(type));
    if (tuples.some((tuple) => !allowed.has(tuple[place] as number))) return say(`has column ${place} of ${type}`);
  }
  const holds: Record<string, boolean> = {
    SINGLE: value.size <= 1,
    OLD: tuples.every((tuple) => tuple.every((atom) => !THINGS[atom]?.isNew)),
    FRESH: tuples.every((tuple) => tuple.every((atom) => THINGS[atom]?.isNew)),
    NOT_NULL: tuples.every((tuple) => tuple.every((atom) => atom !== 0)),
    FUNCTION: arity === 1 || new Set([...value].map((tuple) => Math.floor(tuple / 4096))).size === value.size,
  };
  for (const [name, trait] of TRAIT_NAMES) {
    if (algebra.has(node, trait) && holds[name] === false) return say(`has trait ${name}`);
  }
  return undefined;
}

export function isContained(left: Meaning, right: Meaning): boolean {
  return isSubset(left.lower, right.upper);
}

/** Summaries of small programs, written out for comparison with what was computed by hand. */

import { Hierarchy } from '../../../../src/ir/hierarchy.js';
import {
  type Algebra,
  ARITHMETIC_OPERATORS,
  type Condition,
  type Node,
  Operator,
} from '../../../../src/machines/relational/algebra.js';
import { DEFAULT_OPTIONS, type RelationalOptions } from '../../../../src/machines/relational/options.js';
import { type Summaries, summariesOf } from '../../../../src/machines/relational/summaries.js';
import type { Outcome, Summary } from '../../../../src/machines/relational/summary.js';
import { openTexts } from '../../../support/open.js';

export interface Program {
  readonly summaries: Summaries;
  summary(method: string): Summary;
  /** What the method does when it returns: the result under `result`, each changed field under its name. */
  returns(method: string): Readonly<Record<string, string>>;
  /** When it throws, by class. */
  throws(method: string): Readonly<Record<string, string>>;
}

/** Methods are named `Class.method`. */
export async function programOf(text: string, options: Partial<RelationalOptions> = {}): Promise<Program> {
  const { table } = await openTexts([{ path: 'Program.java', text }]);
  const hierarchy = new Hierarchy(table);
  const summaries = summariesOf({ ...DEFAULT_OPTIONS, ...options, hierarchy, classes: [...table.inputs()] });
  const summary = (name: string): Summary => {
    const dot = name.lastIndexOf('.');
    const [method] = hierarchy.declaredMethods(name.slice(0, dot), name.slice(dot + 1));
    if (method === undefined) throw new Error(`no method ${name}`);
    return summaries.of(method);
  };
  const { algebra } = summaries;
  return {
    summaries,
    summary,
    returns: (name) => {
      const outcome = summary(name).outcomes.find(({ kind }) => kind === 'return');
      return outcome === undefined ? {} : outcomeText(algebra, outcome);
    },
    throws: (name) =>
      Object.fromEntries(
        summary(name)
          .outcomes.filter(({ kind }) => kind === 'throw')
          .map(({ type, condition }) => [type.replace(/.*\./, ''), conditionText(algebra, condition)]),
      ),
  };
}

/** Fields of exceptions are left out: nobody asks for them here. */
function outcomeText(algebra: Algebra, { value, fields }: Outcome): Record<string, string> {
  const found: Record<string, string> = value === undefined ? {} : { result: nodeText(algebra, value) };
  for (const [field, node] of fields) {
    if (!field.owner.startsWith('java.lang.Throwable')) found[field.name] = nodeText(algebra, node);
  }
  return found;
}

export function nodeText(algebra: Algebra, node: Node): string {
  const parts = algebra.arguments(node);
  const text = (each: Node): string => nodeText(algebra, each);
  /** Members of unions and intersections are sorted by when they were made: here by their text. */
  const sorted = (operator: string): string => `(${parts.map(text).sort().join(` ${operator} `)})`;
  switch (algebra.operator(node)) {
    case Operator.SYMBOL:
      return symbolText(algebra, node);
    case Operator.NONE:
      return 'none';
    case Operator.UNIVERSE:
      return 'univ';
    case Operator.IDENTITY:
      return 'iden';
    case Operator.UNION:
      return sorted('+');
    case Operator.INTERSECTION:
      return sorted('&');
    case Operator.DIFFERENCE:
      return `(${parts.map(text).join(' - ')})`;
    case Operator.JOIN:
      return parts.map(text).join('.');
    case Operator.PRODUCT:
      return `(${parts.map(text).join('->')})`;
    case Operator.OVERRIDE:
      return `(${parts.map(text).join(' ++ ')})`;
    case Operator.CLOSURE:
      return `*${text(parts[0] as Node)}`;
    case Operator.TRANSPOSE:
      return `~${text(parts[0] as Node)}`;
    case Operator.CHOICE: {
      const [condition, then, otherwise] = parts as [Condition, Node, Node];
      // One of the two ways to write it: the shorter one.
      const [test, negated] = [condition, algebra.conditions.not(condition)].map((each) =>
        conditionText(algebra, each),
      );
      return (test as string).length <= (negated as string).length
        ? `(${test} ? ${text(then)} : ${text(otherwise)})`
        : `(${negated} ? ${text(otherwise)} : ${text(then)})`;
    }
    case Operator.ARITHMETIC:
      return `(${ARITHMETIC_OPERATORS[parts[0] as number]} ${parts.slice(1).map(text).join(' ')})`;
  }
}

function symbolText(algebra: Algebra, node: Node): string {
  const symbol = algebra.symbol(node);
  switch (symbol?.kind) {
    case 'constant':
      return symbol.text;
    case 'parameter':
      return symbol.name;
    case 'field':
      return symbol.field.static ? `${symbol.field.owner}.${symbol.field.name}` : symbol.field.name;
    case 'type':
      return symbol.type.replace(/.*\./, '');
    case 'new':
      return `New_${symbol.type.replace(/.*\./, '')}_${symbol.number}`;
    case 'new-set':
      return `set_${symbol.type}`;
    default:
      // A name for one value.
      if (symbol !== undefined && symbol.lower === symbol.upper) return nodeText(algebra, symbol.upper);
      return symbol === undefined ? '?' : `?[${nodeText(algebra, symbol.lower)}, ${nodeText(algebra, symbol.upper)}]`;
  }
}

/** In disjunctive normal form, literals and terms sorted: independent of the order of atoms where paths are irredundant. */
export function conditionText(algebra: Algebra, condition: Condition): string {
  const { conditions } = algebra;
  if (condition === 0) return 'false';
  if (condition === 1) return 'true';
  const terms: string[] = [];
  const visit = (each: Condition, literals: readonly string[]): void => {
    if (each === 0) return;
    if (each === 1) {
      terms.push([...literals].sort().join(' and '));
      return;
    }
    const atom = conditions.atom(each);
    const text =
      atom.kind === 'some'
        ? `some ${nodeText(algebra, atom.node)}`
        : atom.kind === 'less'
          ? `${nodeText(algebra, atom.left)} < ${nodeText(algebra, atom.right)}`
          : 'unknown';
    visit(conditions.whenTrue(each), [...literals, text]);
    visit(conditions.whenFalse(each), [...literals, `not ${text}`]);
  };
  visit(condition, []);
  return terms.sort().join(' or ');
}

/** The states in which a method starts. */
import type { Code } from '../../../../engine/code.js';
import type { Start } from '../../../../engine/domain.js';
import type { Question } from '../../../../engine/question.js';
import type { Term } from '../../../../facts/index.js';
import { refined } from '../ask/ask.js';
import type { Premise } from '../shapes/facts.js';
import { PremiseReader } from '../shapes/read.js';
import { shapedBy, withGroups } from '../shapes/shapes.js';
import type { ShapeState, Work } from '../state/state.js';
import type { ShapeTables } from '../tables.js';
import { bindOlds } from './old-entry.js';
import { anchorsOf, bindVaguely, started } from './vague.js';

export interface Entries {
  /** Cover every start in which all the formulas hold. */
  readonly states: readonly ShapeState[];
  /** Whether the shapes of all linked structures are bounded, by the formulas or by their fields alone. */
  readonly isRegular: boolean;
}

/** `preconditions` are formulas that hold on entry: `requires`, invariants, candidates for `needs`. */
export function entries(tables: ShapeTables, code: Code, start: Start, preconditions: readonly Question[]): Entries {
  const { works, isRegular, open } = startingWorks(tables, code, start, preconditions);
  const question = conjunction(open);
  const at = { code, point: code.body.entry };
  const found = new Map<number, ShapeState>();
  for (const work of works) {
    for (const bound of bindOlds(tables, code, work)) {
      for (const each of question === undefined ? [bound] : refined(tables, question, bound, at, 'start')) {
        const { state } = tables.close(each, code, at.point);
        found.set(state.number, state);
      }
    }
  }
  return { states: [...found.values()], isRegular };
}

export interface StartingWorks {
  /** Cover every start in which the formulas hold. Nothing is evaluated on them. */
  readonly works: readonly Work[];
  readonly isRegular: boolean;
  /** Those of the formulas that need not hold in all heaps of the works. */
  readonly open: readonly Question[];
}

export function startingWorks(
  tables: ShapeTables,
  code: Code,
  start: Start,
  preconditions: readonly Question[],
): StartingWorks {
  const anchors = anchorsOf(tables, code, start);
  const reader = new PremiseReader(tables, code);
  const read = preconditions.flatMap(conjuncts).map((question) => ({ question, premise: reader.read(question) }));
  const all: Premise = { kind: 'all', parts: read.map(({ premise }) => premise) };
  const { groups, unbounded } = shapedBy(tables, anchors, all);
  const regular = new Set(groups.flatMap((group) => group.anchors));
  const work = started(tables, code);
  bindVaguely(
    tables,
    work,
    anchors.filter((anchor) => !regular.has(anchor)),
  );
  const settled = new Set(groups.flatMap((group) => [...group.settled]));
  return {
    works: withGroups(tables, work, groups),
    isRegular: unbounded.length === 0,
    open: read.filter(({ premise }) => !isSettled(premise, settled)).map(({ question }) => question),
  };
}

/** Only what is said of all objects of a structure: that takes long to evaluate. */
function isSettled(premise: Premise, settled: ReadonlySet<string>): boolean {
  if (premise.kind === 'all')
    return premise.parts.length > 0 && premise.parts.every((part) => isSettled(part, settled));
  if (premise.kind !== 'fact' || premise.fact.kind !== 'every') return false;
  return premise.fact.from !== undefined && settled.has(premise.fact.from.place.key);
}

function conjuncts({ term, variable }: Question): readonly Question[] {
  if (term.kind !== 'connective' || term.operator !== '&&') return [{ term, variable }];
  return [...conjuncts({ term: term.left, variable }), ...conjuncts({ term: term.right, variable })];
}

function conjunction(questions: readonly Question[]): Question | undefined {
  const [first, ...rest] = questions;
  if (first === undefined) return undefined;
  const term = rest.reduce<Term>(
    (left, { term: right }) => ({
      kind: 'connective',
      operator: '&&',
      left,
      right,
      type: 'boolean',
      offset: left.offset,
      end: right.end,
    }),
    first.term,
  );
  const variable: Question['variable'] = (name) => {
    for (const question of questions) {
      const found = question.variable(name);
      if (found !== undefined) return found;
    }
    return undefined;
  };
  return { term, variable };
}

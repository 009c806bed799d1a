/** Whether formulas say of all that a method is given that it leads to trees (lists, along one field) which have nothing in common. */
import type { Question } from '../../../../engine/question.js';
import type { PredicateTerm, Term } from '../../../../facts/index.js';
import { linksOf } from '../ask/predicates.js';
import type { GraphTables } from '../tables.js';
import type { Given } from './entry.js';

export function areTrees(tables: GraphTables, given: readonly Given[], known: readonly Question[]): boolean {
  if (given.length === 0) return false;
  const facts = known.flatMap((question) =>
    conjuncts(question.term).flatMap((term) => (term.kind === 'predicate' ? factOf(tables, term, question) : [])),
  );
  const isTree = ({ variable }: Given): boolean =>
    variable !== undefined && facts.some(({ kind, subjects }) => kind === 'tree' && subjects[0] === variable.index);
  const areApart = (one: Given, other: Given): boolean =>
    facts.some(
      ({ kind, subjects }) =>
        kind === 'apart' &&
        [one, other].every(({ variable }) => variable !== undefined && subjects.includes(variable.index)),
    );
  return (
    given.every(isTree) && given.every((one, index) => given.slice(0, index).every((other) => areApart(one, other)))
  );
}

interface Fact {
  readonly kind: 'tree' | 'apart';
  /** Variables of the body. */
  readonly subjects: readonly number[];
}

/** Only what ranges over all links, and is said of the values of variables. */
function factOf(tables: GraphTables, term: PredicateTerm, question: Question): readonly Fact[] {
  const links = tables.options.links.length;
  if (linksOf(tables, term.fields) !== 2 ** links - 1) return [];
  const subjects = term.subjects.flatMap((subject) => {
    const variable = subject.kind === 'variable' ? question.variable(subject.name) : undefined;
    return variable === undefined ? [] : [variable.index];
  });
  if (subjects.length !== term.subjects.length) return [];
  // Along one field, what has no cycle is a list.
  const isTree = term.name === 'tree' || (links === 1 && (term.name === 'acyclic' || term.name === 'list'));
  if (isTree) return [{ kind: 'tree', subjects }];
  return term.name === 'disjoint' && subjects[0] !== subjects[1] ? [{ kind: 'apart', subjects }] : [];
}

function conjuncts(term: Term): readonly Term[] {
  if (term.kind !== 'connective' || term.operator !== '&&') return [term];
  return [...conjuncts(term.left), ...conjuncts(term.right)];
}

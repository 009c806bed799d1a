/** The states in which a method was called, and the conditions that tell them apart. */

import type { MethodDeclaration } from '../../../ir/program.js';
import type { TypestateContents } from '../../../machines/predicates/typestates/typestates.js';
import type { Predicate } from '../../../machines/predicates/vocabulary.js';
import { FAILED, NULL, RAW, type Transition, type TypestateTable } from '../table/table.js';
import { type SaidContext, saidOf } from './predicates.js';
import type { Condition } from './separate.js';
import { named, type Subject, subjectOf } from './subjects.js';

/** Sentences that only name typestates come last. */
const NAMED = 1.05;
const LISTED = 3;
const SOME = 1.5;

export interface CaseContext extends SaidContext {
  readonly table: TypestateTable;
  readonly isSubclass: (lower: string, upper: string) => boolean;
}

/** Conditions over the rows; a bit for each row in their order. */
export function conditionsOf(
  method: MethodDeclaration,
  rows: readonly Transition[],
  context: CaseContext,
): readonly Condition[] {
  const found = new Map<string, { cost: number; cases: bigint }>();
  rows.forEach((row, index) => {
    const add = (text: string, cost: number): void => {
      const known = found.get(text);
      const cases = (known?.cases ?? 0n) | (1n << BigInt(index));
      found.set(text, { cost: Math.min(cost, known?.cost ?? cost), cases });
    };
    for (const [location, changes] of row.locations) {
      const subject = locationSubject(location, method, context, changes.length > 1 ? 'several' : 'one');
      if (subject === undefined) continue;
      const isSome = location.startsWith('B') || changes.length > 1;
      for (const { from } of changes) addState(from, subject, isSome ? SOME : 1, context, add);
    }
    for (const pair of row.aliases) {
      const [first, second] = pair.map((location) => locationSubject(location, method, context, 'one'));
      if (first === undefined || second === undefined || pair.some((location) => location.startsWith('B'))) continue;
      add(`${first.noun} is ${second.noun}`, 1.4);
    }
  });
  return [...found].map(([text, { cost, cases }]) => ({ text, cost, cases }));
}

/** Allocated objects are no part of the state before a call. */
function locationSubject(
  location: string,
  method: MethodDeclaration,
  { table, names }: CaseContext,
  changes: 'several' | 'one',
): Subject | undefined {
  if (location.startsWith('O')) return undefined;
  const path = pathOf(location, method, table);
  const buddies = /^(\w+)\(\?, (.+)\)$/.exec(path);
  if (buddies === null) {
    const subject = subjectOf(path, method, names);
    if (subject === undefined || changes === 'one') return subject;
    const noun = `one of ${subject.noun}`;
    return { noun, field: (name) => ({ noun: `${noun}'s ${name}`, field: subject.field(name).field }) };
  }
  const predicate = table.predicates.find(({ id }) => id === buddies[1]);
  const related = pathOf(buddies[2] ?? '', method, table);
  const whose = subjectOf(related, method, names);
  if (predicate?.kind !== 'fields' || whose === undefined) return undefined;
  return named(`one ${names.typeText(predicate.left.owner)} of ${whose.noun}`);
}

/** Parameters are known by themselves. */
function pathOf(location: string, method: MethodDeclaration, { locations }: TypestateTable): string {
  return /^F\d+$/.test(location) ? location : (locations.get(method)?.get(location) ?? location);
}

function addState(
  state: string,
  subject: Subject,
  factor: number,
  context: CaseContext,
  add: (text: string, cost: number) => void,
): void {
  if (state === NULL) return add(`${subject.noun} is null`, factor);
  if (state === RAW) return add(`${subject.noun} is not constructed yet`, factor);
  const typestate = context.table.typestates.find(({ id }) => id === state);
  if (state === FAILED || typestate === undefined) return;
  const { name, id } = typestate;
  if (/^\p{Ll}+$/u.test(name)) add(`${subject.noun} is ${name}`, NAMED * factor);
  add(`${subject.noun} is in ${id}${name === '' ? '' : ` (${name})`}`, LISTED * factor);
  addContents(typestate.contents, subject, factor, context, add);
}

/** What lies further away costs more. */
const FURTHER = 1.15;

function addContents(
  { type, predicates, fields }: TypestateContents,
  subject: Subject,
  factor: number,
  context: CaseContext,
  add: (text: string, cost: number) => void,
): void {
  for (const predicate of context.table.predicates) {
    const sides = [
      { side: sideOf(predicate, type, context), value: predicates.get(predicate.id) },
      { side: 'second' as const, value: predicates.get(`${predicate.id} of others`) },
    ];
    for (const { side, value } of sides) {
      const said = value === undefined ? undefined : saidOf(predicate, side, value, subject, context);
      if (said !== undefined) add(said.text, said.cost * factor);
    }
  }
  for (const [key, contents] of fields) {
    const next = subject.field(key.slice(key.lastIndexOf('.') + 1));
    if (contents === null) add(`${next.noun} is null`, factor * FURTHER);
    else addContents(contents, next, factor * FURTHER, context, add);
  }
}

function sideOf(predicate: Predicate, type: string, { isSubclass }: CaseContext): 'first' | 'second' {
  return predicate.kind !== 'fields' || isSubclass(type, predicate.left.owner) ? 'first' : 'second';
}

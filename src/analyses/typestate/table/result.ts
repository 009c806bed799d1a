/** A table as the result of a component: plain data with the names that people read. */
import type {
  ComponentResult,
  ReportedChange,
  ReportedTransition,
  ReportedTypestate,
} from '../../../findings/typestate-result.js';
import type { FieldReference } from '../../../ir/instructions.js';
import { Flag, hasFlag } from '../../../ir/program.js';
import type { Span } from '../../../ir/span.js';
import type { TypestateComponent } from '../component/component.js';
import { preconditionsOf } from '../words/words.js';
import { namesFor, type ResultNames, withoutSemicolon } from './result-names.js';
import type { Change, Transition, Typestate, TypestateTable } from './table.js';

export function componentResult(
  component: TypestateComponent,
  table: TypestateTable,
  milliseconds: number,
): ComponentResult {
  const { classes } = component;
  const names = componentNames(component);
  const [first] = classes;
  const rows = table.transitions.filter((transition) => !changesNothing(transition));
  const abrupt = table.transitions.filter(changesNothing);
  return {
    class: first?.name ?? '',
    location: locationOf(first?.span),
    claims: [],
    component: classes.map(({ name }) => name),
    predicates: table.predicates.map((predicate) => ({ id: predicate.id, text: names.predicateText(predicate) })),
    typestates: table.typestates.map((typestate) => reportedTypestate(typestate, table)),
    transitions: rows.map((transition, index) => reportedTransition(transition, `T${index + 1}`, names)),
    abrupt: abrupt.map((transition, index) => reportedTransition(transition, `X${index + 1}`, names)),
    locations: locationsOf(table, names),
    preconditions: preconditionsOf(component, table, names),
    objects: Object.fromEntries(table.objects),
    heaps: table.heaps,
    closed: table.closed,
    ...(table.closed ? {} : { exploredUpTo: Math.max(0, ...table.objects.values()) }),
    reasons: [...new Set(table.open)],
    assumptions: [...table.assumptions].sort(),
    milliseconds,
  };
}

export function componentNames({ classes, world }: TypestateComponent): ResultNames {
  const isStatic = ({ owner, name }: FieldReference): boolean => {
    const field = world.hierarchy.find(owner)?.fields.find((each) => each.name === name);
    return field !== undefined && hasFlag(field, Flag.STATIC);
  };
  return namesFor(
    classes.map(({ name }) => name),
    isStatic,
  );
}

export function locationOf(span: Span | undefined): ComponentResult['location'] {
  return { file: span?.file ?? '', line: span?.line ?? 0, column: span?.column ?? 0 };
}

function reportedTypestate(
  { type, id, name, contents, fields }: Typestate,
  { predicates: all }: TypestateTable,
): ReportedTypestate {
  const order = (key: string): number => all.findIndex((predicate) => predicate.id === key.split(' ')[0]);
  const predicates = [...contents.predicates]
    .filter(([, value]) => value !== 'none')
    .sort(([left], [right]) => order(left) - order(right));
  return { type, id, name, predicates: Object.fromEntries(predicates), fields: Object.fromEntries(fields) };
}

/** It ends by an exception that is no error, and leaves all objects as they were. */
function changesNothing({ thrown, isError, locations }: Transition): boolean {
  if (thrown === undefined || isError) return false;
  return [...locations.values()].every((changes) => changes.every(({ from, to }) => from === to));
}

function reportedTransition(transition: Transition, id: string, names: ResultNames): ReportedTransition {
  const { method, receiver, locations, aliases, thrown, isError, leaves, witness } = transition;
  return {
    id,
    method: names.methodText(method),
    descriptor: method.descriptor,
    ...(hasFlag(method, Flag.STATIC) ? { static: true } : {}),
    ...(receiver === undefined ? {} : { receiver }),
    locations: changesOf(locations),
    aliases,
    error: isError,
    ...(thrown === undefined ? {} : { exception: thrown }),
    ...(leaves === undefined ? {} : { leaves: changesOf(leaves) }),
    ...(witness === undefined ? {} : { witness: witness.map(withoutSemicolon) }),
  };
}

function changesOf(locations: ReadonlyMap<string, readonly Change[]>): ReportedTransition['locations'] {
  return Object.fromEntries(
    [...locations].map(([location, changes]): [string, ReportedChange | readonly ReportedChange[]] => {
      const [only] = changes;
      return [location, only !== undefined && changes.length === 1 && !isMulti(location) ? only : changes];
    }),
  );
}

/** Buddies are always a list, however many there are. */
function isMulti(location: string): boolean {
  return location.startsWith('B');
}

function locationsOf(table: TypestateTable, names: ResultNames): ComponentResult['locations'] {
  return Object.fromEntries(
    [...table.locations].map(([method, paths]) => [names.methodText(method), Object.fromEntries(paths)]),
  );
}

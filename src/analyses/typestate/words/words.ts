/** When the methods of a component fail, in words: the simplest condition that tells failing rows of the table from safe ones. */

import type { ReportedPrecondition } from '../../../findings/typestate-result.js';
import type { MethodDeclaration } from '../../../ir/program.js';
import { TYPESTATE_BUDGETS } from '../budgets.js';
import type { TypestateComponent } from '../component/component.js';
import { type ResultNames, withoutSemicolon } from '../table/result-names.js';
import type { Transition, TypestateTable } from '../table/table.js';
import { type CaseContext, conditionsOf } from './cases.js';
import { type Condition, type Conjunction, separating } from './separate.js';
import { stalenessIn } from './staleness.js';

const MOST_ALTERNATIVES = TYPESTATE_BUDGETS['words/words'].mostAlternatives.most;
const MOST_ROWS = TYPESTATE_BUDGETS['words/words'].mostRows.most;

/** One for each operation, in their order. */
export function preconditionsOf(
  { operations, world }: TypestateComponent,
  table: TypestateTable,
  names: ResultNames,
): readonly ReportedPrecondition[] {
  const context: CaseContext = {
    table,
    names,
    isSubclass: (lower, upper) => world.hierarchy.isSubclass(lower, upper),
    staleness: stalenessIn(table),
  };
  const byMethod = new Map<MethodDeclaration, Transition[]>();
  for (const row of table.transitions) {
    const known = byMethod.get(row.method);
    if (known === undefined) byMethod.set(row.method, [row]);
    else known.push(row);
  }
  return operations.map((method) => preconditionOf(method, byMethod.get(method) ?? [], context));
}

function preconditionOf(
  method: MethodDeclaration,
  rows: readonly Transition[],
  context: CaseContext,
): ReportedPrecondition {
  const failing = rows.filter(({ isError }) => isError);
  const witnesses = failing.flatMap(({ witness }) => (witness === undefined ? [] : [witness]));
  const shortest = witnesses.reduce<readonly string[] | undefined>(
    (best, each) => (best === undefined || each.length < best.length ? each : best),
    undefined,
  );
  return {
    method: context.names.methodText(method),
    descriptor: method.descriptor,
    ...saidOfRows(method, rows, failing, context),
    exceptions: [...new Set(failing.flatMap(({ thrown }) => thrown ?? []))].sort(),
    ...(shortest === undefined ? {} : { witness: shortest.map(withoutSemicolon) }),
  };
}

function saidOfRows(
  method: MethodDeclaration,
  rows: readonly Transition[],
  failing: readonly Transition[],
  context: CaseContext,
): Pick<ReportedPrecondition, 'fails' | 'text'> {
  const { closed, objects, heaps } = context.table;
  if (heaps === 0) return { fails: 'unknown', text: 'not analysed' };
  if (failing.length === 0) {
    const most = Math.max(0, ...objects.values());
    const text = closed
      ? 'never fails'
      : `no failure found${most === 0 ? '' : ` with up to ${most} ${most === 1 ? 'object' : 'objects'} of a class`}`;
    return { fails: 'never', text };
  }
  const safe = rows.filter(({ isError }) => !isError);
  if (safe.length === 0 && context.table.ended?.has(method) === true) {
    const given = method.parameters.length === 0 ? '' : 'its arguments or on ';
    return { fails: 'perhaps', text: `may fail, depending on ${given}what no predicate follows` };
  }
  if (safe.length === 0) {
    return { fails: 'always', text: closed ? 'always fails' : 'failed in every state that was explored' };
  }
  if (rows.length > MOST_ROWS) return { fails: 'perhaps', text: VAGUE };
  const bits = (chosen: (row: Transition) => boolean): bigint =>
    rows.reduce((found, row, index) => (chosen(row) ? found | (1n << BigInt(index)) : found), 0n);
  const doubtful = doubtfulRows(rows);
  const certain = bits((row) => row.isError && !doubtful.has(row));
  const perhaps = bits((row) => doubtful.has(row));
  const safely = bits((row) => !row.isError && !doubtful.has(row));
  const conditions = conditionsOf(method, rows, context);
  const first = certain === 0n ? undefined : sentence('fails', conditions, certain, safely | perhaps);
  const split = { certain, perhaps, safely };
  const second = perhaps === 0n ? undefined : perhapsText(method, rows, conditions, split, context);
  const parts = new Set([first, second].filter((part) => part !== undefined));
  return { fails: first === VAGUE || perhaps !== 0n ? 'perhaps' : 'states', text: [...parts].join('; ') };
}

interface Split {
  readonly certain: bigint;
  readonly perhaps: bigint;
  readonly safely: bigint;
}

/** Why a call may fail or not in states that look the same. */
function perhapsText(
  { parameters }: MethodDeclaration,
  rows: readonly Transition[],
  conditions: readonly Condition[],
  { certain, perhaps, safely }: Split,
  { table }: CaseContext,
): string {
  const doubtful = rows.filter((_, index) => (perhaps >> BigInt(index)) % 2n === 1n);
  const isUnknown = certain !== 0n && doubtful.every((row) => startsUnknown(row, table));
  if (isUnknown) return 'may fail where that is not known';
  if (safely !== 0n) return sentence('may fail', conditions, perhaps, safely);
  const rest = certain === 0n ? 'may fail' : 'may fail otherwise';
  const given = rows.some(({ locations }) => locations.size <= parameters.length);
  return given && parameters.length > 0 ? `${rest}, depending on its arguments` : `${rest} in any state`;
}

/** Whether a predicate of some object that took part was not known before. */
function startsUnknown({ locations }: Transition, { typestates }: TypestateTable): boolean {
  const before = [...locations.values()].flatMap((changes) => changes.map(({ from }) => from));
  return typestates.some(
    ({ id, contents }) => before.includes(id) && [...contents.predicates.values()].includes('unknown'),
  );
}

const VAGUE = 'may fail in some of the states that the table lists';

function sentence(verb: string, conditions: readonly Condition[], wanted: bigint, others: bigint): string {
  if (others === 0n) return `${verb} whatever state the objects are in`;
  const found = separating(conditions, wanted, others);
  if (found === undefined || found.length > MOST_ALTERNATIVES) return VAGUE;
  return `${verb} ${found.map((each) => `when ${conjunctionText(each)}`).join(', or ')}`;
}

function conjunctionText({ conditions }: Conjunction): string {
  return conditions.map(({ text }) => text).join(' and ');
}

/** Rows for which there is one of the other outcome in a state that looks the same. */
function doubtfulRows(rows: readonly Transition[]): ReadonlySet<Transition> {
  const states = rows.map(stateBefore);
  return new Set(
    rows.filter((row, index) =>
      rows.some((other, place) => {
        const [left, right] = [states[index], states[place]];
        return other.isError !== row.isError && left !== undefined && right !== undefined && isSameState(left, right);
      }),
    ),
  );
}

interface StateBefore {
  readonly receiver: string;
  /** By location: the typestates in it. Allocated objects were not there before. */
  readonly states: ReadonlyMap<string, string>;
  readonly aliases: readonly (readonly [string, string])[];
}

function stateBefore({ receiver = '', locations, aliases }: Transition): StateBefore {
  const before = [...locations].filter(([location]) => !location.startsWith('O'));
  return {
    receiver,
    states: new Map(
      before.map(([location, changes]) => [location, [...new Set(changes.map(({ from }) => from))].sort().join()]),
    ),
    aliases,
  };
}

/** Whether nothing that both looked at was different: locations that only one of them met say nothing. */
function isSameState(left: StateBefore, right: StateBefore): boolean {
  if (left.receiver !== right.receiver) return false;
  for (const [location, state] of left.states) {
    const other = right.states.get(location);
    if (other !== undefined && other !== state) return false;
  }
  const isShared = (location: string): boolean => left.states.has(location) && right.states.has(location);
  const shared = ({ aliases }: StateBefore): string =>
    aliases
      .filter((pair) => pair.every(isShared))
      .map((pair) => [...pair].sort().join('='))
      .sort()
      .join();
  return shared(left) === shared(right);
}

/**
 * Calls that are not followed: whatever they can reach may change, and anything may come back. Where it is known which fields of the program the
 * code can write that a call may run, the others stay as they are.
 */
import { IntegerMap } from '../../../../base/integer-map.js';
import type { CodeEdge } from '../../../../engine/code.js';
import { CANNOT_HAPPEN, type Outcome } from '../../../../engine/outcome.js';
import type { MethodDeclaration } from '../../../../ir/program.js';
import { THROWABLE } from '../../../../ir/types.js';
import { escaping, isFinal } from '../regions/escaping.js';
import { externalContents } from '../regions/renaming.js';
import type { Survey } from '../regions/survey.js';
import type { Contents, State } from '../state/state.js';
import type { Tables } from '../state/tables.js';
import { NOT_NULL, type Nulls, type Value } from '../state/values.js';
import { operandValue } from '../step/operands.js';
import { withoutPaths, withoutPathsOf } from '../step/paths.js';
import type { FieldsWritten } from './field-writes.js';
import { initialisedByUnknown } from './initialisation.js';
import { knownCall, nullsOf, recordBehind } from './natives.js';
import { withMet, withResult } from './result.js';
import { tellingOfUnknown, toldStates } from './told.js';
import { ANYTHING_RAN, externalRegion } from './values.js';

export function unknownCall(
  tables: Tables,
  at: CodeEdge,
  callee: MethodDeclaration | undefined,
  before: State,
  survey: Survey,
): Outcome<State> {
  const { instruction } = at.edge;
  // What the target, or `@thrown`, referred to is another object by then.
  const target = instruction.kind === 'call' ? instruction.target : undefined;
  const free = [at.code.body.thrown, ...(target === undefined ? [] : [target])].reduce(
    (state, { index }) => withoutPathsOf(tables, state, index),
    before,
  );
  const outcome = (callee && knownCall(tables, at, callee, free)) ?? anyCall(tables, at, callee, free);
  if (instruction.kind !== 'call' || callee === undefined) return outcome;
  const telling = tellingOfUnknown(tables, instruction, callee);
  const normal = outcome.normal.flatMap((after) =>
    toldStates(tables, { call: instruction, telling, before, after }, survey),
  );
  return { ...outcome, normal };
}

function anyCall(tables: Tables, at: CodeEdge, callee: MethodDeclaration | undefined, before: State): Outcome<State> {
  const { instruction } = at.edge;
  const written = instruction.kind === 'call' && callee ? tables.writes.by(instruction, callee) : undefined;
  const changed = changedByOthers(
    tables,
    at,
    callee,
    written === undefined ? withoutPaths(tables, before) : before,
    written,
  );
  const thrown = withMet(tables, at, changed, {
    variable: at.code.body.thrown.index,
    type: THROWABLE,
    nulls: NOT_NULL,
  });
  const isEnd =
    instruction.kind === 'call' && callee !== undefined && recordBehind(tables, instruction, callee)?.ends === true;
  if (isEnd) return { ...CANNOT_HAPPEN, exceptional: [thrown], exact: false };
  const normal =
    instruction.kind === 'initialise'
      ? changed
      : withResult(tables, at, callee, changed, resultNulls(tables, at, callee));
  return { ...CANNOT_HAPPEN, normal: [normal], exceptional: [thrown], exact: false };
}

/** By annotations, or by what is written down of the library. */
function resultNulls(tables: Tables, { edge }: CodeEdge, callee: MethodDeclaration | undefined): Nulls {
  const nulls = nullsOf(tables, callee);
  const { instruction } = edge;
  if (nulls === NOT_NULL || instruction.kind !== 'call') return nulls;
  const isChosen = callee !== tables.hierarchy.resolveMethod(instruction.method);
  return tables.neverNull?.(instruction, isChosen ? callee : undefined) === undefined ? nulls : NOT_NULL;
}

function changedByOthers(
  tables: Tables,
  at: CodeEdge,
  callee: MethodDeclaration | undefined,
  before: State,
  written: FieldsWritten | undefined,
): State {
  const { instruction } = at.edge;
  const isConstructor =
    callee?.name === '<init>' || (instruction.kind === 'call' && instruction.method.name === '<init>');
  let values: Iterable<Value> = [];
  if (instruction.kind === 'unsupported') values = [...before.variables].map(([, value]) => value);
  if (instruction.kind === 'call')
    values = instruction.arguments.map((operand) => operandValue(tables, before, operand));
  const [receiver] = values;
  const constructed = {
    regions: isConstructor && receiver?.kind === 'reference' ? receiver.targets : [],
    ...(callee === undefined ? {} : { type: callee.owner }),
  };
  const keeps = written?.keeps;
  const escaped = escaping(tables, before, values, { ...constructed, keeps });
  let { heap } = escaped;
  const statics = heap.get(tables.statics);
  if (statics !== undefined) {
    const { kind } = instruction;
    const left = kind === 'initialise' ? opaque(tables) : remainingStatics(tables, before, statics, keeps);
    heap = heap.set(tables.statics, left);
  }
  heap = heap.set(tables.external, externalAfter(tables, before, written));
  const paths = before.paths.mapped((value, path) => (keeps?.(tables.pathField(path)) === true ? value : undefined));
  const changed = tables.with(escaped, { heap, paths, ...initialisedByUnknown() });
  return instruction.kind === 'unsupported' ? withAnyVariables(tables, at, changed) : changed;
}

/** Callers have to know what was written, since objects of theirs may be among those that are external here. */
function externalAfter(tables: Tables, before: State, written: FieldsWritten | undefined): Contents {
  if (written === undefined) return externalRegion(tables, IntegerMap.empty(), ANYTHING_RAN);
  const log = externalContents(tables, before);
  let { cells } = log;
  for (const field of written.ofObjects) {
    cells = cells.set(field, tables.joinValues(tables.cell(log, field), tables.implicit(field, 'opaque')));
  }
  return externalRegion(tables, cells, { escaped: log.escaped, stirred: true });
}

function opaque(tables: Tables): Contents {
  return tables.contents({ opaque: true });
}

/** Final static fields of classes that were initialised before, or are being so by analysed code, stay as they are. */
function remainingStatics(
  tables: Tables,
  before: State,
  statics: Contents,
  keeps: ((field: number) => boolean) | undefined,
): Contents {
  const cells = statics.cells.mapped((value, field) => {
    const owner = tables.fieldOf(field)?.owner;
    const isKept =
      owner !== undefined &&
      before.initialised.includes(tables.classNumber(owner)) &&
      (keeps?.(field) === true || isFinal(tables, field));
    return isKept ? value : undefined;
  });
  return tables.contents({ ...statics, cells, opaque: true });
}

/** Variables may hold any object by now, also those that only they referred to: all have escaped. */
function withAnyVariables(tables: Tables, at: CodeEdge, state: State): State {
  const variables = IntegerMap.of(
    at.code.body.variables.map(({ index, type }): readonly [number, Value] => [index, tables.anything(type)]),
  );
  return tables.with(state, { variables });
}

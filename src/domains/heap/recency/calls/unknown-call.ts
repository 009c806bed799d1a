/** Calls that are not followed: whatever they can reach may change, and anything may come back. */
import { IntegerMap } from '../../../../base/integer-map.js';
import type { CodeEdge } from '../../../../engine/code.js';
import { CANNOT_HAPPEN, type Outcome } from '../../../../engine/outcome.js';
import type { MethodDeclaration } from '../../../../ir/program.js';
import { THROWABLE } from '../../../../ir/types.js';
import { escaping, isFinal } from '../regions/escaping.js';
import type { Survey } from '../regions/survey.js';
import type { Contents, State } from '../state/state.js';
import type { Tables } from '../state/tables.js';
import { NOT_NULL, type Value } from '../state/values.js';
import { operandValue } from '../step/operands.js';
import { initialisedByUnknown } from './initialisation.js';
import { knownCall, nullsOf } from './natives.js';
import { withMet, withResult } from './result.js';
import { tellingOfUnknown, toldStates } from './told.js';
import { externalRegion } from './values.js';

export function unknownCall(
  tables: Tables,
  at: CodeEdge,
  callee: MethodDeclaration | undefined,
  before: State,
  survey: Survey,
): Outcome<State> {
  const { instruction } = at.edge;
  const outcome = (callee && knownCall(tables, at, callee, before)) ?? anyCall(tables, at, callee, before);
  if (instruction.kind !== 'call' || callee === undefined) return outcome;
  const telling = tellingOfUnknown(tables, instruction, callee);
  const normal = outcome.normal.flatMap((after) =>
    toldStates(tables, { call: instruction, telling, before, after }, survey),
  );
  return { ...outcome, normal };
}

function anyCall(tables: Tables, at: CodeEdge, callee: MethodDeclaration | undefined, before: State): Outcome<State> {
  const { instruction } = at.edge;
  const changed = changedByOthers(tables, at, callee, before);
  const thrown = withMet(tables, at, changed, at.code.body.thrown.index, THROWABLE, NOT_NULL);
  const normal =
    instruction.kind === 'initialise' ? changed : withResult(tables, at, callee, changed, nullsOf(tables, callee));
  return { ...CANNOT_HAPPEN, normal: [normal], exceptional: [thrown], exact: false };
}

function changedByOthers(tables: Tables, at: CodeEdge, callee: MethodDeclaration | undefined, before: State): State {
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
  const escaped = escaping(tables, before, values, constructed);
  let { heap } = escaped;
  const statics = heap.get(tables.statics);
  if (statics !== undefined) {
    const { kind } = instruction;
    heap = heap.set(tables.statics, kind === 'initialise' ? opaque(tables) : remainingStatics(tables, before, statics));
  }
  heap = heap.set(tables.external, externalRegion(tables, IntegerMap.empty(), true));
  const changed = tables.with(escaped, { heap, ...initialisedByUnknown() });
  return instruction.kind === 'unsupported' ? withAnyVariables(tables, at, changed) : changed;
}

function opaque(tables: Tables): Contents {
  return tables.contents({ opaque: true });
}

/** Final static fields of classes that were initialised before, or are being so by analysed code, stay as they are. */
function remainingStatics(tables: Tables, before: State, statics: Contents): Contents {
  const cells = statics.cells.mapped((value, field) => {
    const owner = tables.fieldOf(field)?.owner;
    const isKept =
      owner !== undefined && before.initialised.includes(tables.classNumber(owner)) && isFinal(tables, field);
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

/** What a callee gives back, its result or its exception, and whether the caller gets to know one more external object by it. */
import type { Code, CodeEdge } from '../../../../engine/code.js';
import type { Exit } from '../../../../engine/domain.js';
import { resultNullness } from '../../../../ir/nullness.js';
import type { MethodDeclaration } from '../../../../ir/program.js';
import type { TypeName } from '../../../../ir/types.js';
import type { Region } from '../regions/regions.js';
import type { State } from '../state/state.js';
import type { Tables } from '../state/tables.js';
import { NOT_NULL, type ReferenceValue, SEEN_NULL, type Value } from '../state/values.js';

export interface Answer {
  /** The caller's variable that gets it. */
  readonly variable: number;
  /** In the names of the callee; without external objects that the caller does not know, unless there is `kept`. */
  readonly value: Value;
  /** An upper bound of its class. */
  readonly type: TypeName;
  /** Whether it may be an external object for which the caller has no name yet. */
  readonly isMet: boolean;
  /** The callee's name for that one object, if it had one. */
  readonly kept?: Region;
}

/** Undefined: nothing is given back. */
export function answerOf(tables: Tables, at: CodeEdge, callee: Code, { kind, state }: Exit<State>): Answer | undefined {
  const { instruction } = at.edge;
  const { variables, thrown } = callee.body;
  if (kind === 'exceptional') {
    const variable = at.code.body.thrown.index;
    if (instruction.kind === 'initialise') {
      // The machine wraps what is no error into an error of its own making.
      return { variable, value: tables.values.noReference, type: 'java.lang.Error', isMet: true };
    }
    const value = state.variables.get(thrown.index) ?? tables.reference(NOT_NULL, [tables.external]);
    return answer(tables, variable, value, thrown.type);
  }
  if (instruction.kind !== 'call' || instruction.target === undefined) return undefined;
  const type = callee.method.result;
  const value = state.variables.get(variables.length) ?? tables.anything(type);
  const resolved = tables.hierarchy.resolveMethod(instruction.method);
  const isDocumented = isNullable(tables, callee.method) || (resolved !== undefined && isNullable(tables, resolved));
  return answer(tables, instruction.target.index, isDocumented ? withSeenNull(tables, value) : value, type);
}

/** Whether a library's documentation says that the method may return null: nobody needs to see it do so. */
function isNullable(tables: Tables, method: MethodDeclaration): boolean {
  const { hierarchy } = tables;
  return hierarchy.find(method.owner)?.origin !== 'input' && resultNullness(hierarchy, method) === 'nullable';
}

function withSeenNull(tables: Tables, value: Value): Value {
  if (value.kind === 'number' || value.nulls === NOT_NULL) return value;
  return tables.reference(SEEN_NULL, value.targets);
}

function answer(tables: Tables, variable: number, value: Value, type: TypeName): Answer {
  if (value.kind === 'number') return { variable, value, type, isMet: false };
  const unnamed = value.targets.filter((target) => isUnnamed(tables, target));
  const [only, another] = unnamed;
  if (only === undefined) return { variable, value, type, isMet: false };
  if (another === undefined && only !== tables.external) return { variable, value, type, isMet: true, kept: only };
  return { variable, value: withoutUnnamed(tables, value), type, isMet: true };
}

function isUnnamed(tables: Tables, region: Region): boolean {
  const { kind } = tables.kindOf(region);
  return kind === 'met' || kind === 'external';
}

function withoutUnnamed(tables: Tables, value: ReferenceValue): ReferenceValue {
  return tables.reference(
    value.nulls,
    value.targets.filter((target) => !isUnnamed(tables, target)),
  );
}

/**
 * Nulls that may come from somewhere, where the analysis does not keep what decides whether they do: most such alarms are wrong, so that one is shown only where the
 * library or an annotation documents the null, or other code of the input reckons with it. Of what is sure to be null nothing is asked. No proof rests on this.
 */
import type { PathStep, Visit } from '../../../engine/result.js';
import type { Hierarchy } from '../../../ir/hierarchy.js';
import type { Operand } from '../../../ir/instructions.js';
import { nullnessOf, resultNullness } from '../../../ir/nullness.js';
import type { MethodDeclaration } from '../../../ir/program.js';
import { Definitions } from '../../../program/flow/definitions.js';
import { CHECK_BUDGETS } from '../budgets.js';
import type { Implied } from './asked-before.js';
import type { NullReckoning } from './null-reckoning.js';
import { type Call, sourceOn } from './quiet-nulls.js';
import { isKeyUnkept } from './unkept-keys.js';

const DEEPEST = CHECK_BUDGETS['trust/null-origins'].deepest.most;

export interface NullSources {
  readonly hierarchy: Hierarchy;
  readonly reckoning: NullReckoning;
  readonly implied: Implied;
  /** Whether what is written down of the library says that the call never gives null. */
  readonly neverNull: (call: Call) => boolean;
  /** Methods of the input that a call which names this one may run. */
  readonly overriders: (method: MethodDeclaration) => readonly MethodDeclaration[];
}

/** In words, what is not kept; undefined where the alarm is worth showing. */
export function unkeptNull<E>(
  path: readonly PathStep<E>[],
  blamed: Operand | undefined,
  visit: Visit<E>,
  sources: NullSources,
): string | undefined {
  const { hierarchy } = sources;
  if (blamed?.kind !== 'variable') return undefined;
  const origin = sourceOn(path, blamed, visit);
  // It is known who passes the null, or may.
  if (origin?.kind === 'variable' || origin?.kind === 'constant') return undefined;
  if (origin === undefined) return 'what decides which way the code goes is not kept';
  if (origin.kind === 'load') {
    const field = 'field' in origin.place ? hierarchy.resolveField(origin.place.field) : undefined;
    const isDocumented = field !== undefined && nullnessOf(hierarchy, field, field.owner) === 'nullable';
    return isDocumented ? undefined : 'what is stored there by then is not kept';
  }
  return unkeptResult(origin, visit.at.code.method, sources);
}

/** The same of what a call gives. */
export function unkeptResult(call: Call, method: MethodDeclaration, sources: NullSources): string | undefined {
  const { hierarchy, reckoning, overriders, neverNull } = sources;
  if (isKeyUnkept(call, method, hierarchy)) return 'which keys a map holds is not kept';
  const callee = hierarchy.resolveMethod(call.method);
  if (callee === undefined) return undefined;
  if (!isOfInput(hierarchy, callee)) {
    if (neverNull(call)) return `what makes \`${callee.name}\` give something is not kept`;
    const isOfException = hierarchy.isSubclass(callee.owner, 'java.lang.Throwable');
    return isOfException && isCaught(call, method)
      ? 'with which message and cause an exception was made is not kept'
      : undefined;
  }
  if (resultNullness(hierarchy, callee) === 'nullable' || reckoning.isReckonedWith(callee)) return undefined;
  if (overriders(callee).some((each) => handsOnLibraryNull(each, sources, DEEPEST))) return undefined;
  return `when \`${callee.name}\` returns null is not kept`;
}

/** Whether it is called on what a handler has caught, or on a cause of that, which is mostly made by code that is not looked at. */
function isCaught({ arguments: [receiver] }: Call, method: MethodDeclaration): boolean {
  const body = method.body();
  if (body === undefined || receiver?.kind !== 'variable') return false;
  const instruction = new Definitions(body).only(receiver)?.instruction;
  if (instruction?.kind === 'call') return instruction.method.name === 'getCause' && isCaught(instruction, method);
  if (instruction?.kind !== 'assign') return false;
  const { value } = instruction;
  const source = value.kind === 'cast' ? value.operand : value;
  return source.kind === 'variable' && source.role === 'thrown';
}

/** Whether it returns what the library documents as null at times: nothing that the class decides. */
function handsOnLibraryNull(method: MethodDeclaration, sources: NullSources, deepest: number): boolean {
  const body = method.body();
  if (body === undefined) return false;
  const { hierarchy, overriders } = sources;
  const definitions = new Definitions(body);
  return body.edges.some(({ instruction }) => {
    if (instruction.kind !== 'return' || instruction.value?.kind !== 'variable') return false;
    const origin = definitions.only(instruction.value)?.instruction;
    const callee = origin?.kind === 'call' ? hierarchy.resolveMethod(origin.method) : undefined;
    if (callee === undefined) return false;
    if (isOfInput(hierarchy, callee))
      return deepest > 0 && overriders(callee).some((each) => handsOnLibraryNull(each, sources, deepest - 1));
    const isKept = hierarchy.isSubclass(callee.owner, 'java.util.Map');
    return !isKept && resultNullness(hierarchy, callee) === 'nullable';
  });
}

function isOfInput(hierarchy: Hierarchy, { owner }: MethodDeclaration): boolean {
  return hierarchy.find(owner)?.origin === 'input';
}

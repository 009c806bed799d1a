/** Calls of methods of the input that were not followed: whether they may pass null, which their callees then have to expect. */

import type { CodeEdge } from '../../engine/code.js';
import type { Domain } from '../../engine/domain.js';
import type { EngineResult } from '../../engine/result.js';
import type { Operand } from '../../ir/instructions.js';
import { isNonNull, type Nullness } from '../../ir/nullness.js';
import { Flag, hasFlag, type MethodDeclaration } from '../../ir/program.js';
import { isReference } from '../../ir/types.js';
import { nullQuestion } from '../../obligations/index.js';
import { isAccessible } from '../../program/components.js';
import { Definitions } from '../../program/flow/definitions.js';
import { CHECK_BUDGETS } from './budgets.js';
import type { Reader } from './read-run.js';
import { isExpected } from './trust/guards.js';
import { type NullSources, unkeptResult } from './trust/null-origins.js';
import { isSetConstant } from './trust/set-constants.js';
import { lookedUp } from './trust/tested-results.js';

const FEW = CHECK_BUDGETS['passed-nulls'].few.most;

export function notePassedNulls<E>(
  reader: Reader,
  domain: Domain<E>,
  result: EngineResult<E>,
  sources: NullSources,
): void {
  const callees = new Map<CodeEdge, MethodDeclaration[]>();
  for (const { at, callee } of result.notFollowed) {
    if (callee === undefined) continue;
    const possible = reader
      .overriders(callee)
      .filter((method) => method.parameters.some(({ type }) => isReference(type)));
    if (possible.length > 0) callees.set(at, [...(callees.get(at) ?? []), ...possible]);
  }
  if (callees.size === 0) return;
  const codes = new Set([...callees.keys()].map(({ code }) => code));
  for (const activation of result.activations) {
    if (!codes.has(activation.code)) continue;
    for (const { at, state } of result.visits(activation)) {
      const { instruction } = at.edge;
      if (instruction.kind !== 'call') continue;
      const possible = callees.get(at) ?? [];
      for (const callee of possible) {
        noteArguments(reader, callee, instruction.arguments, (operand) => {
          const found = nullnessIn(domain, operand, state, at);
          if (found !== 'nullable') return found;
          const isVague = possible.length > FEW || isConstantOf(reader, operand, at) || isUnkept(operand, at, sources);
          return isVague ? 'unknown' : found;
        });
      }
    }
  }
}

/** Of code that no run covers: what its text shows. */
export function notePassedNullsByText(reader: Reader, method: MethodDeclaration): void {
  for (const { instruction } of method.body()?.edges ?? []) {
    if (instruction.kind !== 'call') continue;
    const resolved = reader.context.hierarchy.resolveMethod(instruction.method);
    const possible = resolved === undefined ? [] : reader.overriders(resolved);
    for (const callee of possible) {
      noteArguments(reader, callee, instruction.arguments, (operand) => {
        if (operand.kind === 'variable') return operand.sourceName === 'this' ? 'non-null' : 'unknown';
        const found = constantNullness(operand);
        return found === 'nullable' && possible.length > FEW ? 'unknown' : found;
      });
    }
  }
}

function noteArguments(
  { ledger, context: { hierarchy, parameters } }: Reader,
  callee: MethodDeclaration,
  operands: readonly Operand[],
  nullness: (operand: Operand) => Nullness,
): void {
  if (callee.body() === undefined) return;
  if (!isAccessible(callee)) {
    ledger.skip(callee);
    return;
  }
  const first = hasFlag(callee, Flag.STATIC) ? 0 : 1;
  const expected = parameters.of(callee);
  operands.forEach((operand, index) => {
    const parameter = callee.parameters[index - first];
    if (parameter === undefined || !isReference(parameter.type) || expected[index] === 'nullable') return;
    // What an annotation demands is the caller's duty.
    if (isNonNull(hierarchy, parameter, callee.owner)) return;
    const found = nullness(operand);
    // Where null may come anyway, only one that is sure to be passed says more.
    if (found !== 'non-null' && found !== expected[index]) ledger.passNull(callee, index, found);
  });
}

/** A final field that is set: null only while its class is initialised, which is nobody's plan. */
function isConstantOf({ context: { hierarchy } }: Reader, operand: Operand, { code: { body } }: CodeEdge): boolean {
  if (operand.kind !== 'variable') return false;
  const origin = new Definitions(body).only(operand)?.instruction;
  return origin?.kind === 'load' && 'field' in origin.place && isSetConstant(hierarchy, origin.place.field);
}

/** One outcome of a call among others, which may never come, or which the code before it speaks against. */
function isUnkept(operand: Operand, { code: { body, method } }: CodeEdge, sources: NullSources): boolean {
  const call = lookedUp(operand, body);
  if (call === undefined) return false;
  return unkeptResult(call, method, sources) !== undefined || isExpected(call, body.edges, body, sources);
}

function constantNullness({ value }: Extract<Operand, { kind: 'constant' }>): Nullness {
  return value === null ? 'nullable' : 'non-null';
}

function nullnessIn<E>(domain: Domain<E>, operand: Operand, state: E, { code, edge }: CodeEdge): Nullness {
  if (operand.kind === 'constant') return constantNullness(operand);
  const at = { code, point: edge.from };
  if (domain.ask(nullQuestion(operand, '!='), state, at) === 'yes') return 'non-null';
  return domain.ask(nullQuestion(operand, '=='), state, at) === 'yes' ? 'nullable' : 'unknown';
}

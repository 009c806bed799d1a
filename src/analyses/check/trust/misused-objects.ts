/**
 * Whether it is the client of a run who calls an object in a state that it refuses. Calls that were under way are followed from the `throw` outwards, as long as they
 * are made on the same object: where they end at the client, he has to know better, unless a method on the way asks for that state itself and goes on. Where they end
 * at code of the input that has made the object, that code has to know better; an object that was handed to it is the client's. A method that is promised to answer at any
 * time has to know better itself.
 */
import type { Witness } from '../../../findings/claim.js';
import type { Body, Point } from '../../../ir/body.js';
import type { Hierarchy } from '../../../ir/hierarchy.js';
import type { FieldReference, Operand, Variable } from '../../../ir/instructions.js';
import type { Duty } from '../../../obligations/index.js';
import { Definitions } from '../../../program/flow/definitions.js';
import { ownState } from '../finders/own-state.js';
import { isPromisedAtAnyTime } from './any-time.js';
import { type CallPlace, placeOf } from './places-called.js';

const RULE = 'illegal-state';

export function isStateCheck({ rule }: Duty): boolean {
  return rule === RULE;
}

export function isMisusedByClient(duty: Duty, { trace }: Witness, hierarchy: Hierarchy): boolean {
  if (!isStateCheck(duty)) return false;
  const { method, edges } = duty.obligation;
  const body = method.body();
  const [thrown] = edges;
  if (body === undefined || thrown === undefined) return true;
  const asked = stateAsked(body, thrown.from);
  if (isPromisedAtAnyTime(method, hierarchy)) return false;
  for (const frame of trace.at(-1)?.stack ?? []) {
    const outer = placeOf(frame, hierarchy);
    const call = outer?.body.edges[frame.edge]?.instruction;
    const [receiver] = call?.kind === 'call' && call.dispatch !== 'static' ? call.arguments : [];
    if (outer === undefined || receiver?.kind !== 'variable') return true;
    if (!isThis(receiver, outer.body)) return !isMade(receiver, outer);
    if (isPromisedAtAnyTime(outer.method, hierarchy)) return false;
    const at = outer.body.edges[frame.edge];
    if (at !== undefined && stateAsked(outer.body, at.from).some((each) => asked.includes(each))) return false;
  }
  return true;
}

/** Names of the fields of `this`, and of its methods, that branches before a point ask. */
function stateAsked(body: Body, point: Point): readonly string[] {
  const definitions = new Definitions(body);
  const before = new Set([point]);
  const found = new Set<string>();
  for (const at of before) {
    for (const { from, to, exceptional, instruction } of body.edges) {
      if (to !== at && exceptional !== at) continue;
      before.add(from);
      if (instruction.kind !== 'assume') continue;
      for (const each of ownState(instruction.condition, body, definitions) ?? []) found.add(nameOf(each));
    }
  }
  return [...found];
}

function nameOf(asked: FieldReference | string): string {
  return typeof asked === 'string' ? `${asked}()` : asked.name;
}

function isThis(operand: Operand, { parameters: [first] }: Body): boolean {
  return operand === first && first?.sourceName === 'this';
}

/** Whether the method itself has made the object. */
function isMade(receiver: Variable, { body }: CallPlace): boolean {
  const definitions = new Definitions(body);
  const seen = new Set<Variable>();
  const open: Variable[] = [receiver];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (seen.has(next)) continue;
    seen.add(next);
    const sources = definitions.of(next);
    if (definitions.isParameter(next) || sources.length === 0) return false;
    for (const { instruction } of sources) {
      if (instruction.kind === 'new') continue;
      if (instruction.kind !== 'assign') return false;
      const value = instruction.value.kind === 'cast' ? instruction.value.operand : instruction.value;
      if (value.kind === 'variable') open.push(value);
      else if (value.kind !== 'constant') return false;
    }
  }
  return true;
}

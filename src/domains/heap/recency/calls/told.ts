/** The caller's state after a call, refined by what it implies that the call has returned. */
import type { MethodDeclaration } from '../../../../ir/program.js';
import type { Call } from '../implications/body-telling.js';
import { either, type Facts, has } from '../implications/facts.js';
import { TELLS_NOTHING, type Telling } from '../implications/telling.js';
import type { Survey } from '../regions/survey.js';
import type { State } from '../state/state.js';
import type { Tables } from '../state/tables.js';
import { NOT_NULL, type Value } from '../state/values.js';
import { withOperand } from '../step/assume.js';
import { operandValue } from '../step/operands.js';

/** Of a call that is not followed; what was resolved may stand for all that override it. */
export function tellingOfUnknown(tables: Tables, call: Call, callee: MethodDeclaration): Telling {
  const isChosen = callee !== tables.hierarchy.resolveMethod(call.method);
  return isChosen ? tables.implications.ofMethod(callee) : tables.implications.ofCall(call);
}

interface Returned {
  readonly call: Call;
  readonly telling: Telling;
  readonly before: State;
  /** With the result in the target, of which nothing else is known but its type. */
  readonly after: State;
}

/**
 * States that cover those after the call. A boolean that is tested later is told apart at once, with what it says of the
 * arguments; and so is a reference, where its not being null says something of them.
 */
export function toldStates(
  tables: Tables,
  { call, telling, before, after }: Returned,
  { tested }: Survey,
): readonly State[] {
  if (telling === TELLS_NOTHING) return [after];
  const { target } = call;
  const result = target === undefined ? undefined : after.variables.get(target.index);
  const isBoolean = target?.type === 'boolean';
  const mayNo = result === undefined || mayBeNo(result, isBoolean ? 'boolean' : 'other');
  const mayYes = result === undefined || mayBeYes(result, isBoolean ? 'boolean' : 'other');
  const no = mayNo && isPossible(tables, call, telling.no, before) ? telling.no : undefined;
  const yes = mayYes && isPossible(tables, call, telling.yes, before) ? telling.yes : undefined;
  const always = either(no, yes);
  if (always === undefined) return [];
  if (target === undefined || result === undefined || (result.kind === 'number' && !isBoolean)) {
    return some(withFacts(tables, call, always, after));
  }
  const whenNo = withFacts(tables, call, isBoolean ? no : withoutNull(no), after);
  const whenYes = withFacts(tables, call, yes, after);
  if (whenNo !== undefined && whenYes !== undefined && (whenNo === whenYes || !tested.has(target.index))) {
    return some(withFacts(tables, call, isBoolean ? always : withoutNull(always), after));
  }
  return [
    ...(whenNo === undefined ? [] : some(withOperand(tables, whenNo, target, asNo(tables, result)))),
    ...(whenYes === undefined ? [] : some(withOperand(tables, whenYes, target, asYes(tables, result)))),
  ];
}

/**
 * The state after a call that was followed: what its result says of the arguments, which the callee knew but the caller does
 * not see. Undefined where the method cannot have returned that.
 */
export function toldByFollowed(
  tables: Tables,
  call: Call,
  callee: MethodDeclaration,
  { before, after }: { readonly before: State; readonly after: State },
): State | undefined {
  const telling = tables.implications.ofMethod(callee);
  if (telling === TELLS_NOTHING) return after;
  const result = call.target === undefined ? undefined : after.variables.get(call.target.index);
  const isBoolean = call.target?.type === 'boolean';
  const no = result === undefined || mayBeNo(result, isBoolean ? 'boolean' : 'other') ? telling.no : undefined;
  const yes = result === undefined || mayBeYes(result, isBoolean ? 'boolean' : 'other') ? telling.yes : undefined;
  const always = either(no, yes);
  // The exit may be that of another call, whose arguments were others.
  if (!isPossible(tables, call, always, before)) return undefined;
  return withFacts(tables, call, isBoolean ? always : withoutNull(always), after);
}

function mayBeNo(result: Value, type: 'boolean' | 'other'): boolean {
  if (result.kind === 'number') return type === 'other' || result.lower <= 0;
  return result.nulls !== NOT_NULL;
}

function mayBeYes(result: Value, type: 'boolean' | 'other'): boolean {
  if (result.kind === 'number') return type === 'other' || result.upper >= 1;
  return result.targets.length > 0;
}

/** That a reference is null is no test of the argument: nothing says that it was ever so. */
function withoutNull(facts: Facts | undefined): Facts | undefined {
  return facts && { ...facts, null: 0 };
}

function asNo(tables: Tables, result: Value): Value {
  return result.kind === 'number' ? tables.values.zero : tables.reference(result.nulls, []);
}

function asYes(tables: Tables, result: Value): Value {
  return result.kind === 'number' ? tables.values.one : tables.reference(NOT_NULL, result.targets);
}

/** Whether the arguments can be so: a reference not null, a boolean true. */
function isPossible(tables: Tables, call: Call, facts: Facts | undefined, before: State): boolean {
  return (
    facts !== undefined &&
    call.arguments.every((operand, position) => {
      const value = operandValue(tables, before, operand);
      if (value.kind === 'number') {
        if (has(facts.nonNull, position)) return value.lower !== 0 || value.upper !== 0;
        return !has(facts.null, position) || (value.lower <= 0 && value.upper >= 0);
      }
      if (has(facts.nonNull, position)) return value.targets.length > 0;
      return !has(facts.null, position) || value.nulls !== NOT_NULL;
    })
  );
}

/** The variables that were passed are what they were; but for the one that got the result. */
function withFacts(tables: Tables, call: Call, facts: Facts | undefined, after: State): State | undefined {
  if (facts === undefined) return undefined;
  let state: State | undefined = after;
  call.arguments.forEach((operand, position) => {
    if (state === undefined || operand === call.target || operand.kind === 'constant') return;
    const value = state.variables.get(operand.index);
    if (value?.kind !== 'reference') return;
    if (has(facts.nonNull, position)) {
      state = withOperand(tables, state, operand, tables.reference(NOT_NULL, value.targets));
    } else if (has(facts.null, position)) {
      state = withOperand(tables, state, operand, tables.reference(value.nulls, []));
    }
  });
  return state;
}

function some(state: State | undefined): readonly State[] {
  return state === undefined ? [] : [state];
}

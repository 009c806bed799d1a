/** Reading, assigning and updating variables, fields and array elements (Java Language Specification, 15.26). */
import type { Operand, Place, Variable } from '../../../ir/instructions.js';
import type { Span } from '../../../ir/span.js';
import type { Expression, Local, Location } from '../tree.js';
import { initialise } from './calls.js';
import { checkNotNull, checkStorable } from './checks.js';
import type { LoweringContext } from './context.js';
import { baseVariable, settled, values } from './operands.js';
import { assignedLocals } from './scan.js';

type FieldOrElement = Exclude<Location, { readonly kind: 'local' }>;

/** A place whose base and index are evaluated, and the checks that an access to it must make. */
interface Reached {
  readonly place: Place;
  readonly check: () => void;
}

export function readLocation(context: LoweringContext, location: FieldOrElement, target: Variable): void {
  const { place, check } = reach(context, location, []);
  check();
  context.emit({ kind: 'load', target, place }, location.span);
}

/** `later` are expressions evaluated between reaching and accessing the place: they must not change base and index. */
function reach(context: LoweringContext, location: FieldOrElement, later: readonly Expression[]): Reached {
  const { span } = location;
  if (location.kind === 'field') {
    const { object, field } = location;
    if (object === undefined) {
      return { place: { kind: 'static', field }, check: () => initialise(context, field.owner, span) };
    }
    const [operand] = valuesBefore(context, [object], later) as [Operand];
    const base = baseVariable(context, operand, object);
    return { place: { kind: 'field', base, field }, check: () => checkNotNull(context, base, span, object) };
  }
  const [array, index] = valuesBefore(context, [location.array, location.index], later) as [Operand, Operand];
  const base = baseVariable(context, array, location.array);
  return {
    place: { kind: 'element', base, index, type: location.type },
    check: () => {
      checkNotNull(context, base, span, location.array);
      context.check({ kind: 'in-bounds', array: base, index }, 'java.lang.ArrayIndexOutOfBoundsException', span);
    },
  };
}

/** Evaluates `now`; the caller evaluates `later` afterwards, which must not change the operands. */
function valuesBefore(context: LoweringContext, now: readonly Expression[], later: readonly Expression[]): Operand[] {
  const operands = values(context, now);
  return operands.map((operand, index) => settled(context, operand, now[index] as Expression, later));
}

function store(context: LoweringContext, place: Place, operand: Operand, span: Span): void {
  if (place.kind === 'element') checkStorable(context, place.base, operand, span);
  context.emit({ kind: 'store', place, value: operand }, span);
}

export function lowerAssign(context: LoweringContext, assignment: Expression & { readonly kind: 'assign' }): Operand {
  const { target, span } = assignment;
  if (target.kind === 'local') {
    const variable = context.variable(target.local);
    context.nested.into(context, assignment.value, { variable, writes: 'last' });
    return variable;
  }
  const { place, check } = reach(context, target, [assignment.value]);
  const operand = context.nested.value(context, assignment.value);
  check();
  store(context, place, operand, span);
  return operand;
}

function assignsTo(expression: Expression, local: Local): boolean {
  const assigned = assignedLocals([expression]);
  return assigned === 'everything' || assigned.has(local);
}

export function lowerUpdate(
  context: LoweringContext,
  update: Expression & { readonly kind: 'update' },
  use: 'used' | 'unused' = 'used',
): Operand {
  const { target, placeholder, compute, span } = update;
  const wantsOld = use === 'used' && update.yields === 'old';
  if (target.kind === 'local') {
    const variable = context.variable(target.local);
    // The old value is read before the rest is evaluated, which may assign the variable.
    const old = wantsOld || assignsTo(compute, target.local) ? context.snapshot(variable, span) : variable;
    context.bind(placeholder, old as Variable);
    context.nested.into(context, compute, { variable, writes: 'last' });
    return wantsOld ? old : variable;
  }
  const { place, check } = reach(context, target, [compute]);
  check();
  const old = context.builder.temporary(target.type);
  context.emit({ kind: 'load', target: old, place }, span);
  context.bind(placeholder, old);
  const result = context.nested.value(context, compute);
  store(context, place, result, span);
  return wantsOld ? old : result;
}

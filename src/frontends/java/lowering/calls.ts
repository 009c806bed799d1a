/** Method calls, object creation and the class initialisation they trigger. */
import { methodDescriptor } from '../../../ir/descriptors.js';
import type { Operand, Variable } from '../../../ir/instructions.js';
import type { Span } from '../../../ir/span.js';
import { type ClassName, OBJECT } from '../../../ir/types.js';
import type { Expression } from '../tree.js';
import { checkNotNull } from './checks.js';
import type { Destination, LoweringContext } from './context.js';
import { values } from './operands.js';

export function initialise(context: LoweringContext, type: ClassName, span: Span): void {
  if (context.environment.initialises(type)) context.emit({ kind: 'initialise', type }, span);
}

/** The receiver is checked after the arguments are evaluated (Java Language Specification, 15.12.4.4). */
export function lowerCall(
  context: LoweringContext,
  call: Expression & { readonly kind: 'call' },
  target: Variable | undefined,
): void {
  const { receiver, method, dispatch, span } = call;
  const operands = values(context, receiver === undefined ? call.arguments : [receiver, ...call.arguments]);
  if (receiver !== undefined) checkNotNull(context, operands[0] as Operand, span, receiver);
  else if (dispatch === 'static') initialise(context, method.owner, span);
  const result = call.type === 'void' || target === undefined ? {} : { target };
  context.emit({ kind: 'call', ...result, dispatch, method, arguments: operands }, span);
}

/** Its descriptor is made of what is passed and of what is expected back: no class declares it. */
export function lowerUnknownCall(
  context: LoweringContext,
  call: Expression & { readonly kind: 'unknown-call' },
  target: Variable | undefined,
): void {
  const { receiver, owner, name, span, type } = call;
  const operands = values(context, receiver === undefined ? call.arguments : [receiver, ...call.arguments]);
  if (receiver !== undefined) checkNotNull(context, operands[0] as Operand, span, receiver);
  const parameters = call.arguments.map((each) => (each.type === 'null' ? OBJECT : each.type));
  const isUsed = type !== 'void' && target !== undefined;
  const result = type === 'null' ? OBJECT : type;
  const method = { owner, name, descriptor: methodDescriptor(parameters, result) };
  const dispatch = receiver === undefined ? 'static' : name === '<init>' ? 'special' : 'virtual';
  context.emit({ kind: 'call', ...(isUsed ? { target } : {}), dispatch, method, arguments: operands }, span);
}

export function lowerNew(
  context: LoweringContext,
  creation: Expression & { readonly kind: 'new' },
  destination: Destination,
): void {
  const { constructor: method, span } = creation;
  initialise(context, method.owner, span);
  const fresh = destination.writes === 'fresh' && destination.variable.type === method.owner;
  const object = fresh ? destination.variable : context.builder.temporary(method.owner);
  context.emit({ kind: 'new', target: object, type: method.owner }, span);
  const operands = values(context, creation.arguments);
  context.emit({ kind: 'call', dispatch: 'special', method, arguments: [object, ...operands] }, span);
  if (!fresh) context.emit({ kind: 'assign', target: destination.variable, value: object }, span);
}

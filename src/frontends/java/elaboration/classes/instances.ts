/**
 * Paths to what lies outside a body: `this` from within a lambda, outer instances, captured variables.
 *
 * An inner class holds its outer instance in `this$0`, a local class its captured variables in `val$name`; a constructor
 * takes both from its parameters instead, since it may not have stored them yet.
 */
import type { FieldReference } from '../../../../ir/instructions.js';
import type { Span } from '../../../../ir/span.js';
import type { ClassSymbol } from '../../model/symbols.js';
import { erasure } from '../../model/types/erasure.js';
import type { Expression } from '../../tree.js';
import type { BodyFrame, ClassContext } from '../frame.js';
import type { Variable } from '../scope.js';
import { readField, readLocal, unsupported } from '../trees.js';

export const OUTER_FIELD = 'this$0';

export function capturedName(variable: Variable): string {
  return `val$${variable.name}`;
}

export function outerField(symbol: ClassSymbol): FieldReference {
  return { owner: symbol.name, name: OUTER_FIELD, type: symbol.outer?.name ?? 'java.lang.Object' };
}

function capturedField(owner: ClassContext, variable: Variable): FieldReference {
  return { owner: owner.symbol.name, name: capturedFieldName(owner.captures, variable), type: variable.local.type };
}

/** Two captured variables of one name (one hidden by the other further out) get a number. */
export function capturedFieldName(captures: readonly Variable[], variable: Variable): string {
  const same = captures.filter((other) => other.name === variable.name);
  const index = same.indexOf(variable);
  return index <= 0 ? capturedName(variable) : `${capturedName(variable)}$${index}`;
}

/** `this` of the class whose body the source stands in; undefined in a static context. */
export function thisOf(frame: BodyFrame, span: Span): Expression | undefined {
  const { receiver, lambda } = frame;
  if (lambda === undefined) return receiver === undefined ? undefined : readLocal(receiver, span);
  if (frame.isStatic || receiver === undefined) return undefined;
  lambda.thisField ??= { owner: lambda.className, name: OUTER_FIELD, type: frame.owner.symbol.name };
  return readField(lambda.thisField, span, readLocal(receiver, span));
}

/** The innermost enclosing instance, from `this` outwards, whose class is wanted. */
export function enclosingInstance(
  frame: BodyFrame,
  span: Span,
  isWanted: (symbol: ClassSymbol) => boolean,
): Expression | undefined {
  if (isWanted(frame.owner.symbol)) return thisOf(frame, span);
  return outerInstance(frame, span, isWanted);
}

/** The same, `this` itself left out: for the outer instance of a superclass. */
export function outerInstance(
  frame: BodyFrame,
  span: Span,
  isWanted: (symbol: ClassSymbol) => boolean,
): Expression | undefined {
  let symbol = frame.owner.symbol;
  let instance: Expression | undefined;
  while (symbol.inner && symbol.outer !== undefined) {
    if (instance === undefined && frame.lambda === undefined && frame.outerInstance !== undefined) {
      instance = readLocal(frame.outerInstance, span);
    } else {
      instance ??= thisOf(frame, span);
      if (instance === undefined) return undefined;
      instance = readField(outerField(symbol), span, instance);
    }
    symbol = symbol.outer;
    if (isWanted(symbol)) return instance;
  }
  return undefined;
}

/** The value of a variable of this body or of one around it. */
export function readVariable(frame: BodyFrame, variable: Variable, span: Span): Expression {
  if (variable.frame === frame) return readLocal(variable.local, span);
  const { lambda, receiver } = frame;
  if (lambda !== undefined && receiver !== undefined) {
    const type = variable.local.type;
    let field = lambda.variables.get(variable);
    if (field === undefined) {
      const name = capturedFieldName([...lambda.variables.keys(), variable], variable);
      field = { owner: lambda.className, name, type };
      lambda.variables.set(variable, field);
    }
    return readField(field, span, readLocal(receiver, span));
  }
  const parameter = frame.capturedParameters.get(variable);
  if (parameter !== undefined) return readLocal(parameter, span);
  for (let owner: ClassContext | undefined = frame.owner; owner !== undefined; owner = owner.outer) {
    if (!owner.captures.includes(variable)) continue;
    const holder = owner.symbol;
    const instance = enclosingInstance(frame, span, (symbol) => symbol === holder);
    if (instance !== undefined) return readField(capturedField(owner, variable), span, instance);
  }
  return unsupported(`captured variable '${variable.name}' cannot be reached`, erasure(variable.type), span);
}

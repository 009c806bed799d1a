/** Enum classes: their constants, `$VALUES`, `values()` and `valueOf` (Java Language Specification, 8.9). */
import { type FieldReference, intConstant, stringConstant } from '../../../../ir/instructions.js';
import { arrayOf, STRING } from '../../../../ir/types.js';
import { completeCall } from '../../model/inference/inference.js';
import { constructorCandidates } from '../../model/members.js';
import { selectMethod } from '../../model/overloads/overloads.js';
import type { ClassSymbol, FieldSymbol } from '../../model/symbols.js';
import { selfType } from '../../model/types/types.js';
import { fieldOf } from '../../syntax/navigation.js';
import type { Expression, ResolvedBody, Statement } from '../../tree.js';
import { argumentNodes } from '../calls/calls.js';
import { constructorTarget } from '../calls/constructor-targets.js';
import { passArguments } from '../calls/invocations.js';
import { accessFrom } from '../calls/lookup.js';
import { type Elaborator, freshLocal, spanOf } from '../elaborator.js';
import { fieldReference } from '../expressions/names.js';
import type { ClassContext } from '../frame.js';
import type { BlockScope } from '../scope.js';
import {
  assignment,
  callExpression,
  castTo,
  declareLocal,
  evaluate,
  intLiteral,
  isNull,
  literal,
  methodReference,
  readField,
  readLocal,
  stringLiteral,
} from '../trees.js';
import { unresolved } from '../unresolved.js';
import { anonymousClass } from './anonymous.js';

export function valuesField(symbol: ClassSymbol): FieldReference {
  return { owner: symbol.name, name: '$VALUES', type: arrayOf(symbol.name) };
}

/** Creates the constants in order, then the array of them all. */
export function enumConstants(elaborator: Elaborator, scope: BlockScope): readonly Statement[] {
  const { symbol } = scope.frame.owner;
  const constants = symbol.fields().filter((field) => field.enumConstant);
  const statements = constants.map((field, ordinal) => {
    const span = field.span;
    return assignment(readField(fieldReference(field), span), createConstant(elaborator, scope, field, ordinal), span);
  });
  const { span } = symbol;
  const elements = constants.map((field) => readField(fieldReference(field), field.span));
  const all: Expression = { kind: 'array-literal', elements, type: arrayOf(symbol.name), span };
  return [...statements, assignment(readField(valuesField(symbol), span), all, span)];
}

function createConstant(elaborator: Elaborator, scope: BlockScope, field: FieldSymbol, ordinal: number): Expression {
  const { model } = elaborator;
  const { owner } = scope.frame;
  const node = field.declared?.node;
  if (node === undefined)
    return { kind: 'unsupported', reason: 'enum constant', type: owner.symbol.name, span: field.span };
  const type = selfType(owner.symbol);
  const nodes = argumentNodes(node);
  const candidates = constructorCandidates(model, type, { diamond: false }, accessFrom(scope.frame));
  const shapes = nodes.map((argument) => elaborator.shape(argument, scope));
  const selection = selectMethod(model, { candidates, typeArguments: [], arguments: shapes });
  if (selection.kind === 'failure') return unresolved(elaborator, scope, node, selection.reason, type).expression;
  const invocation = completeCall(model, selection);
  const passed = passArguments(elaborator, invocation, nodes, scope, node);
  const name = stringConstant(field.name);
  const number = intConstant(ordinal);
  const body = fieldOf(node, 'body');
  if (body !== undefined) {
    const superConstructor = { method: invocation.method, outer: undefined };
    const creation = { node, body, scope, supertype: type, passed, superConstructor };
    return anonymousClass(elaborator, { ...creation, enumConstant: [name, number] }).expression;
  }
  const span = spanOf(scope, node);
  return {
    kind: 'new',
    constructor: constructorTarget(elaborator, invocation.method).reference,
    arguments: [literal(name, span), literal(number, span), ...passed],
    type: owner.symbol.name,
    span,
  };
}

/** A copy of the array, so that callers cannot change it. */
export function valuesBody({ symbol }: ClassContext): ResolvedBody {
  const { span } = symbol;
  const type = arrayOf(symbol.name);
  const clone = callExpression('virtual', methodReference('java.lang.Object', 'clone', [], 'java.lang.Object'), {
    receiver: readField(valuesField(symbol), span),
    type: 'java.lang.Object',
    span,
  });
  const statements: Statement[] = [{ kind: 'return', value: castTo(type, clone, span), span }];
  return { parameters: [], result: type, statements, span };
}

/** Searches the constants by name; throws what Enum.valueOf throws. */
export function valueOfBody({ symbol }: ClassContext): ResolvedBody {
  const { span } = symbol;
  const name = freshLocal('name', STRING);
  const index = freshLocal('index$', 'int');
  const values = freshLocal('values$', arrayOf(symbol.name));
  const constant = freshLocal('constant$', symbol.name);
  const read = (local: typeof name): Expression & { readonly kind: 'local' } => readLocal(local, span);
  const old = freshLocal('old', 'int');
  const increment: Expression = {
    kind: 'update',
    target: read(index),
    placeholder: old,
    compute: {
      kind: 'binary',
      operator: '+',
      operandType: 'int',
      left: read(old),
      right: intLiteral(1, span),
      type: 'int',
      span,
    },
    yields: 'new',
    type: 'int',
    span,
  };
  const ownName = callExpression('virtual', methodReference('java.lang.Enum', 'name', [], STRING), {
    receiver: read(constant),
    type: STRING,
    span,
  });
  const isSame = callExpression('virtual', methodReference(STRING, 'equals', ['java.lang.Object'], 'boolean'), {
    receiver: ownName,
    arguments: [read(name)],
    type: 'boolean',
    span,
  });
  const body: Statement = {
    kind: 'block',
    statements: [
      declareLocal(constant, span, {
        kind: 'element',
        array: read(values),
        index: read(index),
        type: symbol.name,
        span,
      }),
      { kind: 'if', condition: isSame, whenTrue: { kind: 'return', value: read(constant), span }, span },
    ],
    span,
  };
  const length: Expression = { kind: 'array-length', array: read(values), type: 'int', span };
  const more: Expression = {
    kind: 'binary',
    operator: '<',
    operandType: 'int',
    left: read(index),
    right: length,
    type: 'boolean',
    span,
  };
  const statements: Statement[] = [
    {
      kind: 'if',
      condition: isNull(read(name), span),
      whenTrue: throwNew('java.lang.NullPointerException', stringLiteral('Name is null', span)),
      span,
    },
    declareLocal(values, span, readField(valuesField(symbol), span)),
    declareLocal(index, span, intLiteral(0, span)),
    {
      kind: 'loop',
      test: 'before',
      condition: more,
      body,
      update: [evaluate(increment)],
      target: { name: 'for' },
      span,
    },
    throwNew('java.lang.IllegalArgumentException', {
      kind: 'concat',
      parts: [stringLiteral(`No enum constant ${canonicalName(symbol)}.`, span), read(name)],
      type: STRING,
      span,
    }),
  ];
  return { parameters: [name], result: symbol.name, statements, span };
}

function throwNew(type: string, message: Expression): Statement {
  const { span } = message;
  const reference = methodReference(type, '<init>', [STRING], 'void');
  return { kind: 'throw', value: { kind: 'new', constructor: reference, arguments: [message], type, span }, span };
}

/** With dots between nested names; a local class has only its own. */
function canonicalName(symbol: ClassSymbol): string {
  if (symbol.local) return symbol.simpleName;
  return symbol.outer === undefined ? symbol.name : `${canonicalName(symbol.outer)}.${symbol.simpleName}`;
}

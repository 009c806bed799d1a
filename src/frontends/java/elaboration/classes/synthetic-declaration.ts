/** The class table's view of a lambda's class. */
import { methodDescriptor } from '../../../../ir/descriptors.js';
import { type ClassDeclaration, Flag, type MethodDeclaration } from '../../../../ir/program.js';
import { OBJECT } from '../../../../ir/types.js';
import type { ResolvedBody, Statement } from '../../tree.js';
import { freshLocal } from '../elaborator.js';
import { assignment, callExpression, evaluate, methodReference, readField, readLocal } from '../trees.js';
import type { MethodParts } from './declared-method.js';
import type { SyntheticClass } from './synthetic-class.js';

export function declareSynthetic(
  lambda: SyntheticClass,
  declareMethod: (parts: MethodParts) => MethodDeclaration,
): ClassDeclaration {
  const { name, owner, span } = lambda;
  const plain = ({ name: parameter, type }: { readonly name: string; readonly type: string }) => ({
    name: parameter,
    type,
    annotations: [],
  });
  const initialiser = declareMethod({
    owner: name,
    name: '<init>',
    descriptor: methodDescriptor(
      lambda.fields.map(({ type }) => type),
      'void',
    ),
    flags: Flag.SYNTHETIC,
    parameters: lambda.fields.map(plain),
    result: 'void',
    span,
    resolve: () => constructorBody(lambda),
  });
  const methods = lambda.methods.map((method) =>
    declareMethod({
      owner: name,
      name: method.name,
      descriptor: method.descriptor,
      flags: method.flags,
      parameters: method.parameters.map(plain),
      result: method.body.result,
      span,
      resolve: () => method.body,
    }),
  );
  return {
    name,
    kind: 'class',
    origin: owner.symbol.origin,
    flags: Flag.FINAL | Flag.SYNTHETIC,
    superclass: OBJECT,
    interfaces: lambda.interfaces,
    outer: owner.symbol.name,
    members: [],
    permits: [],
    fields: lambda.fields.map((field) => ({
      owner: name,
      name: field.name,
      type: field.type,
      flags: Flag.PRIVATE | Flag.FINAL | Flag.SYNTHETIC,
      annotations: [],
      span,
    })),
    methods: [initialiser, ...methods],
    annotations: [],
    invariants: [],
    span,
  };
}

function constructorBody({ name, fields, span }: SyntheticClass): ResolvedBody {
  const receiver = freshLocal('this', name);
  const parameters = fields.map((field) => freshLocal(field.name, field.type));
  const self = readLocal(receiver, span);
  const superCall = callExpression('special', methodReference(OBJECT, '<init>', [], 'void'), {
    receiver: self,
    type: 'void',
    span,
  });
  const stores = parameters.map((parameter): Statement => {
    const field = { owner: name, name: parameter.name, type: parameter.type };
    return assignment(readField(field, span, self), readLocal(parameter, span), span);
  });
  return { receiver, parameters, result: 'void', statements: [...stores, evaluate(superCall)], span };
}

/** From the types of class files, erased or generic, to types of the source level. */
import { elementType, isArray, isPrimitive, type TypeName } from '../../../ir/types.js';
import type { ClassSignatureType, SignatureArgument, SignatureType } from '../../classfile/format/signatures.js';
import type { JavaModel } from '../model/model.js';
import type { TypeParameter } from '../model/symbols.js';
import { erasure } from '../model/types/erasure.js';
import {
  arrayType,
  classType,
  extendsWildcard,
  isParameterised,
  type JavaType,
  primitive,
  superWildcard,
  UNBOUNDED,
  VOID,
  variableType,
} from '../model/types/types.js';

/** Where a signature stands: it names classes of the program and type variables in scope. */
export interface SignatureScope {
  readonly model: JavaModel;
  variable(name: string): TypeParameter | undefined;
}

/** A type of a descriptor: raw where its class is generic, unknown where its class is missing. */
export function erasedTypeNamed(model: JavaModel, name: TypeName): JavaType {
  if (name === 'void') return VOID;
  if (isPrimitive(name)) return primitive(name);
  return isArray(name) ? arrayType(erasedTypeNamed(model, elementType(name))) : model.classTypeNamed(name);
}

/** Undefined where it names a type variable that nobody declares. */
export function typeOfSignature(scope: SignatureScope, signature: SignatureType): JavaType | undefined {
  switch (signature.kind) {
    case 'primitive':
      return primitive(signature.name);
    case 'variable': {
      const parameter = scope.variable(signature.name);
      return parameter && variableType(parameter);
    }
    case 'array': {
      const element = typeOfSignature(scope, signature.element);
      return element && arrayType(element);
    }
    default:
      return classOfSignature(scope, signature);
  }
}

function classOfSignature(scope: SignatureScope, signature: ClassSignatureType): JavaType | undefined {
  const plain = scope.model.classTypeNamed(signature.name);
  if (plain.kind !== 'class') return plain;
  const typeArguments: JavaType[] = [];
  for (const each of signature.arguments) {
    const argument = argumentOfSignature(scope, each);
    if (argument === undefined) return undefined;
    typeArguments.push(argument);
  }
  const around = signature.enclosing && classOfSignature(scope, signature.enclosing);
  const enclosing = around?.kind === 'class' && isParameterised(around) ? around : undefined;
  return typeArguments.length === 0 && enclosing === undefined
    ? plain
    : classType(plain.symbol, typeArguments, enclosing);
}

function argumentOfSignature(scope: SignatureScope, argument: SignatureArgument): JavaType | undefined {
  if (argument.kind === 'any') return UNBOUNDED;
  const type = typeOfSignature(scope, argument.type);
  if (type === undefined || argument.kind === 'exact') return type;
  return argument.kind === 'extends' ? extendsWildcard(type) : superWildcard(type);
}

/**
 * The generic type where it is one of the erased type's, else the erased type: a virtual machine does not look at
 * signatures, so that they may say anything.
 */
export function genericOrErased(model: JavaModel, generic: JavaType | undefined, erased: TypeName): JavaType {
  return generic !== undefined && agrees(generic, erased) ? generic : erasedTypeNamed(model, erased);
}

/** A class that is missing keeps its name in neither of the two. */
function agrees(generic: JavaType, erased: TypeName): boolean {
  let type = generic;
  let name = erased;
  while (type.kind === 'array' && isArray(name)) {
    type = type.element;
    name = elementType(name);
  }
  if (type.kind === 'unknown') return type.name === name;
  return erasure(type) === name || boundIsMissing(type);
}

function boundIsMissing(type: JavaType): boolean {
  let at: JavaType | undefined = type;
  // Bounds are never cyclic.
  while (at?.kind === 'variable') at = at.parameter.bounds()[0];
  return at?.kind === 'unknown';
}

/** Fields and methods that instructions name exist, and are used as what they are. */
import type { Edge } from '../body.js';
import { type MethodTypes, parseMethodDescriptor } from '../descriptors.js';
import type { FieldReference, Instruction, Operand, Place } from '../instructions.js';
import { Flag, hasFlag, type MethodDeclaration } from '../program.js';
import { type ClassName, elementType, isArray, type TypeName } from '../types.js';
import { expect } from './expressions.js';
import { typeFits } from './types.js';
import type { Verification } from './verification.js';

type Call = Extract<Instruction, { kind: 'call' }>;

/** The type of what the place holds. */
export function verifyPlace(verification: Verification, edge: Edge, place: Place): TypeName {
  const { report } = verification;
  switch (place.kind) {
    case 'field':
      expect(verification, edge, place.base, place.field.owner, `object of field '${place.field.name}'`);
      verifyField(verification, edge, place.field, 'instance');
      return place.field.type;
    case 'static':
      verifyField(verification, edge, place.field, 'static');
      return place.field.type;
    case 'element': {
      const { base, index, type } = place;
      if (!isArray(base.type)) report(`'${base.name}' of type ${base.type} has no elements`, edge);
      else if (elementType(base.type) !== type) report(`an element of ${base.type} is no ${type}`, edge);
      expect(verification, edge, index, 'int', 'index');
      return type;
    }
    case 'length':
      if (!isArray(place.base.type)) report(`'${place.base.name}' of type ${place.base.type} has no length`, edge);
      return 'int';
  }
}

function verifyField(
  { hierarchy, report }: Verification,
  edge: Edge,
  field: FieldReference,
  use: 'instance' | 'static',
): void {
  const found = hierarchy.resolveField(field);
  if (found === undefined) {
    if (isKnown(hierarchy, field.owner))
      report(`${field.owner} has no field '${field.name}' of type ${field.type}`, edge);
    return;
  }
  if (hasFlag(found, Flag.STATIC) !== (use === 'static'))
    report(`field '${field.name}' is not used as it is declared: ${use}`, edge);
}

function isKnown(hierarchy: Verification['hierarchy'], owner: ClassName): boolean {
  return isArray(owner) || hierarchy.isComplete(owner);
}

export function verifyCall(verification: Verification, edge: Edge, call: Call): void {
  const { hierarchy, report } = verification;
  const { method, dispatch, target } = call;
  const label = `${method.owner}.${method.name}`;
  const types = descriptorTypes(method.descriptor);
  if (types === undefined) return report(`'${method.descriptor}' is no descriptor of a method`, edge);
  const found = hierarchy.resolveMethod(method);
  if (found !== undefined) verifyDispatch(verification, edge, call, found);
  else if (isKnown(hierarchy, method.owner)) {
    verification.reportMissingMethod(`there is no method ${label}${method.descriptor}`, edge);
  }
  verifyArguments(verification, edge, call, types);
  if (target !== undefined) {
    if (types.result === 'void') report(`${label} has no result`, edge);
    else if (!typeFits(hierarchy, types.result, target.type)) {
      report(`'${target.name}' of type ${target.type} does not take the result of type ${types.result}`, edge);
    }
  }
  if (method.name === '<clinit>') report('a static initialiser is not called', edge);
  if (method.name === '<init>' && dispatch !== 'special') report(`a constructor is called by '${dispatch}'`, edge);
}

function verifyDispatch({ hierarchy, report }: Verification, edge: Edge, call: Call, found: MethodDeclaration): void {
  const { method, dispatch } = call;
  if (hasFlag(found, Flag.STATIC) !== (dispatch === 'static')) {
    report(`${method.owner}.${method.name} is ${dispatch === 'static' ? 'not ' : ''}static`, edge);
  }
  if (dispatch === 'static' || dispatch === 'special') return;
  const byInterface = !isArray(method.owner) && hierarchy.isInterface(method.owner);
  if (byInterface !== (dispatch === 'interface')) report(`${method.owner} is called by '${dispatch}'`, edge);
}

function verifyArguments(verification: Verification, edge: Edge, call: Call, types: MethodTypes): void {
  const { method, dispatch, arguments: values } = call;
  const expected = dispatch === 'static' ? types.parameters : [method.owner, ...types.parameters];
  if (values.length !== expected.length) {
    return verification.report(
      `${method.owner}.${method.name} takes ${expected.length} arguments, not ${values.length}`,
      edge,
    );
  }
  expected.forEach((type, index) => {
    expect(verification, edge, values[index] as Operand, type, `argument ${index} of ${method.owner}.${method.name}`);
  });
}

function descriptorTypes(descriptor: string): MethodTypes | undefined {
  try {
    return parseMethodDescriptor(descriptor);
  } catch {
    return undefined;
  }
}

/** The class of a function object: captured values are its fields, its methods call the implementation. */
import type { MethodTypes } from '../../../ir/descriptors.js';
import type { Operand, Variable } from '../../../ir/instructions.js';
import { type ClassDeclaration, Flag } from '../../../ir/program.js';
import { OBJECT, type TypeName } from '../../../ir/types.js';
import { adapt } from './adaptation.js';
import type { BodyWriter } from './body-writer.js';
import { callHandle } from './handles.js';
import type { LambdaShape } from './lambda-shapes.js';
import { declareSynthetic, type SyntheticMethod, type SyntheticSurroundings } from './synthetic-class.js';

interface Captured {
  readonly name: string;
  readonly type: TypeName;
}

export function lambdaClass(place: SyntheticSurroundings, shape: LambdaShape): ClassDeclaration {
  const names = bodyParameters(place, shape) ?? [];
  const fields = capturedFields(shape, names);
  const parameters = names.slice(fields.length);
  return declareSynthetic(place, {
    interfaces: shape.interfaces,
    fields,
    methods: [
      constructorOf(place, fields),
      ...shape.methods.map((types, index) =>
        functionMethod(place, { shape, fields, types, names: parameters }, index === 0 ? 0 : Flag.BRIDGE),
      ),
    ],
  });
}

/**
 * Compilers turn a lambda's body into a method whose first parameters are what it captures: its names are the source's.
 * Undefined for method references.
 */
function bodyParameters(
  { outer, hierarchy }: SyntheticSurroundings,
  shape: LambdaShape,
): readonly string[] | undefined {
  const { owner, name, descriptor, reference } = shape.implementation;
  if (owner !== outer || !name.startsWith('lambda$')) return undefined;
  const names = hierarchy.declaredMethod(owner, name, descriptor)?.parameters.map((parameter) => parameter.name) ?? [];
  if (new Set(names).size < names.length || names.includes('this')) return undefined;
  if (reference === 'invoke-static') return names;
  return shape.captured.length === 0 ? undefined : ['this', ...names];
}

/** Not `this$0` for the receiver: that would promise a value that is never null, and nobody checks what the site captures. */
function capturedFields({ captured }: LambdaShape, names: readonly string[]): readonly Captured[] {
  return captured.map((type, index) => {
    return { name: `val$${names[index] ?? index}`, type };
  });
}

function constructorOf({ name: owner }: SyntheticSurroundings, fields: readonly Captured[]): SyntheticMethod {
  return {
    name: '<init>',
    flags: Flag.SYNTHETIC,
    parameters: fields,
    result: 'void',
    write: (writer, [self, ...values]) => {
      if (self === undefined) return;
      fields.forEach(({ name, type }, index) => {
        const value = values[index];
        if (value === undefined) return;
        writer.emit({ kind: 'store', place: { kind: 'field', base: self, field: { owner, name, type } }, value });
      });
      writer.call('special', { owner: OBJECT, name: '<init>', descriptor: '()V' }, [self], 'void');
      writer.return();
    },
  };
}

function functionMethod(
  place: SyntheticSurroundings,
  parts: FunctionParts & { readonly names: readonly string[] },
  flags: number,
): SyntheticMethod {
  const { shape, types, names } = parts;
  return {
    name: shape.methodName,
    flags: Flag.PUBLIC | Flag.SYNTHETIC | flags,
    parameters: types.parameters.map((type, index) => ({ name: names[index] ?? `argument${index}`, type })),
    result: types.result,
    write: (writer, [self, ...parameters]) => {
      if (self !== undefined) writeCall(writer, place, parts, self, parameters);
    },
  };
}

interface FunctionParts {
  readonly shape: LambdaShape;
  readonly fields: readonly Captured[];
  readonly types: MethodTypes;
}

/** Arguments go from the interface's types to the instantiated ones to the implementation's, the result back again. */
function writeCall(
  writer: BodyWriter,
  place: SyntheticSurroundings,
  { shape, fields, types }: FunctionParts,
  self: Variable,
  parameters: readonly Variable[],
): void {
  const { instantiated, implementation, implementationTypes } = shape;
  const wanted = implementationTypes.parameters;
  const values: Operand[] = fields.map(({ name, type }, index) =>
    adapt(writer, writer.load(self, { owner: place.name, name, type }), wanted[index] ?? type),
  );
  parameters.forEach((parameter, index) => {
    const exact = adapt(writer, parameter, instantiated.parameters[index] ?? parameter.type);
    values.push(adapt(writer, exact, wanted[fields.length + index] ?? exact.type));
  });
  const result = callHandle(writer, implementation, values, { caller: place.outer, receiver: 'unchecked' });
  if (types.result === 'void') return writer.return();
  if (result === undefined) return writer.return(writer.unsupported('a call without result', types.result));
  writer.return(adapt(writer, adapt(writer, result, instantiated.result), types.result));
}

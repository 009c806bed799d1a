/** The members of a class file that source can name: neither synthetic nor bridges, no static initialiser. */
import { parseMethodDescriptor } from '../../../ir/descriptors.js';
import { Flag, hasFlag } from '../../../ir/program.js';
import { STRING, type TypeName } from '../../../ir/types.js';
import type { ClassFile, MethodInformation } from '../../classfile/format/class-file.js';
import type { ClassSymbol, ErasedMethod, FieldSymbol, MethodSymbol } from '../model/symbols.js';
import { CompiledField, type MemberOwner } from './compiled-field.js';
import { CompiledMethod } from './compiled-method.js';
import { decoded } from './decoding.js';

export function compiledFields(owner: MemberOwner, file: ClassFile): readonly FieldSymbol[] {
  return decoded(() => file.fields, [])
    .filter((field) => !hasFlag(field, Flag.SYNTHETIC))
    .map((field) => new CompiledField(owner, field));
}

export function compiledMethods(owner: MemberOwner, file: ClassFile): readonly MethodSymbol[] {
  const methods: MethodSymbol[] = [];
  for (const information of decoded(() => file.methods, [])) {
    if (information.name === '<clinit>' || (information.flags & (Flag.SYNTHETIC | Flag.BRIDGE)) !== 0) continue;
    const erased = erasedMethod(owner.symbol, information);
    if (erased !== undefined) methods.push(new CompiledMethod(owner, information, erased));
  }
  return methods;
}

/** Undefined where the descriptor is none. */
function erasedMethod(owner: ClassSymbol, { name, descriptor }: MethodInformation): ErasedMethod | undefined {
  const types = typesOf(descriptor);
  if (types === undefined) return undefined;
  const hidden = name === '<init>' ? hiddenParameters(owner, types.parameters) : 0;
  const parameters = hidden === 0 ? types.parameters : types.parameters.slice(hidden);
  return { descriptor, parameters, result: types.result, hidden };
}

/** The outer instance, or name and ordinal of an enum constant: a constructor takes them before what the source shows. */
function hiddenParameters(owner: ClassSymbol, parameters: readonly TypeName[]): number {
  if (owner.inner) return parameters[0] === owner.outer?.name ? 1 : 0;
  return owner.kind === 'enum' && parameters[0] === STRING && parameters[1] === 'int' ? 2 : 0;
}

/** Whether every constructor takes the outer instance first, as compilers of Java make those of inner classes. */
export function takesOuterInstance(file: ClassFile, outer: TypeName): boolean {
  return decoded(() => file.methods, []).every(
    ({ name, descriptor }) => name !== '<init>' || typesOf(descriptor)?.parameters[0] === outer,
  );
}

function typesOf(
  descriptor: string,
): { readonly parameters: readonly TypeName[]; readonly result: TypeName } | undefined {
  try {
    return parseMethodDescriptor(descriptor);
  } catch {
    return undefined;
  }
}

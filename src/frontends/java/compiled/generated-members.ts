/**
 * What the class file of a class has that its source lacks: members that an annotation processor or another tool put in.
 * What the source front end makes itself (default constructors, members of enums and records) is none of these.
 */
import { methodDescriptor } from '../../../ir/descriptors.js';
import { OBJECT, STRING } from '../../../ir/types.js';
import type { ClassFile } from '../../classfile/format/class-file.js';
import type { JavaModel } from '../model/model.js';
import type { ClassSymbol, FieldSymbol, MethodSymbol, TypeParameter } from '../model/symbols.js';
import { erasure } from '../model/types/erasure.js';
import type { JavaType } from '../model/types/types.js';
import { type CompiledClasses, members } from './compiled-classes.js';
import type { MemberOwner } from './compiled-field.js';
import { compiledFields, compiledMethods } from './members.js';

export interface GeneratedMembers {
  /** The fields of the source and those that only the class file has. */
  fields(written: readonly FieldSymbol[]): readonly FieldSymbol[];
  methods(written: readonly MethodSymbol[]): readonly MethodSymbol[];
  memberClasses(written: readonly ClassSymbol[]): readonly ClassSymbol[];
}

const RECORD_METHODS: ReadonlySet<string> = new Set([
  `toString${methodDescriptor([], STRING)}`,
  `hashCode${methodDescriptor([], 'int')}`,
  `equals${methodDescriptor([OBJECT], 'boolean')}`,
]);

export function generatedMembers(
  model: JavaModel,
  classes: CompiledClasses,
  symbol: ClassSymbol,
  file: ClassFile,
): GeneratedMembers {
  const { span, origin } = symbol;
  const owner: MemberOwner = { symbol, span, scope: { model, variable: (name) => variableIn(symbol, name) } };
  return {
    fields: (written) => {
      const names = new Set(written.map(({ name }) => name));
      return [...written, ...compiledFields(owner, file).filter(({ name }) => !names.has(name))];
    },
    methods: (written) => {
      const compiled = compiledMethods(owner, file);
      const kept = written.filter((method) => !isReplaced(method, compiled));
      return [...kept, ...compiled.filter((method) => !kept.some((own) => isSame(own, method)) && !isImplied(method))];
    },
    memberClasses: (written) => {
      const names = new Set(written.map(({ name }) => name));
      const more = members(file, symbol.name).filter(({ name }) => !names.has(name));
      return [...written, ...more.map((entry) => classes.memberOf(symbol, entry, { span, origin }))];
    },
  };
}

function variableIn(symbol: ClassSymbol | undefined, name: string): TypeParameter | undefined {
  for (let at = symbol; at !== undefined; at = at.outer) {
    const found = at.typeParameters.find((each) => each.name === name);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** A class that got constructors of its own has no default constructor. */
function isReplaced(method: MethodSymbol, compiled: readonly MethodSymbol[]): boolean {
  if (method.implicit !== 'default-constructor') return false;
  const constructors = compiled.filter(({ name }) => name === '<init>');
  return constructors.length > 0 && !constructors.some(({ erased }) => erased?.parameters.length === 0);
}

function isImplied({ owner, name, erased }: MethodSymbol): boolean {
  return owner.kind === 'record' && RECORD_METHODS.has(`${name}${erased?.descriptor ?? ''}`);
}

function isSame(written: MethodSymbol, compiled: MethodSymbol): boolean {
  if (written.name !== compiled.name) return false;
  const types = compiled.erased?.parameters ?? [];
  const parameters = written.parameters();
  if (parameters.length !== types.length) return false;
  return parameters.every(({ type }, index) => isUnknown(type) || erasure(type) === types[index]);
}

/** What could not be resolved may be what the class file names. */
function isUnknown(type: JavaType): boolean {
  let at: JavaType | undefined = type;
  while (at?.kind === 'array' || at?.kind === 'variable')
    at = at.kind === 'array' ? at.element : at.parameter.bounds()[0];
  return at?.kind === 'unknown';
}

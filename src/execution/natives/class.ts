/** Natives of java.lang.Class: what the class table says about a type. */
import { typeDescriptor } from '../../ir/descriptors.js';
import { type ClassDeclaration, Flag, hasFlag } from '../../ir/program.js';
import {
  arrayOf,
  CLASS,
  type ClassName,
  elementType,
  isArray,
  isPrimitive,
  OBJECT,
  type TypeName,
} from '../../ir/types.js';
import type { JavaArray, Value } from '../memory/values.js';
import type { NativeContext } from '../native-context.js';
import { nativesOf, truth } from './define.js';

const ARRAY_INTERFACES: readonly ClassName[] = ['java.lang.Cloneable', 'java.io.Serializable'];

/** What Class.getModifiers shows of a class's flags. */
const VISIBLE_FLAGS =
  Flag.PUBLIC |
  Flag.PRIVATE |
  Flag.PROTECTED |
  Flag.STATIC |
  Flag.FINAL |
  Flag.INTERFACE |
  Flag.ABSTRACT |
  Flag.ANNOTATION |
  Flag.ENUM;

export const classNatives = nativesOf(CLASS, {
  'find(Ljava/lang/String;)Ljava/lang/Class;': (context, [name]) => {
    const type = typeNamed(context, context.text(name));
    return type === undefined ? null : context.classObject(type);
  },
  'initialise()V': (context, [self]) => {
    const type = context.typeOfClassObject(self);
    return isArray(type) ? undefined : context.continueWith(type, '<clinit>', '()V', []);
  },
  'isAbove(Ljava/lang/Class;)Z': (context, [self, other]) =>
    truth(isAbove(context, context.typeOfClassObject(self), context.typeOfClassObject(other))),
  'isArray()Z': (context, [self]) => truth(isArray(context.typeOfClassObject(self))),
  'isPrimitive()Z': (context, [self]) => truth(isBasic(context.typeOfClassObject(self))),
  'isSynthetic()Z': (context, [self]) => {
    const declaration = declarationOf(context, self);
    return truth(declaration !== undefined && hasFlag(declaration, Flag.SYNTHETIC));
  },
  'isMemberClass()Z': (context, [self]) => truth(isMember(context, declarationOf(context, self))),
  'isLocalClass()Z': (context, [self]) => {
    const declaration = declarationOf(context, self);
    if (declaration?.outer === undefined) return 0;
    return truth(!isMember(context, declaration) && simpleName(declaration) !== '');
  },
  'getName()Ljava/lang/String;': (context, [self]) => context.intern(binaryName(context.typeOfClassObject(self))),
  'simpleName()Ljava/lang/String;': (context, [self]) => {
    const declaration = declarationOf(context, self);
    return context.intern(declaration === undefined ? context.typeOfClassObject(self) : simpleName(declaration));
  },
  'getSuperclass()Ljava/lang/Class;': (context, [self]) => {
    const type = context.typeOfClassObject(self);
    const above = isArray(type) ? OBJECT : declarationOf(context, self)?.superclass;
    return above === undefined ? null : context.classObject(above);
  },
  'getInterfaces()[Ljava/lang/Class;': (context, [self]) => {
    const type = context.typeOfClassObject(self);
    return classArray(context, isArray(type) ? ARRAY_INTERFACES : (context.table.find(type)?.interfaces ?? []));
  },
  'getPermittedSubclasses()[Ljava/lang/Class;': (context, [self]) => {
    const permits = declarationOf(context, self)?.permits ?? [];
    return permits.length === 0 ? null : classArray(context, permits);
  },
  'getComponentType()Ljava/lang/Class;': (context, [self]) => {
    const type = context.typeOfClassObject(self);
    return isArray(type) ? context.classObject(elementType(type)) : null;
  },
  'arrayType()Ljava/lang/Class;': (context, [self]) => context.classObject(arrayOf(context.typeOfClassObject(self))),
  'getModifiers()I': (context, [self]) => modifiers(context, context.typeOfClassObject(self)),
  'getEnclosingClass()Ljava/lang/Class;': (context, [self]) => {
    const outer = declarationOf(context, self)?.outer;
    return outer === undefined ? null : context.classObject(outer);
  },
  'enumValues()[Ljava/lang/Object;': (context, [self]) => {
    const type = context.typeOfClassObject(self);
    return context.continueWith(type, 'values', `()${typeDescriptor(arrayOf(type))}`, []);
  },
  'desiredAssertionStatus()Z': (context, [self]) => {
    const origin = declarationOf(context, self)?.origin;
    return truth(context.assertionsEnabled && origin !== 'model' && origin !== 'jdk');
  },
});

function declarationOf(context: NativeContext, self: Value | undefined): ClassDeclaration | undefined {
  return context.table.find(context.typeOfClassObject(self));
}

function isBasic(type: TypeName): boolean {
  return isPrimitive(type) || type === 'void';
}

function isAbove(context: NativeContext, upper: TypeName, lower: TypeName): boolean {
  if (upper === lower) return true;
  return !isBasic(upper) && !isBasic(lower) && context.isSubtype(lower, upper);
}

/** Array types as descriptors with dots: `[I`, `[Ljava.lang.String;`. */
function binaryName(type: TypeName): string {
  return isArray(type) ? typeDescriptor(type).replaceAll('/', '.') : type;
}

/** The opposite: undefined when there is no such class, or the name is not one that Class.forName takes. */
function typeNamed(context: NativeContext, name: string): TypeName | undefined {
  const [, dimensions = '', rest = ''] = /^(\[*)(.*)$/s.exec(name) ?? [];
  if (dimensions === '') return !isBasic(name) && context.table.find(name) !== undefined ? name : undefined;
  const primitive = ['boolean', 'byte', 'short', 'char', 'int', 'long', 'float', 'double'].find(
    (type) => typeDescriptor(type) === rest,
  );
  const element = primitive ?? (/^L.*;$/s.test(rest) ? typeNamed(context, rest.slice(1, -1)) : undefined);
  return element === undefined ? undefined : arrayOf(element, dimensions.length);
}

/** Member classes are named after their outer class and a `$`, local and anonymous ones have digits in between. */
function simpleName({ name, outer }: ClassDeclaration): string {
  if (outer !== undefined && name.startsWith(`${outer}$`)) return name.slice(outer.length + 1).replace(/^\d+/, '');
  return name.slice(name.lastIndexOf('.') + 1);
}

function isMember(context: NativeContext, declaration: ClassDeclaration | undefined): boolean {
  if (declaration?.outer === undefined) return false;
  return context.table.find(declaration.outer)?.members.includes(declaration.name) ?? false;
}

function modifiers(context: NativeContext, type: TypeName): number {
  if (isBasic(type)) return Flag.PUBLIC | Flag.FINAL | Flag.ABSTRACT;
  if (isArray(type)) {
    const access = modifiers(context, elementType(type)) & (Flag.PUBLIC | Flag.PRIVATE | Flag.PROTECTED);
    return access | Flag.FINAL | Flag.ABSTRACT;
  }
  return (context.table.find(type)?.flags ?? 0) & VISIBLE_FLAGS;
}

function classArray(context: NativeContext, types: readonly ClassName[]): JavaArray {
  return context.arrayOf(
    arrayOf(CLASS),
    types.map((type) => context.classObject(type)),
  );
}

/** A declaration as lines of text, without what rightly differs between source and class file. */
import {
  type Annotation,
  type ClassDeclaration,
  type FieldDeclaration,
  Flag,
  hasFlag,
  type MethodDeclaration,
} from '../../../../src/ir/program.js';

/** Annotations that the class file does not keep. */
const SOURCE_ONLY: ReadonlySet<string> = new Set(['java.lang.Override', 'java.lang.SuppressWarnings']);
/** Made by javac alone: bodies of lambdas, tables for switches over enums, access across nested classes, enum arrays. */
const JAVAC_MEMBER = /^(?:lambda\$|\$values$|\$deserializeLambda\$|\$SwitchMap\$|access\$)/;

/** A class that javac made for such a table. */
export function javacAlone(declaration: ClassDeclaration): boolean {
  return declaration.fields.some(({ name }) => JAVAC_MEMBER.test(name));
}

export function describeClass(declaration: ClassDeclaration): readonly string[] {
  const { kind, superclass, interfaces, outer, members, annotations } = declaration;
  // An enum whose constants have bodies is abstract, and sealed, for javac only.
  const flags = declaration.flags & ~(kind === 'enum' ? Flag.ABSTRACT : 0);
  const permits = kind === 'enum' ? [] : declaration.permits;
  return [
    `kind ${kind}`,
    `flags ${hexadecimal(flags)}`,
    `extends ${superclass}`,
    `implements ${interfaces.join()}`,
    `outer ${outer}`,
    `members ${[...members].sort().join()}`,
    `permits ${permits.join()}`,
    `annotations ${annotationsText(annotations)}`,
    ...declaration.fields.map(fieldText),
    ...declaration.methods
      .filter(({ name }) => !JAVAC_MEMBER.test(name))
      .map((method) => methodText(method, isNamed(declaration, method))),
  ];
}

function fieldText({ name, type, flags, constant, annotations }: FieldDeclaration): string {
  const value = constant === undefined ? '' : ` = ${constant.type} ${String(constant.value)}`;
  return `${annotationsText(annotations)} ${hexadecimal(flags)} ${type} ${name.replace(/^this\$\d+$/, 'this$0')}${value}`;
}

/** Whether the source shows the method, and so names its parameters. */
function isNamed({ kind, outer }: ClassDeclaration, method: MethodDeclaration): boolean {
  if (method.name === '<init>') return outer === undefined;
  return (
    !hasFlag(method, Flag.SYNTHETIC) && !(kind === 'record' && method.name === 'equals') && method.name !== 'valueOf'
  );
}

function methodText(method: MethodDeclaration, named: boolean): string {
  const list = method.parameters.map(
    ({ name, type, annotations }) => `${annotationsText(annotations)}${type} ${named ? name : '…'}`,
  );
  // An anonymous class whose superclass takes a variable number of arguments takes the array itself; a bridge throws what it calls does.
  const flags = hexadecimal(method.flags & ~(Flag.STRICT | (method.name === '<init>' && !named ? Flag.VARARGS : 0)));
  const exceptions = hasFlag(method, Flag.SYNTHETIC) ? [] : method.exceptions;
  const start = `${annotationsText(method.annotations)} ${flags} ${method.result} ${method.name}`;
  return `${start}(${list.join(', ')}) throws ${exceptions.join()} ${method.descriptor}`;
}

function annotationsText(annotations: readonly Annotation[]): string {
  return annotations
    .filter(({ type }) => !SOURCE_ONLY.has(type))
    .map(({ type, elements }) => `@${type}(${elements.map(([name, text]) => `${name}=${text}`).join()})`)
    .join(' ');
}

function hexadecimal(flags: number): string {
  return flags.toString(16);
}

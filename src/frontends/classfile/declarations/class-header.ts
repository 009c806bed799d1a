/** What a class file says of its class as a whole: kind, flags, supertypes and the class around it. */
import { type ClassKind, Flag } from '../../../ir/program.js';
import { type ClassName, isArray, OBJECT } from '../../../ir/types.js';
import { type ClassFile, ClassFileProblem, type InnerClass } from '../format/class-file.js';

export interface ClassHeader {
  readonly kind: ClassKind;
  readonly flags: number;
  readonly superclass: ClassName | undefined;
  readonly interfaces: readonly ClassName[];
  readonly outer: ClassName | undefined;
  /** What is wrong with the attributes that only tell of the surroundings; they then count as absent. */
  readonly problem: string | undefined;
}

/** ACC_MODULE: the file describes a module, no class. */
const MODULE = 0x8000;
/** What access_flags say of the class itself. ACC_SUPER, which has the bit of SYNCHRONIZED, is not among them. */
const OF_FILE =
  Flag.PUBLIC | Flag.FINAL | Flag.INTERFACE | Flag.ABSTRACT | Flag.SYNTHETIC | Flag.ANNOTATION | Flag.ENUM;
/** What access_flags cannot say: it stands in InnerClasses. */
const OF_NESTED = Flag.PUBLIC | Flag.PRIVATE | Flag.PROTECTED | Flag.STATIC;

export function isModule(file: ClassFile): boolean {
  return (file.flags & MODULE) !== 0;
}

/** Throws a ClassFileProblem for what no Java virtual machine would load, damaged headers of members included. */
export function headerOf(file: ClassFile): ClassHeader {
  void file.fields;
  void file.methods;
  const isInterface = (file.flags & Flag.INTERFACE) !== 0;
  const superclass = superclassOf(file, isInterface ? 'interface' : 'class');
  for (const name of [file.name, ...file.interfaces])
    if (isArray(name)) throw new ClassFileProblem(`${name} is no class`);
  const { value: innerClasses = [], problem } = attempt(() => file.innerClasses);
  // Machines never look at EnclosingMethod, and compilers write odd things there.
  const { value: enclosing } = attempt(() => file.enclosingMethod);
  const nested = innerClasses.find(({ name }) => name === file.name);
  const outer = outerOf(file.name, nested?.outer ?? enclosing?.owner);
  return {
    kind: kindOf(file, superclass),
    flags: flagsOf(file, nested),
    superclass,
    interfaces: file.interfaces,
    outer,
    problem,
  };
}

function superclassOf(file: ClassFile, kind: 'interface' | 'class'): ClassName | undefined {
  const { name, superclass } = file;
  if (name === OBJECT) return undefined;
  if (superclass === undefined || isArray(superclass)) throw new ClassFileProblem(`${name} has no superclass`);
  if (kind === 'class') return superclass;
  if (superclass !== OBJECT) throw new ClassFileProblem(`the interface ${name} has the superclass ${superclass}`);
  return undefined;
}

function kindOf(file: ClassFile, superclass: ClassName | undefined): ClassKind {
  if ((file.flags & Flag.INTERFACE) !== 0) return (file.flags & Flag.ANNOTATION) !== 0 ? 'annotation' : 'interface';
  // The body of an enum constant has the flag too, but another superclass.
  if (superclass === 'java.lang.Enum' && (file.flags & Flag.ENUM) !== 0) return 'enum';
  return superclass === 'java.lang.Record' && file.recordComponents !== undefined ? 'record' : 'class';
}

function flagsOf({ flags }: ClassFile, nested: InnerClass | undefined): number {
  if (nested === undefined) return flags & OF_FILE;
  return (flags & OF_FILE & ~OF_NESTED) | (nested.flags & OF_NESTED);
}

function attempt<T>(decode: () => T): { readonly value?: T; readonly problem: string | undefined } {
  try {
    return { value: decode(), problem: undefined };
  } catch (error) {
    if (!(error instanceof ClassFileProblem)) throw error;
    return { problem: error.message };
  }
}

/** Walks along outer classes end, for each is shorter than what it holds; compilers put their names together so. */
function outerOf(name: ClassName, outer: ClassName | undefined): ClassName | undefined {
  return outer !== undefined && outer.length < name.length ? outer : undefined;
}

/** The classes that are declared as members of this one. */
export function memberNames(file: ClassFile): readonly ClassName[] {
  return file.innerClasses
    .filter(
      ({ name, outer, simpleName, flags }) =>
        outer === file.name && simpleName !== undefined && name.length > outer.length && (flags & Flag.SYNTHETIC) === 0,
    )
    .map(({ name }) => name);
}

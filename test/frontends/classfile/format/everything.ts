/** Reads everything that a class file can be asked for. */
import type { ClassFile, ConstantPool } from '../../../../src/frontends/classfile/format/class-file.js';
import { ClassFileProblem } from '../../../../src/frontends/classfile/format/class-file.js';
import {
  parseClassSignature,
  parseFieldSignature,
  parseMethodSignature,
} from '../../../../src/frontends/classfile/format/signatures.js';

/** The problems met, each at its own question, so that one does not hide the others. Anything else that is thrown passes on. */
export function readEverything(file: ClassFile): readonly ClassFileProblem[] {
  const problems: ClassFileProblem[] = [];
  const ask = <Answer>(question: () => Answer): Answer | undefined => {
    try {
      return question();
    } catch (problem) {
      if (!(problem instanceof ClassFileProblem)) throw problem;
      problems.push(problem);
      return undefined;
    }
  };
  ask(() => file.sourceFile);
  ask(() => file.signature && parseClassSignature(file.signature));
  ask(() => file.innerClasses);
  ask(() => file.enclosingMethod);
  ask(() => file.nestHost);
  ask(() => file.nestMembers);
  ask(() => file.recordComponents);
  ask(() => file.permittedSubclasses);
  ask(() => file.bootstrapMethods);
  ask(() => file.annotations);
  for (const field of ask(() => file.fields) ?? []) {
    ask(() => field.constant);
    ask(() => field.signature && parseFieldSignature(field.signature));
    ask(() => field.annotations);
  }
  for (const method of ask(() => file.methods) ?? []) {
    ask(() => method.signature && parseMethodSignature(method.signature));
    ask(() => method.exceptions);
    ask(() => method.annotations);
    ask(() => method.parameterAnnotations);
    ask(() => method.parameterNames);
    ask(() => method.annotationDefault);
    const code = ask(() => method.code);
    ask(() => code?.lines);
    ask(() => code?.localVariables);
    ask(() => code?.frames);
  }
  for (let index = 1; index < file.pool.size; index++) {
    ask(() => readConstant(file.pool, index));
    // A long or double takes two indices.
    if (isLong(file.pool.tag(index))) index++;
  }
  return problems;
}

function isLong(tag: number): boolean {
  return tag === 5 || tag === 6;
}

function readConstant(pool: ConstantPool, index: number): unknown {
  switch (pool.tag(index)) {
    case 1:
      return pool.utf8(index);
    case 7:
      return pool.className(index);
    case 9:
      return pool.field(index);
    case 10:
    case 11:
      return pool.method(index);
    case 12:
      return pool.nameAndType(index);
    case 17:
    case 18:
      return pool.dynamic(index);
    case 19:
    case 20:
      return undefined;
    default:
      return pool.loadable(index);
  }
}

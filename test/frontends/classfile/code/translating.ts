/** Translates one assembled method, or says which problem it has. */

import { translateCode } from '../../../../src/frontends/classfile/code/translation/translate.js';
import { CodeProblem } from '../../../../src/frontends/classfile/code/translation/translation.js';
import type { ClassFile } from '../../../../src/frontends/classfile/format/class-file.js';
import { readClassFile } from '../../../../src/frontends/classfile/format/read.js';
import type { Body } from '../../../../src/ir/body.js';
import { Hierarchy } from '../../../../src/ir/hierarchy.js';
import type { Instruction } from '../../../../src/ir/instructions.js';
import { ClassBuilder } from '../assembler/class-builder.js';
import type { CodeBuilder } from '../assembler/code-builder.js';

const UNKNOWN = { kind: 'unknown', reason: 'none here' } as const;

/** A static method of a class file of Java 5; no other class is known. */
export function assembled(descriptor: string, write: (code: CodeBuilder) => unknown): ClassFile {
  const builder = new ClassBuilder({ name: 'p/Tested', version: 49 });
  builder.method({ flags: 9, name: 'tested', descriptor }, write);
  return readClassFile(builder.build());
}

export function translated(descriptor: string, write: (code: CodeBuilder) => unknown): Body {
  const file = assembled(descriptor, write);
  const method = file.methods[0];
  if (method === undefined) throw new Error('no method');
  return translateCode({
    file,
    method,
    methodNumber: 0,
    sourceName: 'Tested.java',
    parameterNames: ['first', 'second', 'third'],
    hierarchy: new Hierarchy({ find: () => undefined, inputs: () => [], diagnostics: () => [] }),
    dynamic: { meaning: () => UNKNOWN, constant: () => UNKNOWN, classes: () => new Map() },
  });
}

/** The message and offset of the problem; undefined where there is none. */
export function problemOf(descriptor: string, write: (code: CodeBuilder) => unknown): string | undefined {
  try {
    translated(descriptor, write);
    return undefined;
  } catch (error) {
    if (!(error instanceof CodeProblem)) throw error;
    return `${error.offset}: ${error.message}`;
  }
}

export function instructions(body: Body): readonly Instruction[] {
  return body.edges.map((edge) => edge.instruction);
}

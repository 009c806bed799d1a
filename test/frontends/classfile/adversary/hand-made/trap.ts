/** A class that fails when run, in a way that tempts an analysis into proving that it does not. */
import { ClassBuilder } from '../../assembler/class-builder.js';
import type { CodeBuilder } from '../../assembler/code-builder.js';

export interface Trap {
  /** Of the class. */
  readonly name: string;
  readonly what: string;
  /** Where null is dereferenced when `static int m()` runs: seen under Java 17. */
  readonly line: number;
  /** `m` passes what is not of the declared type, which the virtual machine lets pass: it is enough to say so of `m`. */
  readonly illTyped?: boolean;
  /** Below 50 code needs no stack maps; 49 unless told. */
  readonly version?: number;
  /** Adds `m` and what it needs; `own` is the name of the class. */
  readonly make: (builder: ClassBuilder, own: string) => unknown;
}

export const OBJECT = 'java/lang/Object';

export function dereferenceNull(code: CodeBuilder, line: number): CodeBuilder {
  return code.line(line).op('aconst_null').invoke('invokevirtual', OBJECT, 'hashCode', '()I').op('ireturn');
}

/** With a `main` that calls `m`. */
export function buildTrap({ name, version = 49, make }: Trap): Uint8Array {
  const builder = new ClassBuilder({ name, version }).defaultConstructor();
  make(builder, name);
  builder.method({ flags: 9, name: 'main', descriptor: '([Ljava/lang/String;)V' }, (code) =>
    code.line(100).invoke('invokestatic', name, 'm', '()I').op('pop', 'return'),
  );
  return builder.build();
}

/** Small programs, written by the assembler, with what a Java virtual machine prints when it runs them. */
import type { ClassBuilder } from '../class-builder.js';
import type { CodeBuilder } from '../code-builder.js';

export interface Sample {
  readonly title: string;
  /** By binary name with dots. */
  readonly classes: ReadonlyMap<string, Uint8Array>;
  /** The class whose `main` is run. */
  readonly main: string;
  readonly output: readonly string[];
  /** The oldest Java that runs it. */
  readonly java: number;
}

/** A `main` that prints what each of the expressions leaves on the stack, of the type given by its descriptor. */
export function printingMain(
  builder: ClassBuilder,
  expressions: readonly (readonly [type: string, write: (code: CodeBuilder) => unknown])[],
): void {
  builder.method({ flags: 9, name: 'main', descriptor: '([Ljava/lang/String;)V' }, (code) => {
    for (const [type, write] of expressions) {
      code.field('getstatic', 'java/lang/System', 'out', 'Ljava/io/PrintStream;');
      write(code);
      code.invoke('invokevirtual', 'java/io/PrintStream', 'println', `(${type})V`);
    }
    code.op('return');
  });
}

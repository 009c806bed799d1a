/** Small methods written by the assembler, each with what the Java Virtual Machine Specification says that it returns. */
import { ClassBuilder } from '../assembler/class-builder.js';
import type { CodeBuilder } from '../assembler/code-builder.js';
import { printingMain } from '../assembler/samples/sample.js';

export const OWNER = 'odd/Cases';

export interface Case {
  readonly title: string;
  /** Of the static method without parameters that is run. */
  readonly result: string;
  readonly write: (code: CodeBuilder) => unknown;
  /** As `println` writes it. */
  readonly prints: string;
}

/** A class whose `main` prints the results in order. Old enough to need no stack maps and to have subroutines. */
export function classOf(cases: readonly Case[], more?: (builder: ClassBuilder) => unknown): Uint8Array {
  const builder = new ClassBuilder({ name: OWNER, version: 49 });
  builder.defaultConstructor();
  more?.(builder);
  cases.forEach(({ result, write }, index) => {
    builder.method({ flags: 9, name: `case${index}`, descriptor: `()${result}` }, write);
  });
  printingMain(
    builder,
    cases.map(({ result }, index) => [
      /^[LB[S]/.test(result) ? (/^[BS]/.test(result) ? 'I' : 'Ljava/lang/Object;') : result,
      (code) => code.invoke('invokestatic', OWNER, `case${index}`, `()${result}`),
    ]),
  );
  return builder.build();
}

/** Runs a program: the `main` method of a class, with what `java` prints when an exception escapes. */
import { Hierarchy } from '../ir/hierarchy.js';
import { type ClassTable, Flag, hasFlag, type MethodDeclaration } from '../ir/program.js';
import { type ClassName, THROWABLE } from '../ir/types.js';
import { Machine } from './machine.js';
import { type JavaObject, JavaString } from './memory/values.js';
import { DEFAULT_OPTIONS, type MachineOptions } from './options.js';
import type { Outcome } from './outcome.js';

export interface ProgramRun {
  readonly outcome: Outcome;
  /** As a shell would see it from `java`; undefined where `java` would not have ended so. */
  readonly status: number | undefined;
  /** The exception that escaped from `main`. */
  readonly exception?: { readonly type: ClassName; readonly message?: string };
  /** Instructions executed. */
  readonly steps: number;
}

/** `main(String[])` of the class or of a superclass; undefined when there is none that a program can start with. */
export function findMain(table: ClassTable, name: ClassName): MethodDeclaration | undefined {
  const method = new Hierarchy(table).resolveMethod({
    owner: name,
    name: 'main',
    descriptor: '([Ljava/lang/String;)V',
  });
  return method !== undefined && hasFlag(method, Flag.STATIC) ? method : undefined;
}

export function runMain(
  table: ClassTable,
  main: MethodDeclaration,
  programArguments: readonly string[],
  options: Partial<MachineOptions> = {},
): ProgramRun {
  const machine = new Machine(table, options);
  const outcome = machine.invoke(main, [machine.strings(programArguments)]);
  const { steps } = machine;
  if (outcome.kind === 'returned') return { outcome, status: 0, steps };
  if (outcome.kind === 'exit') return { outcome, status: outcome.status & 0xff, steps };
  if (outcome.kind !== 'threw') return { outcome, status: undefined, steps };
  const output = options.output ?? DEFAULT_OPTIONS.output;
  const exception = describe(machine, outcome.exception);
  output('err', 'Exception in thread "main" ');
  if (!printStackTrace(table, machine, outcome.exception)) {
    output(
      'err',
      exception.message === undefined ? `${exception.type}\n` : `${exception.type}: ${exception.message}\n`,
    );
  }
  return { outcome, status: 1, exception, steps };
}

function describe(machine: Machine, exception: JavaObject): { type: ClassName; message?: string } {
  const type = exception.type.name;
  const field = machine.view.fields(exception).find(({ owner, name }) => owner === THROWABLE && /message/i.test(name));
  const value = field && machine.view.field(exception, field.owner, field.name);
  return value instanceof JavaString ? { type, message: value.text } : { type };
}

/** The program's own printStackTrace may be overridden, and may fail. */
function printStackTrace(table: ClassTable, machine: Machine, exception: JavaObject): boolean {
  const reference = { owner: exception.type.name, name: 'printStackTrace', descriptor: '()V' };
  const method = new Hierarchy(table).resolveMethod(reference);
  return method !== undefined && machine.invoke(method, [exception]).kind === 'returned';
}

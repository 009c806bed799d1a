/** Runs methods of programs that are given as IR text. */
import { Machine } from '../../src/execution/machine.js';
import { JavaString, type Value } from '../../src/execution/memory/values.js';
import type { MachineOptions } from '../../src/execution/options.js';
import type { Outcome } from '../../src/execution/outcome.js';
import type { ClassTable, MethodDeclaration } from '../../src/ir/program.js';
import { programOf } from '../ir/library.js';

export function methodNamed(table: ClassTable, owner: string, name: string): MethodDeclaration {
  const found = table.find(owner)?.methods.find((method) => method.name === name);
  if (found === undefined) throw new Error(`no method ${owner}.${name}`);
  return found;
}

export class Run {
  readonly table: ClassTable;
  readonly machine: Machine;
  readonly output: string[] = [];

  constructor(text: string, options: Partial<MachineOptions> = {}) {
    this.table = programOf(text);
    this.machine = new Machine(this.table, { output: (_, part) => this.output.push(part), ...options });
  }

  /** `target` is `Class.method`. */
  invoke(target: string, ...values: readonly Value[]): Outcome {
    const [owner = '', name = ''] = target.split('.');
    return this.machine.invoke(methodNamed(this.table, owner, name), values);
  }

  /** What the method returned, or what happened instead. */
  result(target: string, ...values: readonly Value[]): unknown {
    const outcome = this.invoke(target, ...values);
    if (outcome.kind === 'returned') return outcome.value instanceof JavaString ? outcome.value.text : outcome.value;
    if (outcome.kind !== 'threw') return outcome;
    const message = this.machine.view.field(outcome.exception, 'java.lang.Throwable', 'message');
    const text = message instanceof JavaString ? `: ${message.text}` : '';
    return `${outcome.exception.type.name}${text}`;
  }
}

export function run(text: string, target: string, ...values: readonly Value[]): unknown {
  return new Run(text).result(target, ...values);
}

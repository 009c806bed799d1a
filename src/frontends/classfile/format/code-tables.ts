/** The tables beside code: lines and variables; and which of them are remembered. */
import { ClassFileProblem, type Code, type LocalVariable, type StackMapFrame } from './class-file.js';
import type { CodeParts } from './code.js';
import type { ClassContext } from './context.js';

export type LineNumber = Code['lines'][number];

interface Tables {
  lines?: readonly LineNumber[];
  localVariables?: readonly LocalVariable[];
  frames?: readonly StackMapFrame[] | undefined;
}

/** The tables of one method of a class file. Nobody needs them once its code is translated, so they go when another's are asked for. */
export class TableMemory {
  #code: Code | undefined;
  #tables: Tables = {};

  of(code: Code): Tables {
    if (code !== this.#code) {
      this.#code = code;
      this.#tables = {};
    }
    return this.#tables;
  }
}

export function readLines({ attributes, bytes }: CodeParts): readonly LineNumber[] {
  const lines: LineNumber[] = [];
  let sorted = true;
  let previous = 0;
  for (const content of attributes.all('LineNumberTable')) {
    for (let left = content.count(4, 'line numbers'); left > 0; left--) {
      const start = content.u2();
      demandOffset(start, bytes.length - 1, content.position - 2);
      if (start < previous) sorted = false;
      previous = start;
      lines.push({ start, line: content.u2() });
    }
    content.finish('LineNumberTable');
  }
  return sorted ? lines : lines.sort((left, right) => left.start - right.start);
}

export function readLocalVariables(
  { pool }: ClassContext,
  { attributes, bytes, maxLocals }: CodeParts,
): readonly LocalVariable[] {
  const variables: LocalVariable[] = [];
  for (const content of attributes.all('LocalVariableTable')) {
    for (let left = content.count(10, 'local variables'); left > 0; left--) {
      const start = content.u2();
      const end = start + content.u2();
      demandOffset(end, bytes.length, content.position - 2);
      const name = pool.name(content.u2());
      const type = pool.type(content.u2());
      const slot = content.u2();
      const slots = type === 'long' || type === 'double' ? 2 : 1;
      if (slot + slots > maxLocals) {
        throw new ClassFileProblem(`the variable ${name} lies beyond the local variables`, content.position - 2);
      }
      variables.push({ start, end, name, type, slot });
    }
    content.finish('LocalVariableTable');
  }
  return variables;
}

function demandOffset(offset: number, most: number, where: number): void {
  if (offset > most) throw new ClassFileProblem(`offset ${offset} lies beyond the code`, where);
}

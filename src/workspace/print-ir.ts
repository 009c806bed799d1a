/** `espalier ir`: the intermediate representation of the input as text. */
import { printClass, printMethod } from '../ir/text/print.js';
import { type Selection, selectMethods } from './selection.js';
import type { Workspace } from './workspace.js';

export interface PrintOptions extends Selection {
  /** Print source positions, so that the text parses back to the same program. */
  readonly spans: boolean;
}

export interface Printed {
  readonly text: string;
  readonly unmatched: readonly string[];
}

export function printInputs({ table }: Workspace, options: PrintOptions): Printed {
  const { methods, unmatched } = selectMethods(table, options);
  const format = { spans: options.spans };
  if (options.methods.length > 0) {
    return { text: methods.map(({ method }) => printMethod(method, format)).join('\n'), unmatched };
  }
  const classes = [...new Set(methods.map(({ declaration }) => declaration))];
  return { text: classes.map((declaration) => printClass(declaration, format)).join('\n'), unmatched };
}

/** `espalier ir`: the intermediate representation of the input as text. */
import { printMethod, printProgram } from '../ir/text/print.js';
import { type Selection, selectClasses, selectMethods } from './selection.js';
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
  const format = { spans: options.spans };
  if (options.methods.length > 0) {
    const { methods, unmatched } = selectMethods(table, options);
    return { text: methods.map(({ method }) => printMethod(method, format)).join('\n'), unmatched };
  }
  const { classes, unmatched } = selectClasses(table, options.classes);
  return { text: printProgram(classes, format), unmatched };
}

/** An opened set of inputs: a class table and what the front end has to say about it. */

import type { ReportedDiagnostic } from '../findings/result.js';
import { openJavaProgram } from '../frontends/java/frontend.js';
import type { SourceProvider } from '../frontends/java/model/model.js';
import type { JavaParser } from '../frontends/java/syntax/parse.js';
import type { ClassTable } from '../ir/program.js';
import type { Diagnostic } from '../ir/span.js';

export interface SourceInput {
  /** As shown to the user. */
  readonly path: string;
  readonly text: string;
}

export interface OpenOptions {
  /** Made once by `createJavaParser`; several workspaces may share it. */
  readonly parser: JavaParser;
  readonly inputs: readonly SourceInput[];
  /** Library classes: class path first, then the bundled models. */
  readonly library: SourceProvider;
}

export interface Workspace {
  readonly table: ClassTable;
  /** What was found wrong so far, in order; grows as bodies are lowered. Library classes are not reported. */
  diagnostics(): readonly ReportedDiagnostic[];
}

export function openWorkspace(options: OpenOptions): Workspace {
  const { parser, inputs, library } = options;
  const table = openJavaProgram({ parser, inputs, provider: library });
  const files = new Set(options.inputs.map((input) => input.path));
  checkSpecifications(table, options.inputs);
  return {
    table,
    diagnostics: () =>
      table
        .diagnostics()
        .filter((found) => files.has(found.span.file))
        .map(reported),
  };
}

/** A formula that does not parse or bind is an error of its file, whichever methods a command looks at. */
function checkSpecifications(table: ClassTable, inputs: readonly SourceInput[]): void {
  const specified = new Set(inputs.filter(({ text }) => /\/[/*](\+ESPALIER)?@/.test(text)).map(({ path }) => path));
  if (specified.size === 0) return;
  for (const name of table.inputs()) {
    const declaration = table.find(name);
    if (declaration === undefined || !specified.has(declaration.span.file)) continue;
    // Asking for clauses and bodies is what checks them.
    void declaration.invariants;
    for (const method of declaration.methods) {
      void method.clauses;
      method.body();
    }
  }
}

export function reported(diagnostic: Diagnostic): ReportedDiagnostic {
  const { severity, message, span } = diagnostic;
  return { severity, message, file: span.file, line: span.line, column: span.column };
}

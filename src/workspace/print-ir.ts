/** `espalier ir`: the intermediate representation of the input as text. */
import type { ElementResult } from '../findings/result.js';
import type { Span } from '../ir/span.js';
import { printMethod, printProgram, type TextOptions } from '../ir/text/print.js';
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

/** A method and its text. Nothing is claimed of it. */
export interface PrintedMethod extends ElementResult {
  readonly text: string;
}

/** A line of the text, from 1, and the line of the source that it comes from. */
export interface PrintedLine {
  readonly at: number;
  readonly file: string;
  readonly line: number;
}

export function printInputs(workspace: Workspace, options: PrintOptions): Printed {
  return printed(workspace, options, { spans: options.spans });
}

/** The same, a method at a time. */
export function printMethods(
  { table }: Workspace,
  { spans, ...selection }: PrintOptions,
): { readonly results: readonly PrintedMethod[]; readonly unmatched: readonly string[] } {
  const { methods, unmatched } = selectMethods(table, selection);
  const results = methods.map(({ method }): PrintedMethod => {
    const { owner, name, descriptor } = method;
    const { file, line, column } = method.span;
    const text = printMethod(method, { spans });
    return { class: owner, method: name, descriptor, location: { file, line, column }, claims: [], text };
  });
  return { results, unmatched };
}

/** The text without positions, and these apart. */
export function printInputsWithLines(
  workspace: Workspace,
  selection: Selection,
): Printed & { readonly lines: readonly PrintedLine[] } {
  const spans: Span[] = [];
  const mark = (span: Span): string => `${MARK}${spans.push(span) - 1}${MARK}`;
  const { text, unmatched } = printed(workspace, selection, { mark });
  const lines: PrintedLine[] = [];
  const plain = text.split('\n').map((written, index) => {
    const [, number] = MARKED.exec(written) ?? [];
    const span = number === undefined ? undefined : spans[Number(number)];
    if (span !== undefined && span.line > 0) lines.push({ at: index + 1, file: span.file, line: span.line });
    return number === undefined ? written : written.replaceAll(MARKS, '');
  });
  return { text: plain.join('\n'), lines, unmatched };
}

/** Printed programs hold no such character: it is escaped in their strings and has no place in their names. */
const MARK = '\u0000';
const MARKED = new RegExp(`${MARK}(\\d+)${MARK}`);
const MARKS = new RegExp(MARKED, 'g');

export function printed({ table }: Workspace, selection: Selection, format: TextOptions): Printed {
  if (selection.methods.length > 0) {
    const { methods, unmatched } = selectMethods(table, selection);
    return { text: methods.map(({ method }) => printMethod(method, format)).join('\n'), unmatched };
  }
  const { classes, unmatched } = selectClasses(table, selection.classes);
  return { text: printProgram(classes, format), unmatched };
}

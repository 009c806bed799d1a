/** An opened set of inputs: a class table over sources and class files, and what the front ends have to say about it. */

import type { ReportedDiagnostic } from '../findings/result.js';
import type { ClassFileListing } from '../frontends/classfile/class-path.js';
import { openClassFiles } from '../frontends/classfile/declarations/open.js';
import { type JavaClassTable, openJavaProgram } from '../frontends/java/frontend.js';
import type { SourceProvider } from '../frontends/java/model/model.js';
import type { SkeletonText } from '../frontends/java/skeletons/parse-skeleton.js';
import type { JavaParser } from '../frontends/java/syntax/parse.js';
import type { SourceFile } from '../frontends/java/syntax/tree.js';
import type { ClassTable } from '../ir/program.js';
import type { Diagnostic } from '../ir/span.js';
import type { ClassName } from '../ir/types.js';
import { classFilesOf, type LibraryEntry, libraryOf, twinsOf } from './library.js';
import { openedAmong } from './opened-library.js';
import { ProgramTable } from './program-table.js';
import { type ProtocolClasses, protocolSources } from './protocols.js';

export interface SourceInput {
  /** As shown to the user. */
  readonly path: string;
  readonly text: string;
}

export interface OpenOptions {
  /** Made once by `createJavaParser`; several workspaces may share it. */
  readonly parser: JavaParser;
  readonly inputs: readonly SourceInput[];
  /** Class files to analyse. Of a class that a source declares, the class file supplies only what the source lacks. */
  readonly classes?: readonly ClassFileListing[];
  /** Library classes: class path first, then the bundled models or a JDK. */
  readonly library: readonly LibraryEntry[];
  /** What locations in class files call the source `a/b/C.java`. */
  readonly sourcePath?: (name: string) => string | undefined;
  /** Protocols of library classes, by the names of these; for finders that ask about their clients. */
  readonly protocols?: SourceProvider;
  /** The `.jml` skeleton of a top-level class that comes from a class file. */
  readonly skeleton?: (className: ClassName) => SkeletonText | undefined;
}

export interface Workspace {
  readonly table: ClassTable;
  /** Paths of the sources and class files to analyse. */
  inputFiles(): readonly string[];
  /** The path of the source or class file that declares a class of the input; entries of archives as `a.jar!/b/C.class`. */
  fileOf(name: ClassName): string | undefined;
  /** The protocols of those of the library classes that have one, and of those that these mention; undefined: none. */
  protocols(mentioned: Iterable<ClassName>): ProtocolClasses | undefined;
  /** The syntax of a Java text. */
  parse(path: string, text: string): SourceFile;
  /** The same inputs with other texts, by their paths. */
  edited(texts: ReadonlyMap<string, string>): Workspace;
  /** What was found wrong so far, in order; grows as bodies are lowered. Library classes are not reported. */
  diagnostics(): readonly ReportedDiagnostic[];
}

export function openWorkspace(options: OpenOptions): Workspace {
  const { parser, inputs, classes = [], sourcePath, skeleton } = options;
  const entries: readonly LibraryEntry[] = [
    ...classes.map((provider): LibraryEntry => ({ kind: 'classes', provider, compiledInput: true })),
    ...options.library,
  ];
  const provider = libraryOf(entries);
  /** What is reported about: sources of the input, and skeletons as they are read. */
  const files = new Set(inputs.map((input) => input.path));
  const written: ReadonlySet<string> = new Set(files);
  const common = { program: () => table, ...(sourcePath === undefined ? {} : { sourcePath }) };
  const compiled = openClassFiles({
    ...common,
    provider: classFilesOf(entries),
    specification: (name) => java.specificationOf(name),
  });
  const twins = openClassFiles({ ...common, provider: twinsOf(entries) });
  const java: JavaClassTable = openJavaProgram({
    parser,
    inputs,
    provider,
    compiled,
    twins,
    opened: (packages) => openedAmong(entries, packages),
    ...(skeleton === undefined ? {} : { skeleton: noting(skeleton, files) }),
  });
  const table: ClassTable = new ProgramTable(java, compiled, classes);
  checkSpecifications(table, inputs);
  return {
    table,
    inputFiles: () => [...inputs.map((input) => input.path), ...classes.flatMap((listing) => pathsOf(listing))],
    fileOf: (name) => {
      const file = table.find(name)?.span.file;
      return file !== undefined && written.has(file) ? file : classFileOf(classes, name);
    },
    protocols: (mentioned) => protocolsOf(options, table, mentioned),
    parse: (path, text) => parser.parse(path, text),
    edited: (texts) =>
      openWorkspace({
        ...options,
        inputs: inputs.map((input) => ({ ...input, text: texts.get(input.path) ?? input.text })),
      }),
    diagnostics: () => [
      ...java
        .diagnostics()
        .filter((found) => files.has(found.span.file))
        .map(reported),
      ...compiled.diagnostics().map(reported),
      ...twins.diagnostics().map(reported),
    ],
  };
}

/** A class of the input that has the name of a library class is what it is. */
function protocolsOf(
  { parser, library, protocols }: OpenOptions,
  table: ClassTable,
  mentioned: Iterable<ClassName>,
): ProtocolClasses | undefined {
  if (protocols === undefined) return undefined;
  const isOfInput = (name: ClassName): boolean => table.find(name)?.origin === 'input';
  const provider: SourceProvider = {
    ...protocols,
    find: (name) => {
      const source = protocols.find(name);
      return source === undefined || isOfInput(name) ? undefined : source;
    },
  };
  const sources = protocolSources(provider, mentioned);
  if (sources.size === 0) return undefined;
  const opened = openWorkspace({ parser, inputs: [...sources.values()], library });
  const among = (some: Iterable<ClassName>): ReadonlySet<ClassName> => new Set(protocolSources(provider, some).keys());
  return { table: opened.table, names: new Set(sources.keys()), among };
}

function noting<N>(
  find: (name: N) => SkeletonText | undefined,
  files: Set<string>,
): (name: N) => SkeletonText | undefined {
  return (name) => {
    const found = find(name);
    if (found !== undefined) files.add(found.path);
    return found;
  };
}

function pathsOf(listing: ClassFileListing): readonly string[] {
  return listing.names().flatMap((name) => listing.find(name)?.path ?? []);
}

/** Of lambdas and their like, the file of the class around. */
function classFileOf(classes: readonly ClassFileListing[], name: ClassName): string | undefined {
  for (let end = name.length; end > 0; end = name.lastIndexOf('$', end - 1)) {
    for (const listing of classes) {
      const found = listing.find(name.slice(0, end));
      if (found !== undefined) return found.path;
    }
  }
  return undefined;
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
  const place = span.line > 0 ? { line: span.line, column: span.column } : {};
  return { severity, message, file: span.file, ...place };
}

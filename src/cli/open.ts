/** From command-line arguments to an opened workspace. */
import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import type { ReportedDiagnostic } from '../findings/result.js';
import {
  createJavaParser,
  openWorkspace,
  type SourceInput,
  type SourceProvider,
  type Workspace,
} from '../workspace/index.js';
import { collectInputs } from './inputs.js';
import type { CommonOptions } from './options.js';
import { modelsFolder, wasmFile } from './package-files.js';
import { firstOf, sourceFolder } from './source-folders.js';

export interface Opened {
  readonly workspace: Workspace;
  /** About files and options, before any Java was read. */
  readonly diagnostics: readonly ReportedDiagnostic[];
  /** Whether an input could not be used: now, or by what reading it has shown since. */
  unusable(): boolean;
  /** The text of an input file, by the name that locations use. */
  source(file: string): string | undefined;
}

export async function openInputs(names: readonly string[], options: CommonOptions): Promise<Opened> {
  const { sources, named, diagnostics, unusable } = collectInputs(names, options.strict === true);
  const problems: ReportedDiagnostic[] = [...diagnostics];
  let unusablePath = false;
  const providers: SourceProvider[] = [];
  for (const entry of options.classpath) {
    const problem = classpathProblem(entry);
    if (problem === undefined) providers.push(sourceFolder(entry, 'classpath'));
    else {
      problems.push({ severity: 'error', message: problem, file: entry });
      unusablePath = true;
    }
  }
  for (const root of sourceRoots(sources)) providers.push(sourceFolder(root, 'classpath'));
  providers.push(sourceFolder(modelsFolder(), 'model'));
  const parser = await createJavaParser({
    runtime: wasmFile('web-tree-sitter.wasm'),
    grammar: wasmFile('tree-sitter-java.wasm'),
  });
  const workspace = openWorkspace({ parser, inputs: sources, library: firstOf(providers) });
  const texts = new Map(sources.map(({ path: file, text }) => [file, text]));
  const demanded = new Set(options.strict === true ? sources.map((source) => source.path) : named);
  const isBroken = ({ severity, file }: ReportedDiagnostic): boolean =>
    severity === 'error' && file !== undefined && demanded.has(file);
  return {
    workspace,
    diagnostics: problems,
    unusable: () => unusable || unusablePath || workspace.diagnostics().some(isBroken),
    source: (file) => texts.get(file),
  };
}

function classpathProblem(entry: string): string | undefined {
  if (!existsSync(entry)) return 'class path entry does not exist';
  if (!statSync(entry).isDirectory())
    return 'jars and class files on the class path cannot be read by this version; only source folders';
  return undefined;
}

/** Folders in which the input's packages start, so that one file finds its neighbours as javac does. */
function sourceRoots(sources: readonly SourceInput[]): ReadonlySet<string> {
  const roots = new Set<string>();
  for (const { path: file, text } of sources) {
    const name = /^\s*package\s+([\w.]+)\s*;/m.exec(text)?.[1];
    const folder = path.dirname(file);
    if (name === undefined) continue;
    const suffix = `/${name.replaceAll('.', '/')}`;
    if (`/${folder}`.endsWith(suffix)) roots.add(folder.slice(0, -suffix.length) || '.');
  }
  return roots;
}

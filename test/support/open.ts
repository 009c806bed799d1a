/** Opens workspaces in tests: texts given in place or files, the bundled models as library. */
import { readFileSync } from 'node:fs';
import { modelsFolder, wasmFile } from '../../src/cli/input/package-files.js';
import { sourceEntries, sourceFolder } from '../../src/cli/input/source-folders.js';
import {
  createJavaParser,
  type JavaParser,
  type LibraryEntry,
  type OpenOptions,
  openedOnce,
  openWorkspace,
  type SourceInput,
  type SourceProvider,
  type Workspace,
} from '../../src/workspace/index.js';

export const MODELS: SourceProvider = remembering(sourceFolder(modelsFolder(), 'model'));

/** Answers the same question only once. */
function remembering(provider: SourceProvider): SourceProvider {
  const found = new Map<string, ReturnType<SourceProvider['find']>>();
  return {
    find: (name) => {
      if (!found.has(name)) found.set(name, provider.find(name));
      return found.get(name);
    },
    hasPackage: (name) => provider.hasPackage(name),
  };
}

/** The last text of each path is not parsed again. */
function rememberingFiles(parse: JavaParser['parse']): JavaParser['parse'] {
  const files = new Map<string, ReturnType<JavaParser['parse']>>();
  return (path, text) => {
    const known = files.get(path);
    if (known !== undefined && known.text === text) return known;
    const file = parse(path, text);
    files.set(path, file);
    return file;
  };
}

/** One parser for all workspaces of a test process; library files and components, which do not change, are parsed once. */
export const PARSER = createJavaParser({
  runtime: wasmFile('web-tree-sitter.wasm'),
  grammar: wasmFile('tree-sitter-java.wasm'),
}).then((parser): JavaParser => {
  return {
    parse: rememberingFiles((path, text) => parser.parse(path, text)),
    parseOutline: rememberingFiles((path, text) => parser.parseOutline(path, text)),
  };
});

/** The models, which are the same for all tests. */
const OPENED: Promise<LibraryEntry> = PARSER.then((parser) => openedOnce(parser, MODELS));

/** Anything that a workspace can be opened over. */
export async function openWith(options: Omit<OpenOptions, 'parser'>): Promise<Workspace> {
  const opened = await OPENED;
  const library = options.library.map((entry) => (entry.provider === MODELS ? opened : entry));
  return openWorkspace({ parser: await PARSER, ...options, library });
}

export async function openTexts(
  inputs: readonly SourceInput[],
  providers: readonly SourceProvider[] = [],
): Promise<Workspace> {
  return openWith({ inputs, library: sourceEntries(...providers, MODELS) });
}

export function openFiles(...files: readonly string[]): Promise<Workspace> {
  return openTexts(files.map((path) => ({ path, text: readFileSync(path, 'utf8') })));
}

/** Opens workspaces in tests: texts given in place or files, the bundled models as library. */
import { readFileSync } from 'node:fs';
import { modelsFolder, wasmFile } from '../../src/cli/package-files.js';
import { firstOf, sourceFolder } from '../../src/cli/source-folders.js';
import { openWorkspace, type SourceInput, type SourceProvider, type Workspace } from '../../src/workspace/index.js';

export const MODELS: SourceProvider = sourceFolder(modelsFolder(), 'model');

export function openTexts(
  inputs: readonly SourceInput[],
  providers: readonly SourceProvider[] = [],
): Promise<Workspace> {
  return openWorkspace({
    runtime: wasmFile('web-tree-sitter.wasm'),
    grammar: wasmFile('tree-sitter-java.wasm'),
    inputs,
    library: firstOf([...providers, MODELS]),
  });
}

export function openFiles(...files: readonly string[]): Promise<Workspace> {
  return openTexts(files.map((path) => ({ path, text: readFileSync(path, 'utf8') })));
}

/** Files that ship with the package: the parser's wasm, the library models, protocols of library classes. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder that holds this package's package.json, from the sources as from the bundle. */
export function packageRoot(): string {
  let folder = path.dirname(fileURLToPath(import.meta.url));
  while (!existsSync(path.join(folder, 'package.json'))) {
    const parent = path.dirname(folder);
    if (parent === folder) throw new Error('package.json of espalier not found');
    folder = parent;
  }
  return folder;
}

/** Built packages hold the wasm files in dist; in a checkout they are also where npm put them. */
export function wasmFile(name: 'tree-sitter-java.wasm' | 'web-tree-sitter.wasm'): Uint8Array {
  const root = packageRoot();
  const installed = path.join(root, 'node_modules', name.replace(/\.wasm$/, ''), name);
  const bundled = path.join(root, 'dist', name);
  return readFileSync(existsSync(bundled) ? bundled : installed);
}

export function modelsFolder(): string {
  return path.join(packageRoot(), 'models');
}

/** Protocols of library classes, for the clients of these. */
export function componentsFolder(): string {
  return path.join(packageRoot(), 'components');
}

/** Relational specifications of library classes. */
export function specificationsFolder(): string {
  return path.join(packageRoot(), 'specs');
}

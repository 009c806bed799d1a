/** The package as it is published, laid out in a folder of its own: its files, and nothing but its dependencies. */
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { bundle } from '../../scripts/bundle.js';
import type { Ran } from '../cli/command.js';

const WASM: readonly string[] = ['tree-sitter-java', 'web-tree-sitter'];

export async function packedPackage(): Promise<string> {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'espalier-packed-')));
  for (const file of packedFiles()) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    copyFileSync(file, path.join(folder, file));
  }
  // Built from the sources as they are now, whatever lies in dist.
  await bundle(path.join(folder, 'dist'));
  for (const name of WASM) copyFileSync(`node_modules/${name}/${name}.wasm`, path.join(folder, 'dist', `${name}.wasm`));
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { dependencies: Record<string, string> };
  for (const name of Object.keys(dependencies)) {
    const place = path.join(folder, 'node_modules', name);
    mkdirSync(path.dirname(place), { recursive: true });
    symlinkSync(realpathSync(path.join('node_modules', name)), place);
  }
  return folder;
}

function packedFiles(): readonly string[] {
  const { stdout, stderr, status } = spawnSync('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0) throw new Error(stderr);
  const [listed] = JSON.parse(stdout) as readonly { readonly files: readonly { readonly path: string }[] }[];
  return (listed?.files ?? []).map((file) => file.path).filter((file) => !file.startsWith('dist/'));
}

/** Runs the package's own command in a folder. */
export function runPacked(pack: string, folder: string, ...words: readonly string[]): Ran {
  const run = spawnSync(process.execPath, [path.join(pack, 'bin', 'espalier.js'), ...words], {
    cwd: folder,
    encoding: 'utf8',
    input: '',
    timeout: 100_000,
  });
  return { status: run.status, out: run.stdout, err: run.stderr };
}

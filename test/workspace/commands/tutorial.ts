/** The command that docs/tutorial-command.md builds, put beside the sources: checked by the compiler, and bundled with the command line. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build, type Plugin } from 'esbuild';

export interface Tutorial {
  /** Files by their paths, in the order of the page. */
  readonly files: ReadonlyMap<string, string>;
  /** The lines that go into the list. */
  readonly listed: readonly string[];
  readonly java: string;
  /** Commands and what they print. */
  readonly shown: readonly { readonly command: string; readonly output: string }[];
}

const LIST = 'src/workspace/commands/index.ts';

export function readTutorial(page: string): Tutorial {
  const blocks = [...page.matchAll(/^```(\w+)\n(.*?)^```$/gms)].map(([, language, text = '']) => ({ language, text }));
  const files = new Map<string, string>();
  let file = '';
  for (const { text } of blocks.filter(({ language }) => language === 'ts')) {
    const [, named, rest] = /^\/\/ (src\/\S+)\n(.*)/s.exec(text) ?? [];
    file = named ?? file;
    files.set(file, `${files.get(file) ?? ''}${rest ?? text}\n`);
  }
  const listed = (files.get(LIST) ?? '').split('\n').filter((line) => line !== '');
  files.delete(LIST);
  const java = blocks.find(({ language }) => language === 'java')?.text ?? '';
  const shown = [...page.matchAll(/^ {4}(espalier .*)\n\n((?: {4}.*\n)+)/gm)].map(([, command = '', output = '']) => ({
    command,
    output: output.replaceAll(/^ {4}/gm, ''),
  }));
  return { files, listed, java, shown };
}

/** A folder inside the package, where imports of packages are found. */
export function writeTutorial({ files }: Tutorial): string {
  const place = path.resolve('node_modules/.espalier-test');
  mkdirSync(place, { recursive: true });
  const folder = mkdtempSync(path.join(place, 'tutorial-'));
  for (const [name, text] of files) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  return folder;
}

/** What the compiler has to say of the files, with the sources of the package around them. */
export function compilerErrors(folder: string, { files }: Tutorial): string {
  const configuration = {
    extends: path.resolve('tsconfig.core.json'),
    compilerOptions: { rootDirs: [path.resolve('src'), path.join(folder, 'src')] },
    include: [...files.keys()].map((name) => path.join(folder, name)),
    exclude: [],
  };
  const file = path.join(folder, 'tsconfig.json');
  writeFileSync(file, JSON.stringify(configuration));
  return spawnSync('npx', ['tsc', '--noEmit', '-p', file], { encoding: 'utf8', timeout: 100_000 }).stdout;
}

/** The command line with the lines in its list. */
export async function bundleTutorial(
  folder: string,
  { listed: [imported = '', line = ''] }: Tutorial,
): Promise<string> {
  const plugin: Plugin = {
    name: 'tutorial',
    setup: ({ onLoad, onResolve }) => {
      onLoad({ filter: /workspace[\\/]commands[\\/]index\.ts$/ }, ({ path: file }) => ({
        contents: readFileSync(file, 'utf8')
          .replace('\nimport ', `\n${imported}\nimport `)
          .replace('const LIST = [\n', `const LIST = [\n${line}\n`),
        loader: 'ts' as const,
      }));
      // A file that only one of the two folders has is found from both.
      onResolve({ filter: /^\..*\.js$/ }, ({ path: name, resolveDir }) => {
        const wanted = path.resolve(resolveDir, name).replace(/\.js$/, '.ts');
        const other = wanted.startsWith(`${folder}${path.sep}`)
          ? path.resolve(path.relative(folder, wanted))
          : path.join(folder, path.relative('.', wanted));
        return !existsSync(wanted) && existsSync(other) ? { path: other } : undefined;
      });
    },
  };
  const outfile = path.join(folder, 'espalier.js');
  await build({
    entryPoints: ['src/cli/main.ts'],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    logLevel: 'silent',
    plugins: [plugin],
  });
  return outfile;
}

/** Packs what the analyzer reads in the browser: models, components, specifications, examples. The format: src/web/analyzer/pack.ts. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const root = fileURLToPath(new URL('..', import.meta.url));

const FOLDERS = { models: '.java', components: '.java', specs: '.spec', examples: '.java' };

/** Writes `library.bin` into the folder. */
export async function packLibrary(folder) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'library.bin'), packedLibrary());
}

export function packedLibrary() {
  const files = Object.entries(FOLDERS).flatMap(([name, suffix]) =>
    readdirSync(path.join(root, name), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith(suffix))
      .map((file) => `${name}/${file.split(path.sep).join('/')}`)
      .sort(),
  );
  const texts = files.map((file) => readFileSync(path.join(root, file)));
  const index = Buffer.from(JSON.stringify(files.map((file, number) => [file, texts[number].length])));
  const length = Buffer.alloc(4);
  length.writeUInt32LE(index.length);
  return gzipSync(Buffer.concat([length, index, ...texts]), { level: 9 });
}

/**
 * The Java front end over a source tree: faults, `unsupported` instructions, verifier problems, speed.
 *
 *     npm run bench:frontend -- ROOT FOLDER…
 *
 * ROOT is a folder of sources in package layout (for JDK 17: the folder `java.base` of the unpacked src.zip); FOLDERs are
 * what is measured, relative to it: `java/util` with everything below, `java/lang/*` without. The rest of ROOT is the class path.
 */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { decodeSource } from '../src/cli/input/decode.js';
import { modelsFolder, wasmFile } from '../src/cli/input/package-files.js';
import { sourceEntries, sourceFolder } from '../src/cli/input/source-folders.js';
import { Hierarchy } from '../src/ir/hierarchy.js';
import { verifyMethod } from '../src/ir/verifier.js';
import { createJavaParser, openWorkspace } from '../src/workspace/index.js';
import { inputClasses } from '../src/workspace/selection.js';

function javaFiles(folder: string, deep: boolean): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) return deep ? javaFiles(file, deep) : [];
    return entry.name.endsWith('.java') && entry.name !== 'package-info.java' && entry.name !== 'module-info.java'
      ? [file]
      : [];
  });
}

function count(map: Map<string, number>, key: string): void {
  map.set(key, (map.get(key) ?? 0) + 1);
}

function top(map: ReadonlyMap<string, number>, most: number): string {
  return [...map]
    .sort((left, right) => right[1] - left[1])
    .slice(0, most)
    .map(([key, number]) => `  ${String(number).padStart(6)}  ${key}`)
    .join('\n');
}

const [root, ...folders] = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const examples = process.argv.includes('--examples');
if (root === undefined || folders.length === 0 || !statSync(root, { throwIfNoEntry: false })?.isDirectory()) {
  console.error('usage: npm run bench:frontend -- ROOT FOLDER… [--examples]   (JDK 17: bench/README.md)');
  process.exit(2);
}

const files = folders.flatMap((folder) => {
  const shallow = folder.endsWith('/*');
  return javaFiles(path.join(root, shallow ? folder.slice(0, -2) : folder), !shallow);
});
const inputs = files.flatMap((file) => {
  const decoded = decodeSource(readFileSync(file));
  return decoded.kind === 'text' ? [{ path: file, text: decoded.text }] : [];
});
const bytes = inputs.reduce((sum, input) => sum + Buffer.byteLength(input.text), 0);

const started = performance.now();
const parser = await createJavaParser({
  runtime: wasmFile('web-tree-sitter.wasm'),
  grammar: wasmFile('tree-sitter-java.wasm'),
});
const workspace = openWorkspace({
  parser,
  inputs,
  library: sourceEntries(sourceFolder(root, 'classpath'), sourceFolder(modelsFolder(), 'model')),
});
const { table } = workspace;
const hierarchy = new Hierarchy(table);
const reasons = new Map<string, number>();
const problems = new Map<string, number>();
let [classes, methods, withBody, supported, edges, faults, unclean] = [0, 0, 0, 0, 0, 0, 0];
let verifying = 0;
for (const declaration of inputClasses(table)) {
  const { name } = declaration;
  classes++;
  for (const method of declaration.methods) {
    methods++;
    try {
      const body = method.body();
      if (body === undefined) continue;
      withBody++;
      edges += body.edges.length;
      const unsupported = body.edges.filter((edge) => edge.instruction.kind === 'unsupported');
      if (unsupported.length === 0) supported++;
      for (const edge of unsupported) {
        if (edge.instruction.kind !== 'unsupported') continue;
        count(reasons, edge.instruction.reason.replace(/'[^']*'/g, "'…'"));
        if (examples) console.log(`unsupported ${edge.span.file}:${edge.span.line}: ${edge.instruction.reason}`);
      }
      const before = performance.now();
      const found = verifyMethod(hierarchy, method);
      verifying += performance.now() - before;
      if (found.length > 0) unclean++;
      for (const problem of found) {
        count(problems, problem.message.replace(/'[^']*'/g, "'…'"));
        if (examples)
          console.log(
            `verifier ${name}.${method.name}${method.descriptor} (${method.span.file}:${method.span.line}): ${problem.message}`,
          );
      }
    } catch (error) {
      faults++;
      console.log(`FAULT ${name}.${method.name}: ${error instanceof Error ? error.stack : String(error)}`);
    }
  }
}
const seconds = (performance.now() - started) / 1000;
console.log(`files                     ${inputs.length}`);
console.log(`source                    ${(bytes / 1e6).toFixed(2)} MB`);
console.log(`classes                   ${classes}`);
console.log(`methods                   ${methods}, ${withBody} with a body`);
console.log(`edges                     ${edges}`);
console.log(`bodies without unsupported ${supported} (${((100 * supported) / withBody).toFixed(2)} %)`);
console.log(`bodies the verifier refuses ${unclean}`);
console.log(`faults                    ${faults}`);
console.log(
  `time                      ${seconds.toFixed(2)} s (verifier ${(verifying / 1000).toFixed(2)} s), ${(bytes / 1e6 / seconds).toFixed(2)} MB/s`,
);
console.log(`memory                    ${(process.memoryUsage().rss / 1e6).toFixed(0)} MB`);
const internal = workspace.diagnostics().filter((diagnostic) => diagnostic.message.startsWith('internal'));
console.log(`internal errors           ${internal.length}`);
for (const diagnostic of internal.slice(0, 10))
  console.log(`  ${diagnostic.file}:${diagnostic.line}: ${diagnostic.message}`);
if (reasons.size > 0) console.log(`reasons for unsupported:\n${top(reasons, 25)}`);
if (problems.size > 0) console.log(`verifier problems:\n${top(problems, 15)}`);
process.exitCode = faults === 0 && unclean === 0 ? 0 : 1;

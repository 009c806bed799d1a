/**
 * `check` over a source tree: faults, verdicts, speed, memory.
 *
 *     npm run bench:check -- ROOT FOLDER… [--replay] [--budget N] [--slow]
 *
 * ROOT is a folder of sources in package layout (for JDK 17: the folder `java.base` of the unpacked src.zip); FOLDERs are
 * what is measured, relative to it: `java/util` with everything below, `java/util/*` without. The rest of ROOT is the class path.
 * `--replay` also asks the interpreter to break what was not proved; `--slow` lists the components that took longest.
 */

import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { decodeSource } from '../src/cli/input/decode.js';
import { modelsFolder, wasmFile } from '../src/cli/input/package-files.js';
import { sourceEntries, sourceFolder } from '../src/cli/input/source-folders.js';
import { summaryOf, totalOf } from '../src/findings/summary.js';
import { check } from '../src/workspace/check.js';
import { createJavaParser, openWorkspace } from '../src/workspace/index.js';
import { inputClasses } from '../src/workspace/selection.js';

function javaFiles(folder: string, deep: boolean): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) return deep ? javaFiles(file, deep) : [];
    const isSource = entry.name.endsWith('.java') && !/^(package|module)-info\.java$/.test(entry.name);
    return isSource ? [file] : [];
  });
}

const words = process.argv.slice(2);
const budgetAt = words.indexOf('--budget');
const budget = budgetAt < 0 ? 1 : Number(words.splice(budgetAt, 2)[1]);
const [root, ...folders] = words.filter((word) => !word.startsWith('--'));
if (root === undefined || folders.length === 0 || !statSync(root, { throwIfNoEntry: false })?.isDirectory()) {
  console.error(
    'usage: npm run bench:check -- ROOT FOLDER… [--replay] [--budget N] [--slow]   (JDK 17: bench/README.md)',
  );
  process.exit(2);
}

const files = folders.flatMap((folder) => {
  const shallow = folder.endsWith('/*');
  const place = path.join(root, shallow ? folder.slice(0, -2) : folder);
  return place.endsWith('.java') ? [place] : javaFiles(place, !shallow);
});
const inputs = files.flatMap((file) => {
  const decoded = decodeSource(readFileSync(file));
  return decoded.kind === 'text' ? [{ path: file, text: decoded.text }] : [];
});

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
// Lowering everything first keeps the front end out of the time of the analysis.
let bodies = 0;
for (const declaration of inputClasses(workspace.table)) {
  for (const method of declaration.methods) if (method.body() !== undefined) bodies++;
}
const opened = performance.now();
const before = process.cpuUsage();

let peak = 0;
const times: { readonly what: string; readonly milliseconds: number }[] = [];
let last: { readonly what: string; readonly at: number } | undefined;
const checked = check(workspace, {
  classes: [],
  methods: [],
  replay: words.includes('--replay'),
  budget,
  onProgress: (_done, _all, what) => {
    const now = performance.now();
    if (last !== undefined) times.push({ what: last.what, milliseconds: now - last.at });
    last = { what, at: now };
    peak = Math.max(peak, process.memoryUsage.rss());
  },
});
const ended = performance.now();
const spent = process.cpuUsage(before);
if (last !== undefined) times.push({ what: last.what, milliseconds: ended - last.at });
peak = Math.max(peak, process.memoryUsage.rss());

const verdicts = new Map<string, number>();
for (const { claims } of checked.results) {
  for (const { property, verdict, unreached } of claims) {
    const key = `${property.padEnd(20)} ${verdict}${unreached === true ? ', unreached' : ''}`;
    verdicts.set(key, (verdicts.get(key) ?? 0) + 1);
  }
}
const shown = new Map<string, number>();
for (const { findings } of checked.results) {
  for (const { rule, verdict, confidence } of findings) {
    const key = `${rule.padEnd(20)} ${verdict}, ${confidence}`;
    shown.set(key, (shown.get(key) ?? 0) + 1);
  }
}
const seconds = (from: number, to: number): number => (to - from) / 1000;
const rate = (from: number, to: number): string => (checked.methods / seconds(from, to)).toFixed(0);
const table = (counts: ReadonlyMap<string, number>): string =>
  [...counts]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, number]) => `  ${String(number).padStart(7)}  ${key}`)
    .join('\n');
console.log(`files                 ${inputs.length}`);
console.log(`bodies                ${bodies}, methods checked ${checked.methods}`);
console.log(`front end             ${seconds(started, opened).toFixed(1)} s`);
console.log(`analysis              ${seconds(opened, ended).toFixed(1)} s, ${rate(opened, ended)} methods a second`);
console.log(
  `processor time        ${((spent.user + spent.system) / 1e6).toFixed(1)} s for the analysis, ${(checked.methods / ((spent.user + spent.system) / 1e6)).toFixed(0)} methods a second`,
);
console.log(`both                  ${seconds(started, ended).toFixed(1)} s, ${rate(started, ended)} methods a second`);
console.log(`peak memory           ${(peak / 1e6).toFixed(0)} MB`);
const { runs, unsolved, steps, states } = checked.statistics;
console.log(`runs of the engine    ${runs}, ${unsolved} spent their budget; ${steps} steps, ${states} states`);
console.log(`faults                ${checked.faults}`);
for (const { message } of checked.diagnostics.slice(0, 10)) console.log(`  ${message}`);
console.log(`claims\n${table(verdicts)}`);
console.log(`findings (${totalOf(summaryOf(checked.results)).hidden} hidden)\n${table(shown)}`);
if (words.includes('--slow')) {
  console.log('slowest components');
  for (const { what, milliseconds } of [...times]
    .sort((one, other) => other.milliseconds - one.milliseconds)
    .slice(0, 15))
    console.log(`  ${milliseconds.toFixed(0).padStart(7)} ms  ${what}`);
}
process.exitCode = checked.faults === 0 ? 0 : 1;

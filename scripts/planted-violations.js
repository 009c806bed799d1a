/**
 * Plants a violation of every layer rule, of those between rooms one for each pair of them, and demands that the checker reports each: a silent
 * checker is no check.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import rules, { FORBIDDEN_ROOMS } from '../.dependency-cruiser.mjs';

/** By rule: files with what they import. */
const PLANTS = {
  'known-rooms': {
    'src/attic/planted.ts': [],
    'src/cli/planted-attic.ts': ['../attic/planted.js'],
  },
  'core-without-node': { 'src/facts/planted-node.ts': ['node:fs'] },
  'domains-apart': {
    'src/domains/heap/recency/planted.ts': ['../sketch/state.js'],
    'src/domains/numbers/zones/planted.ts': ['../octagons/octagons.js', '../../heap/recency/index.js'],
  },
  'analyses-apart': { 'src/analyses/spec/planted.ts': ['../shape/shape-program.js'] },
  'analyses-in-no-circle': {
    'src/analyses/planted-one/index.ts': ['../planted-two/index.js'],
  },
  'cards-are-data': { 'src/workspace/commands/ir/card-planted.ts': ['../../print-ir.js'] },
  'no-test-code': { 'src/workspace/planted-test.ts': ['../../test/support/open.js'] },
  resolvable: { 'src/base/planted-nowhere.ts': ['./nowhere.js'] },
};
for (const [room, others] of Object.entries(FORBIDDEN_ROOMS))
  PLANTS[`${room}-imports`] = { [`src/${room}/planted.ts`]: others.map((other) => `../${other}/planted.js`) };

/** The other half of a circle, which is reported once. */
const BESIDE = [['src/analyses/planted-two/index.ts', ['../planted-one/index.js']]];

const files = [...Object.values(PLANTS).flatMap((planted) => Object.entries(planted)), ...BESIDE];
const folders = [...new Set(files.map(([file]) => path.dirname(file)))].filter((folder) => !existsSync(folder));
let found;
try {
  for (const folder of folders) mkdirSync(folder, { recursive: true });
  for (const [file, imports] of files)
    writeFileSync(file, ['export {};', ...imports.map((each) => `import '${each}';`), ''].join('\n'));
  const given = [
    'depcruise',
    '--config',
    '.dependency-cruiser.mjs',
    '--output-type',
    'json',
    ...files.map(([file]) => file),
  ];
  const { stdout } = spawnSync('npx', given, { encoding: 'utf8', maxBuffer: 1 << 30 });
  found = JSON.parse(stdout).summary.violations;
} finally {
  for (const [file] of files) rmSync(file, { force: true });
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
}

/** Whether the rule was seen to be broken by that import of that file. */
function isCaught(rule, file, imported) {
  // What cannot be resolved, and modules of Node, have no path.
  const names = [imported, imported.replace(/^node:/, ''), path.join(path.dirname(file), imported)];
  const bare = (name) => name.replace(/\.[jt]s$/, '');
  return found.some(
    (each) => each.rule.name === rule && each.from === file && names.some((name) => bare(name) === bare(each.to)),
  );
}

let failures = 0;
const planted = Object.entries(PLANTS).map(([rule, of]) => {
  const all = Object.entries(of).flatMap(([file, imports]) => imports.map((imported) => [file, imported]));
  const missed = all.filter(([file, imported]) => !isCaught(rule, file, imported));
  for (const [file, imported] of missed)
    console.log(`planted violation of ${rule}: NOT caught: ${file} imports ${imported}`);
  failures += missed.length;
  return all.length;
});
for (const { name } of rules.forbidden) {
  if (name in PLANTS) continue;
  failures++;
  console.log(`no violation of ${name} is planted`);
}
console.log(
  `planted violations: ${planted.reduce((sum, each) => sum + each, 0)} of ${planted.length} rules, ${failures} not caught`,
);
process.exitCode = failures === 0 ? 0 : 1;

/** Plants a violation of each kind of layer rule and demands that the checker reports it: a silent checker is no check. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const PLANTS = [
  ['base-imports', 'src/base/planted.ts', "import '../ir/types.js';\n"],
  [
    'ir-imports',
    'src/ir/planted.ts',
    "import type { Claim } from '../findings/claim.js';\nexport type Planted = Claim;\n",
  ],
  ['execution-imports', 'src/execution/planted.ts', "import '../frontends/java/tree.js';\n"],
  ['domains-apart', 'src/domains/heap/recency/planted.ts', "import '../sketch/state.js';\n"],
  ['machines-imports', 'src/machines/predicates/planted.ts', "import '../../domains/heap/sketch/state.js';\n"],
  ['analyses-apart', 'src/analyses/spec/planted.ts', "import '../shape/shape-program.js';\n"],
  ['obligations-imports', 'src/obligations/planted.ts', "import '../analyses/check/index.js';\n"],
  ['cards-are-data', 'src/workspace/commands/ir/card-planted.ts', "import '../../print-ir.js';\n"],
  ['core-without-node', 'src/facts/planted.ts', "import 'node:fs';\n"],
  ['known-rooms', 'src/cli/planted.ts', "import '../attic/planted.js';\n", 'src/attic/planted.ts'],
];

let failures = 0;
for (const [rule, file, text, target] of PLANTS) {
  const made = [file, ...(target === undefined ? [] : [target])];
  try {
    if (target !== undefined) {
      mkdirSync(path.dirname(target), { recursive: true });
      writeFileSync(target, 'export {};\n');
    }
    writeFileSync(file, text);
    const run = spawnSync('npx', ['depcruise', '--config', '.dependency-cruiser.mjs', file], { encoding: 'utf8' });
    const caught = run.status !== 0 && `${run.stdout}${run.stderr}`.includes(rule);
    if (!caught) failures++;
    console.log(`planted violation of ${rule}: ${caught ? 'caught' : 'NOT caught'}`);
  } finally {
    for (const planted of made) rmSync(planted, { force: true });
    if (target !== undefined) rmSync(path.dirname(target), { recursive: true, force: true });
  }
}
process.exitCode = failures === 0 ? 0 : 1;

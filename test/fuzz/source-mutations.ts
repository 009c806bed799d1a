/** Random byte changes in Java sources: the front end must neither crash nor hang, and never hand out broken IR. */
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Hierarchy } from '../../src/ir/hierarchy.js';
import { verifyMethod } from '../../src/ir/verifier.js';
import { openTexts } from '../support/open.js';
import { type Random, randomFrom } from './random.js';

/** One changed file may take this long before it counts as a hang; an unchanged one takes milliseconds. */
const HANG_MILLISECONDS = 20_000;

function sources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.java'))
    .sort()
    .map((name) => path.join(folder, name));
}

/** A few changes of the kinds that editors, transfers and truncation make. */
function mutate(text: string, random: Random): string {
  let bytes = [...Buffer.from(text)];
  const changes = 1 + random.below(6);
  for (let change = 0; change < changes; change++) {
    const at = random.below(Math.max(1, bytes.length));
    switch (random.below(6)) {
      case 0:
        bytes[at] = random.below(256);
        break;
      case 1:
        bytes.splice(at, 1 + random.below(20));
        break;
      case 2:
        bytes.splice(at, 0, ...Array.from({ length: 1 + random.below(4) }, () => 32 + random.below(95)));
        break;
      case 3: {
        const from = random.below(Math.max(1, bytes.length));
        bytes.splice(at, 0, ...bytes.slice(from, from + random.below(60)));
        break;
      }
      case 4:
        bytes.splice(
          at,
          0,
          ...Buffer.from(random.pick(['{', '}', '(', ')', '<', '"', "'", '/*', '//@ assert ', '->', '@', ';'])),
        );
        break;
      default:
        if (random.below(10) === 0) bytes = bytes.slice(0, at);
    }
  }
  return Buffer.from(bytes).toString('utf8');
}

export interface MutationReport {
  readonly files: number;
  readonly bodies: number;
  readonly failures: readonly string[];
}

export async function fuzzSourceMutations(count: number, seed: number): Promise<MutationReport> {
  const random = randomFrom(seed);
  const files = [...sources('test/programs'), ...sources('examples'), ...sources('models/java/util')];
  const failures: string[] = [];
  const fail = (file: string, text: string, message: string): void => {
    const saved = path.join(mkdtempSync(path.join(tmpdir(), 'espalier-mutation-')), 'Mutated.java');
    writeFileSync(saved, text);
    failures.push(`${file} (${saved}): ${message}`);
  };
  let bodies = 0;
  for (let run = 0; run < count; run++) {
    const file = random.pick(files);
    const text = mutate(readFileSync(file, 'utf8'), random);
    const started = performance.now();
    try {
      const { table } = await openTexts([{ path: 'Mutated.java', text }]);
      const hierarchy = new Hierarchy(table);
      for (const name of table.inputs()) {
        for (const method of table.find(name)?.methods ?? []) {
          bodies += method.body() === undefined ? 0 : 1;
          // Calls of methods that do not exist are calls of unknown code.
          const problem = verifyMethod(hierarchy, method).find(({ missingMethod }) => missingMethod !== true);
          if (problem !== undefined) fail(file, text, `${name}.${method.name}: ${problem.message}`);
        }
      }
      const internal = table.diagnostics().find((diagnostic) => diagnostic.message.startsWith('internal'));
      if (internal !== undefined) fail(file, text, internal.message);
    } catch (error) {
      fail(file, text, error instanceof Error ? (error.stack ?? error.message) : String(error));
    }
    if (performance.now() - started > HANG_MILLISECONDS) fail(file, text, 'took too long');
  }
  return { files: count, bodies, failures };
}

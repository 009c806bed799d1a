/** Random clients of the JDK's collections: what the shipped protocols say of their calls, judged by runs over the models of the library. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { componentsFolder } from '../../../src/cli/input/package-files.js';
import { findMain } from '../../../src/execution/entry.js';
import { Machine } from '../../../src/execution/machine.js';
import { NATIVES } from '../../../src/execution/natives/index.js';
import { Hierarchy } from '../../../src/ir/hierarchy.js';
import type { SourceInput } from '../../../src/workspace/index.js';
import { runObserved } from '../../fixtures/typestate/calls.js';
import { openTexts } from '../../support/open.js';
import { type Block, countLines, printBlocks } from '../java/blocks.js';
import { shrink } from '../java/shrink.js';
import { randomFrom } from '../random.js';
import { FailedClient } from './campaign.js';
import { ENGINE, type TypestateEngine } from './engine.js';
import type { EntryOptions, EntryTally } from './entry-campaign.js';
import { randomJdkClient } from './jdk-client.js';
import type { Wrong } from './judge.js';

const STATEMENTS = 7;
const STEPS = 60_000;
const ARGUMENTS = [[], ['a'], ['a', 'b', 'c']];
const FAILURES: readonly string[] = [
  'java.util.ConcurrentModificationException',
  'java.util.NoSuchElementException',
  'java.lang.IllegalStateException',
  'java.lang.IndexOutOfBoundsException',
  'java.lang.IllegalArgumentException',
];

/** Program n of seed s is program 0 of seed s + n. */
export async function fuzzJdkClients(
  count: number,
  seed: number,
  { engine = ENGINE, shrinking = 120 }: Omit<EntryOptions, 'subjects'> = {},
): Promise<EntryTally> {
  const tally: EntryTally = { programs: 0, ran: 0, failed: 0, calls: 0, safe: 0, unknown: 0 };
  const protocols = shippedSources();
  for (let number = 0; number < count; number++) {
    const client = randomJdkClient(randomFrom(seed + number), STATEMENTS, 'Client');
    const wrong = await judgedClient(engine, protocols, client, tally);
    if (wrong === undefined) continue;
    let last = wrong;
    const small = await shrink(
      client,
      async (candidate) => {
        const again = await judgedClient(engine, protocols, candidate, undefined);
        if (again?.kind !== wrong.kind) return false;
        last = again;
        return true;
      },
      shrinking,
    );
    const told = `seed ${seed + number}: ${last.kind}: ${last.message}`;
    throw new FailedClient(number + 1, last, `${told}\n${countLines(small)} lines:\n${printBlocks(small)}`);
  }
  return tally;
}

function shippedSources(): readonly SourceInput[] {
  return ['java/util', 'espalier'].flatMap((name) => {
    const folder = path.join(componentsFolder(), name);
    const files = readdirSync(folder).filter((file) => file.endsWith('.java') && file !== 'Scanner.java');
    return files.map((file) => ({
      path: path.join(folder, file),
      text: readFileSync(path.join(folder, file), 'utf8'),
    }));
  });
}

async function judgedClient(
  engine: TypestateEngine,
  protocols: readonly SourceInput[],
  client: readonly Block[],
  tally: EntryTally | undefined,
): Promise<Wrong | undefined> {
  const source = { path: 'Client.java', text: printBlocks(client) };
  const { table: plain } = await openTexts([source]);
  const main = findMain(plain, 'Client');
  if (main === undefined) return undefined;
  for (const name of plain.inputs()) for (const method of plain.find(name)?.methods ?? []) method.body();
  const problem = plain.diagnostics().find(({ severity }) => severity === 'error');
  if (problem !== undefined) return { kind: 'refused', message: problem.message };
  const hierarchy = new Hierarchy(plain);
  const isMember = (type: string): boolean => type.startsWith('java.');
  const ran = new Set<string>();
  const failing = new Set<string>();
  for (const values of ARGUMENTS) {
    runObserved(new Machine(plain, { natives: NATIVES, stepBudget: STEPS }), main, values, isMember, {
      ends: ({ edge: { span }, instruction }, end) => {
        const place = `${span.line}:${span.column} ${instruction.method.name}`;
        ran.add(place);
        if (end.kind === 'threw' && FAILURES.some((each) => hierarchy.isSubclass(end.exception.type.name, each)))
          failing.add(place);
      },
    });
  }
  const { table } = await openTexts([source, ...protocols]);
  const declaration = table.find('Client');
  const classes = table.inputs().flatMap((name) => table.find(name) ?? []);
  const members = classes.filter(({ span }) => span.file !== source.path);
  const components = engine.componentsOf(table, members, { errors: { named: ['throw', 'assert'] } });
  const [first] = components;
  if (declaration === undefined || first === undefined) return undefined;
  if (tally !== undefined) {
    tally.programs++;
    tally.ran += ran.size;
    tally.failed += failing.size;
  }
  const code = engine.clientCode(first, [declaration]);
  const sketches = engine.sketchesOf(components, 1, 'library').closed;
  const seen = new Set<string>();
  for (const call of components.flatMap((component) => [...engine.callsOf(component, code).values()].flat())) {
    const [edge] = call.edges;
    const { instruction } = edge ?? {};
    const name = instruction?.kind === 'call' ? instruction.method.name : '';
    const place = `${edge?.span.line}:${edge?.span.column} ${name}`;
    if (seen.has(place)) continue;
    seen.add(place);
    const found = sketches.of(call);
    if (tally !== undefined) {
      tally.calls++;
      if (found.kind === 'safe') tally.safe++;
      if (found.kind === 'unknown') tally.unknown++;
    }
    if (failing.has(place) && found.kind === 'safe')
      return { kind: 'false proof', message: `the call at ${place} fails, and is safe` };
    if (ran.has(place) && !failing.has(place) && found.kind === 'failing' && found.isAlways)
      return { kind: 'false alarm', message: `the call at ${place} always fails, it is said, and does not` };
  }
  return undefined;
}

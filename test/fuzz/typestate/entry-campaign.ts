/** Random clients with methods of their own: what sketches say of each method, whoever calls it, judged by running a program that calls it. */
import { findMain } from '../../../src/execution/entry.js';
import { Machine } from '../../../src/execution/machine.js';
import { NATIVES } from '../../../src/execution/natives/index.js';
import { Hierarchy } from '../../../src/ir/hierarchy.js';
import { isFailure, runObserved } from '../../fixtures/typestate/calls.js';
import { openTexts } from '../../support/open.js';
import { type Block, countLines, printBlocks } from '../java/blocks.js';
import { shrink } from '../java/shrink.js';
import { randomFrom } from '../random.js';
import { allSubjects, FailedClient, type Subject } from './campaign.js';
import { usableOf } from './client.js';
import { randomComponent, WHOLE } from './component.js';
import { ENGINE, type TypestateEngine } from './engine.js';
import { randomEntries } from './entry-client.js';
import type { Wrong } from './judge.js';

export interface EntryTally {
  programs: number;
  /** Places of calls that ran, and of those that failed in some run. */
  ran: number;
  failed: number;
  /** Places of calls, those among them that are safe, and those of which nothing is known. */
  calls: number;
  safe: number;
  unknown: number;
}

export interface EntryOptions {
  readonly engine?: TypestateEngine;
  readonly shrinking?: number;
  readonly subjects?: readonly Subject[];
}

const STATEMENTS = 6;
const STEPS = 20_000;
const ARGUMENTS = [[], ['a'], ['a', 'b', 'c']];
const BUDGET = 1;

/** By turns of the components for tests, and of random ones. Program n of seed s is program 0 of seed s + n for random ones. */
export async function fuzzEntries(
  count: number,
  seed: number,
  { engine = ENGINE, shrinking = 120, subjects = allSubjects() }: EntryOptions = {},
): Promise<EntryTally> {
  const tally: EntryTally = { programs: 0, ran: 0, failed: 0, calls: 0, safe: 0, unknown: 0 };
  for (let number = 0; number < count; number++) {
    const random = randomFrom(seed + number);
    const isRandom = number % 2 === 1 || subjects.length === 0;
    const made = isRandom ? randomComponent(random) : undefined;
    const subject: Subject =
      made === undefined
        ? (subjects[(number / 2) % subjects.length] as Subject)
        : { name: WHOLE, source: { path: `${WHOLE}.java`, text: printBlocks(made.blocks) }, errors: made.errors };
    const { table: alone } = await openTexts([subject.source]);
    const usable = usableOf(alone, (type) => alone.find(type)?.span.file === subject.source.path);
    const client = randomEntries(random, usable, STATEMENTS, 'Client');
    const wrong = await judgedEntries(engine, subject, client, tally);
    if (wrong === undefined) continue;
    let last = wrong;
    const small = await shrink(
      client,
      async (candidate) => {
        const again = await judgedEntries(engine, subject, candidate, undefined);
        if (again?.kind !== wrong.kind) return false;
        last = again;
        return true;
      },
      shrinking,
    );
    const told = `${subject.name}, seed ${seed + number}: ${last.kind}: ${last.message}`;
    const whole = `${countLines(small)} lines:\n${printBlocks(small)}\n${made === undefined ? '' : subject.source.text}`;
    throw new FailedClient(number + 1, last, `${told}\n${whole}`);
  }
  return tally;
}

async function judgedEntries(
  engine: TypestateEngine,
  { source, errors }: Subject,
  client: readonly Block[],
  tally: EntryTally | undefined,
): Promise<Wrong | undefined> {
  const { table } = await openTexts([source, { path: 'Client.java', text: printBlocks(client) }]);
  for (const name of table.inputs()) for (const method of table.find(name)?.methods ?? []) method.body();
  const [problem] = table.diagnostics();
  if (problem !== undefined) return { kind: 'refused', message: problem.message };
  const main = findMain(table, 'Client');
  const declaration = table.find('Client');
  if (main === undefined || declaration === undefined) return undefined;
  const inputs = table.inputs().flatMap((name) => table.find(name) ?? []);
  const classes = inputs.filter(({ span }) => span.file === source.path);
  const components = engine.componentsOf(table, classes, { errors: { named: errors } });
  const [first] = components;
  if (first === undefined) return undefined;
  const isMember = (type: string): boolean => components.some((each) => each.isMember(type));
  const hierarchy = new Hierarchy(table);
  const ran = new Set<string>();
  const failing = new Set<string>();
  for (const values of ARGUMENTS) {
    runObserved(new Machine(table, { natives: NATIVES, stepBudget: STEPS }), main, values, isMember, {
      ends: ({ edge: { span } }, end) => {
        const place = `${span.line}:${span.column}`;
        ran.add(place);
        if (isFailure(hierarchy, errors, end)) failing.add(place);
      },
    });
  }
  if (tally !== undefined) {
    tally.programs++;
    tally.ran += ran.size;
    tally.failed += failing.size;
  }
  const code = engine.clientCode(first, [declaration]);
  for (const kind of ['open', 'closed'] as const) {
    const sketches = engine.sketchesOf(components, BUDGET, 'input')[kind];
    for (const component of components) {
      for (const call of [...engine.callsOf(component, code).values()].flat()) {
        const found = sketches.of(call);
        const [edge] = call.edges;
        const place = `${edge?.span.line}:${edge?.span.column}`;
        if (tally !== undefined) {
          tally.calls++;
          if (found.kind === 'safe') tally.safe++;
          if (found.kind === 'unknown') tally.unknown++;
        }
        if (!failing.has(place)) {
          if (found.kind !== 'failing' || !found.isAlways || !ran.has(place)) continue;
          return { kind: 'false alarm', message: `the call at ${place} always fails, it is said, and does not` };
        }
        if (found.kind === 'safe') return { kind: 'false proof', message: `the call at ${place} fails, and is safe` };
      }
    }
  }
  return undefined;
}

export function showEntryTally({ programs, ran, failed, calls, safe, unknown }: EntryTally): string {
  return `${programs} programs, ${failed} of ${ran} calls failed; ${safe} of ${calls} safe, ${unknown} unknown`;
}

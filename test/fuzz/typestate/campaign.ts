/** Random clients of the components for `typestate` and of the paper's, judged by running them. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findMain } from '../../../src/execution/entry.js';
import type { SourceInput } from '../../../src/workspace/index.js';
import { readComponents } from '../../fixtures/typestate/programs.js';
import { openTexts } from '../../support/open.js';
import { type Block, countLines, printBlocks } from '../java/blocks.js';
import { shrink } from '../java/shrink.js';
import { randomFrom } from '../random.js';
import { randomClient, usableOf } from './client.js';
import { analysed, ENGINE, type TypestateEngine } from './engine.js';
import { type JudgeTally, type Wrong, wrongAbout } from './judge.js';

export interface Subject {
  readonly name: string;
  readonly source: SourceInput;
  readonly errors: readonly string[];
}

export interface TypestateCampaignOptions {
  readonly engine?: TypestateEngine;
  /** Clients that are tried to make a failing one smaller. */
  readonly shrinking?: number;
  readonly subjects?: readonly Subject[];
}

/** Thrown for the first client that something was wrong about. */
export class FailedClient extends Error {
  constructor(
    readonly clients: number,
    readonly wrong: Wrong,
    message: string,
  ) {
    super(message);
  }
}

const BATCH = 10;
const STATEMENTS = 18;
const PAPER = path.resolve('test/papers/object-typestates/components');

export function newTally(): JudgeTally {
  return { calls: 0, failures: 0, claims: 0, proved: 0, compared: 0 };
}

/** The components of the folder of fixtures, and the paper's. */
export function allSubjects(): readonly Subject[] {
  const papers = readdirSync(PAPER).flatMap((folder) =>
    readdirSync(path.join(PAPER, folder))
      .filter((file) => file.endsWith('.java'))
      .map((file): Subject => {
        const text = readFileSync(path.join(PAPER, folder, file), 'utf8');
        return { name: folder, source: { path: file, text }, errors: ['throw', 'null'] };
      }),
  );
  return [...readComponents(), ...papers];
}

/** Batches of clients, each of the next component. Batch n of seed s is batch 0 of seed s + n, if the component is the same. */
export async function fuzzTypestates(
  count: number,
  seed: number,
  { engine = ENGINE, shrinking = 60, subjects = allSubjects() }: TypestateCampaignOptions = {},
): Promise<JudgeTally> {
  const tally = newTally();
  for (let batch = 0; batch * BATCH < count; batch++) {
    const subject = subjects[batch % subjects.length] as Subject;
    const each = seed + batch;
    const { table: alone } = await openTexts([subject.source]);
    const usable = usableOf(alone, (type) => alone.find(type)?.span.file === subject.source.path);
    const random = randomFrom(each);
    const clients = Array.from({ length: Math.min(BATCH, count - batch * BATCH) }, (_, number) =>
      randomClient(random, usable, STATEMENTS, `Client${number}`),
    );
    const found = await judged(engine, subject, clients, tally);
    if (found === undefined) continue;
    const blocks = clients[found.client] as readonly Block[];
    let last = found.wrong;
    const small = await shrink(
      blocks,
      async (candidate) => {
        const again = await judged(engine, subject, [candidate], newTally());
        if (again?.wrong.kind !== found.wrong.kind) return false;
        last = again.wrong;
        return true;
      },
      shrinking,
    );
    const told = `${subject.name}, seed ${each}: ${last.kind}: ${last.message}`;
    const clientsSoFar = batch * BATCH + found.client + 1;
    throw new FailedClient(clientsSoFar, last, `${told}\n${countLines(small)} lines:\n${printBlocks(small)}`);
  }
  return tally;
}

/** The first client that something is wrong about. */
export async function judged(
  engine: TypestateEngine,
  { source, errors }: Pick<Subject, 'source' | 'errors'>,
  clients: readonly (readonly Block[])[],
  tally: JudgeTally,
  budget = 1,
): Promise<{ readonly client: number; readonly wrong: Wrong } | undefined> {
  const names = clients.map((blocks) => /class (\w+) /.exec(printBlocks(blocks))?.[1] ?? '');
  const texts = clients.map((blocks, index) => ({ path: `${names[index]}.java`, text: printBlocks(blocks) }));
  const { table: program } = await openTexts([source, ...texts]);
  for (const name of program.inputs()) for (const method of program.find(name)?.methods ?? []) method.body();
  const [problem] = program.diagnostics();
  if (problem !== undefined) return { client: 0, wrong: { kind: 'refused', message: problem.message } };
  if (names.some((name) => findMain(program, name) === undefined)) return undefined;
  const components = analysed(engine, program, source.path, errors, budget);
  for (const [client, name] of names.entries()) {
    for (const each of components) {
      const wrong = wrongAbout(engine, { program, analysed: each, errors }, name, tally);
      if (wrong !== undefined) return { client, wrong };
    }
  }
  return undefined;
}

export function showTally({ calls, failures, claims, proved, compared }: JudgeTally): string {
  return `${calls} calls (${failures} failed, ${compared} compared with a table), ${proved} of ${claims} claims proved`;
}

/** `espalier check --jobs`: the same results with every number of workers, also when one is killed. */

import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { openInputs } from '../../src/cli/open.js';
import { checkInputs } from '../../src/cli/pool/check-inputs.js';
import { HIDDEN_REASONS } from '../../src/findings/claim.js';
import type { CommonOptions } from '../../src/workspace/commands/common-options.js';
import type { Checked } from '../../src/workspace/index.js';
import { comparable } from '../analyses/check/tasks/opened.js';
import { PROJECT } from '../analyses/check/tasks/project.js';
import { emptyFolder, espalier } from './command.js';

const folder = path.join(emptyFolder(), 'project');
const WORKER = (): URL => pathToFileURL(path.join(path.dirname(inject('command')), 'check-worker.js'));
const OPTIONS: CommonOptions = {
  class: [],
  method: [],
  format: 'json',
  color: false,
  failOn: [],
  classpath: [],
  sourcepath: [],
  specs: [],
  budget: 1,
};

beforeAll(() => {
  mkdirSync(folder);
  for (const [name, text] of Object.entries(PROJECT)) writeFileSync(path.join(folder, name), text);
});

async function checkedBy(jobs: number, worker: URL = WORKER(), worksHere = true): Promise<Checked> {
  const opening = { names: [folder], options: OPTIONS, how: { focus: true } };
  const opened = await openInputs(opening.names, opening.options, opening.how);
  return checkInputs(
    opened,
    { classes: [], methods: [], show: HIDDEN_REASONS, budget: 1 },
    {
      opening,
      jobs,
      worker,
      worksHere,
    },
  );
}

/** A worker that ends at tasks of a class; `times`, or whenever it meets one. */
function mortal(component: string, times: number): URL {
  const file = path.join(emptyFolder(), 'worker.mjs');
  writeFileSync(
    file,
    `import { existsSync, writeFileSync } from 'node:fs';
import { perform as really } from ${JSON.stringify(WORKER().href)};
export async function perform(batch) {
  if (batch.tasks.some((task) => task.kind === 'run' && task.component === ${JSON.stringify(component)})) {
    for (let time = 0; time < ${times}; time++) {
      const mark = ${JSON.stringify(file)} + '.' + time;
      if (existsSync(mark)) continue;
      writeFileSync(mark, '');
      process.exit(7);
    }
  }
  return really(batch);
}
`,
  );
  return pathToFileURL(file);
}

describe('workers', () => {
  it('find the same as one process alone, two or three', async () => {
    const alone = comparable(await checkedBy(1));
    expect(comparable(await checkedBy(2))).toEqual(alone);
    expect(comparable(await checkedBy(3))).toEqual(alone);
  });

  it('find the same on the command line', () => {
    const run = (jobs: string): string => {
      const words = ['check', folder, '--no-config', '--no-cache', '--format', 'json', '--jobs', jobs];
      return espalier(...words).out.replace(/"milliseconds": \d+/, '');
    };
    expect(run('2')).toBe(run('1'));
  });

  it('that see another program leave the work to this process', async () => {
    const opening = { names: [folder], options: OPTIONS, how: { focus: true } };
    const opened = await openInputs(opening.names, opening.options, opening.how);
    const elsewhere = { ...opening, names: [path.join(folder, 'Bank.java')] };
    const parallel = { opening: elsewhere, jobs: 2, worker: WORKER() };
    const found = await checkInputs(opened, { classes: [], methods: [], show: HIDDEN_REASONS, budget: 1 }, parallel);
    expect(comparable(found)).toEqual(comparable(await checkedBy(1)));
  });

  it('that do not start leave the work to this process', async () => {
    const file = path.join(emptyFolder(), 'worker.mjs');
    writeFileSync(file, 'throw new Error("no");\n');
    expect(comparable(await checkedBy(2, pathToFileURL(file)))).toEqual(comparable(await checkedBy(1)));
  });
});

describe('a worker that is killed', () => {
  it('once: its tasks are done again', async () => {
    expect(comparable(await checkedBy(3, mortal('Bank', 1), false))).toEqual(comparable(await checkedBy(1)));
  });

  it('whenever it looks at a class: that class is unknown, and the rest is as ever', async () => {
    const found = await checkedBy(2, mortal('Chain', 99), false);
    expect(found.faults).toBeGreaterThan(0);
    expect(found.diagnostics.map(({ message }) => message).join()).toContain('a worker ended twice in Chain (run)');
    const alone = await checkedBy(1);
    const others = ({ results }: Checked): unknown => results.filter((result) => result.class !== 'Chain');
    expect(others(found)).toEqual(others(alone));
    const own = found.results.filter((result) => result.class === 'Chain').flatMap(({ claims }) => claims);
    expect(own.length).toBeGreaterThan(0);
    expect(own.filter(({ kind, verdict }) => kind === 'obligation' && verdict === 'proved')).toEqual([]);
  });
});

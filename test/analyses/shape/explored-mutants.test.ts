/** Seeded faults in what is told of a method: each must show in a program with a loop, a merge and calls. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';
import type { shapeInput } from '../../../src/analyses/shape/index.js';
import { openTexts } from '../../support/open.js';
import { faultsOf } from './explored-faults.js';

const MINUTES = 60_000;

const PROGRAM = `class Main {
  static class Node { Node next; }
  static Node push(Node x) {
    Node n = new Node();
    n.next = x;
    return n;
  }
  //@ requires list(x, next);
  static Node twice(Node x) {
    Node y = null;
    while (x != null) {
      y = push(push(y));
      x = x.next;
    }
    return y;
  }
}`;

interface Mutant {
  readonly name: string;
  /** Under `src`. */
  readonly file: string;
  /** Occurs exactly once in the file. */
  readonly text: string;
  readonly instead: string;
  readonly shows: RegExp;
}

const MUTANTS: readonly Mutant[] = [
  {
    name: 'steps inside a block do not say where they come from',
    file: 'engine/block-trace.ts',
    text: 'from: [from] });',
    instead: 'from: [] });',
    shows: /comes from nowhere/,
  },
  {
    name: 'what led to a change is not told',
    file: 'engine/analyse.ts',
    text: 'by === unknown && this.#place === unknown ? this.#arrivals : []',
    instead: '[]',
    shows: /comes from nowhere/,
  },
  {
    name: 'what stands on no line of its own is not passed on',
    file: 'analyses/shape/explored/iteration.ts',
    text: 'return this.#hidden.get(point)?.get(this.#key(state)) ?? [];',
    instead: 'return [];',
    shows: /comes from nowhere/,
  },
  {
    name: 'a state is only followed to where it arrives unmerged',
    file: 'analyses/shape/explored/changes.ts',
    text: ' ?? states.find((each) => leq(state, each))',
    instead: '',
    shows: /leads nowhere/,
  },
  {
    name: 'merged states vanish',
    file: 'analyses/shape/explored/iteration.ts',
    text: 'after.find((state) => leq(gone, state)) ?? fresh[0]',
    instead: 'after.find((state) => leq(gone, state) && state === gone)',
    shows: /gone without being merged/,
  },
  {
    name: 'the last changes are not recorded',
    file: 'analyses/shape/explored/recorder.ts',
    text: 'if (!this.cut) this.events.push(event);',
    instead: 'if (this.events.length < 6) this.events.push(event);',
    shows: /did not end with/,
  },
];

async function built(mutant: Mutant | undefined): Promise<typeof shapeInput> {
  const folder = path.resolve('src');
  const changed = mutant === undefined ? undefined : path.join(folder, mutant.file);
  const result = await build({
    stdin: { contents: "export { shapeInput } from './analyses/shape/index.js';", resolveDir: folder, loader: 'ts' },
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    logLevel: 'silent',
    plugins: [
      {
        name: 'mutant',
        setup: (setup) => {
          setup.onLoad({ filter: /\.ts$/ }, ({ path: file }) => {
            const contents = readFileSync(file, 'utf8');
            if (mutant === undefined || file !== changed) return { contents, loader: 'ts' };
            if (contents.split(mutant.text).length !== 2) throw new Error(`not once in ${mutant.file}: ${mutant.text}`);
            return { contents: contents.replace(mutant.text, () => mutant.instead), loader: 'ts' };
          });
        },
      },
    ],
  });
  const text = result.outputFiles[0]?.text ?? '';
  const module: { shapeInput: typeof shapeInput } = await import(
    /* @vite-ignore */ `data:text/javascript;base64,${Buffer.from(text).toString('base64')}`
  );
  return module.shapeInput;
}

async function faultsWith(shapes: typeof shapeInput): Promise<readonly string[]> {
  const { table } = await openTexts([{ path: 'Main.java', text: PROGRAM }]);
  const classes = table.inputs().flatMap((type) => table.find(type) ?? []);
  const { explored } = shapes(table, classes, {
    isSelected: ({ name }) => name === 'twice',
    join: 'partial',
    contracts: 'everywhere',
    inverses: [],
    infersNeeds: false,
    replay: false,
    budget: 1,
    explores: true,
  });
  return explored.flatMap(faultsOf);
}

describe('seeded faults', () => {
  it(
    'none: what is built without a change has none',
    async () => {
      expect(await faultsWith(await built(undefined))).toEqual([]);
    },
    5 * MINUTES,
  );

  it.each(MUTANTS.map((mutant) => [mutant.name, mutant] as const))(
    '%s',
    async (_, mutant) => {
      expect((await faultsWith(await built(mutant))).join('\n')).toMatch(mutant.shows);
    },
    5 * MINUTES,
  );
});

/**
 * `typestate` on the examples of Nanda, Grothoff and Chandra (OOPSLA 2005): times beside their Table 5, sizes of heaps beside Table 6,
 * and how exploration grows: islands (what is explored), whole heaps up to the numbers of objects, and whole heaps with numbers.
 *
 *     npm run bench:typestate -- [--rounds N] [--objects N]
 *
 * Times are of the processor, for one run after N others (default 3), without reading the source.
 */
import { isClosed } from '../src/analyses/typestate/closure/closure.js';
import { componentsOf, type TypestateComponent } from '../src/analyses/typestate/component/component.js';
import { discover } from '../src/analyses/typestate/discovery/discovery.js';
import { emulate } from '../src/analyses/typestate/emulation/emulation.js';
import { Explorer } from '../src/analyses/typestate/emulation/explorer.js';
import { openFiles } from '../test/support/open.js';

interface Sample {
  readonly name: string;
  readonly file: string;
  /** Milliseconds: escape analysis, control dependence, slicing, emulation. */
  readonly printed: readonly [number, number, number, number];
  readonly heap: string;
}

const SAMPLES: readonly Sample[] = [
  { name: 'A-C', file: 'a-c/A', printed: [91, 6, 25, 806], heap: '3 A, 4 C' },
  {
    name: 'Set-Iterator',
    file: 'set-iterator/Set',
    printed: [357, 5, 112, 1070],
    heap: '5 Set, 6 Iterator, 6 Version',
  },
  { name: 'GRP', file: 'graph/Graph', printed: [370, 4, 33, 434], heap: '4 Graph, 4 Iterator' },
  {
    name: 'TooManyListeners',
    file: 'listeners/DropTarget',
    printed: [43, 4, 87, 404],
    heap: '4 DropTarget, 4 Listener',
  },
  { name: 'Queue', file: 'queue/Queue', printed: [356, 4, 26, 487], heap: '7 Element, 3 Queue' },
  { name: 'Stack', file: 'stack/Stack', printed: [328, 4, 21, 435], heap: '7 Element, 3 Stack' },
  { name: 'List', file: 'list/List', printed: [363, 6, 25, 735], heap: '7 Element, 3 List' },
];

async function componentOf({ file }: Sample): Promise<TypestateComponent> {
  const folder = new URL(`../test/papers/object-typestates/components/${file}.java`, import.meta.url);
  const { table } = await openFiles(folder.pathname);
  const classes = table.inputs().flatMap((name) => table.find(name) ?? []);
  const [component] = componentsOf(table, classes, { errors: { named: ['throw', 'null'] } });
  if (component === undefined) throw new Error(`${file} is no component`);
  return component;
}

function option(name: string, otherwise: number): number {
  const at = process.argv.indexOf(name);
  return at < 0 ? otherwise : Number(process.argv[at + 1]);
}

function printedTime({ printed }: Sample): number {
  return printed.reduce((sum, each) => sum + each, 0);
}

function seconds(microseconds: number): string {
  return (microseconds / 1e6).toFixed(3);
}

/** Processor time of this process, so that other work on the machine does not count. */
function timed<T>(work: () => T): { readonly result: T; readonly time: number } {
  const start = process.cpuUsage();
  const result = work();
  return { result, time: process.cpuUsage(start).user };
}

async function measure(): Promise<void> {
  const rounds = option('--rounds', 3);
  const lines: string[][] = [
    [
      'sample',
      'slicing',
      'emulation',
      'witnesses',
      'closure',
      'sum',
      'printed',
      'rows',
      'closed',
      'objects',
      'printed heap',
    ],
  ];
  let [all, printedAll] = [0, 0];
  for (const sample of SAMPLES) {
    let line: string[] = [];
    let last = 0;
    for (let round = 0; round <= rounds; round++) {
      const component = await componentOf(sample);
      const slicing = timed(() => discover(component));
      const bare = timed(() => emulate(component, slicing.result, { budget: 1, witnesses: false }));
      const shown = timed(() => emulate(component, slicing.result, { budget: 1 }));
      const closure = timed(() => isClosed(component, slicing.result, shown.result, { budget: 1 }));
      last = slicing.time + shown.time + closure.time;
      line = [
        sample.name,
        seconds(slicing.time),
        seconds(bare.time),
        seconds(Math.max(0, shown.time - bare.time)),
        seconds(closure.time),
        seconds(last),
        seconds(1000 * printedTime(sample)),
        String(shown.result.transitions.length),
        closure.result.closed ? 'yes' : 'no',
        [...shown.result.objects].map(([type, count]) => `${count} ${type}`).join(', '),
        sample.heap,
      ];
    }
    lines.push(line);
    all += last;
    printedAll += printedTime(sample);
  }
  print(lines);
  console.log(`together ${seconds(all)} s, printed ${seconds(1000 * printedAll)} s (on a machine of 2005)\n`);
}

/** How many ways there are to number the objects of a heap of `most` of each class, at the most. */
function numberings(most: number, classes: number): number {
  let ways = 1;
  for (let factor = 2; factor <= most; factor++) ways *= factor;
  return ways ** classes;
}

async function growth(): Promise<void> {
  const budget = { calls: 30_000, bindings: 2_000_000, steps: 4000, allSteps: 4_000_000, rows: 10_000 };
  const lines: string[][] = [['sample', 'of a class', 'rows', 'islands', 'whole heaps', 'numberings of one']];
  for (const sample of SAMPLES) {
    const component = await componentOf(sample);
    const vocabulary = discover(component);
    const most = option('--objects', 3);
    for (let objects = 1; objects <= most; objects++) {
      const [islands, whole] = [true, false].map((combines) => {
        const explorer = new Explorer(component, vocabulary, budget, {
          grain: combines ? 'islands' : 'whole',
          cancelled: () => false,
        });
        explorer.level(objects);
        return explorer;
      }) as [Explorer, Explorer];
      const classes = component.classes.filter(({ name }) => islands.typestates.has(name)).length;
      lines.push([
        sample.name,
        String(objects),
        String(islands.transitions.seen.length),
        String(islands.reached.length),
        whole.isSpent ? `more than ${whole.reached.length}` : String(whole.reached.length),
        String(numberings(objects, classes)),
      ]);
    }
  }
  print(lines);
}

function print(lines: readonly (readonly string[])[]): void {
  const widths = (lines[0] ?? []).map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  for (const line of lines) {
    console.log(
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    );
  }
}

await measure();
await growth();

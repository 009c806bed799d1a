/** Classes of the library that have no model: read from the JDK of the machine, as on the command line. */
import { expect, it } from 'vitest';
import { Platform } from '../../../src/cli/input/platform.js';
import { sourceEntries } from '../../../src/cli/input/source-folders.js';
import { check } from '../../../src/workspace/check.js';
import { jdkFrom } from '../../support/classfiles.js';
import { MODELS, openWith } from '../../support/open.js';

async function shown(text: string): Promise<readonly string[]> {
  const workspace = await openWith({
    inputs: [{ path: 'T.java', text }],
    library: [...sourceEntries(MODELS), { kind: 'classes', provider: new Platform(undefined).provider }],
  });
  const { results } = check(workspace, { classes: [], methods: [], budget: 1, replay: false, source: () => text });
  return results.flatMap(({ findings }) => findings.map(({ rule }) => rule));
}

const IN_A_METHOD = (code: string): string => `import java.nio.file.*; class T { int m(Path p) { ${code} } }`;

/** What is wrong, by which rule, and the same done right. */
const PAIRS: readonly (readonly [name: string, rule: string, wrong: string, right: string])[] = [
  [
    'Path.getFileName',
    'null-dereference',
    'return p.getFileName().toString().length();',
    'return p.getFileName() == null ? 0 : p.getFileName().toString().length();',
  ],
  [
    'Path.getParent',
    'null-dereference',
    'return p.getParent().toString().length();',
    'Path u = p.getParent(); return u == null ? 0 : u.toString().length();',
  ],
];

it.skipIf(jdkFrom(17) === undefined).each(PAIRS)('%s', async (_, rule, wrong, right) => {
  expect(await shown(IN_A_METHOD(wrong))).toEqual([rule]);
  expect(await shown(IN_A_METHOD(right))).toEqual([]);
});

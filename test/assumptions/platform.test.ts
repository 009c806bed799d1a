/**
 * What models say of class loaders, thread groups, stack frames and references is what the platform says: `// there` marks
 * dereferences that never fail on it, `// null` those that do.
 */

import { describe, expect, it } from 'vitest';
import { findMain, runMain } from '../../src/execution/entry.js';
import { NATIVES } from '../../src/execution/natives/index.js';
import { HIDDEN_REASONS } from '../../src/findings/claim.js';
import { check } from '../../src/workspace/index.js';
import { FORMS, linesWith, openedAs } from './opened.js';

const CALLS: readonly (readonly [expression: string, outcome: 'there' | 'null'])[] = [
  ['T.class.getClassLoader()', 'there'],
  ['new T().getClass().getClassLoader()', 'there'],
  ['T[].class.getClassLoader()', 'there'],
  ['String.class.getClassLoader()', 'null'],
  ['int.class.getClassLoader()', 'null'],
  ['java.util.List[].class.getClassLoader()', 'null'],
  ['ClassLoader.getSystemClassLoader().getParent()', 'there'],
  ['ClassLoader.getSystemClassLoader().getParent().getParent()', 'null'],
  ['new ClassLoader() {}.getParent()', 'there'],
  ['Thread.currentThread().getContextClassLoader()', 'there'],
  ['new Thread().getContextClassLoader()', 'there'],
  ['Thread.currentThread().getThreadGroup().getParent()', 'there'],
  ['Thread.currentThread().getThreadGroup().getParent().getParent()', 'null'],
  ['new Throwable().getStackTrace()[0].getClassLoaderName()', 'there'],
  ['new StackTraceElement("T", "m", "T.java", 1).getClassLoaderName()', 'null'],
  ['System.getProperty("java.class.version")', 'there'],
  ['System.getProperty("no.such.property")', 'null'],
];

const TEXT = `import java.lang.ref.*;
public class T {
${CALLS.map(([expression, outcome], index) => `  public static int c${index}() { return ${expression}.hashCode(); } // ${outcome}`).join('\n')}
  public static int waits() throws InterruptedException { return new ReferenceQueue<Object>().remove().hashCode(); } // there
  public static void main(String[] args) {
${CALLS.map((_, index) => `    try { c${index}(); System.out.println("there"); } catch (NullPointerException e) { System.out.println("null"); }`).join('\n')}
    try { new ThreadGroup(null, "x"); System.out.println("made"); } catch (NullPointerException e) { System.out.println("refused"); }
  }
}
`;

describe.each(FORMS)('the platform, from %s', (form) => {
  it('is as it is when a program is run', async () => {
    const { table } = await openedAs(form, TEXT);
    const main = findMain(table, 'T');
    if (main === undefined) throw new Error('no main');
    let output = '';
    runMain(table, main, [], {
      natives: NATIVES,
      output: (_, text) => {
        output += text;
      },
    });
    expect(output.trim().split('\n')).toEqual([...CALLS.map(([, outcome]) => outcome), 'refused']);
  });

  it('shows no failure that is none, and proves none away', async () => {
    const workspace = await openedAs(form, TEXT);
    const { results } = check(workspace, { classes: [], methods: [], show: HIDDEN_REASONS, replay: true, budget: 1 });
    const claims = results.flatMap((each) => each.claims).filter(({ property }) => property === 'null-dereference');
    const at = (line: number): string =>
      claims
        .filter(({ location }) => location.line === line)
        .map(({ verdict }) => verdict)
        .at(-1) ?? '';
    for (const line of linesWith(TEXT, 'there'))
      expect([line, at(line)]).toEqual([line, expect.not.stringMatching('refuted')]);
    for (const line of linesWith(TEXT, 'null'))
      expect([line, at(line)]).toEqual([line, expect.stringMatching(/^(refuted|unproved|unknown)$/)]);
  });
});

/** JUnit XML is well-formed whatever the program is called, and counts what it lists. */
import { describe, expect, it } from 'vitest';
import type { Finding } from '../../src/findings/check-result.js';
import { junitReport } from '../../src/reports/junit.js';
import { REFUTED, runOf, UNKNOWN, UNPROVED } from './check-run.js';
import { readXml } from './xml-reader.js';

/** Characters that XML cannot hold at all. */
const IMPOSSIBLE = '\u0000\u001b\uffff\ud800';
const NASTY = `a <b> & "c" 'd' ]]> ${IMPOSSIBLE} \n\t \u{1f600} &amp; <!-- -->`;

describe('JUnit XML', () => {
  it('has a suite a class and a case a finding', () => {
    const root = readXml(junitReport(runOf([UNKNOWN, UNPROVED, REFUTED])));
    expect(root.attributes).toMatchObject({ tests: '3', failures: '2', skipped: '1', errors: '0' });
    const [suite] = root.children;
    expect(suite?.attributes).toMatchObject({ name: 'Box', tests: '3', failures: '2', skipped: '1' });
    const cases = suite?.children ?? [];
    expect(cases.map(({ attributes }) => attributes.name)).toEqual([
      'size() #1 (null-dereference, line 4)',
      'size() #2 (null-dereference, line 4)',
      'size() #3 (null-dereference, line 4)',
    ]);
    expect(cases.map(({ children }) => children[0]?.name)).toEqual(['failure', 'failure', 'skipped']);
    const [failure] = cases[0]?.children ?? [];
    expect(failure?.attributes).toEqual({ message: 'bug: `item` is null here (replayed)', type: 'null-dereference' });
    expect(failure?.text).toContain('replayed by:\n    Box box = new Box();');
  });

  it('lists methods without findings as passed', () => {
    const root = readXml(junitReport(runOf([])));
    expect(root.attributes).toMatchObject({ tests: '1', failures: '0', skipped: '0' });
    expect(root.children[0]?.children[0]).toMatchObject({
      attributes: { name: 'size()', classname: 'Box' },
      children: [],
    });
  });

  it('keeps nasty names and texts from breaking it', () => {
    const finding: Finding = { ...REFUTED, message: NASTY, fix: NASTY, location: { ...REFUTED.location, file: NASTY } };
    const run = runOf([finding]);
    const results = run.results.map((result) => ({ ...result, class: NASTY, method: NASTY }));
    const root = readXml(junitReport({ ...run, results }));
    const [failure] = root.children[0]?.children[0]?.children ?? [];
    const kept = NASTY.replace(IMPOSSIBLE, '\ufffd'.repeat(4));
    expect(failure?.attributes.message).toBe(`bug: ${kept} (replayed)`);
    expect(root.children[0]?.attributes.name).toBe(kept);
  });

  it('is read by a reader that would refuse what is broken', () => {
    for (const broken of [
      '<a>',
      '<a></b>',
      '<a x="<"/>',
      '<a>&nope;</a>',
      '<a>&</a>',
      '<a/><b/>',
      '<a>\u0001</a>',
      '<a x="1" x="2"/>',
    ]) {
      expect(() => readXml(broken), broken).toThrow();
    }
  });
});

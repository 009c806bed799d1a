/** Emitted tests as text: names, comments that stay comments, and what is said where there is no test. */
import { describe, expect, it } from 'vitest';
import type { Finding } from '../../src/findings/check-result.js';
import type { Witness } from '../../src/findings/claim.js';
import { emittedTests, MARK } from '../../src/reports/emitted-tests/index.js';
import { REFUTED, runOf, UNPROVED } from './check-run.js';

function finding(program: Witness['program'], changes: Partial<Finding> = {}): Finding {
  const { witness } = REFUTED;
  if (witness === undefined) throw new Error('no witness');
  return { ...REFUTED, ...changes, witness: { ...witness, ...(program === undefined ? {} : { program }) } };
}

const PROGRAM = {
  package: 'a.b',
  statements: ['Box box = new Box();', 'box.size();'],
  throws: 'java.lang.NullPointerException',
};

describe('emitted tests', () => {
  it('stand in the package, named after class, rule and fingerprint', () => {
    const { files, notes } = emittedTests(runOf([finding(PROGRAM), UNPROVED]));
    expect(notes).toEqual([]);
    expect(files.map(({ path }) => path)).toEqual(['a/b/BoxNullDereference_00c0ffeeTest.java']);
    const [file] = files;
    expect(file?.text.startsWith(`${MARK}\npackage a.b;\n`)).toBe(true);
    expect(file?.text).toContain(
      'class BoxNullDereference_00c0ffeeTest {\n    @Test\n    void doesNotHappen() throws Throwable {\n',
    );
    expect(file?.text).toContain('        // Announced: java.lang.NullPointerException\n        box.size();\n    }\n');
  });

  it('have names of their own, also where fingerprints begin alike', () => {
    const alike = ['0123456789abcdef', '01234567ffffffff', '0123456789abcdef'].map((fingerprint) =>
      finding(PROGRAM, { fingerprint }),
    );
    expect(emittedTests(runOf(alike)).files.map(({ path }) => path)).toEqual([
      'a/b/BoxNullDereference_01234567Test.java',
      'a/b/BoxNullDereference_01234567fTest.java',
      'a/b/BoxNullDereference_012345678Test.java',
    ]);
  });

  it('bring the helper class where formulas need it, once a package', () => {
    const condition = { java: 'list(box, "next")', formula: 'list(this,\n next) && "\u00e9"' };
    const program = { package: '', statements: ['Box box = new Box();'], condition };
    const { files } = emittedTests(runOf([finding(program), finding(program, { fingerprint: 'ffffffff' })]));
    expect(files.map(({ path }) => path).sort()).toEqual([
      'BoxNullDereference_00c0ffeeTest.java',
      'BoxNullDereference_ffffffffTest.java',
      'EspalierHeap.java',
    ]);
    const [first] = files;
    expect(first?.text).toContain('extends EspalierHeap');
    expect(first?.text).toContain('"list(this, next) && \\"\\u00e9\\""');
  });

  it('keep texts of the program in their comments', () => {
    const nasty = 'x */ class Evil {} /* \\u000a int y; \\user \u202e \n @param <b>';
    const { files } = emittedTests(runOf([finding(PROGRAM, { message: nasty, fix: nasty })]));
    const comment = /\/\*\*([\s\S]*?)\*\//.exec(files[0]?.text ?? '')?.[1] ?? '';
    expect(comment).toContain('class Evil {}');
    expect(files[0]?.text).not.toMatch(/\\u/);
    expect(files[0]?.text).toMatch(/^[\t\n -~]*$/);
    expect(comment).not.toMatch(/[@<](?!p>)/);
  });

  it('say what could not be one, and lead out of no folder', () => {
    const { files, notes } = emittedTests(
      runOf([
        finding({ lacks: 'the run ends by System.exit' }),
        finding(undefined),
        finding({ ...PROGRAM, package: '../../etc' }),
        { ...REFUTED, witness: { start: 'heap', arguments: [], heap: [], calls: [], trace: [] } },
      ]),
    );
    expect(files).toEqual([]);
    expect(notes.map(({ message }) => message)).toEqual([
      'no test for this null-dereference: the run ends by System.exit',
      'no test for this null-dereference: its run is not known as a program',
      'no test for this null-dereference: no file can be named after the package ../../etc',
      '1 finding has no test: replayed on a heap that no program was seen to build',
    ]);
    expect(notes.every(({ severity }) => severity === 'note')).toBe(true);
  });
});

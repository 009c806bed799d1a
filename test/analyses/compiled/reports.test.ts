/** Reports about class files: places, names and SARIF where compilers tell much, little or nothing about the source. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { espalier } from '../../cli/command.js';
import { sarifProblems } from '../../reports/sarif-schema.js';
import { compileSources, jdkFrom } from '../../support/classfiles.js';

const TESTS = path.join(path.dirname(fileURLToPath(import.meta.url)), '..', '..');
const FOLDER = path.join(TESTS, 'fixtures', 'java', 'null-dereference');
const FILES = ['FinallyClosesOnlyWhatWasOpenedClosesWhatFailedToOpen.java', 'LambdaParameterIsTestedIsTrusted.java'];

const jdk = jdkFrom(17);

describe.skipIf(jdk === undefined)('reports about class files (needs a JDK)', () => {
  const compiled = (option: string): string => {
    if (jdk === undefined) throw new Error('no JDK');
    const sources = Object.fromEntries(FILES.map((file) => [file, readFileSync(path.join(FOLDER, file), 'utf8')]));
    return compileSources({ jdk, sources, options: [option] });
  };
  const headlines = (text: string): readonly string[] => text.split('\n').filter((line) => line.includes('bug: '));

  it('tells lines and names of the source', () => {
    const { status, out } = espalier('check', compiled('-g'), '--sourcepath', FOLDER);
    expect(status).toBe(1);
    expect(headlines(out)).toEqual([
      expect.stringMatching(/FinallyCloses\w+\.java:37:1: bug: `resource` is null here \(replayed\)/),
      expect.stringMatching(/LambdaParameter\w+\.java:19:1: bug: `name` is null here \(replayed\)/),
    ]);
    expect(out).toContain('37 |             resource.close(); // alarm: null-dereference');
    expect(out).not.toMatch(/lambda\$|%\d/);
  });

  it('calls locals without a name as the virtual machine does', () => {
    const { out } = espalier('check', compiled('-g:lines,source'));
    expect(headlines(out)[0]).toContain('.java:37:1: bug: `<local1>` is null here');
  });

  it('names the method where there are no lines', () => {
    const { out } = espalier('check', compiled('-g:none'));
    expect(headlines(out)).toEqual([
      expect.stringMatching(/FinallyCloses\w+\.class: in `content`: bug: `<local1>` is null here/),
      expect.stringMatching(/LambdaParameter\w+\.class: in a lambda of `main`: bug: /),
    ]);
    expect(out).not.toMatch(/line 0|:0/);
  });

  it.each(['-g', '-g:none'])('is valid SARIF of classes compiled with %s', (option) => {
    const { out } = espalier('check', compiled(option), '--format', 'sarif');
    const log = JSON.parse(out);
    expect(sarifProblems(log)).toEqual([]);
    expect(log.runs[0].results).toHaveLength(2);
  });
});

/**
 * What Java becomes, construct by construct: test/corpus/java/*.txt holds a title, Java source, and the bodies expected of
 * all its methods but constructors, variables' declarations left out.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { printMethod } from '../../../src/ir/text/print.js';
import { classNamed, complaints, elaborateText, verifierProblems } from './opening.js';

const FOLDER = path.join(path.dirname(fileURLToPath(import.meta.url)), '..', '..', 'corpus', 'java');
const CASE = /^===\n(.*)\n===\n([\s\S]*?)^---\n([\s\S]*?)(?=^===\n|$(?![\s\S]))/gm;
const POSITION = / {2}\/\/ Test.java:\d+\n/;
const DECLARATIONS = /^(?: {2}[A-Za-z$@%][^\n]*;\n)+(?= +0:)/m;

describe.each(readdirSync(FOLDER).filter((file) => file.endsWith('.txt')))('%s', (file) => {
  const cases = [...readFileSync(path.join(FOLDER, file), 'utf8').matchAll(CASE)];

  it('has cases', () => {
    expect(cases.length).toBeGreaterThan(0);
  });

  it.each(cases.map(([, title = '', source = '', expected = '']) => [title, source, expected] as const))(
    '%s',
    async (_, source, expected) => {
      const table = await elaborateText(source);
      const bodies = table
        .inputs()
        .flatMap((name) => classNamed(table, name).methods)
        .filter((method) => method.name !== '<init>')
        .map((method) => printMethod(method).replace(POSITION, '\n').replace(DECLARATIONS, ''));
      expect(bodies.join('\n').trim()).toBe(expected.trim());
      expect(complaints(table)).toEqual([]);
      expect(verifierProblems(table)).toEqual([]);
    },
  );
});

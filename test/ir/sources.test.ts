/** The IR of real source, examples and library models: clean for the verifier, kept by the text form. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { Hierarchy } from '../../src/ir/hierarchy.js';
import type { ClassDeclaration } from '../../src/ir/program.js';
import { parseProgram } from '../../src/ir/text/parse.js';
import { printProgram } from '../../src/ir/text/print.js';
import { verifyMethod } from '../../src/ir/verifier.js';
import { openTexts } from '../support/open.js';
import { plainClass, plainClassNowhere } from './plain.js';

const FOLDERS = ['examples', 'models/java/lang', 'models/java/util'];

function files(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.java'))
    .sort()
    .map((name) => path.join(folder, name));
}

/** One table for each file: examples repeat class names. */
async function classesOf(file: string): Promise<readonly ClassDeclaration[]> {
  const { table } = await openTexts([{ path: file, text: readFileSync(file, 'utf8') }]);
  const classes = table.inputs().flatMap((name) => table.find(name) ?? []);
  const hierarchy = new Hierarchy(table);
  for (const { methods, name } of classes) {
    for (const method of methods)
      expect([name, method.name, verifyMethod(hierarchy, method)]).toEqual([name, method.name, []]);
  }
  return classes;
}

it.each(FOLDERS)(
  'the classes of %s verify and parse back',
  async (folder) => {
    let bodies = 0;
    for (const file of files(folder)) {
      const classes = await classesOf(file);
      bodies += classes.flatMap(({ methods }) => methods).filter((method) => method.body() !== undefined).length;
      for (const spans of [true, false]) {
        const parsed = parseProgram(printProgram(classes, { spans }));
        if (parsed.kind === 'error') throw new Error(`${file}: ${parsed.error.line}: ${parsed.error.message}`);
        const expected = classes.map(spans ? plainClass : plainClassNowhere);
        expect(parsed.classes.map(plainClass)).toStrictEqual(expected);
      }
    }
    expect(bodies).toBeGreaterThan(50);
  },
  120_000,
);

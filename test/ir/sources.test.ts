/** The IR of real source, examples and library models: clean for the verifier, kept by the text form. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { expect, it } from 'vitest';
import { Hierarchy } from '../../src/ir/hierarchy.js';
import type { ClassTable } from '../../src/ir/program.js';
import { parseProgram } from '../../src/ir/text/parse.js';
import { printClass } from '../../src/ir/text/print.js';
import { verifyMethod } from '../../src/ir/verifier.js';
import { openTexts } from '../support/open.js';
import { due, IS_FULL } from '../support/seeded/turns.js';
import { plainClass, plainClassNowhere } from './plain.js';

function files(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.java'))
    .sort()
    .map((name) => path.join(folder, name));
}

async function tableOf(...sources: readonly string[]): Promise<ClassTable> {
  const { table } = await openTexts(sources.map((file) => ({ path: file, text: readFileSync(file, 'utf8') })));
  return table;
}

/** How many bodies were looked at. */
function checkInputs(table: ClassTable): number {
  const hierarchy = new Hierarchy(table);
  let bodies = 0;
  for (const name of table.inputs()) {
    const declaration = table.find(name);
    if (declaration === undefined) continue;
    for (const method of declaration.methods) {
      if (method.body() !== undefined) bodies++;
      for (const { message, point } of verifyMethod(hierarchy, method)) {
        throw new Error(`${name}.${method.name} at ${point}: ${message}`);
      }
    }
    for (const spans of [true, false]) {
      const parsed = parseProgram(printClass(declaration, { spans }));
      if (parsed.kind === 'error') throw new Error(`${name}: line ${parsed.error.line}: ${parsed.error.message}`);
      const expected = [spans ? plainClass(declaration) : plainClassNowhere(declaration)];
      const found = parsed.classes.map(plainClass);
      if (!isDeepStrictEqual(found, expected)) expect(found).toStrictEqual(expected);
    }
  }
  return bodies;
}

// Examples repeat class names, so each is a program of its own.
it('verifies and reads back the examples', async () => {
  let bodies = 0;
  for (const file of files('examples')) bodies += checkInputs(await tableOf(file));
  expect(bodies).toBeGreaterThan(100);
}, 120_000);

it('verifies and reads back the library models', async () => {
  const models = [...files('models/java/util'), ...files('models/java/lang')];
  const bodies = checkInputs(await tableOf(...due(models, 4)));
  expect(bodies).toBeGreaterThan(IS_FULL ? 1000 : 200);
}, 120_000);

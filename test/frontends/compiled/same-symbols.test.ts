/**
 * Source and class file as witnesses of each other: what the model reads from the class files that javac makes of many
 * programs is what it reads from their source. Skipped without a JDK.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { fieldConstant } from '../../../src/frontends/java/elaboration/classes/constant-fields.js';
import { JavaProgram } from '../../../src/frontends/java/elaboration/program.js';
import type { JavaModel } from '../../../src/frontends/java/model/model.js';
import { openModel } from '../../../src/frontends/java/model/open-model.js';
import { classFolders, compileSources, jdkFrom } from '../../support/classfiles.js';
import { MODELS } from '../../support/open.js';
import { openParser } from '../elaboration/opening.js';
import { describeSymbol } from './describe-symbol.js';
import { LIBRARY } from './library.js';
import { filesOf, withModels } from './resolving.js';

const PROGRAMS = path.join(path.dirname(fileURLToPath(import.meta.url)), '..', '..', 'programs');

function sources(): Readonly<Record<string, string>> {
  const files = readdirSync(PROGRAMS, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.java'));
  const texts = files.map((file) => [file, readFileSync(path.join(PROGRAMS, file), 'utf8')] as const);
  return { ...Object.fromEntries(texts), ...LIBRARY };
}

async function openSource(texts: Readonly<Record<string, string>>): Promise<JavaModel> {
  const parser = await openParser();
  let program: JavaProgram | undefined;
  const model = openModel({
    parser,
    inputs: Object.entries(texts).map(([file, text]) => parser.parse(file, text)),
    provider: MODELS,
    constantOf: (field, initialiser) => program && fieldConstant(program.elaborator, field, initialiser),
  });
  program = new JavaProgram(model);
  return model;
}

const jdk = jdkFrom(21);

describe.skipIf(jdk === undefined)('a class from its class file', () => {
  it('looks to source as the class from its source does', async () => {
    if (jdk === undefined) return;
    const texts = sources();
    const classes = classFolders([compileSources({ jdk, sources: texts })], 'classpath');
    const files = filesOf(classes);
    const source = await openSource(texts);
    const parser = await openParser();
    const compiled = openModel({ parser, inputs: [], provider: withModels(classes), classFile: files.file });
    let compared = 0;
    const differences = classes.names().flatMap((name) => {
      const expected = source.findClass(name);
      if (expected === undefined) return [];
      compared++;
      const found = compiled.findClass(name);
      if (found === undefined) return [`${name} is not found`];
      const [ours, theirs] = [describeSymbol(found), describeSymbol(expected)];
      return [
        ...ours.filter((line) => !theirs.includes(line)).map((line) => `${name}, only class file: ${line}`),
        ...theirs.filter((line) => !ours.includes(line)).map((line) => `${name}, only source: ${line}`),
      ];
    });
    expect(compared).toBeGreaterThan(900);
    expect(differences.filter((text) => !isExpected(text))).toEqual([]);
    expect(compiled.diagnostics()).toEqual([]);
  }, 120_000);
});

/** javac makes enums with bodies sealed; annotations that only the source keeps are not in class files. */
function isExpected(difference: string): boolean {
  return /: permits (?:[\w.$]+\$\d+,?)*$|: annotations /.test(difference);
}

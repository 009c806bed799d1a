/**
 * The source front end as a judge: classes that javac compiled from the test programs are declared as their sources are.
 * Skipped without a JDK.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { openJavaProgram } from '../../../../src/frontends/java/frontend.js';
import { type ClassDeclaration, type ClassTable, Flag, hasFlag } from '../../../../src/ir/program.js';
import { classFolders, compileSources, jdkFrom, openCompiled } from '../../../support/classfiles.js';
import { MODELS } from '../../../support/open.js';
import { openParser } from '../../elaboration/opening.js';
import { describeClass, javacAlone } from './describe-class.js';

const PROGRAMS = path.join(path.dirname(fileURLToPath(import.meta.url)), '..', '..', '..', 'programs');
/** Which annotations of array types belong to the array and which to its elements, only the class file tells. */
const TYPE_ANNOTATIONS = 'AnnotationsStandWhereTypesDo';
const TOPICS = 'classes enums exceptions expressions generics initialisation inner lambdas records'.split(' ');

function sources(): Record<string, string> {
  return Object.fromEntries(
    TOPICS.flatMap((topic) =>
      readdirSync(path.join(PROGRAMS, topic))
        .filter((file) => file.endsWith('.java'))
        .map((file) => [`${topic}/${file}`, readFileSync(path.join(PROGRAMS, topic, file), 'utf8')] as const),
    ),
  );
}

const JDK = jdkFrom(17);

describe.skipIf(JDK === undefined)('compiled classes are declared as their sources are', () => {
  let fromSource: ClassTable;
  let fromClasses: ClassTable;
  let names: readonly string[];

  beforeAll(async () => {
    if (JDK === undefined) return;
    const texts = sources();
    const listing = classFolders(
      [compileSources({ jdk: JDK, sources: texts, options: ['-g', '-parameters'] })],
      'input',
    );
    fromClasses = await openCompiled(listing, listing.names());
    const inputs = Object.entries(texts).map(([file, text]) => ({ path: file, text }));
    const program = openJavaProgram({ parser: await openParser(), inputs, provider: MODELS });
    program.elaborateAll();
    fromSource = program;
    names = program.inputs().filter((name) => !name.includes('$$Lambda$'));
  }, 120_000);

  const both = (name: string): readonly [ClassDeclaration, ClassDeclaration] => {
    const [source, compiled] = [fromSource.find(name), fromClasses.find(name)];
    if (source === undefined || compiled === undefined) throw new Error(`no class ${name}`);
    return [source, compiled];
  };

  it('has the same classes', () => {
    const theirs = fromClasses.inputs().filter((name) => {
      const declaration = fromClasses.find(name);
      return declaration !== undefined && !javacAlone(declaration);
    });
    expect(theirs.length).toBeGreaterThan(300);
    expect([...theirs].sort()).toEqual([...names].sort());
  });

  it('has the same headers, fields and methods', () => {
    const differences = names.flatMap((name) => {
      if (name.startsWith(TYPE_ANNOTATIONS)) return [];
      const [source, compiled] = both(name).map(describeClass) as [readonly string[], readonly string[]];
      return [
        ...source.filter((line) => !compiled.includes(line)).map((line) => `source ${name}: ${line}`),
        ...compiled.filter((line) => !source.includes(line)).map((line) => `class  ${name}: ${line}`),
      ];
    });
    expect(differences).toEqual([]);
  });

  it('annotations of types stand where the language says (JLS 9.7.4)', () => {
    const declaration = fromClasses.find(TYPE_ANNOTATIONS);
    const annotated = (name: string): readonly string[] => {
      const method = declaration?.methods.find((each) => each.name === name);
      const lists = [method?.annotations ?? [], ...(method?.parameters ?? []).map(({ annotations }) => annotations)];
      return lists.map((list) => list.map(({ type }) => type.slice(-1)).join());
    };
    // The result first, then each parameter: `@A String @A [] @B [] x` annotates the array by its own @A.
    expect(annotated('f')).toEqual(['', 'A', 'B']);
    expect(annotated('g')).toEqual(['', 'A,B']);
    expect(annotated('h')).toEqual(['A', 'A']);
    expect(annotated('id')).toEqual(['A', 'A']);
    expect(annotated('receiver')).toEqual(['', '']);
  });

  it('says where methods with code stand', () => {
    for (const name of names) {
      const [source, compiled] = both(name);
      for (const method of compiled.methods) {
        if (method.body() === undefined || hasFlag(method, Flag.SYNTHETIC)) continue;
        expect(method.span.file).toBe(path.basename(source.span.file));
        expect(method.span.line).toBeGreaterThan(0);
      }
    }
  });

  it('keeps the order of methods: written ones, synthetic ones, the static initialiser', () => {
    for (const name of names) {
      const ranks = both(name)[1].methods.map((method) =>
        method.name === '<clinit>' ? 2 : hasFlag(method, Flag.SYNTHETIC) ? 1 : 0,
      );
      expect(ranks).toEqual([...ranks].sort());
    }
  });
});

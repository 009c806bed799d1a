/** Records of methods without code: each of the models has a word or runs code of programs, and what is named is there, in the models or in a JDK 17. */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { Hierarchy } from '../../src/ir/hierarchy.js';
import { LibraryFacts, type NativeRecord, RECORDS } from '../../src/library/index.js';
import { jdkOf } from '../support/classfiles.js';
import { openTexts } from '../support/open.js';

const MODELS = fileURLToPath(new URL('../../models', import.meta.url));
const jdk = jdkOf(17);

/** Those of the models that run initialisers of programs, or make arrays of their classes. */
const RUNNING = ['java.lang.Class.initialise', 'java.lang.Class.enumValues', 'java.lang.reflect.Array.create'];

/** Natives of the JDK that run code of programs, or may. */
const RUNNING_IN_JDK = [
  'java.lang.Class.forName0',
  'java.lang.Thread.start0',
  'java.lang.StackStreamFactory$AbstractStackWalker.callStackWalk',
  'jdk.internal.misc.Unsafe.allocateInstance',
  'jdk.internal.misc.Unsafe.ensureClassInitialized0',
  'jdk.internal.reflect.NativeConstructorAccessorImpl.newInstance0',
  'jdk.internal.reflect.NativeMethodAccessorImpl.invoke0',
];

const namesOf = ({ class: owner, quiet = [], pure = [] }: NativeRecord): readonly string[] =>
  [...quiet, ...pure].map((name) => `${owner}.${name}`);

const NAMED: readonly string[] = [...RECORDS.natives.values()].flatMap(namesOf);

function inModels(): readonly string[] {
  const files = readdirSync(MODELS, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.java'));
  return files.flatMap((file) => {
    const text = readFileSync(path.join(MODELS, file), 'utf8');
    const owner = file.slice(0, -'.java'.length).split(path.sep).join('.');
    return [...text.matchAll(/^ *[a-z ]*\bnative .*?(\w+)\(.*\);$/gm)].map(([, name]) => `${owner}.${name}`);
  });
}

/** Of the classes that the JDK has. */
function inJdk(classes: readonly string[]): readonly string[] {
  const javap = path.join(jdk?.home ?? '', 'bin', 'javap');
  const texts = execFileSync(javap, ['-private', ...classes], { encoding: 'utf8' }).split(/^Compiled from .*$/m);
  return classes.flatMap((owner, index) =>
    [...(texts[index + 1] ?? '').matchAll(/ native .*?(\w+)\(/g)].map(([, name]) => `${owner}.${name}`),
  );
}

describe('methods without code', () => {
  it('of the models have a word each, or run code of programs', () => {
    const without = inModels().filter((name) => !NAMED.includes(name));
    expect([...new Set(without)].sort()).toEqual([...RUNNING].sort());
  });

  it('have one word, and those that run code of programs have none', () => {
    expect(NAMED.filter((name, index) => NAMED.indexOf(name) !== index)).toEqual([]);
    expect(NAMED.filter((name) => [...RUNNING, ...RUNNING_IN_JDK].includes(name))).toEqual([]);
  });

  it.skipIf(jdk === undefined)('are there (needs a Java 17)', () => {
    const models = new Set(inModels());
    const others = [...RECORDS.natives.values()].filter((record) => namesOf(record).some((name) => !models.has(name)));
    const known = new Set([...models, ...inJdk(others.map((record) => record.class))]);
    expect(NAMED.filter((name) => !known.has(name))).toEqual([]);
    expect(inJdk(['java.lang.Thread'])).toContain('java.lang.Thread.start0');
    expect(known.has('java.lang.Thread.noSuch')).toBe(false);
  });

  it('are asked by class and name; of others nothing is known', async () => {
    const { table } = await openTexts([{ path: 'T.java', text: 'class T { native void quiet(); }' }]);
    const facts = new LibraryFacts(new Hierarchy(table), RECORDS);
    expect(facts.nativeWord({ owner: 'java.lang.Math', name: 'sin' })).toBe('pure');
    expect(facts.nativeWord({ owner: 'java.lang.Object', name: 'notifyAll' })).toBe('quiet');
    expect(facts.nativeWord({ owner: 'java.lang.Class', name: 'initialise' })).toBeUndefined();
    expect(facts.nativeWord({ owner: 'T', name: 'quiet' })).toBeUndefined();
  });
});

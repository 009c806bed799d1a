/** Each condition that Java tests by itself is a place with a claim, the same from source and from class files. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { check, type Workspace } from '../../../src/workspace/index.js';
import { jdkFrom } from '../../support/classfiles.js';
import { openTexts } from '../../support/open.js';
import { agreement } from '../agreement.js';
import { compilePrograms, openCompiledProgram } from './compiled-programs.js';

const FILE = 'ImplicitChecks.java';
const TEXT = readFileSync(path.join(path.dirname(fileURLToPath(import.meta.url)), '..', 'traps', FILE), 'utf8');
/** Each of these calls fails, as a JVM shows. */
const CALLS = TEXT.match(/^ +attempt\(/gm)?.length ?? 0;

/** Two of the same method reference; the second is given null. */
const TWICE = `import java.util.function.Function;
class Twice {
  static int right() {
    Function<String, Integer> length = String::length;
    return length.apply("a");
  }
  static int wrong() {
    Function<String, Integer> length = String::length;
    return length.apply(null);
  }
  public static void main(String[] args) {
    System.out.println(right() + wrong());
  }
}`;

const RULES = new Set([
  'null-dereference',
  'class-cast',
  'array-bounds',
  'negative-array-size',
  'array-store',
  'division-by-zero',
]);

function claimsOf(workspace: Workspace, replay = false) {
  const { results } = check(workspace, { classes: [], methods: [], replay, budget: 1 });
  return results.flatMap(({ claims }) => claims).filter(({ property }) => RULES.has(property));
}

/** `12 class-cast`, each once: class files tell no columns. */
function places(workspace: Workspace): readonly string[] {
  return [...new Set(claimsOf(workspace).map(({ location, property }) => `${location.line} ${property}`))].sort();
}

const jdk = jdkFrom(17);
const programs =
  jdk === undefined
    ? undefined
    : compilePrograms(jdk, [
        { file: FILE, text: TEXT },
        { file: 'Twice.java', text: TWICE },
      ]);

async function compiled(file: string): Promise<Workspace> {
  const classes = programs?.get(file);
  if (classes === undefined) throw new Error('not compiled');
  return openCompiledProgram(classes);
}

describe('implicit checks', () => {
  it('fail in the interpreter where they fail on a JVM', async () => {
    const { failures, contradicted } = agreement(await openTexts([{ path: FILE, text: TEXT }]), 'ImplicitChecks');
    expect(failures).toHaveLength(CALLS);
    expect(contradicted).toEqual([]);
  });

  it.skipIf(jdk === undefined)('have claims at the same lines from source and class files (needs a JDK)', async () => {
    const ofSource = places(await openTexts([{ path: FILE, text: TEXT }]));
    // `valueOf` of an enum has a body of its own in each.
    const isLibrarys = (place: string): boolean => place.startsWith(`${COLOUR} `);
    const ofClasses = places(await compiled(FILE));
    expect(ofClasses.filter((each) => !isLibrarys(each))).toEqual(ofSource.filter((each) => !isLibrarys(each)));
  });

  it.skipIf(jdk === undefined)('of equal method references are told apart by their lines (needs a JDK)', async () => {
    const refuted = claimsOf(await compiled('Twice.java'), true).filter(({ verdict }) => verdict === 'refuted');
    expect(refuted.map(({ location, property }) => `${location.line} ${property}`)).toEqual(['8 null-dereference']);
  });
});

const COLOUR = TEXT.split('\n').findIndex((line) => line.includes('enum Colour')) + 1;

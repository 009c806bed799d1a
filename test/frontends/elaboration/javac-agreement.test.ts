/**
 * javac as a judge: for many programs, every class has the members that javac gives it, bridges and synthetic fields
 * included, and calls the very methods that javac calls, so overloads are resolved alike. Library classes come from the
 * bundled models and, as javac itself has them, from the class files of the JDK. Skipped without a JDK 17.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { type JavaClassTable, type JavaSources, openJavaProgram } from '../../../src/frontends/java/frontend.js';
import { Flag } from '../../../src/ir/program.js';
import { MODELS } from '../../support/open.js';
import { openJdk } from '../compiled/resolving.js';
import { type CompiledClass, compile, javacVersion, readClasses } from './javap.js';
import { classNamed, openParser } from './opening.js';

const PROGRAMS = path.join(path.dirname(fileURLToPath(import.meta.url)), '..', '..', 'programs');
const TOPICS = [
  'classes',
  'enums',
  'exceptions',
  'expressions',
  'generics',
  'initialisation',
  'inner',
  'lambdas',
  'records',
];

function sources(): readonly string[] {
  return TOPICS.flatMap((topic) =>
    readdirSync(path.join(PROGRAMS, topic))
      .filter((file) => file.endsWith('.java'))
      .map((file) => path.join(PROGRAMS, topic, file)),
  );
}

/** Made by javac alone: bodies of lambdas, tables for switches over enums, access to what the machine does not guard. */
const JAVAC_MEMBER = /^(?:lambda\$|\$values\(|\$deserializeLambda\$|\$SwitchMap\$|access\$)/;
/** Helpers of concatenation, switches, boxing and null checks, which the two express differently. */
const DIFFERENT_CALL = new RegExp(
  [
    '^lambda\\$|^\\$values|^metafactory|^altMetafactory|^makeConcatWithConstants|^bootstrap|^typeSwitch|^enumSwitch',
    '^valueOf\\(|^\\w+Value\\(\\)|^requireNonNull\\(|^ordinal\\(\\)|^hashCode\\(|^equals\\(|^compare\\(|^name\\(\\)',
    '^addSuppressed|^clone\\(\\)|^desiredAssertionStatus|^<init>\\((?:Ljava/lang/String;(?:Ljava/lang/Throwable;)?)?\\)V',
    '^getImpl|^getFunctional|^getCaptured|^toString\\(\\)|^getMessage\\(\\)|^access\\$|^values\\(\\)',
  ].join('|'),
);

function topLevel(name: string): string {
  return name.replace(/\$.*/, '');
}

const LIBRARIES: readonly { readonly name: string; open(): Pick<JavaSources, 'provider' | 'compiled'> }[] = [
  { name: 'the models', open: () => ({ provider: MODELS }) },
  { name: 'the class files of the JDK', open: () => openJdk(17) },
];

const skipped = javacVersion() !== 17;
let compiled: ReadonlyMap<string, CompiledClass>;

beforeAll(() => {
  if (skipped) return;
  const folder = mkdtempSync(path.join(tmpdir(), 'agreement-'));
  try {
    compile(sources(), folder);
    compiled = readClasses(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}, 120_000);

describe.skipIf(skipped).each(LIBRARIES)('members and calls are those of javac, with $name', ({ open }) => {
  let table: JavaClassTable;

  beforeAll(async () => {
    const inputs = sources().map((file) => ({ path: file, text: readFileSync(file, 'utf8') }));
    table = openJavaProgram({ parser: await openParser(), inputs, ...open() });
    table.elaborateAll();
  }, 120_000);

  const named = (): readonly string[] => table.inputs().filter((name) => !name.includes('$$Lambda$'));

  it('has nothing to complain about', () => {
    expect(table.diagnostics().map(({ span, message }) => `${span.file}:${span.line}: ${message}`)).toEqual([]);
  });

  it('knows the same classes', () => {
    const theirs = [...compiled.values()].filter(
      ({ fields }) => ![...fields].some((field) => JAVAC_MEMBER.test(field)),
    );
    expect(theirs.length).toBeGreaterThan(300);
    expect([...named()].sort()).toEqual(theirs.map(({ name }) => name).sort());
  });

  it('declares the same methods with the same flags', () => {
    const ignored = Flag.STRICT;
    const differences = named().flatMap((name) => {
      const ours = classNamed(table, name).methods.map(
        (method) => `${method.name}${method.descriptor} ${method.flags & ~ignored}`,
      );
      const theirs = [...(compiled.get(name)?.methods ?? [])]
        .filter(([method]) => !JAVAC_MEMBER.test(method))
        .map(([method, flags]) => `${method} ${flags & ~ignored}`);
      return [
        ...ours.filter((method) => !theirs.includes(method)).map((method) => `only ours: ${name} ${method}`),
        ...theirs.filter((method) => !ours.includes(method)).map((method) => `only javac's: ${name} ${method}`),
      ];
    });
    expect(differences.filter((text) => !isReordered(text, differences))).toEqual([]);
  });

  it('declares the same fields', () => {
    const plain = (name: string): string => name.replace(/^this\$\d+$/, 'this$0');
    const differences = named().filter((name) => {
      const ours = classNamed(table, name).fields.map((field) => field.name);
      const theirs = [...(compiled.get(name)?.fields ?? [])].map(plain);
      return ours.sort().join() !== theirs.sort().join();
    });
    expect(differences).toEqual([]);
  });

  it('calls the same methods', () => {
    const ours = new Map<string, Set<string>>();
    for (const name of table.inputs()) {
      const calls = ours.get(topLevel(name)) ?? new Set();
      ours.set(topLevel(name), calls);
      for (const method of classNamed(table, name).methods) {
        for (const { instruction } of method.body()?.edges ?? []) {
          if (instruction.kind !== 'call' || instruction.method.owner.includes('$$Lambda$')) continue;
          calls.add(instruction.method.name + instruction.method.descriptor);
        }
      }
    }
    const theirs = new Map<string, Set<string>>();
    for (const { name, calls } of compiled.values()) {
      theirs.set(topLevel(name), new Set([...(theirs.get(topLevel(name)) ?? []), ...calls]));
    }
    const differences = [...ours].flatMap(([name, calls]) => {
      const other = theirs.get(name) ?? new Set();
      return [
        ...[...calls].filter((call) => !other.has(call)).map((call) => `only ours: ${name} ${call}`),
        ...[...other].filter((call) => !calls.has(call)).map((call) => `only javac's: ${name} ${call}`),
      ];
    });
    const isTelling = (text: string): boolean => !DIFFERENT_CALL.test(text.split(' ').at(-1) ?? '');
    expect(differences.filter((text) => isTelling(text) && !isReordered(text, differences))).toEqual([]);
  });
});

/** A constructor that takes the same captured variables in another order. */
function isReordered(difference: string, all: readonly string[]): boolean {
  const letters = (text: string): string => [...(/<init>(\S+)/.exec(text)?.[1] ?? text)].sort().join('');
  const owner = difference.replace(/^only (?:ours|javac's): (\S+) .*$/, '$1');
  if (!difference.includes('<init>')) return false;
  return all.some(
    (other) =>
      other !== difference &&
      other.includes(`: ${owner} <init>`) &&
      other.startsWith('only ours') !== difference.startsWith('only ours') &&
      letters(other) === letters(difference),
  );
}

/**
 * Fuzzes the models of java.util against the JDK's own classes inside a Java 17 virtual machine.
 *
 * Copies of the models are compiled under the package `model.util`. They implement the JDK's interfaces, so that one
 * driver (`differential/*.java`) does the same random operations on both. Skipped where there is no Java 17.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const HERE = path.dirname(fileURLToPath(import.meta.url));
const DRIVER = path.join(HERE, 'differential');
const ESPALIER = path.join(HERE, '..', '..', 'models', 'espalier');
const MODELS = path.join(HERE, '..', '..', 'models', 'java', 'util');

/** Types whose originals are used by the copies: interfaces, exceptions and plain values. */
const INTERFACES = [
  'Collection List Set Map Queue Deque Iterator ListIterator Enumeration SortedSet NavigableSet SortedMap NavigableMap',
  'Comparator RandomAccess Spliterator PrimitiveIterator Optional OptionalInt OptionalLong OptionalDouble Locale Formatter',
  'IntSummaryStatistics LongSummaryStatistics DoubleSummaryStatistics',
].flatMap((line) => line.split(' '));
/** Models that the driver does not reach and that need more than java.util. */
const LEFT_OUT = [
  'Properties Scanner EventObject EventListener Observable Observer FormatSpecifier DecimalText Formattable',
  'FormattableFlags Date IllegalFormatArgumentIndexException',
].flatMap((line) => line.split(' '));
const CONCURRENT = ['ConcurrentHashMap', 'ConcurrentMap'];

const javaFiles = (folder: string): string[] => readdirSync(folder).filter((file) => file.endsWith('.java'));
const names = javaFiles(MODELS).map((file) => path.basename(file, '.java'));
const originals = [
  ...INTERFACES,
  ...names.filter((name) => name.endsWith('Exception') && name !== 'IllegalFormatArgumentIndexException'),
];
const copied = names.filter((name) => !originals.includes(name) && !LEFT_OUT.includes(name));

/** The text of a model as a class of `model.util` or one of its packages. */
function rename(text: string, imports: string): string {
  return text
    .replace(/^package java\.util([\w.]*);/m, `package model.util$1;\n\n${imports}`)
    .replace(new RegExp(`\\bjava\\.util\\.(${copied.join('|')})\\b`, 'g'), 'model.util.$1')
    .replace(/\bjava\.util\.(concurrent|regex)\b/g, 'model.util.$1');
}

function writeCopies(target: string): string[] {
  const written: string[] = [];
  const write = (relative: string, text: string): void => {
    const file = path.join(target, relative);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
    written.push(file);
  };
  const copy = (relative: string, imports: string): void => {
    write(path.join('model', 'util', relative), rename(readFileSync(path.join(MODELS, relative), 'utf8'), imports));
  };
  const imports = originals.map((name) => `import java.util.${name};\n`).join('');
  for (const name of copied) copy(`${name}.java`, imports);
  for (const name of CONCURRENT) copy(path.join('concurrent', `${name}.java`), '');
  for (const file of javaFiles(path.join(MODELS, 'regex'))) copy(path.join('regex', file), '');
  for (const file of javaFiles(DRIVER)) {
    const text = readFileSync(path.join(DRIVER, file), 'utf8');
    write(text.startsWith('package model.util;') ? path.join('model', 'util', file) : file, text);
  }
  write('espalier/Nullable.java', 'package espalier; public @interface Nullable {}');
  for (const name of ['Kept', 'Open'])
    write(`espalier/${name}.java`, readFileSync(path.join(ESPALIER, `${name}.java`), 'utf8'));
  write('espalier/Run.java', 'package espalier; public class Run { public static void stop(String s) { } }');
  write(
    'espalier/Any.java',
    'package espalier; public class Any { public static long anyLong(String s) { return 0; }' +
      ' public static int anyInt(String s) { return 0; } public static int anyInt(String s, int low, int high) { return low; } }',
  );
  return written;
}

const release = spawnSync('javac', ['-version'], { encoding: 'utf8' }).stdout ?? '';

describe.skipIf(!release.startsWith('javac 17'))('models against the JDK (needs a Java 17)', () => {
  let folder = '';

  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'espalier-differential-'));
    const options = ['-nowarn', '-Xlint:none', '-proc:none', '-encoding', 'UTF-8', '-d', path.join(folder, 'classes')];
    const compiled = spawnSync('javac', [...options, ...writeCopies(path.join(folder, 'source'))], {
      encoding: 'utf8',
    });
    expect(compiled.stderr.replace(/^Note: .*$/gm, '').trim()).toBe('');
  }, 120_000);

  afterAll(() => rmSync(folder, { recursive: true }));

  it.each(['CollectionsMain', 'RegexMain'])(
    '%s finds no difference',
    (main) => {
      const quick = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC', '-XX:-OmitStackTraceInFastThrow'];
      const options = [...quick, '-cp', path.join(folder, 'classes'), main];
      expect(spawnSync('java', options, { encoding: 'utf8' }).stdout.trim()).toBe('all equal');
    },
    300_000,
  );
});

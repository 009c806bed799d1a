/** javap as a judge: what the reader says of real class files is what `javap -v` prints of them. Skipped without a JDK. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type {
  Code,
  FieldInformation,
  MethodInformation,
} from '../../../../src/frontends/classfile/format/class-file.js';
import { readClassFile } from '../../../../src/frontends/classfile/format/read.js';
import { typeDescriptor } from '../../../../src/ir/descriptors.js';
import { findJdks, type Jdk } from '../../../agreement/jdks.js';
import { mnemonicOf } from '../assembler/opcodes.js';
import { constantForm, constantText, fieldConstantForm, fieldConstantText } from './javap-constants.js';
import { flagWords, fullFrames } from './javap-forms.js';
import { type JavapMember, parseJavap } from './javap-text.js';

const SOURCE = `
import java.util.*;
public class Judged<E extends Comparable<E>> implements java.io.Serializable {
  static final char C = 'x'; static final long L = -5L; static final String S = "a\\tb"; static final boolean Z = true;
  static final float F = 0.1f; static final double D = 1e300; static final byte B = -1; final int instance = 7;
  @Deprecated int f(List<? super E> xs, long y, double... d) throws java.io.IOException, IllegalStateException {
    int total = 0;
    for (double v : d) { total += (int) v; long z = y + total; if (z > 3) total--; }
    try { return total / (int) y; } catch (ArithmeticException e) { return -1; } finally { System.out.println(total); }
  }
  static synchronized String g(Object o, boolean b) {
    String s = b ? "yes" : o.toString();
    switch (s) { case "a": return s; case "b": return s + b; default: }
    Runnable r = () -> System.out.println(s + o);
    r.run();
    synchronized (o) { return new StringBuilder(s).append(b && s.isEmpty() ? 1L : 2.0).toString(); }
  }
  class Inner { final int q; Inner(int q) { this.q = q > 0 ? q : Judged.this.instance; } }
  enum Kind { ONE, TWO { @Override int m() { return 2; } }; int m() { return 1; } }
}
`;
const PLATFORM =
  'regex:/java.base/java/(?:util/HashMap(?:\\$\\w+)?' +
  '|lang/(?:String|Thread|Character|Double|invoke/StringConcatFactory))\\.class';

const WIDE = /^(?:[ilfda](?:load|store)|ret|iinc)_w$/;

/** The newest JDK prints all that older ones do. */
const jdk: Jdk | undefined = findJdks().at(-1);

function run(command: string, given: readonly string[]): string {
  const { stdout, stderr, status } = spawnSync(path.join(jdk?.home ?? '', 'bin', command), given, {
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  if (status !== 0) throw new Error(stderr);
  return stdout;
}

function classFiles(folder: string): readonly string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return files.filter((file) => file.endsWith('.class')).map((file) => path.join(folder, file));
}

function compareClasses(files: readonly string[]): number {
  expect(files.length).toBeGreaterThan(0);
  const texts = run('javap', ['-v', '-p', ...files]).split(/^(?=Classfile )/m);
  files.forEach((file, index) => {
    compare(file, texts[index] ?? '');
  });
  return files.length;
}

function compare(name: string, text: string): void {
  const expected = parseJavap(text);
  const file = readClassFile(readFileSync(name));
  expect([file.majorVersion, file.flags, file.sourceFile, file.signature]).toEqual([
    ...[expected.major, expected.flags, expected.sourceFile, expected.signature],
  ]);
  expect(file.nestMembers).toEqual(expected.nestMembers);
  const constants = [...expected.constants];
  expect([name, constants.map(([index]) => [index, constantText(file, index)])]).toEqual([
    name,
    constants.map(([index, [kind, printed]]) => [index, constantForm(kind, printed)]),
  ]);
  const members = [...file.fields, ...file.methods];
  expect(members.map(({ descriptor }) => descriptor)).toEqual(expected.members.map(({ descriptor }) => descriptor));
  members.forEach((member, index) => {
    const judged = expected.members[index];
    if (judged !== undefined) compareMember(`${name}: ${member.name}`, file.name, member, judged);
  });
}

function compareMember(
  where: string,
  owner: string,
  member: FieldInformation | MethodInformation,
  judged: JavapMember,
): void {
  expect([where, member.flags, member.signature]).toEqual([where, judged.flags, judged.signature]);
  if (!('code' in member)) {
    expect(fieldConstantText(member.constant)).toBe(judged.constant && fieldConstantForm(judged.constant));
    return;
  }
  expect(member.exceptions).toEqual(judged.exceptions);
  const parameters = member.parameterNames?.map(({ name, flags }) => `${name ?? '<no name>'}${flagWords(flags)}`);
  expect(parameters ?? []).toEqual(judged.parameters);
  if (judged.sizes === undefined) expect(member.code).toBeUndefined();
  else if (member.code !== undefined) compareCode(where, owner, member, member.code, judged);
  else expect.fail(`${where} has no code`);
}

function compareCode(where: string, owner: string, method: MethodInformation, code: Code, judged: JavapMember): void {
  expect(`stack=${code.maxStack}, locals=${code.maxLocals}`).toBe(judged.sizes);
  const mnemonics = judged.instructions.map(([offset]) => [offset, mnemonicOf(code.bytes[offset] ?? -1)]);
  // javap shows a `wide` prefix as part of the instruction's name.
  const printed = judged.instructions.map(([offset, name]) => [offset, WIDE.test(name) ? 'wide' : name]);
  expect([where, mnemonics]).toEqual([where, printed]);
  expect(code.handlers.map(({ start, end, handler, type }) => [start, end, handler, type ?? 'any'])).toEqual(
    judged.handlers.map(([start, end, handler, type]) => [start, end, handler, type.replaceAll('/', '.')]),
  );
  const byStart = (left: readonly number[], right: readonly number[]): number => (left[0] ?? 0) - (right[0] ?? 0);
  expect(code.lines.map(({ start, line }) => [start, line])).toEqual([...judged.lines].sort(byStart));
  expect(
    code.localVariables.map((each) => [
      each.start,
      each.end - each.start,
      each.slot,
      each.name,
      typeDescriptor(each.type),
    ]),
  ).toEqual(judged.variables);
  const frames = code.frames?.map(({ offset, locals, stack }) => ({
    offset,
    locals: locals.map(typeText),
    stack: stack.map(typeText),
  }));
  expect(frames ?? []).toEqual(fullFrames(method, judged.frames, owner));
}

function typeText(type: NonNullable<Code['frames']>[number]['stack'][number]): string {
  if (type.kind === 'object') return type.type;
  return type.kind === 'uninitialised' ? `uninitialised ${type.offset}` : type.kind;
}

describe.skipIf(jdk === undefined)('the reader agrees with javap', () => {
  let folder: string;

  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'javap-'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it.each([['-g', '-parameters'], ['-g:none']])('on classes compiled with %s', (...options) => {
    const source = path.join(folder, 'Judged.java');
    const classes = path.join(folder, options.join(''));
    mkdirSync(classes);
    writeFileSync(source, SOURCE);
    run('javac', ['-nowarn', ...options, '-d', classes, source]);
    expect(compareClasses(classFiles(classes))).toBeGreaterThanOrEqual(4);
  });

  it('on classes of the platform', () => {
    const classes = path.join(folder, 'platform');
    run('jimage', ['extract', '--dir', classes, '--include', PLATFORM, path.join(jdk?.home ?? '', 'lib', 'modules')]);
    expect(compareClasses(classFiles(classes))).toBeGreaterThan(15);
  }, 120000);
});

/** What the command line makes of its inputs: class files, jars, projects, class path, skeletons, the JDK. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Opened, openInputs } from '../../src/cli/open.js';
import type { CommonOptions } from '../../src/workspace/commands/common-options.js';
import type { OpenHow } from '../../src/workspace/commands/host.js';
import { printInputs } from '../../src/workspace/index.js';
import { writeZip } from '../frontends/classfile/archive/zip-writer.js';
import { compileSources, jdkFrom } from '../support/classfiles.js';

const jdk = jdkFrom(17);
const PROGRAMS = 'test/fixtures/classes/programs';

const DEFAULTS: CommonOptions = {
  class: [],
  method: [],
  format: 'text',
  color: false,
  failOn: ['refuted'],
  classpath: [],
  sourcepath: [],
  specs: [],
  budget: 1,
};

function open(names: readonly string[], options: Partial<CommonOptions> = {}, how: OpenHow = {}): Promise<Opened> {
  return openInputs(names, { ...DEFAULTS, ...options }, how);
}

function folderWith(files: Readonly<Record<string, string | Uint8Array>>): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'espalier-inputs-'));
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), content);
  }
  return folder;
}

function messages({ diagnostics, workspace }: Opened): readonly string[] {
  return [...diagnostics, ...workspace.diagnostics()].map(({ file, severity, message }) => {
    return `${path.basename(file ?? '')}: ${severity}: ${message}`;
  });
}

describe('class files', () => {
  it('a folder of them is the input, the library is the models', async () => {
    const opened = await open([`${PROGRAMS}/SinglyLinkedListOperations`]);
    expect(opened.workspace.table.inputs()).toEqual([
      'SinglyLinkedListOperations',
      'SinglyLinkedListOperations$1',
      'SinglyLinkedListOperations$Node',
    ]);
    expect(opened.workspace.table.find('java.util.ArrayList')?.origin).toBe('model');
    expect(opened.unusable()).toBe(false);
    expect(opened.library).toBe('models');
  });

  it('of a named one the neighbours are library', async () => {
    const { workspace } = await open([`${PROGRAMS}/SinglyLinkedListOperations/SinglyLinkedListOperations$Node.class`]);
    expect(workspace.table.inputs()).toEqual(['SinglyLinkedListOperations$Node']);
    expect(workspace.table.find('SinglyLinkedListOperations')?.origin).toBe('classpath');
  });

  it('a damaged one that is named makes the input unusable, in a folder it is a warning', async () => {
    const folder = folderWith({ 'Bad.class': 'no class file', 'Good.java': 'class Good { }' });
    const named = await open([path.join(folder, 'Bad.class')]);
    expect(messages(named).join('\n')).toMatch(/Bad\.class: error: this is no class file/);
    expect(named.unusable()).toBe(true);
    const walked = await open([folder]);
    expect(messages(walked).join('\n')).toMatch(/Bad\.class: warning: this is no class file/);
    expect(walked.unusable()).toBe(false);
    expect(walked.workspace.table.inputs()).toEqual(['Good']);
    expect((await open([folder], { strict: true })).unusable()).toBe(true);
  });

  it('with --class the others are library, and are read only when asked for', async () => {
    const options = { class: ['SinglyLinkedListOperations$Node'] };
    const { workspace } = await open([PROGRAMS], options, { focus: true });
    expect(workspace.table.inputs()).toEqual(['SinglyLinkedListOperations$Node']);
    expect(printInputs(workspace, { classes: options.class, methods: [], spans: false }).text).toContain(
      'class SinglyLinkedListOperations$Node',
    );
    expect(workspace.table.find('FinallyOverridesReturn')?.origin).toBe('classpath');
  });

  it('spans have the name of the source, and with --sourcepath its path and text', async () => {
    const folder = folderWith({ 'SinglyLinkedListOperations.java': 'class Excerpt { }' });
    const input = `${PROGRAMS}/SinglyLinkedListOperations`;
    const plain = await open([input]);
    expect(plain.workspace.table.find('SinglyLinkedListOperations')?.span.file).toBe('SinglyLinkedListOperations.java');
    const found = await open([input], { sourcepath: [folder] });
    const file = found.workspace.table.find('SinglyLinkedListOperations')?.span.file ?? '';
    expect(file).toBe(path.join(folder, 'SinglyLinkedListOperations.java'));
    expect(found.source(file)).toBe('class Excerpt { }');
  });
});

describe.skipIf(jdk === undefined)('with a JDK (javac 17 or later)', () => {
  const compile = (sources: Readonly<Record<string, string>>): string =>
    jdk === undefined ? '' : compileSources({ jdk, sources, options: ['-g'] });

  const LIBRARY = {
    'lib/Box.java': `package lib;
public class Box<T> {
  public static final int LIMIT = 42;
  private T content;
  public Box(T content) { this.content = content; }
  public T get() { return content; }
}
`,
  };
  const USER = `import lib.Box;
class User {
  static int length(Box<String> box) { return box.get().length() + Box.LIMIT; }
}
`;

  function jarOf(classes: string, more: Readonly<Record<string, string>> = {}): string {
    const folder = mkdtempSync(path.join(tmpdir(), 'espalier-jars-'));
    const names = ['lib/Box.class'];
    const entries = [
      ...Object.entries(more).map(([name, content]) => ({ name, content })),
      ...names.map((name) => ({ name, content: Uint8Array.from(readFileSync(path.join(classes, name))) })),
    ];
    const file = path.join(folder, 'lib.jar');
    writeFileSync(file, writeZip(entries));
    return file;
  }

  it('sources are resolved against a jar, constants inlined, bodies lowered on demand', async () => {
    const jar = jarOf(compile(LIBRARY));
    const folder = folderWith({ 'User.java': USER });
    const { workspace } = await open([folder], { classpath: [jar] });
    expect(workspace.diagnostics()).toEqual([]);
    const { text } = printInputs(workspace, { classes: [], methods: ['length'], spans: false });
    expect(text).toContain('lib.Box');
    expect(text).toContain('+ 42');
    expect(text).not.toContain('unsupported');
    const box = workspace.table.find('lib.Box');
    expect(box?.origin).toBe('classpath');
    expect(box?.methods.map(({ name }) => name)).toEqual(['<init>', 'get']);
  });

  it('a wildcard names all jars of a folder, a manifest names further jars', async () => {
    const jar = jarOf(compile(LIBRARY));
    const folder = folderWith({ 'User.java': USER });
    const byWildcard = await open([folder], { classpath: [path.join(path.dirname(jar), '*')] });
    expect(byWildcard.workspace.table.find('lib.Box')?.origin).toBe('classpath');
    const manifest = 'Manifest-Version: 1.0\nClass-Path: lib.jar\n';
    const other = path.join(path.dirname(jar), 'other.jar');
    writeFileSync(other, writeZip([{ name: 'META-INF/MANIFEST.MF', content: manifest }]));
    const byManifest = await open([folder], { classpath: [other] });
    expect(byManifest.workspace.table.find('lib.Box')?.origin).toBe('classpath');
  });

  it('a project: source is analysed, the class file supplies what was generated, tests are left out', async () => {
    const written = `package p;
public class A {
  String name;
  int length() { return getName().length(); }
}
`;
    const generated = written.replace(/}\n$/, '  public String getName() { return name; }\n}\n');
    const classes = compile({ 'p/A.java': generated });
    for (const [build, output] of [
      ['pom.xml', 'target/classes'],
      ['build.gradle', 'build/classes/java/main'],
    ] as const) {
      const folder = folderWith({
        [build]: '',
        'src/main/java/p/A.java': written,
        'src/test/java/p/ATest.java': 'package p; class ATest { }',
        'lib/tool.jar': writeZip([]),
      });
      cpSync(classes, path.join(folder, output), { recursive: true });
      for (const input of [folder, path.join(folder, 'src/main/java')]) {
        const opened = await open([input]);
        const { table } = opened.workspace;
        expect(table.inputs()).toEqual(['p.A']);
        expect(table.find('p.A')?.methods.map(({ name }) => name)).toContain('getName');
        const { text } = printInputs(opened.workspace, { classes: [], methods: [], spans: false });
        expect(text).not.toContain('unsupported');
        expect(messages(opened).join('\n')).toContain('the class file of p.A supplies getName()');
        if (input === folder) expect(messages(opened).join('\n')).toContain('test sources are left out');
        expect(opened.unusable()).toBe(false);
      }
      const tests = await open([path.join(folder, 'src/test')]);
      expect(tests.workspace.table.inputs()).toEqual(['p.ATest']);
      expect(tests.workspace.table.find('p.A')?.origin).toBe('classpath');
    }
  });

  it('skeletons are found beside the class, in the jar and under --specs; a wrong one is an error there', async () => {
    const classes = compile(LIBRARY);
    const skeleton = `package lib;
public class Box<T> {
  T content;
  //@ ensures \\result == content;
  public T get();
}
`;
    const clausesOf = ({ workspace }: Opened): readonly string[] =>
      (workspace.table.find('lib.Box')?.methods ?? []).flatMap(({ clauses }) => clauses.map(({ formula }) => formula));
    const expected = ['\\result == content'];
    expect(clausesOf(await open([jarOf(classes, { 'lib/Box.jml': skeleton })]))).toEqual(expected);
    const beside = folderWith({ 'lib/Box.jml': skeleton });
    cpSync(classes, beside, { recursive: true });
    expect(clausesOf(await open([beside]))).toEqual(expected);
    const specs = folderWith({ 'lib/Box.jml': skeleton });
    expect(clausesOf(await open([jarOf(classes)], { specs: [specs] }))).toEqual(expected);
    const wrong = folderWith({ 'lib/Box.jml': skeleton.replace('== content', '== missing') });
    const opened = await open([jarOf(classes)], { specs: [wrong] });
    expect(clausesOf(opened)).toEqual([]);
    expect(messages(opened).join('\n')).toMatch(/Box\.jml: error: .*missing/);
    expect(opened.unusable()).toBe(true);
    const binary = folderWith({ 'lib/Box.jml': Uint8Array.of(0, 1, 2, 255) });
    const unreadable = await open([jarOf(classes)], { specs: [binary] });
    expect(clausesOf(unreadable)).toEqual([]);
    expect(messages(unreadable).join('\n')).toContain('Box.jml: error: not a text file');
  });

  it('jdk: names a class with its nested ones, a package, a module', async () => {
    const home = jdk?.home ?? '';
    const one = await open(['jdk:java.util.LinkedList'], { jdk: home });
    expect(one.library).toBe('jdk');
    expect(one.workspace.table.inputs()).toContain('java.util.LinkedList$Node');
    expect(one.workspace.table.inputs()).not.toContain('java.util.ArrayList');
    expect(one.workspace.table.find('java.util.ArrayList')?.origin).toBe('jdk');
    const nested = await open(['jdk:java.util.Map.Entry'], { jdk: home });
    expect(nested.workspace.table.inputs()).toEqual(['java.util.Map$Entry']);
    const functions = await open(['jdk:java.util.function'], { jdk: home });
    expect(functions.workspace.table.inputs()).toContain('java.util.function.Supplier');
    expect(functions.workspace.table.inputs().every((name) => name.startsWith('java.util.function.'))).toBe(true);
    const unknown = await open(['jdk:no.such.Thing'], { jdk: home });
    expect(messages(unknown).join('\n')).toContain('the JDK has no such class, package or module');
    expect(unknown.unusable()).toBe(true);
  });
});

describe('what cannot be used', () => {
  it('a folder that is no JDK', async () => {
    const folder = folderWith({ 'Good.java': 'class Good { }' });
    const opened = await open([path.join(folder, 'Good.java')], { jdk: folder });
    expect(messages(opened).join('\n')).toContain('no JDK there');
    expect(opened.unusable()).toBe(true);
    expect(opened.workspace.table.inputs()).toEqual(['Good']);
  });

  it.skipIf(process.platform === 'win32')('pipes and devices are not read: that might never end', async () => {
    const folder = folderWith({ 'Good.java': 'class Good { }' });
    spawnSync('mkfifo', [path.join(folder, 'Pipe.java'), path.join(folder, 'pipe.jar')]);
    symlinkSync('/dev/zero', path.join(folder, 'Zero.class'));
    symlinkSync(folder, path.join(folder, 'circle'));
    const opened = await open([folder], {
      classpath: [folder, path.join(folder, 'pipe.jar')],
      sourcepath: [path.join(folder, 'pipe.jar')],
    });
    const said = messages(opened).join('\n');
    expect(said).toContain('Pipe.java: warning: not a regular file');
    expect(said).toContain('Zero.class: warning: not a regular file');
    expect(said).toContain('pipe.jar: error: class path entry is not a regular file');
    expect(opened.workspace.table.inputs()).toEqual(['Good']);
    expect(opened.workspace.table.find('Zero')).toBeUndefined();
    const named = await open([path.join(folder, 'Pipe.java')]);
    expect(messages(named).join('\n')).toContain('Pipe.java: error: not a regular file');
  });

  it('a file that calls itself a jar', async () => {
    const folder = folderWith({ 'bad.jar': 'not a zip file', 'Good.java': 'class Good { }' });
    const opened = await open([path.join(folder, 'bad.jar'), path.join(folder, 'Good.java')]);
    expect(messages(opened).join('\n')).toMatch(/bad\.jar: error: cannot be read/);
    expect(opened.unusable()).toBe(true);
    expect(opened.workspace.table.inputs()).toEqual(['Good']);
  });

  it('an empty jar, and class path entries that are missing or no archive', async () => {
    const folder = folderWith({ 'empty.jar': writeZip([]), 'Good.java': 'class Good { }', 'notes.txt': 'x' });
    const opened = await open([path.join(folder, 'empty.jar')], {
      classpath: [path.join(folder, 'none.jar'), path.join(folder, 'notes.txt')],
    });
    const said = messages(opened).join('\n');
    expect(said).toContain('empty.jar: error: no class in this archive');
    expect(said).toContain('none.jar: error: class path entry does not exist');
    expect(said).toContain('notes.txt: error: class path entry is no jar and no folder');
  });
});

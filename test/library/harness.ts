/**
 * Tries records of the library on the real classes: writes what they deny into a file, compiles the Java side (`java/`) and lets a
 * virtual machine make calls. What it prints is described in `java/facts/Main.java`.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PackageRecords } from '../../src/library/index.js';
import { compileSources, type Jdk } from '../support/classfiles.js';
import { lineOf, lineOfClass, linesOfCallbacks, type Task } from './tasks.js';

const JAVA = path.join(path.dirname(fileURLToPath(import.meta.url)), 'java', 'facts');

/** Packages of java.base whose objects are looked into. */
const OPENED = [
  'java.lang java.lang.ref java.lang.reflect java.util java.util.concurrent java.util.concurrent.atomic java.util.concurrent.locks',
  'java.util.function java.util.regex java.util.stream java.util.zip java.util.jar java.io java.math java.net java.nio',
  'java.nio.channels java.nio.channels.spi java.nio.charset java.security java.security.spec java.nio.file java.text java.time java.time.chrono java.time.format java.time.temporal',
  'java.time.zone sun.nio.ch sun.nio.cs sun.nio.fs sun.util.calendar jdk.internal.math',
].flatMap((line) => line.split(' '));

export interface Difference {
  readonly task: Task;
  /** Of which fact: `calls`, `writes`, `keeps`, `returns`, `null`, `throws`, `given`, or `through` of a class. */
  readonly kind: string;
  readonly seen: string;
  readonly call: string;
}

export interface Trial {
  readonly differences: readonly Difference[];
  /** Calls of each task, those that returned, and those that did not end. */
  readonly calls: ReadonlyMap<Task, { readonly made: number; readonly returned: number; readonly hung: number }>;
  readonly untried: readonly { readonly task: Task; readonly why: string }[];
  /** Methods that were never called back, although it is written down what they are given. */
  readonly unseen: readonly Task[];
  /** Records that name nothing of the library. */
  readonly wrong: readonly string[];
  readonly notes: readonly string[];
}

export interface Campaign {
  readonly jdk: Jdk;
  readonly tasks: readonly Task[];
  /** All that is written down: what is known of classes and of callbacks comes from here. */
  readonly packages: readonly PackageRecords[];
  /** About how often a method is called on receivers that are made for it; those of the pool come on top. */
  readonly calls: number;
  readonly seed: number;
}

export async function tryRecords({ jdk, tasks, packages, calls, seed }: Campaign): Promise<Trial> {
  const sources = Object.fromEntries(
    readdirSync(JAVA).map((file) => [`facts/${file}`, readFileSync(path.join(JAVA, file), 'utf8')]),
  );
  const compiled = compileSources({ jdk, sources, options: ['-Xlint:none'] });
  const folder = mkdtempSync(path.join(tmpdir(), 'espalier-library-'));
  try {
    const [list, recorded, work] = ['tasks', 'recorded', 'work'].map((name) => path.join(folder, name)) as [
      string,
      string,
      string,
    ];
    const classes = packages.flatMap((each) => each.classes).map(lineOfClass);
    const lines = [...classes, ...linesOfCallbacks(packages), ...tasks.map(lineOf)];
    writeFileSync(list, lines.map((line) => `${line}\n`).join(''));
    mkdirSync(recorded);
    mkdirSync(work);
    const options = [
      '-Xmx1g',
      '-Xss4m',
      '-XX:TieredStopAtLevel=1',
      '-XX:+UseSerialGC',
      '-XX:-OmitStackTraceInFastThrow',
    ];
    const opened = OPENED.flatMap((name) => ['--add-opens', `java.base/${name}=ALL-UNNAMED`]);
    const main = ['-cp', compiled, 'facts.Main', list, recorded, String(calls), String(seed)];
    const java = spawn(jdk.java, [...options, ...opened, ...main], { cwd: work, stdio: ['ignore', 'pipe', 'pipe'] });
    return read(await output(java), tasks);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function output(java: ChildProcess): Promise<readonly string[]> {
  return new Promise((resolve, reject) => {
    const texts = { stdout: '', stderr: '' };
    java.stdout?.setEncoding('utf8').on('data', (text: string) => {
      texts.stdout += text;
    });
    java.stderr?.setEncoding('utf8').on('data', (text: string) => {
      texts.stderr += text;
    });
    java.on('error', reject);
    java.on('close', (status) => {
      if (status === 0) resolve(texts.stdout.split('\n').filter((line) => line !== ''));
      else reject(new Error(`java ended with ${status}: ${texts.stderr}${texts.stdout.slice(-500)}`));
    });
  });
}

function read(lines: readonly string[], tasks: readonly Task[]): Trial {
  const differences: Difference[] = [];
  const calls = new Map<Task, { made: number; returned: number; hung: number }>();
  const untried: { task: Task; why: string }[] = [];
  const unseen: Task[] = [];
  const wrong: string[] = [];
  const notes: string[] = [];
  for (const line of lines) {
    const [kind, first = '', second = '', third = '', fourth = ''] = line.split('\t');
    const task = tasks[Number(first)];
    if (kind === 'wrong') wrong.push(task === undefined ? second : `${task.class}.${task.key}: ${second}`);
    else if (kind === 'note' || task === undefined) notes.push(line);
    else if (kind === 'unseen') unseen.push(task);
    else if (kind === 'difference') differences.push({ task, kind: second, seen: third, call: fourth });
    else if (kind === 'calls') calls.set(task, { made: Number(second), returned: Number(third), hung: Number(fourth) });
    else untried.push({ task, why: second });
  }
  return { differences, calls, untried, unseen, wrong, notes };
}

/** What a JVM says of the judged programs: compiled together, run in one process. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { compileSources, type Jdk } from '../support/classfiles.js';
import type { JudgedProgram } from './programs.js';

const JUDGE = path.join(path.dirname(fileURLToPath(import.meta.url)), 'Judge.java');

/** Where something was thrown: the topmost frame of the program's own classes. */
export interface ThrownAt {
  readonly exception: string;
  readonly class: string;
  readonly method: string;
  readonly line: number;
  /** Whether library code stands above that frame. */
  readonly inLibrary: boolean;
  /** Lines of the program's frames below it; none where it is not known. */
  readonly through: readonly number[];
}

export interface Judgement {
  /** What ended `main`, by program; absent where it returned. */
  readonly uncaught: ReadonlyMap<string, ThrownAt>;
  /** Every place where something was thrown, caught or not, by top-level class. */
  readonly thrown: ReadonlyMap<string, readonly ThrownAt[]>;
}

/** The folder of class files of all programs. */
export function compilePrograms(jdk: Jdk, programs: readonly JudgedProgram[], debug: '-g' | '-g:none'): string {
  const sources = Object.fromEntries(programs.map(({ kind, file, text }) => [`${kind}/${file}`, text]));
  return compileSources({ jdk, sources, options: [debug, '-Xlint:none'] });
}

export function judge(jdk: Jdk, programs: readonly JudgedProgram[]): Judgement {
  const classes = compilePrograms(jdk, programs, '-g');
  const judging = compileSources({ jdk, sources: { 'Judge.java': readFileSync(JUDGE, 'utf8') } });
  const scratch = mkdtempSync(path.join(tmpdir(), 'judged-'));
  try {
    const given = [
      '-cp',
      judging,
      'Judge',
      classes,
      path.join(scratch, 'thrown.jfr'),
      ...programs.map(({ name }) => name),
    ];
    const { status, stdout, stderr } = spawnSync(jdk.java, given, { encoding: 'utf8', timeout: 120_000 });
    if (status !== 0) throw new Error(stderr);
    return read(stdout);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

function read(output: string): Judgement {
  const uncaught = new Map<string, ThrownAt>();
  const thrown = new Map<string, ThrownAt[]>();
  for (const line of output.split('\n')) {
    const [word, ...rest] = line.split(' ');
    if (word === 'uncaught') uncaught.set(rest[0] as string, place(rest.slice(1)));
    if (word !== 'thrown') continue;
    const at = place(rest);
    const outermost = at.class.split('$')[0] as string;
    thrown.set(outermost, [...(thrown.get(outermost) ?? []), at]);
  }
  return { uncaught, thrown };
}

function place([
  exception = '',
  name = '',
  method = '',
  line = '0',
  where = '',
  ...through
]: readonly string[]): ThrownAt {
  return {
    exception,
    class: name.replaceAll('/', '.'),
    method,
    line: Number(line),
    inLibrary: where === 'library',
    through: through.map(Number),
  };
}

/** What the marks of a program say that the JVM does not, and the other way round. */
export function untrueMarks(program: JudgedProgram, { uncaught, thrown }: Judgement): readonly string[] {
  const problems: string[] = [];
  const ended = uncaught.get(program.name);
  const ending = program.marks.filter((mark) => !mark.caught);
  const [mark] = ending;
  if (ending.length > 1) problems.push('more than one mark that is not caught');
  if (ended === undefined && mark !== undefined) problems.push('main returns');
  if (ended !== undefined && !program.open.some(({ line }) => line === ended.line)) {
    const { exception, line, inLibrary } = ended;
    const isTrue =
      mark?.line === line &&
      mark.exception === exception &&
      (mark.where === 'reference' || (mark.where !== 'here') === inLibrary);
    if (!isTrue) problems.push(`ends in ${exception} at ${line}${inLibrary ? ', in the library' : ''}`);
  }
  const seen = program.classes.flatMap((name) => thrown.get(name) ?? []);
  for (const { line, exception, caught } of program.marks) {
    if (caught && !seen.some((at) => at.line === line && at.exception === exception))
      problems.push(`${line}: not seen`);
  }
  if (program.marks.length + program.open.length === 0) problems.push('nothing is marked');
  return problems;
}

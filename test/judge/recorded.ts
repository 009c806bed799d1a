/** What a virtual machine did with programs: every exception that came by a line of theirs. */
import { spawn } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { compileSources, type Jdk } from '../support/classfiles.js';

export interface Frame {
  readonly class: string;
  readonly method: string;
  /** Name of the source file, without folder. */
  readonly source: string;
  readonly line: number;
  /** `Class.method` whose call ended so; null where the frame's own code threw the exception. */
  readonly callee: string | null;
  /** Which arguments of that call are null, from 1; known of library code. */
  readonly nulls: readonly number[];
}

/** An exception on its way, until it was caught: one that is thrown again is another one. */
export interface Raised {
  readonly type: string;
  /** Whether a `throw` threw it, and not the machine. */
  readonly purpose: boolean;
  /** Whether it was thrown before, and a handler passes it on. */
  readonly again: boolean;
  readonly checked: boolean;
  readonly thrownIn: string;
  readonly caught: boolean;
  /** Whether memory or stack had been exhausted before. */
  readonly afterError: boolean;
  /** What the machine says of what was null; else empty. */
  readonly message: string;
  /** Of the program, innermost first, up to where it was caught. */
  readonly frames: readonly Frame[];
}

export interface Recorded {
  readonly name: string;
  /** Why it does not compile. */
  readonly error?: string;
  /** How its runs ended; `ended` alone: all was seen. */
  readonly ends?: readonly string[];
  readonly raised?: readonly Raised[];
  /** `a/B.java:12` for each line that a run came to. */
  readonly lines?: readonly string[];
}

export interface Recordable {
  readonly name: string;
  readonly mainClass: string;
  /** Texts by path (`a/B.java`). */
  readonly sources: Readonly<Record<string, string>>;
  /** Whether it is also compiled without debug information. */
  readonly bare?: boolean;
}

/** Where the class files of a program are, with debug information and without. */
export function classesOf(folder: string, name: string): { readonly debug: string; readonly bare: string } {
  return { debug: path.join(folder, name, 'classes'), bare: path.join(folder, name, 'bare') };
}

const SOURCES = path.join(path.dirname(fileURLToPath(import.meta.url)), 'jvm');
const RUN_MILLISECONDS = 4000;
/** What replays call `main` with, where it looks at its arguments: lists, the texts of each behind commas; and each word of its own that the program may compare with. */
const ARGUMENTS = ['-', ',a', ',0', ',1,2'];
const MOST_WORDS = 60;

/** Compiled and run in the order given, in one warm process; each is told as soon as it is known. `folder`: for sources and classes. */
export async function record(
  jdk: Jdk,
  programs: readonly Recordable[],
  folder: string,
  tell: (recorded: Recorded) => Promise<void>,
): Promise<void> {
  const files = readdirSync(SOURCES).map((file) => [file, readFileSync(path.join(SOURCES, file), 'utf8')] as const);
  const tool = compileSources({ jdk, sources: Object.fromEntries(files) });
  const jobs = path.join(folder, 'jobs');
  writeFileSync(jobs, programs.map((each) => `${jobOf(each, folder)}\n`).join(''));
  const process = spawn(jdk.java, ['-Xshare:auto', '-cp', tool, 'Recorder', tool, String(RUN_MILLISECONDS), jobs], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let complaints = '';
  process.stderr.on('data', (data) => {
    complaints += String(data);
  });
  const ended = new Promise<number | null>((resolve) => process.on('close', resolve));
  for await (const line of createInterface({ input: process.stdout })) await tell(JSON.parse(line) as Recorded);
  const status = await ended;
  if (status !== 0) throw new Error(`the recorder ended with ${status}: ${complaints}`);
}

function jobOf({ name, mainClass, sources, bare = false }: Recordable, folder: string): string {
  const written = Object.entries(sources).map(([file, text]) => {
    const place = path.join(folder, name, 'sources', file);
    mkdirSync(path.dirname(place), { recursive: true });
    writeFileSync(place, text);
    return place;
  });
  // Replays enable assertions; proofs hold with and without.
  const assertions = Object.values(sources).some((text) => /\bassert\b/.test(text)) ? '-ea,-da' : '-ea';
  const given = usesArguments(sources) ? [...ARGUMENTS, ...wordsOf(sources)] : ARGUMENTS.slice(0, 1);
  const classes = classesOf(folder, name);
  const more = bare ? classes.bare : '-';
  return [name, mainClass, assertions, classes.debug, written.join('|'), given.join('|'), more].join('\t');
}

/** More than replays take: they look for those that are compared. */
function wordsOf(sources: Recordable['sources']): readonly string[] {
  const withMain = Object.values(sources).filter((text) => /\bvoid main\(/.test(text));
  const words = withMain.flatMap((text) => [...text.matchAll(/"([^"\\,|\s]+)"/g)].map(([, word]) => `,${word}`));
  return [...new Set(words)].filter((word) => !ARGUMENTS.includes(word)).slice(0, MOST_WORDS);
}

function usesArguments(sources: Recordable['sources']): boolean {
  return Object.values(sources).some((text) => {
    const parameter = /\bvoid main\((?:final )?(?:[\w.]+)(?:\[\]|\.\.\.)? (\w+)/.exec(text)?.[1];
    return parameter !== undefined && [...text.matchAll(new RegExp(`\\b${parameter}\\b`, 'g'))].length > 1;
  });
}

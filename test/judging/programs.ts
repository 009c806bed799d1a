/**
 * Programs that a JVM ends in an exception at a known line. A comment at the end of the line says what happens there:
 *
 *     // fails: EXCEPTION                 thrown by an instruction of the line itself, and nothing catches it
 *     // fails: EXCEPTION (WORD, …)       `caught`: the program catches it; `in the library`: thrown by library code that the line
 *                                         calls; `in a check`: by a library method that compilers call where the language demands a check;
 *                                         `in a method reference`: by what a lambda or method reference is made of
 *     // undecided: PROPERTY              the language leaves open whether it fails: neither proved nor refuted
 *
 * A line without such a comment does not fail when the program is run from its `main`.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const FOLDER = path.join(path.dirname(fileURLToPath(import.meta.url)), '..', 'programs', 'judged');

export interface Mark {
  readonly line: number;
  readonly exception: string;
  readonly caught: boolean;
  readonly where: 'here' | 'check' | 'library' | 'reference';
}

export interface OpenQuestion {
  readonly line: number;
  readonly property: string;
}

export interface JudgedProgram {
  readonly kind: string;
  /** Of the file, and of the class that holds `main`. */
  readonly name: string;
  readonly file: string;
  readonly text: string;
  /** The top-level classes of the file, in order. */
  readonly classes: readonly string[];
  readonly marks: readonly Mark[];
  readonly open: readonly OpenQuestion[];
}

export function judgedPrograms(): readonly JudgedProgram[] {
  return readdirSync(FOLDER)
    .sort()
    .flatMap((kind) =>
      readdirSync(path.join(FOLDER, kind))
        .sort()
        .map((file) => readProgram(kind, file)),
    );
}

function readProgram(kind: string, file: string): JudgedProgram {
  const text = readFileSync(path.join(FOLDER, kind, file), 'utf8');
  return {
    kind,
    name: path.basename(file, '.java'),
    file,
    text,
    classes: [...text.matchAll(TOP_LEVEL)].map(([, name]) => name as string),
    ...marksOf(text),
  };
}

const TOP_LEVEL = /^(?:(?:public|abstract|final|sealed|non-sealed) )*(?:class|interface|enum|record) (\w+)/gm;
const MARK = /\/\/ (fails|undecided): (\S+)(?: \((.+)\))?$/;
const WORDS: readonly string[] = ['caught', 'in the library', 'in a check', 'in a method reference'];

/** What the comments of a text say; a word that is not known is an error. */
export function marksOf(text: string): Pick<JudgedProgram, 'marks' | 'open'> {
  const marks: Mark[] = [];
  const open: OpenQuestion[] = [];
  for (const [index, content] of text.split('\n').entries()) {
    const found = MARK.exec(content);
    if (found === null) {
      if (/\/\/ *(fails|undecided)/.test(content)) throw new Error(`no mark: ${content}`);
      continue;
    }
    const [, what, subject = '', given] = found;
    const words = given?.split(', ') ?? [];
    const strange = words.find((word) => !WORDS.includes(word));
    if (strange !== undefined) throw new Error(`no word of a mark: ${strange}`);
    if (what === 'undecided') open.push({ line: index + 1, property: subject });
    else marks.push({ line: index + 1, exception: subject, caught: words.includes('caught'), where: whereOf(words) });
  }
  return { marks, open };
}

function whereOf(words: readonly string[]): Mark['where'] {
  if (words.includes('in the library')) return 'library';
  if (words.includes('in a check')) return 'check';
  return words.includes('in a method reference') ? 'reference' : 'here';
}

/** The kinds of options that commands have; each makes the card of one. */
import { type OptionCard, OptionProblem } from './option.js';

/** What may be said of any option besides its text. */
type Besides<T> = Pick<OptionCard<T>, 'names' | 'configured' | 'words'>;

/** Off unless it is given. */
export function flag(text: string, besides: Besides<unknown> = {}): OptionCard<boolean | undefined> {
  return { text, initial: undefined, ...besides };
}

/** On unless `--no-NAME` is given. */
export function onUnless(text: string): OptionCard<boolean> {
  return { text, initial: true, isOff: true };
}

export function text(takes: string, line: string, besides: Besides<unknown> = {}): OptionCard<string | undefined> {
  return { takes, text: line, initial: undefined, ...besides };
}

/** May be given several times; all count. */
export function repeated(takes: string, line: string, besides: Besides<unknown> = {}): OptionCard<readonly string[]> {
  return { takes, text: line, initial: [], read: (word, before) => [...before, word], ...besides };
}

/** Files and folders in one word, as in a class path; may be given several times. */
export function paths(takes: string, line: string, besides: Besides<unknown> = {}): OptionCard<readonly string[]> {
  return {
    takes,
    text: line,
    initial: [],
    names: 'files',
    read: (word, before, { pathSeparator }) => [...before, ...word.split(pathSeparator).filter((part) => part !== '')],
    ...besides,
  };
}

/** One of some words. */
export function choice<const W extends string>(
  takes: string,
  line: string,
  words: readonly W[],
  initial: NoInfer<W>,
): OptionCard<W> {
  return { takes, text: line, initial, words, read: (word) => oneOf(word, words) };
}

function oneOf<W extends string>(word: string, words: readonly W[]): W {
  const found = words.find((each) => each === word);
  if (found === undefined) throw new OptionProblem(`choose one of ${words.join(', ')}`);
  return found;
}

/** A whole number from 1. */
export function count(takes: string, line: string, besides: Besides<unknown> = {}): OptionCard<number | undefined> {
  return { takes, text: line, initial: undefined, read: readCount, ...besides };
}

function readCount(word: string): number {
  if (!/^[0-9]+$/.test(word) || Number(word) < 1 || !Number.isSafeInteger(Number(word))) {
    throw new OptionProblem('a whole number of at least 1 is needed');
  }
  return Number(word);
}

/** A number above 0. */
export function factor<T extends number | undefined>(
  takes: string,
  line: string,
  initial: T,
  besides: Besides<unknown> = {},
): OptionCard<T | number> {
  return { takes, text: line, initial, read: readFactor, ...besides };
}

function readFactor(word: string): number {
  const number = Number(word);
  if (!(number > 0) || !Number.isFinite(number)) throw new OptionProblem('a number above 0 is needed');
  return number;
}

/** A name, or none with `--no-NAME`; true, which is the default: where it usually is. */
export function nameOrOff(
  takes: string,
  lines: { readonly on: string; readonly off: string },
  besides: Besides<unknown> = {},
): OptionCard<string | boolean> {
  return { takes, text: lines.on, off: lines.off, initial: true, read: existing, ...besides };
}

function existing(word: string): string {
  if (word === '') throw new OptionProblem('a name is needed');
  return word;
}

export interface LineOfFile {
  /** The end of a path; left out: any file. */
  readonly file?: string;
  readonly line: number;
}

/** A line, of a file where one is named. */
export function lineOfFile(text: string): OptionCard<LineOfFile | undefined> {
  return {
    takes: '<line>',
    text,
    initial: undefined,
    read: (word) => {
      const parts = /^(?:(.+):)?([0-9]{1,9})$/.exec(word);
      const line = Number(parts?.[2]);
      if (parts === null || line < 1) throw new OptionProblem('a line is needed: 12, or List.java:12');
      return parts[1] === undefined ? { line } : { file: parts[1].replaceAll('\\', '/'), line };
    },
  };
}

export function isLineOf({ file, line }: LineOfFile, path: string, at: number): boolean {
  return line === at && (file === undefined || path === file || path.replaceAll('\\', '/').endsWith(`/${file}`));
}

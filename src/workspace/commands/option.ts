/**
 * An option of a command, as data: what help, completion, the reading of words and the configuration need to know of it.
 *
 * Its name is the key under which a card lists it: `closedWorld` is written `--closed-world`. The type of its value is that of
 * `initial`, so that a command declares its options once and gets them typed.
 */

/** A word behind an option that cannot be used; the message says what is needed. */
export class OptionProblem extends Error {}

/** What reading a word depends on besides the word. */
export interface Machine {
  /** Between the parts of a path such as that of `--classpath`. */
  readonly pathSeparator: string;
}

export interface OptionCard<T> {
  /** What stands behind the option: `<file>`, with three dots where several words may. Absent: a switch. */
  readonly takes?: string;
  /** A line of help. */
  readonly text: string;
  /** The value where nobody gives one. */
  readonly initial: T;
  /** Whether it is a switch that is on by itself, and written `--no-NAME`. */
  readonly isOff?: true;
  /** Where there is also `--no-NAME`, which makes it false: a line of help. */
  readonly off?: string;
  /** All words that it takes, where they can be listed. */
  readonly words?: readonly string[];
  /** What kind of name it takes, for completion. */
  readonly names?: 'files' | 'folders';
  /** Where `espalier.config.json` may say it too. */
  readonly configured?: Configured;
  /** A word as a value, on top of those before it; throws an `OptionProblem`. Absent: the word itself. */
  // A method, so that options of different values fit into one list: who calls it hands back what it has given.
  read?(word: string, before: T, machine: Machine): T;
}

/** How a value is written in the configuration, and what editors are told of it. */
export interface Configured {
  readonly as: 'paths' | 'path' | 'path-or-off' | 'globs' | 'words' | 'count' | 'factor' | 'switch';
  readonly text: string;
}

export type OptionCards = Readonly<Record<string, OptionCard<unknown>>>;

type ValueOf<O> = O extends OptionCard<infer T> ? T : never;

/** The values of options, by name; those without a default may be absent. */
export type OptionValues<O extends OptionCards> = {
  readonly [K in keyof O as undefined extends ValueOf<O[K]> ? never : K]: ValueOf<O[K]>;
} & {
  readonly [K in keyof O as undefined extends ValueOf<O[K]> ? K : never]?: Exclude<ValueOf<O[K]>, undefined>;
};

/** `closedWorld` as it is written behind two dashes. */
export function writtenName(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** Options that every command shares, and how their values are read. */
import { type Command, InvalidArgumentError } from 'commander';
import { RULES } from '../workspace/index.js';
import { noRule, VERDICTS } from './configuration/read.js';

export interface CommonOptions {
  readonly class: readonly string[];
  readonly method: readonly string[];
  readonly format: string;
  readonly output?: string;
  readonly quiet?: boolean;
  readonly color: boolean;
  readonly jobs?: number;
  readonly failOn: readonly string[];
  readonly strict?: boolean;
  readonly classpath: readonly string[];
  readonly sourcepath: readonly string[];
  readonly specs: readonly string[];
  readonly jdk?: string;
  readonly budget: number;
  readonly budgetMs?: number;
}

export function repeated(value: string, previous: readonly string[]): readonly string[] {
  return [...previous, value];
}

/** What is claimed: the rules of `check`, and what other commands claim besides. */
const PROPERTIES: readonly string[] = [
  ...RULES.map(({ id }) => id),
  'division-by-zero',
  'array-store',
  'property',
  'run',
  // Facts, which never change the status.
  'acyclic',
  'disjoint',
  'lost-nodes',
  'non-null',
  'null',
  'unshared',
];

/** A list behind one option, or the option repeated; the first use replaces the default. A mistyped word would let all pass. */
function failOn(value: string, previous: readonly string[] & { readonly given?: true }): readonly string[] {
  const parts = value
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const unknown = parts.find((part) => !VERDICTS.includes(part) && !PROPERTIES.includes(part));
  if (unknown !== undefined) {
    throw new InvalidArgumentError(`no verdict (${VERDICTS.join(', ')}) and ${noRule(unknown, PROPERTIES)}`);
  }
  return Object.assign(previous.given === true ? [...previous, ...parts] : parts, { given: true as const });
}

export function paths(value: string, previous: readonly string[]): readonly string[] {
  const separator = process.platform === 'win32' ? ';' : ':';
  return [...previous, ...value.split(separator).filter((part) => part !== '')];
}

export function positiveInteger(value: string): number {
  if (!/^[0-9]+$/.test(value) || Number(value) < 1 || !Number.isSafeInteger(Number(value))) {
    throw new InvalidArgumentError('a whole number of at least 1 is needed');
  }
  return Number(value);
}

export function positiveNumber(value: string): number {
  const number = Number(value);
  if (!(number > 0) || !Number.isFinite(number)) throw new InvalidArgumentError('a number above 0 is needed');
  return number;
}

export function oneOf(...words: readonly string[]): (value: string) => string {
  return (value) => {
    if (!words.includes(value)) throw new InvalidArgumentError(`choose one of ${words.join(', ')}`);
    return value;
  };
}

/** `formats`: the first is the default. `argument`: in square brackets where a configuration may name the inputs. */
export function withCommonOptions(
  command: Command,
  formats: readonly string[],
  argument: '<input...>' | '[input...]' = '<input...>',
): Command {
  return command
    .argument(argument, '.java, .class, .jar and .jmod files, folders of them, jdk:java.util, jdk:java.util.List')
    .option('--class <name>', 'only this class (repeatable)', repeated, [])
    .option(
      '--method <name>',
      'only this method: reverse, List.reverse or List.reverse(Node) (repeatable)',
      repeated,
      [],
    )
    .option('--format <format>', `output format: ${formats.join(', ')}`, oneOf(...formats), formats[0])
    .option('--output <file>', 'write the result to a file')
    .option('--quiet', 'no diagnostics on standard error')
    .option('--no-color', 'no colours')
    .option('--jobs <n>', 'how many cores to use', positiveInteger)
    .option('--fail-on <verdict>', 'verdicts or rules that make the exit status 1', failOn, ['refuted'])
    .option('--strict', 'an unreadable file met in a folder makes the exit status 2')
    .option('--classpath <paths>', 'jars and folders that the input refers to (also -cp)', paths, [])
    .option('--sourcepath <paths>', 'sources of class files, for excerpts: folders, jars, src.zip', paths, [])
    .option('--specs <paths>', 'folders of .jml skeletons that specify class files', paths, [])
    .option('--jdk <folder>', 'a JDK: bodies of library classes come from it, not from the bundled models')
    .option('--budget <factor>', 'scale all step and state budgets', positiveNumber, 1)
    .option('--budget-ms <n>', 'extra cut-off in milliseconds for a method', positiveInteger);
}

/** The options of `espalier check`. */
import { type Command, InvalidArgumentError } from 'commander';
import { type CommonOptions, positiveNumber, repeated, withCommonOptions } from '../options.js';
import { FORMATS } from './written.js';

export interface CheckOptions extends CommonOptions {
  readonly latent?: boolean;
  readonly replay: boolean;
  /** A file, or false for none; true: search for it. */
  readonly config: string | boolean;
  readonly exclude: readonly string[];
  readonly baseline?: string;
  readonly updateBaseline?: boolean;
  readonly changedSince?: string;
  /** The folder of the cache, or false for none; true: where it usually is. */
  readonly cache: string | boolean;
  /** In seconds, for the whole run. */
  readonly timeout?: number;
  readonly emitTests?: string;
}

export function withCheckOptions(command: Command): Command {
  return withCommonOptions(command, FORMATS, '[input...]')
    .option('--latent', 'also show what only a heap that no code was seen to build would break')
    .option('--no-replay', 'do not try to replay findings in the interpreter')
    .option('--config <file>', 'read the configuration from this file', existing, true)
    .option('--no-config', 'read no configuration file')
    .option('--exclude <glob>', 'report nothing of these files or classes (repeatable)', repeated, [])
    .option('--baseline <file>', 'known findings: only others are shown and fail')
    .option('--update-baseline', 'write what is found now into the baseline file')
    .option('--changed-since <revision>', 'only what changed since that git revision, and what depends on it')
    .option('--emit-tests <folder>', 'write a failing JUnit 5 test for each replayed bug')
    .option('--timeout <seconds>', 'end the whole run after that time', positiveNumber)
    .option('--cache <folder>', 'keep results in this folder (usually .espalier/cache)', existing, true)
    .option('--no-cache', 'neither use nor keep results of earlier runs');
}

function existing(value: string): string | boolean {
  if (value === '') throw new InvalidArgumentError('a name is needed');
  return value;
}

/** What a run is asked to do: the command line, and where it is silent the configuration. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ReportedDiagnostic } from '../../findings/result.js';
import type { CheckCommandOptions } from '../../workspace/commands/check/card.js';
import { noRule, VERDICTS } from '../../workspace/commands/common-options.js';
import type { Configured } from '../../workspace/commands/option.js';
import { display, reasonOf } from '../input/files.js';
import { findConfiguration } from './find.js';
import { failingOn, readConfiguration } from './read.js';
import { CONFIGURED, type Configuration, type RULE_LEVELS } from './schema.js';

export type RuleLevel = (typeof RULE_LEVELS)[number];

export interface Exclusion {
  readonly glob: string;
  /** The folder that globs of files start from. */
  readonly folder: string;
}

export interface Settings {
  readonly inputs: readonly string[];
  readonly options: CheckCommandOptions;
  readonly rules: Readonly<Record<string, RuleLevel>>;
  readonly exclusions: readonly Exclusion[];
  /** The version of the tool that the configuration names. */
  readonly version?: string;
}

export type Settled =
  | { readonly kind: 'settings'; readonly settings: Settings }
  | { readonly kind: 'problems'; readonly problems: readonly ReportedDiagnostic[] };

/** `isGiven`: whether an option stands on the command line. */
export function settle(
  inputs: readonly string[],
  options: CheckCommandOptions,
  isGiven: (option: string) => boolean,
  rules: readonly string[],
): Settled {
  const found = configurationOf(inputs, options, rules);
  if (found.kind === 'problems') return found;
  const { configuration, folder } = found;
  const merged = merge(options, configuration, folder, isGiven);
  const named = inputs.length > 0 ? inputs : (configuration.inputs ?? []).map((input) => inFolder(folder, input));
  const problems = [
    ...(named.length > 0 ? [] : ['no input: name files or folders, or "inputs" in espalier.config.json']),
    ...merged.failOn
      .filter((name) => !VERDICTS.includes(name) && !rules.includes(name))
      .map((name) => `--fail-on: no verdict (${VERDICTS.join(', ')}) and ${noRule(name, rules)}`),
    ...(merged.updateBaseline === true && merged.baseline === undefined
      ? ['--update-baseline needs --baseline FILE, or "baseline" in espalier.config.json']
      : []),
  ].map((message): ReportedDiagnostic => ({ severity: 'error', message }));
  if (problems.length > 0) return { kind: 'problems', problems };
  const settings: Settings = {
    inputs: named,
    options: merged,
    rules: configuration.rules ?? {},
    ...(configuration.version === undefined ? {} : { version: configuration.version }),
    exclusions: [
      ...globsOf(configuration).map((glob) => ({ glob, folder })),
      ...options.exclude.map((glob) => ({ glob, folder: process.cwd() })),
    ],
  };
  return { kind: 'settings', settings };
}

function globsOf({ exclude }: Configuration): readonly string[] {
  return Array.isArray(exclude) ? exclude.map(String) : [];
}

type Found =
  | { readonly kind: 'found'; readonly configuration: Configuration; readonly folder: string }
  | { readonly kind: 'problems'; readonly problems: readonly ReportedDiagnostic[] };

function configurationOf(inputs: readonly string[], { config }: CheckCommandOptions, rules: readonly string[]): Found {
  const file = typeof config === 'string' ? path.resolve(config) : config ? findConfiguration(inputs) : undefined;
  if (file === undefined) return { kind: 'found', configuration: {}, folder: process.cwd() };
  try {
    const read = readConfiguration(readFileSync(file, 'utf8'), display(file), rules);
    return read.kind === 'problems' ? read : { ...read, kind: 'found', folder: path.dirname(file) };
  } catch (error) {
    const message = `cannot be read: ${reasonOf(error)}`;
    return { kind: 'problems', problems: [{ severity: 'error', message, file: display(file) }] };
  }
}

function merge(
  options: CheckCommandOptions,
  configuration: Configuration,
  folder: string,
  isGiven: (option: string) => boolean,
): CheckCommandOptions {
  const configured = [...CONFIGURED].flatMap(([name, { as }]) => {
    const value = settled(as, configuration[name], folder);
    return value === undefined ? [] : [[name, value]];
  });
  const given = Object.entries(options).filter(([name]) => isGiven(name));
  // Values that keep to the schema are those of the options.
  return { ...options, ...Object.fromEntries(configured), ...Object.fromEntries(given) };
}

/** What a value of the file means as that of an option; undefined: it does not take the place of one. */
function settled(as: Configured['as'], value: unknown, folder: string): unknown {
  if (value === undefined) return undefined;
  switch (as) {
    case 'paths':
      return Array.isArray(value) ? value.map((entry) => inFolder(folder, String(entry))) : undefined;
    case 'path':
    case 'path-or-off':
      return typeof value === 'string' ? inFolder(folder, value) : value;
    case 'words':
      return failingOn(value);
    case 'globs':
      // They start from the folder of the file, and add to those of the command line.
      return undefined;
    default:
      return value;
  }
}

/** As seen from the working directory, where that is shorter to read. */
function inFolder(folder: string, entry: string): string {
  return entry.startsWith('jdk:') ? entry : display(path.resolve(folder, entry));
}

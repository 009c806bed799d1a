/** What a run is asked to do: the command line, and where it is silent the configuration. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ReportedDiagnostic } from '../../findings/result.js';
import type { CheckOptions } from '../check/options.js';
import { display, reasonOf } from '../input/files.js';
import { findConfiguration } from './find.js';
import { noRule, readConfiguration, VERDICTS } from './read.js';
import type { Configuration, RULE_LEVELS } from './schema.js';

export type RuleLevel = (typeof RULE_LEVELS)[number];

export interface Exclusion {
  readonly glob: string;
  /** The folder that globs of files start from. */
  readonly folder: string;
}

export interface Settings {
  readonly inputs: readonly string[];
  readonly options: CheckOptions;
  readonly rules: Readonly<Record<string, RuleLevel>>;
  readonly exclusions: readonly Exclusion[];
}

export type Settled =
  | { readonly kind: 'settings'; readonly settings: Settings }
  | { readonly kind: 'problems'; readonly problems: readonly ReportedDiagnostic[] };

/** `isGiven`: whether an option stands on the command line. */
export function settle(
  inputs: readonly string[],
  options: CheckOptions,
  isGiven: (option: keyof CheckOptions) => boolean,
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
    exclusions: [
      ...(configuration.exclude ?? []).map((glob) => ({ glob, folder })),
      ...options.exclude.map((glob) => ({ glob, folder: process.cwd() })),
    ],
  };
  return { kind: 'settings', settings };
}

type Found =
  | { readonly kind: 'found'; readonly configuration: Configuration; readonly folder: string }
  | { readonly kind: 'problems'; readonly problems: readonly ReportedDiagnostic[] };

function configurationOf(inputs: readonly string[], { config }: CheckOptions, rules: readonly string[]): Found {
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
  options: CheckOptions,
  configuration: Configuration,
  folder: string,
  isGiven: (option: keyof CheckOptions) => boolean,
): CheckOptions {
  const { failOn, latent, budget, timeout, jobs, cache, jdk, baseline } = configuration;
  const place = (entry: string): string => inFolder(folder, entry);
  const places = (key: 'classpath' | 'sourcepath' | 'specs'): object =>
    configuration[key] === undefined ? {} : { [key]: configuration[key].map(place) };
  const configured: Partial<CheckOptions> = {
    ...places('classpath'),
    ...places('sourcepath'),
    ...places('specs'),
    ...(jdk === undefined ? {} : { jdk: place(jdk) }),
    ...(failOn === undefined ? {} : { failOn: failingOn(failOn) }),
    ...(latent === undefined ? {} : { latent }),
    ...(budget === undefined ? {} : { budget }),
    ...(timeout === undefined ? {} : { timeout }),
    ...(jobs === undefined ? {} : { jobs }),
    ...(cache === undefined ? {} : { cache: typeof cache === 'string' ? place(cache) : cache }),
    ...(baseline === undefined ? {} : { baseline: place(baseline) }),
  };
  const given = Object.entries(options).filter(([key]) => isGiven(key as keyof CheckOptions));
  return { ...options, ...configured, ...Object.fromEntries(given) };
}

function failingOn(value: string | readonly string[]): readonly string[] {
  const names = typeof value === 'string' ? value.split(',') : value;
  return names.map((name) => name.trim()).filter((name) => name !== '');
}

/** As seen from the working directory, where that is shorter to read. */
function inFolder(folder: string, entry: string): string {
  return entry.startsWith('jdk:') ? entry : display(path.resolve(folder, entry));
}

/**
 * What may stand in `espalier.config.json`: which inputs and rules, and what the cards of options say of themselves.
 * The published JSON schema is made from this (scripts/configuration-schema.ts).
 */
import * as v from 'valibot';
import { checkCommand } from '../../workspace/commands/check/index.js';
import type { Configured } from '../../workspace/commands/option.js';
import { optionsOf } from '../commands/from-card.js';

export const RULE_LEVELS = ['off', 'on', 'error'] as const;

/** What is in a file that keeps to the schema: values of options as they are written there, by the names of the options. */
export interface Configuration {
  readonly inputs?: readonly string[];
  readonly version?: string;
  readonly rules?: Readonly<Record<string, (typeof RULE_LEVELS)[number]>>;
  readonly [option: string]: unknown;
}

/** The options of `check` that a configuration may give, and how. */
export const CONFIGURED: ReadonlyMap<string, Configured> = new Map(
  Object.entries(optionsOf(checkCommand)).flatMap(([name, { configured }]) =>
    configured === undefined ? [] : [[name, configured]],
  ),
);

type Schema = v.GenericSchema<unknown>;

const names = v.array(v.pipe(v.string(), v.nonEmpty('may not be empty')));

/** A value by the way it is written. */
const WRITTEN: Readonly<Record<Configured['as'], Schema>> = {
  paths: names,
  globs: names,
  path: v.string(),
  'path-or-off': v.union([v.boolean(), v.string()]),
  words: v.union([v.string(), v.array(v.string())]),
  count: v.pipe(v.number(), v.integer('must be a whole number'), v.minValue(1, 'must be at least 1')),
  factor: v.pipe(v.number(), v.gtValue(0, 'must be above 0')),
  switch: v.boolean(),
};

const told = (schema: Schema, text: string): Schema => v.optional(v.pipe(schema, v.description(text)));

export const configurationSchema = v.strictObject({
  $schema: told(v.string(), 'Where this schema is, for editors.'),
  inputs: told(
    names,
    'What is checked where the command line names no input; relative to this file, as all paths here.',
  ),
  version: told(
    v.pipe(v.string(), v.regex(/^\d+\.\d+\.\d+/, 'must be a version: 0.1.0')),
    'The version of espalier that the project is set up for: findings of rules that are newer are notes.',
  ),
  rules: told(
    v.record(v.string(), v.picklist(RULE_LEVELS)),
    'By rule: "off" shows none of its findings, "on" is the default, "error" fails on each of them.',
  ),
  ...Object.fromEntries([...CONFIGURED].map(([name, { as, text }]) => [name, told(WRITTEN[as], text)])),
});

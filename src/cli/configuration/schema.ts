/** What may stand in `espalier.config.json`. The published JSON schema is made from this (scripts/configuration-schema.ts). */
import * as v from 'valibot';

const paths = (description: string) =>
  v.optional(v.pipe(v.array(v.pipe(v.string(), v.nonEmpty('may not be empty'))), v.description(description)));

const positive = (description: string) =>
  v.optional(v.pipe(v.number(), v.gtValue(0, 'must be above 0'), v.description(description)));

const counted = (description: string) =>
  v.optional(
    v.pipe(
      v.number(),
      v.integer('must be a whole number'),
      v.minValue(1, 'must be at least 1'),
      v.description(description),
    ),
  );

export const RULE_LEVELS = ['off', 'on', 'error'] as const;

export const configurationSchema = v.strictObject({
  $schema: v.optional(v.pipe(v.string(), v.description('Where this schema is, for editors.'))),
  inputs: paths('What is checked where the command line names no input; relative to this file, as all paths here.'),
  classpath: paths('Jars and folders that the input refers to.'),
  sourcepath: paths('Sources of class files: folders, jars, src.zip.'),
  specs: paths('Folders of .jml skeletons that specify class files.'),
  jdk: v.optional(v.pipe(v.string(), v.description('A JDK that library classes come from instead of the models.'))),
  exclude: paths(
    'Files (globs with a slash or ending in .java, .class or .jar) and classes (globs of names) that nothing is reported of.',
  ),
  rules: v.optional(
    v.pipe(
      v.record(v.string(), v.picklist(RULE_LEVELS)),
      v.description('By rule: "off" shows none of its findings, "on" is the default, "error" fails on each of them.'),
    ),
  ),
  failOn: v.optional(
    v.pipe(
      v.union([v.string(), v.array(v.string())]),
      v.description('Verdicts (refuted, unproved, unknown) or rules that make the exit status 1.'),
    ),
  ),
  latent: v.optional(
    v.pipe(v.boolean(), v.description('Also show what only a heap that no code was seen to build would break.')),
  ),
  budget: positive('Scales all budgets of steps and states.'),
  timeout: positive('Seconds after which the whole run ends; what was not reached is unknown.'),
  jobs: counted('How many cores to use.'),
  cache: v.optional(
    v.pipe(v.union([v.boolean(), v.string()]), v.description('The folder of the cache, or false for none.')),
  ),
  baseline: v.optional(v.pipe(v.string(), v.description('The file of known findings: only others fail.'))),
});

export type Configuration = v.InferOutput<typeof configurationSchema>;

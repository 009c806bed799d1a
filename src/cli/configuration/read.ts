/** Reads a configuration file; what is wrong in it is said with its line. */
import * as v from 'valibot';
import type { ReportedDiagnostic } from '../../findings/result.js';
import { noRule, VERDICTS, wordsOf } from '../../workspace/commands/common-options.js';
import { type JsonNode, JsonProblem, lineOf, parseJson } from './json-text.js';
import { type Configuration, configurationSchema } from './schema.js';

export type ReadConfiguration =
  | { readonly kind: 'configuration'; readonly configuration: Configuration }
  | { readonly kind: 'problems'; readonly problems: readonly ReportedDiagnostic[] };

/** `file`: as shown to the user. */
export function readConfiguration(text: string, file: string, rules: readonly string[]): ReadConfiguration {
  let root: JsonNode;
  try {
    root = parseJson(text);
  } catch (error) {
    if (!(error instanceof JsonProblem)) throw error;
    return { kind: 'problems', problems: [problem(file, error.line, `not valid JSON: ${error.message}`)] };
  }
  // An array would pass for an object without keys.
  if (Array.isArray(root.value)) {
    return { kind: 'problems', problems: [problem(file, 1, 'the configuration must be an object')] };
  }
  const parsed = v.safeParse(configurationSchema, root.value);
  const problems = (parsed.issues ?? []).map((issue) => {
    const path = (issue.path ?? []).map(({ key }) => (typeof key === 'number' ? key : String(key)));
    return problem(file, lineOf(root, path), sentence(path, issue));
  });
  if (!parsed.success) return { kind: 'problems', problems };
  const unknown = unknownRules(parsed.output as Configuration, rules).map(({ path, name }) =>
    problem(file, lineOf(root, path), noRule(name, rules)),
  );
  if (unknown.length > 0) return { kind: 'problems', problems: unknown };
  return { kind: 'configuration', configuration: parsed.output as Configuration };
}

/** Words, as one text with commas or as a list. */
export function failingOn(written: unknown): readonly string[] {
  if (typeof written === 'string') return wordsOf(written);
  return Array.isArray(written) ? written.map((name) => String(name).trim()).filter((name) => name !== '') : [];
}

function unknownRules(
  { rules = {}, failOn }: Configuration,
  known: readonly string[],
): readonly { readonly path: readonly (string | number)[]; readonly name: string }[] {
  const failing = failingOn(failOn);
  return [
    ...Object.keys(rules).map((name) => ({ path: ['rules', name], name })),
    ...failing.map((name, index) => ({ path: ['failOn', index], name })).filter(({ name }) => !VERDICTS.includes(name)),
  ].filter(({ name }) => !known.includes(name));
}

function sentence(path: readonly (string | number)[], issue: v.BaseIssue<unknown>): string {
  const place = path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${key}`))
    .join('')
    .replace(/^\./, '');
  if (issue.type === 'strict_object' && issue.expected === 'never') {
    const keys = Object.keys(configurationSchema.entries).filter((key) => key !== '$schema');
    return `unknown key '${place}'; there are ${keys.join(', ')}`;
  }
  const wanted =
    issue.kind === 'schema' && issue.expected !== null ? `must be ${words(issue.expected)}` : issue.message;
  const received = issue.received === null || issue.type === 'non_empty' ? '' : `, not ${issue.received}`;
  return place === '' ? `the configuration ${wanted}` : `'${place}' ${wanted}${received}`;
}

const WORDS: Readonly<Record<string, string>> = {
  Array: 'a list',
  Object: 'an object',
  boolean: 'true or false',
  number: 'a number',
  string: 'a text',
};

function words(expected: string): string {
  return expected
    .replace(/^\((.*)\)$/, '$1')
    .split(' | ')
    .map((part) => WORDS[part] ?? part)
    .join(' or ');
}

function problem(file: string, line: number, message: string): ReportedDiagnostic {
  return { severity: 'error', message, file, line };
}

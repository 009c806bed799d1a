/** The snippets of the page on CI: shell steps are run in a clone, the others are read as what they are. */
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { readXml, type XmlElement } from '../reports/xml-reader.js';
import { espalierIn, type Ran } from './command.js';
import { commitAll, git, projectOf, writeInto } from './project.js';

const PAGE = readFileSync('docs/ci.md', 'utf8');

/** Indented blocks, without the indentation. */
const BLOCKS = (PAGE.match(/(?:^(?: {4}.*| *)\n)+/gm) ?? [])
  .map((block) => block.replace(/^ {4}/gm, '').replace(/^\n+|\s+$/g, ''))
  .filter((block) => block.trim() !== '');

/** What the page tells a shell to do, in its order. */
const COMMANDS = BLOCKS.flatMap((block) =>
  block.split('\n').flatMap((line) => {
    const [, command] = /^\s*(?:- run: )?((?:espalier|git) .*)$/.exec(line) ?? [];
    return command === undefined ? [] : [withoutDollars(command)];
  }),
);

/** Placeholders in angle brackets. */
function withoutDollars(text: string): string {
  return text.replace(/\$\{\{? *([\w.]+) *\}?\}/g, '<$1>');
}

const BUG = `package shop;

import java.util.HashMap;
import java.util.Map;

public class Orders {
    private final Map<String, String> mails = new HashMap<>();

    public boolean isLocal(String name) {
        return mails.get(name).endsWith(".local");
    }

    public static void main(String[] words) {
        new Orders().isLocal("Ada");
    }
}
`;
const FILE = 'src/main/java/shop/Orders.java';
const CONFIGURATION = '{ "inputs": ["src/main/java"], "baseline": "espalier-baseline.json" }\n';

describe('shell steps', () => {
  const ran = new Map<string, Ran>();
  let clone = '';

  beforeAll(() => {
    const origin = projectOf({ 'espalier.config.json': '{ "inputs": ["src/main/java"] }\n', [FILE]: BUG });
    commitAll(origin);
    clone = path.join(mkdtempSync(path.join(tmpdir(), 'espalier-clone-')), 'project');
    git(path.dirname(clone), 'clone', '--quiet', origin, clone);
    writeInto(clone, { 'build/reports/kept': '' });
    for (const command of COMMANDS) {
      const [program, ...words] = command.replace('<github.base_ref>', 'main').split(/\s+/);
      if (program === 'git') git(clone, ...words);
      else ran.set(command, espalierIn(clone, ...words));
    }
  });

  it('are all there', () => {
    expect(COMMANDS).toEqual([
      'espalier check --fail-on refuted,incomplete --format sarif --output espalier.sarif',
      'espalier check --fail-on refuted,incomplete --format github',
      'espalier check --fail-on refuted,incomplete --changed-since origin/<github.base_ref> --format github',
      'espalier check --fail-on refuted,incomplete --format junit --output build/reports/espalier.xml',
      'espalier check --fail-on refuted,incomplete --format html --output build/reports/espalier.html',
      'espalier check --baseline espalier-baseline.json --update-baseline',
      'git add espalier-baseline.json',
    ]);
  });

  it('fail where there is a finding, and leave the report to upload', () => {
    expect(ran.get(COMMANDS[0] ?? '')).toMatchObject({ status: 1, err: '' });
    const sarif = JSON.parse(readFileSync(path.join(clone, 'espalier.sarif'), 'utf8'));
    expect(sarif.runs[0].results.map((each: { ruleId: string }) => each.ruleId)).toEqual(['null-dereference']);
    expect(ran.get(COMMANDS[1] ?? '')).toMatchObject({ status: 1 });
    expect(ran.get(COMMANDS[1] ?? '')?.out).toContain(`::error file=${FILE},line=10`);
  });

  it('say nothing about a pull request that changes nothing', () => {
    expect(ran.get(COMMANDS[2] ?? '')).toMatchObject({ status: 0 });
  });

  it('write reports for other systems', () => {
    expect(readXml(readFileSync(path.join(clone, 'build/reports/espalier.xml'), 'utf8')).name).toBe('testsuites');
    expect(readFileSync(path.join(clone, 'build/reports/espalier.html'), 'utf8')).toContain('<!DOCTYPE html>');
  });

  it('pass once the findings are in the baseline', () => {
    expect(existsSync(path.join(clone, 'espalier-baseline.json'))).toBe(true);
    writeInto(clone, { 'espalier.config.json': CONFIGURATION });
    expect(espalierIn(clone, 'check', '--format', 'github')).toMatchObject({ status: 0 });
  });
});

describe('the Maven plugin', () => {
  const plugin = readXml(BLOCKS.find((block) => block.startsWith('<plugin>')) ?? '');
  const at = (element: XmlElement, ...names: readonly string[]): XmlElement => {
    const [name, ...rest] = names;
    if (name === undefined) return element;
    const child = element.children.find((each) => each.name === name);
    if (child === undefined) throw new Error(`no ${name} in ${element.name}`);
    return at(child, ...rest);
  };

  it('runs the command on what was compiled, when the build is verified', () => {
    const execution = at(plugin, 'executions', 'execution');
    expect(at(execution, 'phase').text.trim()).toBe('verify');
    expect(at(execution, 'goals', 'goal').text.trim()).toBe('exec');
    const configuration = at(execution, 'configuration');
    expect(at(configuration, 'executable').text.trim()).toBe('espalier');
    const given = at(configuration, 'arguments').children.map(({ name, text }) =>
      name === 'classpath' ? '<classpath>' : withoutDollars(text.trim()),
    );
    expect(given).toEqual([
      'check',
      '<project.build.outputDirectory>',
      '--sourcepath',
      '<project.build.sourceDirectory>',
      '--classpath',
      '<classpath>',
    ]);
  });
});

it('the Gradle task closes what it opens, and runs before `check` ends', () => {
  const task = BLOCKS.find((block) => block.startsWith('val espalier')) ?? '';
  const open: string[] = [];
  for (const sign of task.replace(/"[^"\n]*"/g, '""')) {
    if ('({['.includes(sign)) open.push(sign);
    if (')}]'.includes(sign)) expect(`${open.pop()}${sign}`).toMatch(/^(\(\)|\{\}|\[\])$/);
  }
  expect(open).toEqual([]);
  expect(task).toContain('tasks.named("check") { dependsOn(espalier) }');
});

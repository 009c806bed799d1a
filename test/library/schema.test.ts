/** The files with records are as the schema says; and numbers of arguments are those of arguments that there are. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { type MethodRecord, PACKAGES } from '../../src/library/index.js';

const ROOM = fileURLToPath(new URL('../../src/library', import.meta.url));
const FILES = readdirSync(path.join(ROOM, 'data'));
const read = (name: string): unknown => JSON.parse(readFileSync(path.join(ROOM, name), 'utf8'));
const isValid = new Ajv({ strict: true, strictTypes: false, allErrors: true }).compile(read('schema.json') as object);

function problems(value: unknown): readonly string[] {
  isValid(value);
  return (isValid.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}

const file = (record: object): unknown => ({ package: 'java.util', classes: [], records: [record] });
const RIGHT = {
  class: 'java.util.List',
  methods: ['get(int)'],
  calls: ['this', 'java.util.function.*'],
  null: 'never',
};

/** Of records that count arguments which the method does not have. */
function overcounting({ class: owner, methods, ...said }: MethodRecord): readonly string[] {
  const numbers = [said.writes, said.keeps, said.returns, said.given, said.tests, said.demands]
    .flatMap((each) => each ?? [])
    .flatMap((each) => (/^\d/.test(each) ? [Number(each)] : []));
  const most = Math.max(0, ...numbers);
  return methods.filter((key) => argumentsIn(key) < most).map((key) => `${owner}.${key}: ${most}`);
}

function argumentsIn(key: string): number {
  const inside = key.slice(key.indexOf('(') + 1, -1);
  return inside === '' ? 0 : inside.split(',').length;
}

describe('data', () => {
  it.each(FILES)('%s', (name) => expect(problems(read(path.join('data', name)))).toEqual([]));

  it('is all read', () => {
    const packages = FILES.map((name) => (read(path.join('data', name)) as { package: string }).package);
    expect(packages.sort()).toEqual(PACKAGES.map((each) => each.package).sort());
  });

  it('counts no arguments that there are not', () => {
    expect(PACKAGES.flatMap(({ records }) => records.flatMap(overcounting))).toEqual([]);
  });
});

describe('the schema', () => {
  it('accepts', () => expect(problems(file(RIGHT))).toEqual([]));

  it.each([
    ['an unknown word', { ...RIGHT, cals: [] }],
    ['a callback without a type', { ...RIGHT, calls: ['java.util'] }],
    ['an argument 0', { ...RIGHT, writes: ['0'] }],
    ['a receiver that is given', { ...RIGHT, given: ['this'] }],
    ['parameter types with packages', { ...RIGHT, methods: ['add(java.lang.Object)'] }],
    ['nothing said', { class: 'java.util.List', methods: ['get(int)'] }],
    ['a result that is itself', { ...RIGHT, returns: ['itself'] }],
    ['an unknown word for resources', { ...RIGHT, resource: ['closes'] }],
    ['a class without a package', { ...RIGHT, class: 'List' }],
  ])('refuses %s', (_, wrong) => expect(problems(file(wrong))).not.toEqual([]));

  it.each([
    ['a start without parentheses', { class: 'java.lang.Thread', starts: ['start'] }],
    ['what is run by no start', { class: 'java.lang.Thread', runs: 'tasks' }],
    ['a class that says nothing', { class: 'java.lang.Thread' }],
    ['tasks without their method', { class: 'java.lang.Thread', taskFrom: 'constructor' }],
    ['all packages', { class: '*', isFunction: true }],
  ])('refuses records of threads with %s', (_, wrong) => {
    const threads = { package: 'java.lang', threads: [wrong], classes: [], records: [] };
    expect(problems(threads)).not.toEqual([]);
    expect(problems({ ...threads, threads: [{ class: 'java.lang.Thread', starts: ['start(*)'] }] })).toEqual([]);
  });

  it('and the test see an argument too many', () => {
    expect(overcounting({ class: 'java.util.List', methods: ['get(int)'], writes: ['2'] })).toHaveLength(1);
  });
});

/** The published JSON schema says what the command line checks. */
import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { configurationJsonSchema, SCHEMA_FILE } from '../../../scripts/configuration-schema.js';
import { readConfiguration } from '../../../src/cli/configuration/read.js';

const published = readFileSync(SCHEMA_FILE, 'utf8');
const isValid = new Ajv({ strict: true, strictTypes: false }).compile(JSON.parse(published));

it('is up to date (npm run make:schema)', () => {
  expect(JSON.parse(published)).toEqual(configurationJsonSchema());
});

describe('both judge alike', () => {
  it.each([
    [{}, true],
    [{ inputs: ['src'], jobs: 2, cache: '.cache', failOn: 'refuted' }, true],
    [{ rules: { 'class-cast': 'off' }, cache: false, failOn: ['unproved'], budget: 0.5 }, true],
    [{ rules: { 'class-cast': 'warn' } }, false],
    [{ inputs: 'src' }, false],
    [{ inputs: [''] }, false],
    [{ jobs: 0 }, false],
    [{ jobs: 1.5 }, false],
    [{ budget: 0 }, false],
    [{ cache: 1 }, false],
    [{ more: 1 }, false],
    [[], false],
    [null, false],
  ])('%j: %s', (value, expected) => {
    expect(isValid(value)).toBe(expected);
    expect(readConfiguration(JSON.stringify(value), 'c.json', ['class-cast']).kind).toBe(
      expected ? 'configuration' : 'problems',
    );
  });
});

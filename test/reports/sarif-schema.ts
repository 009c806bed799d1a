/** The schema of SARIF 2.1.0 as a check. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';

const file = createRequire(import.meta.url).resolve('@microsoft/jest-sarif/lib/schemas/sarif-2.1.0-rtm.5.json');
// The schema is of draft 4; what it uses means the same in the draft that the checker reads, once its own name is left out.
const { $schema: _draft, id: _name, ...schema } = JSON.parse(readFileSync(file, 'utf8'));
const checker = new Ajv({ strict: false, allErrors: true, unicodeRegExp: false });
addFormats.default(checker);
const validate = checker.compile(schema);

/** What the schema does not allow, a sentence each. */
export function sarifProblems(log: unknown): readonly string[] {
  if (validate(log)) return [];
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath}: ${message}`);
}

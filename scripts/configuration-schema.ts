/** Makes docs/espalier.config.schema.json from the schema that the command line checks files with. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type * as v from 'valibot';
import { configurationSchema } from '../src/cli/configuration/schema.js';

type Schema = v.BaseSchema<unknown, unknown, v.BaseIssue<unknown>>;
type Json = { readonly [key: string]: unknown };

export const SCHEMA_FILE = 'docs/espalier.config.schema.json';

export function configurationJsonSchema(): Json {
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: 'espalier.config.json',
    description: 'Configuration of `espalier check`. Paths are relative to the file.',
    ...converted(configurationSchema),
  };
}

/** The part of Valibot that the configuration uses; anything else is refused, so that nothing is left out silently. */
function converted(schema: Schema): Json {
  const pipe = 'pipe' in schema ? (schema.pipe as readonly { readonly kind: string }[]) : [schema];
  const [root, ...actions] = pipe;
  // What is piped may be piped again.
  const within = root !== undefined && 'pipe' in root ? converted(root as unknown as Schema) : typeOf(root as Schema);
  return Object.assign({}, within, ...actions.map((action) => refined(action as unknown as Json)));
}

function typeOf(schema: Schema): Json {
  const inner = schema as unknown as Json;
  switch (schema.type) {
    case 'strict_object': {
      const entries = Object.entries(inner.entries as Record<string, Schema>);
      const properties = Object.fromEntries(entries.map(([key, entry]) => [key, converted(entry)]));
      return { type: 'object', properties, additionalProperties: false };
    }
    case 'optional':
      return converted(inner.wrapped as Schema);
    case 'array':
      return { type: 'array', items: converted(inner.item as Schema) };
    case 'record':
      return { type: 'object', additionalProperties: converted(inner.value as Schema) };
    case 'picklist':
      return { enum: inner.options };
    case 'union':
      return { anyOf: (inner.options as readonly Schema[]).map(converted) };
    case 'string':
    case 'number':
    case 'boolean':
      return { type: schema.type };
    default:
      throw new Error(`no JSON schema for ${schema.type}`);
  }
}

function refined(action: Json): Json {
  switch (action.type) {
    case 'description':
      return { description: action.description };
    case 'non_empty':
      return { minLength: 1 };
    case 'integer':
      return { type: 'integer' };
    case 'min_value':
      return { minimum: action.requirement };
    case 'regex':
      return { pattern: (action.requirement as RegExp).source };
    case 'gt_value':
      return { exclusiveMinimum: action.requirement };
    default:
      throw new Error(`no JSON schema for ${String(action.type)}`);
  }
}

if (process.argv[1] !== undefined && path.resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  writeFileSync(SCHEMA_FILE, `${JSON.stringify(configurationJsonSchema(), undefined, 2)}\n`);
}

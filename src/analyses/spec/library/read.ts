/** Reads files of class specifications: a heading, fields, and methods with indented clauses. */
import type {
  ClassSpecification,
  SpecificationClause,
  SpecificationFault,
  SpecificationField,
  SpecificationMethod,
} from './specification.js';

const HEADING = /^specification\s+([\w.$]+)$/u;
const FIELD = /^(set|one|map)\s+(\w+)\s*:\s*([\w.$]+)(?:\s*->\s*([\w.$]+))?$/u;
const METHOD = /^(static\s+)?([\w.$[\]]+)\s+(<init>|\w+)\((.*)\)$/u;
const THROWS = /^throws\s+([\w.$]+)\s+(?:sometimes|when\s+(.+))$/u;
const BOUND = /^(\\result|\w+')\s*(=|⊆|⊇|<=|>=)\s*(.+)$/u;
const NEW = /^new\s+([\w.$]+)$/u;
const ASCII = new Map([
  ['<=', '⊆'],
  ['>=', '⊇'],
]);

export interface ReadSpecification {
  /** Undefined where there is no heading. */
  readonly specification: ClassSpecification | undefined;
  readonly faults: readonly SpecificationFault[];
}

export function readSpecification(file: string, text: string): ReadSpecification {
  const faults: SpecificationFault[] = [];
  const fields: SpecificationField[] = [];
  const methods: SpecificationMethod[] = [];
  let name: string | undefined;
  let method:
    | { readonly read: SpecificationMethod; readonly clauses: SpecificationClause[]; isWhole: boolean }
    | undefined;
  const finish = (): void => {
    if (method?.isWhole === true) methods.push({ ...method.read, clauses: method.clauses });
    method = undefined;
  };
  for (const [index, written] of text.split(/\r?\n/u).entries()) {
    const line = index + 1;
    const content = written.replace(/\/\/.*$/u, '').trim();
    if (content === '') continue;
    const fault = (message: string): void => {
      faults.push({ file, line, message });
      if (method !== undefined) method.isWhole = false;
    };
    if (/^\s/u.test(written)) {
      const clause = readClause(content, line);
      if (method === undefined) fault('a clause without a method before it');
      else if (clause === undefined) fault(`not a clause: ${content}`);
      else method.clauses.push(clause);
      continue;
    }
    finish();
    const heading = HEADING.exec(content);
    const field = FIELD.exec(content);
    const signature = METHOD.exec(content);
    if (heading !== null) {
      if (name !== undefined) fault('a second heading: one file, one class');
      else name = heading[1] as string;
    } else if (field !== null) {
      fields.push(readField(field));
    } else if (signature !== null) {
      const parameters = readParameters(signature[4] as string);
      if (parameters === undefined) fault(`parameters are written \`Type name\`: ${content}`);
      else {
        const [, isStatic, result = '', called = ''] = signature;
        const read = { name: called, result, parameters, clauses: [], isStatic: isStatic !== undefined, line };
        method = { read, clauses: [], isWhole: true };
      }
    } else fault(`neither heading, field nor method: ${content}`);
  }
  finish();
  if (name === undefined) {
    faults.push({ file, line: 1, message: 'no `specification CLASS` line' });
    return { specification: undefined, faults };
  }
  return { specification: { file, name, fields, methods }, faults };
}

function readField([, kind, name, first, second]: RegExpExecArray): SpecificationField {
  const columns = second === undefined ? [first as string] : [first as string, second];
  return { name: name as string, columns, functional: kind === 'one' };
}

function readParameters(text: string): { type: string; name: string }[] | undefined {
  if (text.trim() === '') return [];
  const parameters: { type: string; name: string }[] = [];
  for (const each of text.split(',')) {
    const parts = each.trim().split(/\s+/u);
    if (parts.length !== 2) return undefined;
    parameters.push({ type: parts[0] as string, name: parts[1] as string });
  }
  return parameters;
}

function readClause(content: string, line: number): SpecificationClause | undefined {
  const allocation = NEW.exec(content);
  if (allocation !== null) return { kind: 'new', type: allocation[1] as string, line };
  if (content === 'compares' || content === 'runs') return { kind: content, line };
  const exception = THROWS.exec(content);
  if (exception !== null) return { kind: 'throws', type: exception[1] as string, when: exception[2], line };
  const bound = BOUND.exec(content);
  if (bound === null) return undefined;
  const [, relation, operator, whole] = bound as unknown as [string, string, string, string];
  const [expression, when] = splitWhen(whole);
  const spelled = ASCII.get(operator) ?? operator;
  if (spelled !== '=' && spelled !== '⊆' && spelled !== '⊇') return undefined;
  if (when !== undefined && spelled !== '=') return undefined;
  const name = relation.endsWith("'") ? relation.slice(0, -1) : relation;
  return { kind: 'bound', relation: name, operator: spelled, expression, when, line };
}

/** `e when F`: outside parentheses. */
function splitWhen(text: string): [string, string | undefined] {
  const place = text.lastIndexOf(' when ');
  if (place < 0) return [text, undefined];
  return [text.slice(0, place).trim(), text.slice(place + 6).trim()];
}

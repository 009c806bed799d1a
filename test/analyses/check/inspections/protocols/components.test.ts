/**
 * Findings and proofs have one definition: what records of protocols say is refused is what the components of these classes refuse. Each method of a component is
 * called on an object in each state by a client: where the record says that it fails, the call is not proved; where it does not, the call is proved, unless
 * it may fail in every state, for reasons of its own.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { componentsFolder } from '../../../../../src/cli/input/package-files.js';
import type { Claim } from '../../../../../src/findings/claim.js';
import { type ProtocolRecord, RECORDS } from '../../../../../src/library/index.js';
import { SUBJECTS } from '../../../../library/protocol-subjects.js';
import { type Subject, stepOn, stepsOf } from '../../../../library/protocol-trials.js';
import { claimsOf } from '../../../typestate/library/judge.js';

/** The object of a client, where more has to be there before it is made; `keys`: the methods that are called. */
interface Shown extends Subject {
  readonly before?: string;
  readonly keys?: readonly string[];
}

interface Asked {
  readonly state: string;
  readonly key: string;
  readonly line: number;
}

const GIVEN: Readonly<Record<string, string>> = {
  int: '2',
  long: '1L',
  char: "'a'",
  boolean: 'true',
  'char[]': 'new char[4]',
  'byte[]': 'new byte[4]',
  String: '"a"',
  CharSequence: '"a"',
  Object: '"a"',
};

const fileOf = (name: string): string => path.join(componentsFolder(), `${name.replaceAll('.', '/')}.java`);

/** As the component has them: name and erased types. Those with other parameters are left out. */
function methodsOf(name: string): readonly string[] {
  const text = readFileSync(fileOf(name), 'utf8');
  const [own = text] = text.split(/^ {4}(?:private |public |static |final )*class /m).slice(0, 1);
  const found = [...own.matchAll(/^ {4}public (?!static)(?:<[^(]*> )?[\w<>[\], ?]+ (\w+)\((.*?)\)/gm)];
  return found.flatMap(([, method = '', parameters = '']) => {
    const types = parameters === '' ? [] : parameters.split(', ').map((each) => each.replace(/ \w+$/, ''));
    return types.every((type) => type in GIVEN) ? [`${method}(${types.join(',')})`] : [];
  });
}

function clientOf(
  subject: Shown,
  keys: readonly string[],
): { readonly text: string; readonly asked: readonly Asked[] } {
  const lines = ['import java.io.*; import java.util.*; class Client {'];
  const asked: Asked[] = [];
  for (const [state, code] of Object.entries(subject.states)) {
    for (const key of keys) {
      const types = key.slice(key.indexOf('(') + 1, -1);
      const given = types === '' ? [] : types.split(',').map((type) => GIVEN[type] ?? 'null');
      lines.push(
        `void m${lines.length}(File file) throws Exception { ${subject.before ?? ''} var it = ${subject.maker.replaceAll('file()', 'file')}; ${code}`,
      );
      lines.push(`  it.${key.slice(0, key.indexOf('('))}(${given.join(', ')}); }`);
      asked.push({ state, key, line: lines.length });
    }
  }
  return { text: [...lines, '}'].join('\n'), asked };
}

/** Where the component says something else than the record. */
async function differing(records: readonly ProtocolRecord[], subject: Shown): Promise<readonly string[]> {
  const { text, asked } = clientOf(subject, subject.keys ?? methodsOf(subject.class));
  const claims = await claimsOf(text);
  const isProved = ({ line }: Asked): boolean => {
    const at: readonly Claim[] = claims.filter(({ location }) => location.line === line);
    return at.every(({ verdict }) => verdict === 'proved');
  };
  const record = stepsOf(records, subject);
  return asked.flatMap((each) => {
    const { state, key } = each;
    // In others, too, it may fail for what is not known of sources and elements.
    if (record.steps?.some((step) => step.fails !== undefined && step.in?.includes(state) === true) !== true) return [];
    const isRefused = stepOn(record, state, key)?.fails !== undefined;
    const others = asked.filter((other) => other.key === key && other.state !== state);
    const isForOthers = others.some(
      (other) => !isProved(other) && stepOn(record, other.state, key)?.fails === undefined,
    );
    if (isProved(each)) return isRefused ? [`${state}: ${key} is proved`] : [];
    return isRefused || isForOthers ? [] : [`${state}: ${key} is not proved`];
  });
}

/** The state of a component's object is known only as far as the client shows it. */
const iterating = (type: string, maker: string, view = 'c'): Shown => ({
  class: 'java.util.Iterator',
  protocol: 'iterating',
  type,
  maker: `${view}.iterator()`,
  before: `${maker} c.${maker.includes('Map') ? 'put("a", "b")' : 'add("a"); c.add("b")'};`,
  keys: ['hasNext()', 'next()', 'remove()'],
  states: {
    begun: '',
    taken: 'it.next();',
    'ended after one': maker.includes('Map') ? 'it.next();' : 'it.next(); it.next();',
    ended: maker.includes('Map') ? 'it.next(); it.remove();' : 'it.next(); it.next(); it.remove();',
    stale: `it.next(); c.${maker.includes('Map') ? 'clear()' : 'add("c")'};`,
  },
});

const SHIPPED: readonly Shown[] = [
  ...SUBJECTS.filter(({ class: type }) => existsSync(fileOf(type))),
  ...['ArrayList', 'LinkedList', 'PriorityQueue'].map((type) =>
    iterating(`java.util.${type}`, `${type}<String> c = new ${type}<>();`),
  ),
  iterating('java.util.HashMap', 'HashMap<String, String> c = new HashMap<>();', 'c.keySet()'),
];

function without(pattern: string, state: string): readonly ProtocolRecord[] {
  return RECORDS.protocols.map((record) => {
    const steps = record.steps?.map((step) =>
      step.fails === undefined || step.in?.includes(state) !== true
        ? step
        : { ...step, on: step.on.filter((each) => each !== pattern) },
    );
    return steps === undefined ? record : { ...record, steps };
  });
}

function withRefused(pattern: string): readonly ProtocolRecord[] {
  return RECORDS.protocols.map((record) => {
    const steps = record.steps?.map((step) =>
      step.fails === undefined ? step : { ...step, on: [...step.on, pattern] },
    );
    return steps === undefined ? record : { ...record, steps };
  });
}

const shown = (name: string): Shown => {
  const found = SHIPPED.find(({ type }) => type === name);
  if (found === undefined) throw new Error(`no ${name}`);
  return found;
};

describe('components and records', () => {
  it('are of as many classes', () => expect(SHIPPED.length).toBeGreaterThan(15));

  it.each(SHIPPED.map((subject) => [`${subject.class}, ${subject.maker}`, subject] as const))(
    'agree: %s',
    async (_, subject) => {
      expect(await differing(RECORDS.protocols, subject)).toEqual([]);
    },
  );

  it.each([
    ['a refusal is left out', without('ready()', 'closed'), 'StringReader', 'closed: ready() is not proved'],
    [
      'a refusal is left out, of iterators',
      without('next()', 'stale'),
      'java.util.ArrayList',
      'stale: next() is not proved',
    ],
    ['a refusal is made up', withRefused('markSupported()'), 'StringReader', 'closed: markSupported() is proved'],
  ] as const)('differ where %s', async (_, records, name, told) => {
    expect(await differing(records, shown(name))).toContain(told);
  });
});

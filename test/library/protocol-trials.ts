/**
 * What records of protocols say of objects, tried on those of a JDK: each method is called on an object in each state, and then those that a record says
 * fail afterwards.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { ProtocolRecord, ProtocolStep } from '../../src/library/index.js';
import { matching } from '../../src/library/keys.js';
import { compileSources, type Jdk } from '../support/classfiles.js';

const DRIVER = fileURLToPath(new URL('java/protocols/Trials.java', import.meta.url));

/** An object that the class makes: what it is made by, the class whose methods are called, and how it gets into each state. */
export interface Subject {
  readonly class: string;
  readonly protocol: string;
  readonly type: string;
  readonly maker: string;
  /** Statements about `it`, by state. */
  readonly states: Readonly<Record<string, string>>;
  /** Left out: all methods. */
  readonly only?: string;
  /** What is called afterwards, besides what records name in full. */
  readonly probe?: string;
}

export interface Trial {
  readonly subject: string;
  readonly state: string;
  readonly key: string;
  /** What was called after it. */
  readonly probe: string;
  /** What it threw, with the classes above; none: it returned. */
  readonly thrown: readonly string[];
}

export const nameOf = ({ class: name, maker }: Subject): string => `${name}: ${maker}`;

export function stepsOf(records: readonly ProtocolRecord[], { class: name, protocol }: Subject): ProtocolRecord {
  const find = (wanted: string): ProtocolRecord | undefined =>
    records.find((record) => record.class === wanted && record.protocol === protocol);
  const record = find(name);
  const found = record?.as === undefined ? record : find(record.as);
  if (found?.steps === undefined) throw new Error(`no steps of ${name}`);
  return found;
}

export function stepOn({ steps = [] }: ProtocolRecord, state: string, key: string): ProtocolStep | undefined {
  return steps.find(
    (step) => step.in?.includes(state) !== false && step.on.some((pattern) => matching(pattern).test(key)),
  );
}

/** Calls that take nothing and are refused in some state. */
function probesOf({ steps = [] }: ProtocolRecord): string {
  const failing = steps.filter(({ fails }) => fails !== undefined).flatMap(({ on }) => on);
  return failing.filter((pattern) => /^\w+\(\)$/.test(pattern)).join(' ');
}

/** By a JVM. */
export function tried(jdk: Jdk, records: readonly ProtocolRecord[], subjects: readonly Subject[]): readonly Trial[] {
  const calls = subjects.flatMap((subject) =>
    Object.entries(subject.states).map(([state, code]) => {
      const words = [nameOf(subject), state].map((word) => JSON.stringify(word)).join(', ');
      const more = [subject.only ?? '.*', `${probesOf(stepsOf(records, subject))} ${subject.probe ?? ''}`].map((word) =>
        JSON.stringify(word),
      );
      const maker = `() -> { var it = ${subject.maker}; ${code} return it; }`;
      return `Trials.of(${words}, ${subject.type}.class, ${more.join(', ')}, ${maker});`;
    }),
  );
  const imports = ['java.io', 'java.util', 'java.util.concurrent', 'java.util.regex', 'java.util.stream'];
  const methods = calls.map((call, index) => `static void m${index}() throws Exception { ${call} }`);
  const text = `${imports.map((each) => `import ${each}.*;`).join(' ')}
    class Tried {
      static File file() throws IOException {
        File file = File.createTempFile("tried", null);
        try (FileWriter writer = new FileWriter(file)) { writer.write("some text"); }
        file.deleteOnExit();
        return file;
      }
      ${methods.join('\n')}
      public static void main(String[] args) throws Exception {
        ${calls.map((_, index) => `m${index}();`).join(' ')}
        System.exit(0);
      }
    }`;
  const folder = compileSources({ jdk, sources: { 'Tried.java': text, 'Trials.java': readFileSync(DRIVER, 'utf8') } });
  const options = ['--add-opens', 'java.base/java.util=ALL-UNNAMED', '-cp', folder, 'Tried'];
  const lines = execFileSync(jdk.java, options, { encoding: 'utf8', timeout: 60_000 }).trimEnd().split('\n');
  return lines.map((line): Trial => {
    const [subject = '', state = '', key = '', probe = '', outcome = ''] = line.split('\t');
    return { subject, state, key, probe, thrown: outcome === 'returned' ? [] : outcome.split(' ') };
  });
}

/** What depends on more than the state: on what a collection holds, on whether a stream has an order. */
const DEPENDING: Readonly<Record<string, RegExp>> = {
  one: /^(?:remove|retainAll)\(/,
  copies: /^(?:remove\(Object|retainAll|removeIf|clear|replaceAll|sort)/,
  sized: /^(?:remove\(Object|retainAll|clear)/,
  used: /^unordered/,
};

/** Differences between what was seen and what records say. */
export function differences(
  records: readonly ProtocolRecord[],
  subjects: readonly Subject[],
  trials: readonly Trial[],
): readonly string[] {
  return trials.flatMap(({ subject: name, state, key, probe, thrown }): readonly string[] => {
    const subject = subjects.find((each) => nameOf(each) === name);
    if (subject === undefined) throw new Error(`no subject ${name}`);
    const record = stepsOf(records, subject);
    const step = stepOn(record, state, key);
    const where = `${name}, ${state}: ${key}`;
    if (probe !== '') {
      // What answers is followed by no probe: which of the two it was is not seen.
      if (step !== undefined && step.to === undefined) return [];
      if (step === undefined && record.others === 'unknown') return [];
      const after = stepOn(record, step?.to ?? state, probe)?.fails;
      return after === undefined || thrown.includes(after) ? [] : [`${where}, ${probe} does not throw ${after}`];
    }
    if (step?.fails !== undefined) return thrown.includes(step.fails) ? [] : [`${where} does not throw ${step.fails}`];
    const refused = new Set(
      (record.steps ?? []).flatMap(({ fails, in: states }) =>
        fails !== undefined && states?.includes(state) !== false ? [fails] : [],
      ),
    );
    const isUsual = trials.some(
      (other) =>
        other.subject === name &&
        other.key === key &&
        other.probe === '' &&
        other.state !== state &&
        other.thrown.some((each) => refused.has(each)),
    );
    const isMissing =
      !isUsual &&
      DEPENDING[state]?.test(key) !== true &&
      record.others === undefined &&
      thrown.some((each) => refused.has(each));
    return isMissing ? [`${where} throws ${thrown[0]}, which no step says`] : [];
  });
}

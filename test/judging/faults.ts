/**
 * Compares what is claimed of a program with what a JVM does. A fault is
 *
 * - `false proof`: all that is claimed at a marked place about the absence of its exception is called proved;
 * - `false replay`: something is called refuted, by a run from `main`, at a place that is not marked so;
 * - `decided`: a question that the language leaves open is called proved or refuted;
 * - `silent`: the program fails, and nothing that is said of it is anything but proved, though there is a rule about such failures;
 * - `own fault`: the analyzer itself failed.
 *
 * Where class files have no lines, the place is the method. A marked place without a claim is no fault, but counted.
 */

import type { Claim } from '../../src/findings/claim.js';
import { calledIn } from '../judge/compare.js';
import type { JudgedProgram, Mark } from './programs.js';

export interface Fault {
  readonly what: 'false proof' | 'false replay' | 'decided' | 'silent' | 'own fault';
  readonly property: string;
  /** 0 where there are no lines. */
  readonly line: number;
  readonly detail: string;
}

export interface Said {
  /** Of all methods of the input, with the method that each is in (`Class.method`). */
  readonly claims: readonly { readonly method: string; readonly claim: Claim }[];
  /** The rules that there are. */
  readonly rules: readonly string[];
  /** Sentences about what the analyzer itself could not do. */
  readonly faults: readonly string[];
}

export interface Compared {
  readonly faults: readonly Fault[];
  /** Marks at which nothing is claimed about their exception. */
  readonly unclaimed: readonly Mark[];
}

/** Which claims exclude an exception, by who throws it. */
const EXCLUDED_BY: Readonly<Record<Mark['where'], Readonly<Record<string, readonly string[]>>>> = {
  here: {
    'java.lang.NullPointerException': ['null-dereference'],
    'java.lang.ClassCastException': ['class-cast'],
    'java.lang.ArrayIndexOutOfBoundsException': ['array-bounds'],
    'java.lang.NegativeArraySizeException': ['negative-array-size'],
    'java.lang.ArrayStoreException': ['array-store'],
    'java.lang.ArithmeticException': ['arithmetic', 'division-by-zero'],
  },
  library: {
    'java.lang.NullPointerException': ['null-argument'],
    'java.lang.IndexOutOfBoundsException': ['index-bounds', 'protocol-error'],
    'java.lang.StringIndexOutOfBoundsException': ['index-bounds'],
    'java.lang.ArrayIndexOutOfBoundsException': ['index-bounds'],
    'java.lang.NumberFormatException': ['number-format'],
    'java.util.ConcurrentModificationException': ['protocol-error'],
    'java.util.NoSuchElementException': ['protocol-error'],
    'java.lang.IllegalStateException': ['protocol-error'],
    'java.lang.IllegalArgumentException': ['protocol-error'],
    'java.lang.UnsupportedOperationException': ['protocol-error'],
    'java.util.InputMismatchException': ['protocol-error'],
    'java.util.concurrent.RejectedExecutionException': ['protocol-error'],
    'java.lang.IllegalMonitorStateException': ['protocol-error'],
    'java.lang.IllegalThreadStateException': ['protocol-error'],
    'java.io.IOException': ['protocol-error'],
  },
  check: { 'java.lang.NullPointerException': ['null-dereference'] },
  reference: {},
};

/** Of other claims a run without an exception says nothing: that equal boxes are compared by identity, say. */
const SHOWN: ReadonlySet<string> = new Set(
  Object.values(EXCLUDED_BY).flatMap((excluded) => Object.values(excluded).flat()),
);

export function propertiesOf({ where, exception }: Mark): readonly string[] {
  return EXCLUDED_BY[where][exception] ?? [];
}

/** Whether a claim speaks of the place of a mark or question. */
export type IsAt = (place: { readonly line: number }, said: Said['claims'][number]) => boolean;

export const byLine: IsAt = ({ line }, { claim }) => claim.location.line === line;

/** With the methods of the lines, as a JVM names them, and the text: a claim about a call is about a line that makes such a call. */
export function byMethod(methods: ReadonlyMap<number, string>, text: string): IsAt {
  const lines = text.split('\n');
  return ({ line }, { method, claim }) => {
    const at = methods.get(line);
    if (at === undefined || withoutNumber(at) !== withoutNumber(method)) return false;
    if (claim.property !== 'protocol-error') return true;
    const text = lines[line - 1] ?? '';
    const called = calledIn(String(claim.subject));
    return called === undefined || UNWRITTEN.has(called)
      ? /\b(?:for|try) \(/.test(text) || text.includes(`${called}`)
      : text.includes(called);
  };
}

/** The language calls these by itself. */
const UNWRITTEN: ReadonlySet<string> = new Set(['iterator', 'hasNext', 'next', 'close']);

/** Where lines need not be told, javac makes one method of lambdas that say the same: the others have other numbers then. */
function withoutNumber(method: string): string {
  return method.replace(/(\.lambda\$\w+\$)\d+$/, '$1');
}

export interface Place {
  readonly isAt: IsAt;
  /** Lines that the exception passes on its way out of `main`, where a JVM has said so. */
  readonly through: readonly number[] | undefined;
  /** Whether all of the program is input, so that the place that fails can be spoken of. */
  readonly whole: boolean;
}

export function compare(program: JudgedProgram, said: Said, { isAt, through, whole }: Place): Compared {
  const { marks, open } = program;
  const claims = said.claims.filter(({ claim }) => claim.kind === 'obligation');
  const faults: Fault[] = said.faults.map((detail) => ({ what: 'own fault', property: '', line: 0, detail }));
  const unclaimed: Mark[] = [];
  for (const mark of marks) {
    const about = propertiesOf(mark);
    const there = claims.filter((each) => about.includes(each.claim.property) && isAt(mark, each));
    if (there.length === 0) unclaimed.push(mark);
    else if (there.every(({ claim }) => claim.verdict === 'proved'))
      faults.push(falseProof(mark, there[0]?.claim as Claim));
  }
  for (const each of claims) {
    const { property, verdict, witness, location, message = '' } = each.claim;
    if (verdict !== 'refuted' || witness?.start !== 'main' || !SHOWN.has(property)) continue;
    if (open.some((question) => question.property === property && isAt(question, each))) continue;
    if (marks.some((mark) => shows(mark, each, isAt))) continue;
    // A call that an exception of the library leaves is told as well; without a JVM nobody knows which calls these are.
    if (property === 'protocol-error' && through?.some((line) => isAt({ line }, each)) !== false) continue;
    faults.push({ what: 'false replay', property, line: location.line, detail: message });
  }
  for (const question of open) {
    const { property, line } = question;
    const there = claims.filter((each) => each.claim.property === property && isAt(question, each));
    const isProved = there.length > 0 && there.every(({ claim }) => claim.verdict === 'proved');
    if (isProved) faults.push({ what: 'decided', property, line, detail: 'proved' });
    if (there.some(({ claim }) => claim.verdict === 'refuted')) {
      faults.push({ what: 'decided', property, line, detail: 'refuted' });
    }
  }
  const undecided = claims.some(({ claim }) => claim.verdict !== 'proved');
  if (whole && !undecided && marks.some((mark) => !mark.caught && hasRule(mark, said.rules))) {
    faults.push({ what: 'silent', property: '', line: marks[0]?.line ?? 0, detail: `${claims.length} claims` });
  }
  return { faults, unclaimed };
}

function falseProof({ line }: Mark, { property, unreached, assumptions }: Claim): Fault {
  const words = [...(unreached === true ? ['unreached'] : []), ...assumptions];
  return { what: 'false proof', property, line, detail: words.join(' ') };
}

/** Failures that no rule is about are not looked for. */
function hasRule(mark: Mark, rules: readonly string[]): boolean {
  const properties = propertiesOf(mark);
  return properties.length === 0 || properties.some((property) => rules.includes(property));
}

/**
 * A replay at the place of a mark is right where it is of that exception; what the library throws may be told in other words, and
 * what fails inside a lambda or method reference may be told where that is written.
 */
function shows(mark: Mark, each: Said['claims'][number], isAt: IsAt): boolean {
  const { property, location } = each.claim;
  // What a machine makes of a method reference has no line.
  const isHidden = location.line === 0 && /\$\$Lambda\$/.test(each.method);
  if (mark.where === 'reference' || isHidden) return (EXCLUDED_BY.here[mark.exception] ?? []).includes(property);
  const properties = propertiesOf(mark);
  return isAt(mark, each) && (mark.where === 'library' || properties.length === 0 || properties.includes(property));
}

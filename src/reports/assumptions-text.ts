/** What proofs rest on: a line of counts, or each word explained with where it is used. */
import type { ElementResult, RunResult } from '../findings/result.js';
import type { Paint } from './claim-text.js';

/** By the word before the colon, how many claims rest on it; where no claim says so, how many things of the kind results rest on. */
export function assumptionsText(
  { results, assumptions: all }: Pick<RunResult, 'results' | 'assumptions'>,
  paint: Paint,
): readonly string[] {
  const counts = new Map<string, number>();
  for (const { claims } of results) {
    for (const { assumptions } of claims) {
      for (const word of new Set(assumptions.map(wordOf))) counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  }
  if (counts.size === 0) for (const word of all.map(wordOf)) counts.set(word, (counts.get(word) ?? 0) + 1);
  if (counts.size === 0) return [];
  const parts = [...counts]
    .sort(([left], [right]) => (left < right ? -1 : 1))
    .map(([word, count]) => `${word} ${count}`);
  return [paint.faint(`proofs that assume: ${parts.join(', ')} (--assumptions explains)`)];
}

/** `library-model:java.util.List` is of the kind `library-model`. */
export function wordOf(assumption: string): string {
  const end = assumption.indexOf(':');
  return end < 0 ? assumption : assumption.slice(0, end);
}

/** What each word says of what is not in the input. */
const MEANINGS: Readonly<Record<string, string>> = {
  'single-thread': 'No other thread writes what the method reads, between its lines.',
  'no-vm-errors': 'The machine does not run out of stack or memory.',
  'no-reflection-or-native': 'Neither reflection nor native code changes fields or calls methods.',
  'known-subclasses': 'No class from outside of the input overrides the methods that are called.',
  'closed-world': 'Only the code of the input calls the code of the input.',
  invariant: 'The declared invariant of the class holds where others call it.',
  'library-model': 'The library does what its bundled model does.',
  'library-spec': 'The library keeps to the specification that is written for it.',
  'library-fact': 'The library does no more than the facts say that are recorded of it.',
  'trusted-annotation': 'Code outside of the input keeps what its annotation promises.',
  assume: 'The formula of the `assume` holds there.',
  'non-null-arguments': 'Callers outside of the input pass no null.',
  'interface-contracts': 'Implementations that are not followed keep the documented contract of their interface.',
  'whole-collections': 'Collections are used as wholes, not while something else changes them.',
  'no-overflow': 'Counters do not reach the limit of their type.',
  'clients-call-operations-only': 'Clients use the component by its operations alone.',
  'data-race-free': 'What threads share is accessed under locks or in order.',
  'assertions-enabled': 'The program runs with `-ea`, so that its `assert` statements are checked.',
  'framework-sets': 'The framework sets the field before the code of the class is called.',
  policy: 'The policy of that name holds.',
};

/** Places that are listed for one assumption; the rest is counted. */
const SHOWN_PLACES = 5;

/** Each assumption with its meaning and where proofs use it. */
export function explainedText(results: readonly ElementResult[]): readonly string[] {
  const places = new Map<string, Set<string>>();
  for (const { claims } of results) {
    for (const { assumptions, location } of claims) {
      for (const each of assumptions) {
        const known = places.get(each) ?? new Set<string>();
        places.set(each, known.add(`${location.file}:${location.line}`));
      }
    }
  }
  const names = [...places.keys()].sort();
  return [...new Set(names.map(wordOf))].flatMap((word) => [
    `${word}: ${MEANINGS[word] ?? 'See docs/check.md.'}`,
    ...names.filter((name) => wordOf(name) === word).map((name) => usesText(name, [...(places.get(name) ?? [])])),
  ]);
}

function usesText(name: string, places: readonly string[]): string {
  const left = places.length - SHOWN_PLACES;
  const shown = places.slice(0, SHOWN_PLACES).join(', ');
  return `  ${name} at ${shown}${left > 0 ? ` and ${left} other ${left === 1 ? 'line' : 'lines'}` : ''}`;
}

/** Collections that cannot be changed: `List.of`, `Collections.unmodifiableList`, `Arrays.asList` and their like. */
import type { FieldReference, Instruction } from '../../../../ir/instructions.js';
import { type Automaton, fails, goes } from './automaton.js';

export const CHANGEABLE = 0;
export const FIXED = 1;
/** Elements can be replaced; their number is fixed. */
export const SIZED = 2;
/** Removing something that is not there is allowed. */
export const NOTHING_IN_IT = 3;

const FACTORIES: ReadonlySet<string> = new Set(['java.util.List', 'java.util.Set', 'java.util.Map']);

/** What the instruction makes. */
export function madeBy(instruction: Instruction): number {
  if (instruction.kind !== 'call') return CHANGEABLE;
  const { owner, name, descriptor } = instruction.method;
  if (FACTORIES.has(owner) && /^(of|copyOf|ofEntries)$/.test(name)) return FIXED;
  if (owner === 'java.util.stream.Stream' && name === 'toList' && descriptor === '()Ljava/util/List;') return FIXED;
  if (owner === 'java.util.Arrays' && name === 'asList') return SIZED;
  if (owner !== 'java.util.Collections') return CHANGEABLE;
  if (/^(unmodifiable|singleton)(List|Set|Map|Collection|SortedSet|SortedMap)?$/.test(name)) return FIXED;
  return /^empty(List|Set|Map)$/.test(name) ? NOTHING_IN_IT : CHANGEABLE;
}

const GROWING = /^(add|addAll|addFirst|addLast|put|putAll|putIfAbsent|computeIfAbsent|merge)$/;
const SHRINKING = /^(remove|removeAll|removeIf|retainAll|clear|removeFirst|removeLast)$/;
const REPLACING = /^(set|sort|replaceAll|replace)$/;

/** `fieldHolds`: what the field always holds. */
export function immutables(fieldHolds: (field: FieldReference) => number): Automaton {
  return {
    name: 'immutable',
    isShared: false,
    fix: 'make a collection that can be changed, for instance `new ArrayList<>(…)`',
    born: ({ instruction }) => {
      if (instruction.kind === 'load') {
        const { place, target } = instruction;
        const mode = place.kind === 'field' || place.kind === 'static' ? fieldHolds(place.field) : CHANGEABLE;
        return mode === CHANGEABLE ? undefined : { mode, target };
      }
      const mode = madeBy(instruction);
      if (mode === CHANGEABLE || instruction.kind !== 'call') return undefined;
      return { mode, target: instruction.target };
    },
    on: ({ method: { name } }, mode) => {
      const isRefused =
        name === 'add' ||
        name === 'put' ||
        (GROWING.test(name) && mode === FIXED) ||
        (SHRINKING.test(name) && mode === FIXED);
      const isResized = mode === SIZED && (GROWING.test(name) || name === 'removeIf');
      if (!isRefused && !isResized && !(mode === FIXED && REPLACING.test(name))) return goes(mode);
      const why = mode === SIZED ? 'the number of its elements is fixed' : 'the collection cannot be changed';
      return fails('java.lang.UnsupportedOperationException', why);
    },
    told: (mode) => (mode === CHANGEABLE ? undefined : 'cannot be changed'),
  };
}

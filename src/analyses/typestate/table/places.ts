/** The locations of a method: which are told, and their names: `F1`, `E1`, `O1`, `B1`, numbered in order of path. */

import { Flag, hasFlag, type MethodDeclaration } from '../../../ir/program.js';
import { isReference } from '../../../ir/types.js';
import type { Vocabulary } from '../../../machines/predicates/vocabulary.js';
import type { TypestateComponent } from '../component/component.js';
import type { Explorer } from '../emulation/explorer.js';
import { NULL_STATE, type SeenChange, type SeenPlace, type SeenTransition } from '../emulation/transitions.js';

export interface MethodPlaces {
  readonly nameOf: (place: number) => string | undefined;
  /** `E1` -> `F1.head`. */
  readonly meanings: ReadonlyMap<string, string>;
  /** The told locations of a row in order; null where what would lead there is null. */
  readonly inRow: (
    changes: ReadonlyMap<number, readonly SeenChange[]>,
  ) => readonly (readonly [string, readonly SeenChange[] | null])[];
}

export function placesOf(
  component: TypestateComponent,
  vocabulary: Vocabulary,
  explorer: Explorer,
  method: MethodDeclaration,
  seen: readonly SeenTransition[],
): MethodPlaces {
  const { places } = explorer.transitions;
  const numbers = new Set(seen.flatMap(({ changes }) => [...changes.keys()]));
  const isTold = (number: number): boolean => {
    const place = places[number] as SeenPlace;
    const holdsObject = seen.some(
      ({ changes }) => changes.get(number)?.some(({ from }) => from !== NULL_STATE) === true,
    );
    return holdsObject || mayHold(component, vocabulary, explorer, method, place);
  };
  const told = [...numbers].filter(isTold).sort((left, right) => order(places[left], places[right]));
  const names = new Map<number, string>();
  const meanings = new Map<string, string>();
  const counts = new Map<string, number>();
  const byPath = new Map<string, number>();
  for (const number of told) {
    const { kind, path, predicate } = places[number] as SeenPlace;
    if (kind === 'F') {
      names.set(number, path);
      byPath.set(path, number);
      meanings.set(path, parameterName(method, path));
      continue;
    }
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    const name = `${kind}${count}`;
    names.set(number, name);
    if (kind === 'B') {
      const base = byPath.get(path);
      meanings.set(name, `${predicate ?? '?'}(?, ${(base === undefined ? undefined : names.get(base)) ?? path})`);
    } else {
      byPath.set(path, number);
      meanings.set(name, kind === 'O' ? allocation(explorer, seen, number, path) : path);
    }
  }
  return {
    nameOf: (place) => names.get(place),
    meanings,
    inRow: (changes) =>
      told.flatMap((number): (readonly [string, readonly SeenChange[] | null])[] => {
        const name = names.get(number) as string;
        const at = changes.get(number);
        if (at !== undefined) return [[name, at]];
        const place = places[number] as SeenPlace;
        return place.kind === 'E' && isBelowNull(place.path, places, changes) ? [[name, null]] : [];
      }),
  };
}

/** Whether what would lead to the path is null. */
function isBelowNull(
  path: string,
  places: readonly SeenPlace[],
  changes: ReadonlyMap<number, readonly SeenChange[]>,
): boolean {
  for (let end = path.lastIndexOf('.'); end > 0; end = path.lastIndexOf('.', end - 1)) {
    const base = path.slice(0, end);
    for (const [number, at] of changes) {
      const place = places[number] as SeenPlace;
      if (place.kind !== 'B' && place.path === base) return at.every(({ from }) => from === NULL_STATE);
    }
  }
  return false;
}

const KINDS: readonly SeenPlace['kind'][] = ['F', 'E', 'O', 'S', 'B'];

function order(left: SeenPlace | undefined, right: SeenPlace | undefined): number {
  if (left === undefined || right === undefined) return 0;
  const depth = (path: string): number => path.split('.').length;
  return (
    KINDS.indexOf(left.kind) - KINDS.indexOf(right.kind) ||
    depth(left.path) - depth(right.path) ||
    left.path.length - right.path.length ||
    (left.path < right.path ? -1 : left.path > right.path ? 1 : 0)
  );
}

/** Whether the location could hold an object with typestates, where it never did. */
function mayHold(
  component: TypestateComponent,
  vocabulary: Vocabulary,
  { typestates }: Explorer,
  method: MethodDeclaration,
  { kind, path }: SeenPlace,
): boolean {
  const isShown = (type: string): boolean => isReference(type) && component.isMember(type) && typestates.mayHave(type);
  if (kind === 'F') {
    const type = parameterOf(method, path)?.type;
    return type !== undefined && isShown(type);
  }
  if (kind !== 'E') return false;
  const last = path.slice(path.lastIndexOf('.') + 1);
  return vocabulary.followed.some(({ name, type }) => name === last && isShown(type));
}

function parameterOf(method: MethodDeclaration, path: string) {
  const index = Number(path.slice(1)) - (hasFlag(method, Flag.STATIC) ? 1 : 2);
  return method.parameters[index];
}

function parameterName(method: MethodDeclaration, path: string): string {
  return parameterOf(method, path)?.name ?? 'this';
}

/** `new Element at line 9`. */
function allocation(explorer: Explorer, seen: readonly SeenTransition[], number: number, path: string): string {
  const [, line] = path.split(':');
  for (const { changes } of seen) {
    const [change] = changes.get(number) ?? [];
    if (change === undefined || change.from < 0) continue;
    const { type } = explorer.typestates.contents(change.from);
    return `new ${type.slice(Math.max(type.lastIndexOf('.'), type.lastIndexOf('$')) + 1)} at line ${line}`;
  }
  return `new at line ${line}`;
}

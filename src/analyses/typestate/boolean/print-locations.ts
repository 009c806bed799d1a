/** The locations of a method as comments of its boolean method: what it reads from outside, what it leaves written, what it returns. */
import { simpleName } from '../component/errors.js';
import type { LocatedField, Location, MethodLocations } from '../locations/locations.js';

export function locationLines({ escapeIn, escapeOut, formalOut, locations }: MethodLocations): readonly string[] {
  const made = locations.filter(({ kind }) => kind === 'O').map(({ id, type }) => `${id} is new ${simpleName(type)}`);
  const lines: readonly (readonly [string, readonly string[]])[] = [
    ['reads', fields(escapeIn)],
    ['makes', made],
    ['writes', fields(escapeOut)],
    ['returns', formalOut.map(named)],
  ];
  return lines.flatMap(([verb, told]) => (told.length === 0 ? [] : [`    # ${verb} ${told.join(', ')}`]));
}

function fields(all: readonly LocatedField[]): readonly string[] {
  return all.map(({ base, field, targets }) => {
    const place = `${named(base)}.${field.name}`;
    return targets.length === 0 ? place : `${place} = ${targets.map(named).join(' or ')}`;
  });
}

function named({ id, kind, type }: Location): string {
  return kind === 'S' ? simpleName(type) : id;
}

/** Numbers of new objects as they are shown: without gaps, type by type. */
import type { Algebra } from '../../machines/relational/algebra.js';
import type { Allocation } from '../../machines/relational/state.js';
import type { ShownAllocations } from './method-names.js';

export function shownAllocations(algebra: Algebra, allocated: readonly Allocation[]): ShownAllocations {
  const numbers = new Map<string, number[]>();
  for (const { object } of allocated) {
    const symbol = algebra.symbol(object);
    if (symbol?.kind !== 'new') continue;
    const known = numbers.get(symbol.type);
    if (known === undefined) numbers.set(symbol.type, [symbol.number]);
    else if (!known.includes(symbol.number)) known.push(symbol.number);
  }
  for (const list of numbers.values()) list.sort((left, right) => left - right);
  return {
    allocates: (type) => allocated.some((each) => algebra.types.isSubtype(each.type, type)),
    numberOf: (type, number) => {
      const list = numbers.get(type) ?? [];
      const place = list.indexOf(number);
      return place >= 0 ? place + 1 : list.length + number;
    },
  };
}

/** That fields stay as they are: a line for each, or, where they are many, predicates that speak of halves of them. */
import { SPEC_BUDGETS } from '../budgets.js';

export interface Unchanged {
  /** Declarations that the formulas use. */
  readonly declarations: readonly string[];
  /** What says that all fields but these are as before; fields by their place. */
  formulas(changed: ReadonlySet<number>): readonly string[];
}

const FEW = SPEC_BUDGETS['alloy/unchanged'].few.most;

/** `formulas` has one formula for each field. */
export function unchangedFields(formulas: readonly string[]): Unchanged {
  if (formulas.length <= FEW) {
    return {
      declarations: [],
      formulas: (changed) => formulas.filter((_, place) => !changed.has(place)),
    };
  }
  const declarations: string[] = [];
  const name = (from: number, to: number): string =>
    to - from === 1 ? (formulas[from] as string) : `unchanged_${from}_${to}`;
  const declare = (from: number, to: number): void => {
    if (to - from === 1) return;
    const middle = (from + to) >> 1;
    declare(from, middle);
    declare(middle, to);
    declarations.push(`pred ${name(from, to)} { ${name(from, middle)} and ${name(middle, to)} }`);
  };
  declare(0, formulas.length);
  const cover = (changed: readonly number[], from: number, to: number): readonly string[] => {
    const inside = changed.filter((place) => place >= from && place < to);
    if (inside.length === 0) return [name(from, to)];
    if (to - from === 1) return [];
    const middle = (from + to) >> 1;
    return [...cover(inside, from, middle), ...cover(inside, middle, to)];
  };
  return { declarations, formulas: (changed) => cover([...changed], 0, formulas.length) };
}

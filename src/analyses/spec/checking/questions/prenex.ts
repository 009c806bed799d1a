/** Relational formulas over a finite state: quantifiers are written out over all objects of their types. */
import type { Node } from '../../../../machines/relational/algebra.js';
import type { Prenex } from '../relational.js';
import { type Literal, TRUE } from '../sat/circuit.js';
import type { Cells } from '../sat/matrix.js';
import type { PreState } from '../small/model.js';
import type { Translation } from '../translate.js';

export function prenexHolds(
  { variables, condition, when }: Prenex,
  before: PreState,
  translation: Translation,
): Literal {
  const { circuit, universe } = before;
  const expand = (place: number, bindings: ReadonlyMap<Node, Cells>): Literal => {
    const variable = variables[place];
    if (variable === undefined) {
      return (bindings.size === 0 ? translation : translation.binding(bindings)).condition(condition);
    }
    const instances = universe.ofType(variable.type).flatMap((atom): Literal[] => {
      if (atom === universe.null) return [];
      const isValue = universe.atoms[atom]?.kind === 'number' || universe.atoms[atom]?.kind === 'truth';
      const among = isValue ? TRUE : when === 'before' ? before.isOld(atom) : (before.exists[atom] as Literal);
      const body = expand(place + 1, new Map([...bindings, [variable.symbol, new Map([[atom, TRUE]])]]));
      return [variable.quantifier === 'all' ? circuit.implies(among, body) : circuit.and(among, body)];
    });
    return variable.quantifier === 'all' ? circuit.all(instances) : circuit.any(instances);
  };
  return expand(0, new Map());
}

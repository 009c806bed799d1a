/** Whether a value is an object of a type, and of which classes it can be. */
import { isKept } from '../../../ir/kept.js';
import { mayBeShared } from '../../../ir/lambdas.js';
import type { TypeName } from '../../../ir/types.js';
import { type Condition, type Node, Operator, Trait } from '../algebra.js';
import { FALSE, TRUE } from '../conditions.js';
import type { RelationalWorld } from './world.js';

/** Where the value is not null and of the type. */
export function instanceOf(world: RelationalWorld, node: Node, type: TypeName): Condition {
  const { algebra, hierarchy } = world;
  const { conditions } = algebra;
  if (node === algebra.null) return FALSE;
  if (algebra.operator(node) === Operator.CHOICE) {
    const condition = algebra.argument(node, 0);
    const [then, otherwise] = [algebra.argument(node, 1), algebra.argument(node, 2)];
    return conditions.choose(condition, instanceOf(world, then, type), instanceOf(world, otherwise, type));
  }
  const exact = exactClass(world, node);
  if (exact !== undefined) return hierarchy.isAssignable(exact, type) ? TRUE : FALSE;
  if (!algebra.types.mayShare(algebra.columns(node)[0] ?? 'univ', type)) return FALSE;
  const isNull = conditions.equal(node, algebra.null);
  return conditions.and(conditions.some(algebra.intersection([node, algebra.type(type)])), conditions.not(isNull));
}

/** The class of a value that is certainly an object of just that class. */
export function exactClass(world: RelationalWorld, node: Node): TypeName | undefined {
  const symbol = world.algebra.symbol(node);
  switch (symbol?.kind) {
    case 'new':
      return symbol.type;
    case 'new-set':
      // Copies of objects are among them, which may be of a narrower class.
      return world.isCopiedAsItself(symbol.type) ? symbol.type : undefined;
    case 'constant':
      return symbol.type === 'java.lang.String' || symbol.type === 'java.lang.Class' ? symbol.type : undefined;
    case 'unknown': {
      const [type = 'univ'] = symbol.columns;
      const isShared = mayBeShared(world.hierarchy, type) || isKept(world.hierarchy, type);
      if (symbol.single && isShared && world.algebra.has(node, Trait.NOT_NULL)) return type;
      return world.algebra.symbol(symbol.upper)?.kind === 'new-set' ? exactClass(world, symbol.upper) : undefined;
    }
    default:
      return undefined;
  }
}

/** Which graphs of what a method is given are possible by the types alone. */
import type { Hierarchy } from '../../../../ir/hierarchy.js';
import { isArray, type TypeName } from '../../../../ir/types.js';
import { FIRST_NODE, NULL } from '../graphs/store/model.js';
import type { GraphTables } from '../tables.js';
import type { Given } from './entry.js';

/** `given` by variable of the graph. False: no heap has it. */
export function fitsTypes({ graphs, options, program }: GraphTables, graph: number, given: readonly Given[]): boolean {
  const { hierarchy } = program;
  const types: TypeName[][] = Array.from({ length: graphs.nodes(graph) }, () => []);
  for (const [variable, { type }] of given.entries()) {
    const value = graphs.value(graph, variable);
    if (value >= FIRST_NODE) types[value - FIRST_NODE]?.push(type);
  }
  const mayBe = (node: number, type: TypeName): boolean =>
    types[node]?.every((each) => areRelated(hierarchy, each, type)) !== false;
  return types.every(
    (own, node) =>
      own.every((type) => mayBe(node, type)) &&
      options.links.every(({ owner, type }, link) => {
        const target = graphs.field(graph, node, link);
        if (target === NULL) return true;
        return mayBe(node, owner) && (target < FIRST_NODE || mayBe(target - FIRST_NODE, type));
      }),
  );
}

/** Whether an object may be of both, as far as is known. */
function areRelated(hierarchy: Hierarchy, one: TypeName, other: TypeName): boolean {
  const isOpen = (type: TypeName): boolean =>
    isArray(type) || hierarchy.isInterface(type) || !hierarchy.isComplete(type);
  if (isOpen(one) || isOpen(other)) return true;
  return hierarchy.isAssignable(one, other) || hierarchy.isAssignable(other, one);
}

/** Small graphs with vague nodes, written down with the only right answers. */
import type { Truth } from '../../../../src/base/truth.js';
import type { Kit } from './kit.js';
import type { Failure } from './oracle.js';
import { vaguePolicy } from './vague-audit.js';

const [LEFT, RIGHT, ITEM] = [0, 1, 2];
const [VAGUE, NULLABLE] = [1, 2];
/** All three fields known. */
const KNOWN = VAGUE | (7 << 2);

/** The first answer that is not as expected. */
export function casesFail(kit: Kit): Failure {
  const model = kit.contractionModel(2, { labels: vaguePolicy(3, 2) });
  const { queries } = kit;
  const expected: (readonly [string, Truth, Truth])[] = [];
  const graph = (labels: readonly number[], edges: readonly (readonly [number, number, number])[]) => {
    const draft = kit.Draft.empty(2);
    for (const label of labels) draft.addNode(label);
    draft.variables[0] = 0;
    draft.variables[1] = 1;
    for (const [source, field, target] of edges) draft.addEdge(source, field, target);
    return draft.freeze();
  };

  const children = graph(
    [KNOWN, KNOWN, KNOWN],
    [
      [0, LEFT, 1],
      [0, RIGHT, 2],
    ],
  );
  expected.push(
    ['two children may be one', queries.tree(children, model, 0, [LEFT, RIGHT]), 'unknown'],
    ['two children of one parent are not shared', queries.unshared(children, model, 0, [LEFT, RIGHT]), 'yes'],
    ['they end', queries.acyclic(children, model, 0, [LEFT, RIGHT]), 'yes'],
    ['a child along one field only', queries.tree(children, model, 0, [LEFT]), 'yes'],
  );

  const grandchildren = graph(
    [KNOWN, KNOWN, KNOWN, KNOWN, KNOWN],
    [
      [0, LEFT, 1],
      [0, RIGHT, 2],
      [1, LEFT, 3],
      [2, RIGHT, 4],
    ],
  );
  expected.push(['two grandchildren may be one', queries.unshared(grandchildren, model, 0, [LEFT, RIGHT]), 'unknown']);

  const items = graph([0, 0], [[0, LEFT, 1]]);
  expected.push(
    ['items may be one', queries.disjoint(items, model, 0, 1, [ITEM]), 'unknown'],
    ['links are not items', queries.disjoint(items, model, 0, 1, [RIGHT]), 'yes'],
    ['no item is a node', queries.reach(items, model, 0, 1, [ITEM, RIGHT]), 'no'],
    ['nothing hidden leads back to a node', queries.cyclic(items, model, 0, [LEFT, ITEM]), 'no'],
  );

  const mixed = graph(
    [0, KNOWN, VAGUE | NULLABLE],
    [
      [0, LEFT, 1],
      [0, RIGHT, 2],
      [1, LEFT, 1],
    ],
  );
  expected.push(
    ['a known edge is one', queries.reach(mixed, model, 0, 1, [LEFT]), 'yes'],
    ['a known cycle is one', queries.acyclic(mixed, model, 0, [LEFT]), 'no'],
    ['and whatever else there is', queries.acyclic(mixed, model, 0), 'no'],
    ['what is vague does not point back to a node', queries.dll(mixed, model, 0, LEFT, RIGHT), 'no'],
    ['perhaps there is nothing', queries.list(mixed, model, 0, RIGHT), 'unknown'],
  );

  const into = graph([0, VAGUE], [[0, LEFT, 1]]);
  expected.push(
    ['nothing vague points back to a node', queries.dll(into, model, 0, LEFT, RIGHT), 'no'],
    ['different kinds of nodes are different', queries.same(into, model, 0, 1), 'no'],
  );
  const wrong = expected.find(([, answer, right]) => answer !== right);
  return wrong === undefined ? undefined : `${wrong[0]}: ${wrong[1]}, not ${wrong[2]}`;
}

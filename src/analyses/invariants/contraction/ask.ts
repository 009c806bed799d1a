/** Which formulas the states of a client decide, although an object of which nothing is known may be the object at hand. */

import type { ContractionDomain, ShapeState } from '../../../domains/heap/contraction/index.js';
import { guardedNode, mayBeGuarded } from '../../../domains/heap/contraction/step/guarded.js';
import type { CodePoint } from '../../../engine/code.js';
import type { Domain } from '../../../engine/domain.js';
import type { Term } from '../../../facts/index.js';
import { NULL_NODE } from '../../../structures/heap-graph.js';
import { visitTerms } from '../../shape/index.js';
import type { ClassSubject } from '../local-analysis.js';

/** The domain, which is not sure of what it does not tell apart from the object at hand. */
export function askingWithCare(domain: ContractionDomain, { client }: ClassSubject): Domain<ShapeState> {
  const { mayBeObject } = client;
  const decided = new Map<Term, 'always' | 'where-regular' | 'never'>();
  const kindOf = (term: Term): 'always' | 'where-regular' | 'never' => {
    let kind = decided.get(term);
    if (kind === undefined) {
      kind = careFor(term, mayBeObject);
      decided.set(term, kind);
    }
    return kind;
  };
  const leadsToObjects = domain.tables.options.universe.links.some(({ type }) => mayBeObject(type));
  return {
    ...domain,
    ask: (question, state, at) => {
      const kind = kindOf(question.term);
      if (kind === 'never') return 'unknown';
      if (
        kind === 'where-regular' &&
        mayMeetObject(domain, state, at, { leadsToObjects, ofStatics: namesStatics(question.term) })
      )
        return 'unknown';
      return domain.ask(question, state, at);
    },
  };
}

function careFor(term: Term, mayBeObject: (type: string) => boolean): 'always' | 'where-regular' | 'never' {
  let kind: 'always' | 'where-regular' | 'never' = 'always';
  const isThis = (each: Term): boolean => each.kind === 'variable' && each.name === 'this';
  const isNull = (each: Term): boolean => each.kind === 'constant' && each.value === null;
  visitTerms(term, (each) => {
    if (each.kind === 'compare' && each.operands === 'reference') {
      const { left, right } = each;
      if (!isNull(left) && !isNull(right) && mayBeObject(left.type) && mayBeObject(right.type)) kind = 'never';
    }
    if (each.kind === 'field' && !isThis(each.base) && mayBeObject(each.base.type)) kind = 'never';
    if (each.kind === 'quantified' && each.domain.kind === 'objects' && mayBeObject(each.domain.type)) kind = 'never';
    if ((each.kind === 'predicate' || each.kind === 'quantified') && kind === 'always') kind = 'where-regular';
  });
  return kind;
}

/** What a question can meet: objects that its places lead to, and those that static fields hold. */
interface Met {
  readonly leadsToObjects: boolean;
  readonly ofStatics: boolean;
}

/** Whether the state has vague objects from which, for all that is known, the object at hand may be reached. */
function mayMeetObject(
  { tables }: ContractionDomain,
  state: ShapeState,
  { code }: CodePoint,
  { leadsToObjects, ofStatics }: Met,
): boolean {
  const graph = tables.graphs.graph(state.graph);
  const guarded = guardedNode(tables, tables.slots(code), graph);
  if (guarded === NULL_NODE) return false;
  const { sources, kinds, targets, labels, variables } = graph;
  const meets = (node: number): boolean =>
    tables.labels.isVague(labels[node] as number) && (leadsToObjects || mayBeGuarded(tables, labels, guarded, node));
  for (let edge = 0; edge < kinds.length; edge++) {
    const isLeft = !tables.labels.isVague(labels[sources[edge] as number] as number);
    if (isLeft && meets(targets[edge] as number)) return true;
  }
  return ofStatics && variables.some((node) => node !== NULL_NODE && meets(node));
}

function namesStatics(term: Term): boolean {
  let names = false;
  visitTerms(term, (each) => {
    names ||= each.kind === 'static';
  });
  return names;
}

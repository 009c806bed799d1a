/** All graphs of heaps in which each variable is null, or leads to a tree of its own. */
import { isConsistent } from './store/consistency.js';
import { Draft } from './store/draft.js';
import { Gathering } from './store/gathering.js';
import { FIRST_NODE, NULL, type Results, SUMMARY } from './store/model.js';
import type { GraphStore } from './store/store.js';

export function trees(store: GraphStore, variables: number): Results {
  const gathering = new Gathering(store);
  const { fields } = store;
  const draft = Draft.withoutNodes(fields, []);
  const chooseVariable = (): boolean => {
    if (draft.values.length === variables) return chooseFields(0);
    draft.values.push(NULL);
    const goesOn = chooseVariable();
    draft.values.pop();
    if (!goesOn) return false;
    draft.values.push(FIRST_NODE + draft.addNode());
    const endsWell = chooseVariable();
    draft.values.pop();
    draft.flags.pop();
    draft.fields.length -= fields;
    return endsWell;
  };
  const chooseFields = (at: number): boolean => {
    if (at === draft.fields.length) return chooseLoops();
    for (const target of [NULL, SUMMARY]) {
      draft.fields[at] = target;
      if (!chooseFields(at + 1)) return false;
    }
    draft.fields[at] = NULL;
    return true;
  };
  const add = (loops: number): boolean => {
    const found = draft.clone();
    if (found.entersSummary()) found.summary = 0;
    for (let field = 0; field < fields; field++) found.edges[field] = (loops & (1 << field)) === 0 ? 0 : 1 << SUMMARY;
    if (store.keyed || isConsistent(found)) gathering.add(found);
    return gathering.tries() && !gathering.isFull;
  };
  const chooseLoops = (): boolean => {
    const every = 2 ** fields - 1;
    if (!draft.entersSummary()) return add(0);
    if (store.keyed) return add(every);
    for (let loops = 0; loops <= every; loops++) if (!add(loops)) return false;
    return true;
  };
  chooseVariable();
  return gathering.results();
}

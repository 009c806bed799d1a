/** What bounds the work of shapegraph, by the file that asks. */
import type { Budgets } from '../../../base/budgets.js';

export const SHAPEGRAPH_BUDGETS = {
  'ask/values': {
    mostCases: { most: 2_000, of: 'Cases that one question may lead to, beyond which it is not answered.' },
  },
  'entry/entries': {
    mostGiven: { most: 4, of: 'With more that leads to cells there are too many ways in which it hangs together.' },
    mostStarts: { most: 400, of: 'States to start with, beyond which cells that are there already are not followed.' },
    mostExact: { most: 1_500, of: 'Exact graphs that are looked at to find these.' },
  },
  'graphs/cutting/given-up-cells': {
    limit: { most: 20_000, of: 'Ways to give up cells that are tried; heaps of tests are small.' },
  },
  'graphs/store/gathering': {
    tries: { most: 64, of: 'How many candidates may be tried for each graph that may be given.' },
  },
  'graphs/store/model': {
    mostNodes: { most: 26, of: 'Targets are bits of a mask: so many named nodes there can be.' },
  },
  'graphs/store/store': {
    mostFlags: { most: 30, of: 'Bits of the flags of a node; two for each group.' },
    mostGroups: { most: 10, of: 'Groups of fields that a graph is told apart by.' },
  },
  'represents/heap': {
    mostOutsides: {
      most: 300,
      of: 'Beyond so many ways to leave out objects of which it is not clear whether they are tracked, every state is taken as right.',
    },
    mostChoices: {
      most: 20_000,
      of: 'Ways to choose the cells of cutpoints that are tried before one is taken as right.',
    },
  },
  'step/refine': {
    mostCases: { most: 16, of: 'More cases than that are not worth the precision.' },
  },
} satisfies Budgets;

/** The programs that the page offers, in the order of a first walk: each with what to look at first. */
import type { ViewName } from '../../protocol.js';
import type { ShapesMode } from './link.js';

export interface Example {
  /** Short, for links and tests. */
  readonly id: string;
  readonly title: string;
  /** What there is to see, in a sentence. */
  readonly sentence: string;
  readonly group: 'Lists' | 'Trees' | 'Classes' | 'Protocols' | 'Specifications' | 'Bugs';
  /** Below `examples/`; the first is shown. */
  readonly paths: readonly string[];
  readonly view: ViewName;
  readonly line: number;
  /** Of the Shapes view, where it is not what the line does. */
  readonly mode?: ShapesMode;
}

export const EXAMPLES: readonly Example[] = [
  {
    id: 'reverse',
    title: 'Reverse a list',
    sentence: 'Line by line, one list shrinks while the other grows; the two never share a node.',
    group: 'Lists',
    paths: ['list/Reverse.java'],
    view: 'shapes',
    line: 19,
  },
  {
    id: 'reverse-loses-tail',
    title: 'Reverse, tail lost',
    sentence:
      'It moves on through the link that it has just overwritten: a list of two nodes shows how the rest is lost.',
    group: 'Lists',
    paths: ['list/ReverseLosesTail.java'],
    view: 'shapes',
    mode: 'counterexample',
    line: 14,
  },
  {
    id: 'prepend',
    title: 'Prepend, precondition missing',
    sentence: 'Before a ring, no list comes out. Click the offered `requires`, and the assertion is proved.',
    group: 'Lists',
    paths: ['list/PrependToRing.java'],
    view: 'shapes',
    line: 14,
  },
  {
    id: 'copy',
    title: 'Copy a list',
    sentence: 'Every node of the copy is new, and the original stays as it was.',
    group: 'Lists',
    paths: ['list/Copy.java'],
    view: 'shapes',
    line: 26,
  },
  {
    id: 'copy-shares-tail',
    title: 'Copy, tail shared',
    sentence: 'Only the first node is cloned: the rest belongs to both lists.',
    group: 'Lists',
    paths: ['list/CopySharesTail.java'],
    view: 'shapes',
    mode: 'counterexample',
    line: 17,
  },
  {
    id: 'doubly-linked',
    title: 'Remove from a doubly-linked list',
    sentence: 'Two links in each direction are bent around the node, and it is let go.',
    group: 'Lists',
    paths: ['dll/Remove.java'],
    view: 'shapes',
    line: 18,
  },
  {
    id: 'mirror',
    title: 'Mirror a tree',
    sentence: 'A recursive method: what it does to a subtree is what it does to the whole.',
    group: 'Trees',
    paths: ['tree/Mirror.java'],
    view: 'shapes',
    line: 18,
  },
  {
    id: 'stack',
    title: 'A stack of nodes',
    sentence: 'What always holds between calls, found round by round from what constructors leave.',
    group: 'Classes',
    paths: ['stack/LinkedStack.java'],
    view: 'invariants',
    line: 14,
  },
  {
    id: 'queue',
    title: 'A queue with a tail pointer',
    sentence: 'The gallery shows all shapes that a queue can have between calls: both ends are tied together.',
    group: 'Classes',
    paths: ['queue/LinkedQueue.java'],
    view: 'invariants',
    line: 19,
  },
  {
    id: 'lru',
    title: 'A broken LRU cache',
    sentence:
      'Moving the oldest entry to the front leaves the pointer to the oldest where it was: step through the run that shows it.',
    group: 'Bugs',
    paths: ['cache/LruCacheForgetsOldest.java'],
    view: 'shapes',
    mode: 'counterexample',
    line: 23,
  },
  {
    id: 'playlist',
    title: 'A cursor runs off the end',
    sentence: 'Ordinary code without any formula: the finding says how execution gets there.',
    group: 'Bugs',
    paths: ['check/Playlist.java'],
    view: 'findings',
    line: 33,
  },
  {
    id: 'phone-book',
    title: 'A map has no entry',
    sentence: 'The lookup is null for somebody who is not in the book.',
    group: 'Bugs',
    paths: ['check/PhoneBook.java'],
    view: 'findings',
    line: 26,
  },
  {
    id: 'viewer',
    title: 'Who may dispose of it?',
    sentence: 'A state diagram for each class, found from the code; calls that fail are red.',
    group: 'Protocols',
    paths: ['typestate/ViewerClientShares.java', 'typestate/Viewer.java'],
    view: 'typestates',
    line: 13,
  },
  {
    id: 'iterator',
    title: 'Changed while iterated',
    sentence: 'A bag is changed while it is gone through; its iterator notices at the next step.',
    group: 'Protocols',
    paths: ['typestate/BagClientChanges.java', 'typestate/Bag.java'],
    view: 'typestates',
    line: 10,
  },
  {
    id: 'specification',
    title: 'What methods do, as relations',
    sentence: 'Each method as equations between the heap before and after; every name leads to its declaration.',
    group: 'Specifications',
    paths: ['spec/Lists.java'],
    view: 'specification',
    line: 35,
  },
];

/** Groups in the order of their first example. */
export function exampleGroups(): readonly { readonly name: string; readonly examples: readonly Example[] }[] {
  const names = [...new Set(EXAMPLES.map(({ group }) => group))];
  return names.map((name) => ({ name, examples: EXAMPLES.filter(({ group }) => group === name) }));
}

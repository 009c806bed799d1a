/** The thesis's classes as lists of transformers (its tables 1 to 7), calls of `ConsCell` inlined as there. */
import type { ClassText, Code, Line } from '../../domains/shapegraph/graphs/support/class-equation.js';

const push = (field: string): readonly Code[] => [
  't1 = new',
  `t2 = ${field}`,
  't1.head = i',
  't1.tail = t2',
  `${field} = t1`,
];

export const popBody: readonly Line[] = ['t1 = top', 'e = t1', 't2 = top', 't3 = t2.tail', 't2 = t3', 'top = t2'];

export const IntStack: ClassText = {
  fields: ['top'],
  links: ['tail'],
  locals: ['t1', 't2', 't3', 'e'],
  methods: {
    push: push('top'),
    pop: ['e = null', { test: 'top != null', body: popBody }],
    peek: ['t1 = top'],
  },
};

export const IntList1: ClassText = {
  fields: ['start'],
  links: ['tail'],
  locals: ['t1', 't2', 't3', 'y', 't'],
  methods: {
    add: push('start'),
    reverse: [
      'y = null',
      't = null',
      {
        loop: ['start != null'],
        body: ['t = y', 't1 = start', 'y = t1', 't2 = start', 't3 = t2.tail', 't2 = t3', 'start = t2', 'y.tail = t'],
      },
      't = null',
      'start = y',
    ],
  },
};

export const IntList2: ClassText = {
  fields: ['start'],
  links: ['tail'],
  locals: ['t1', 't2', 'x'],
  methods: {
    add: push('start'),
    make_circular: [
      {
        test: 'start != null',
        body: [
          'x = start',
          't1 = x.tail',
          { loop: ['t1 != null', 't1 != start'], body: ['x = t1', 't1 = x.tail'] },
          'x.tail = start',
        ],
      },
    ],
  },
};

/** A hand-made result of `shape`, with every verdict, for the tests of reports. */
import type { Witness } from '../../src/findings/claim.js';
import type { RunResult } from '../../src/findings/result.js';
import type { DrawnMethod, ShapeClaim, ShapeResult } from '../../src/findings/shape-result.js';
import type { Drawing } from '../../src/pictures/drawing.js';

export const FILE = 'src/List.java';
export const SOURCE = [
  'class List {',
  '  List next;',
  '  //@ ensures list(\\result, next);',
  '  static List reverse(List list) { // </script><b>&',
  '    List rest = list.next;',
  '    list.next = null;',
  '    return rest;',
  '  }',
  '}',
].join('\n');

const at = (line: number, column = 5): ShapeClaim['location'] => ({ file: FILE, line, column });

export const WITNESS: Witness = {
  start: 'heap',
  arguments: ['List1'],
  heap: [{ id: 'List1', class: 'List', fields: { next: 'null' } }],
  calls: [],
  trace: [
    {
      line: 5,
      variables: { list: 'List1', rest: 'null' },
      heap: [{ id: 'List1', class: 'List', fields: { next: 'null' } }],
    },
    { line: 6, variables: {}, heap: [], note: 'throws java.lang.NullPointerException' },
  ],
};

export const REFUTED: ShapeClaim = {
  property: 'null-dereference',
  kind: 'obligation',
  verdict: 'refuted',
  location: at(5, 17),
  assumptions: [],
  message: '`list` may be null here',
  witness: WITNESS,
  steps: [{ location: at(4), message: '`list` is null' }],
};

export const CLAIMS: readonly ShapeClaim[] = [
  { property: 'null-dereference', kind: 'obligation', verdict: 'proved', location: at(6), assumptions: [] },
  {
    property: 'null-dereference',
    kind: 'obligation',
    verdict: 'proved',
    location: at(7),
    assumptions: [],
    unreached: true,
  },
  {
    property: 'ensures',
    kind: 'obligation',
    subject: 'list(\\result, next)',
    verdict: 'unproved',
    location: at(3, 15),
    assumptions: [],
    needs: 'list(list, next)',
  },
  {
    property: 'assert',
    kind: 'obligation',
    subject: 'rest != null',
    verdict: 'unknown',
    reason: 'more than 20 nodes at line 6',
    location: at(7),
    assumptions: [],
  },
  { ...REFUTED, location: at(6), property: 'requires', subject: 'list != null' },
  REFUTED,
  { property: 'acyclic', kind: 'fact', subject: '\\result', verdict: 'proved', location: at(4), assumptions: [] },
  {
    property: 'lost-nodes',
    kind: 'fact',
    verdict: 'unproved',
    location: at(6),
    assumptions: [],
    message: 'nodes may be lost',
  },
];

export const DRAWING: Drawing = {
  title: 'List.reverse',
  nodes: [
    { id: 'variable list', label: 'list', kind: 'variable', cells: [] },
    { id: 'variable rest', label: 'rest', kind: 'variable', cells: [{ name: '', text: 'null' }] },
    { id: '#0', label: 'List<&>', kind: 'object', cells: [{ name: 'next' }] },
    { id: '#1', label: '1+ List by next', kind: 'summary', cells: [{ name: 'next', text: 'inside or null' }] },
  ],
  edges: [
    { from: 'variable list', to: '#0', certainty: 'must' },
    { from: '#0', cell: 'next', to: '#1', certainty: 'must' },
  ],
};

export const RESULT: ShapeResult = {
  class: 'List',
  method: 'reverse',
  descriptor: '(LList;)LList;',
  location: at(4),
  claims: CLAIMS,
  points: [
    { line: 5, states: 3 },
    { line: 6, states: 12 },
  ],
  maxStates: 12,
  join: 'partial',
  domain: 'contraction',
  milliseconds: 4,
  givenUp: [{ line: 6, reason: 'more than 20 nodes' }],
};

const QUIET: ShapeResult = { ...RESULT, method: '<init>', claims: [], givenUp: [], points: [], maxStates: 1 };

export const RUN: RunResult<ShapeResult> = {
  tool: { name: 'espalier', version: '0' },
  command: 'shape',
  library: 'models',
  assumptions: ['single-thread'],
  results: [RESULT, QUIET],
  diagnostics: [],
  stats: { methods: 2, analysed: 2, milliseconds: 9 },
};

export const DRAWN: readonly DrawnMethod[] = [
  {
    result: RESULT,
    lines: [
      { line: 5, drawings: [DRAWING], more: 0 },
      {
        line: 6,
        drawings: [DRAWING, { ...DRAWING, nodes: DRAWING.nodes.slice(0, 3), edges: DRAWING.edges.slice(0, 1) }],
        more: 10,
      },
    ],
  },
];

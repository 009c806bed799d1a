/** A hand-made result of `invariants`, with every verdict, for the tests of reports. */
import type { Witness } from '../../src/findings/claim.js';
import type { DrawnClass, InvariantClaim, InvariantsResult } from '../../src/findings/invariants-result.js';
import type { RunResult } from '../../src/findings/result.js';
import type { Drawing } from '../../src/pictures/drawing.js';

export const FILE = 'src/Ring.java';
const at = (line: number): InvariantClaim['location'] => ({ file: FILE, line, column: 5 });

const WITNESS: Witness = {
  start: 'calls',
  arguments: [],
  heap: [{ id: 'Node1', class: 'Ring$Node', fields: { next: 'Node1' } }],
  calls: ['ring = new Ring()', 'ring.add(0)', 'ring.close()'],
  trace: [],
};

const fact = (property: string, verdict: InvariantClaim['verdict'], more: Partial<InvariantClaim>): InvariantClaim => ({
  property,
  kind: 'fact',
  subject: 'start',
  verdict,
  location: at(3),
  assumptions: ['single-thread'],
  ...more,
});

export const CLAIMS: readonly InvariantClaim[] = [
  fact('unshared', 'proved', { over: ['next'], by: ['shapegraph', 'contraction'] }),
  fact('acyclic', 'refuted', { over: ['next'], witness: WITNESS }),
  fact('disjoint', 'unknown', {
    subject: ['start', 'other'],
    over: ['next'],
    reason: 'internal objects get out',
    because: [{ text: 'handed out by `peek`', location: at(9) }],
  }),
  fact('non-null', 'refuted', { witness: WITNESS }),
  fact('null', 'unproved', {}),
  {
    property: 'invariant',
    kind: 'obligation',
    subject: 'start',
    verdict: 'refuted',
    location: at(5),
    assumptions: [],
    message: 'list(start, next) && "<b>" != null',
    witness: WITNESS,
  },
];

const RESULT: InvariantsResult = {
  class: 'pack.Ring',
  location: at(1),
  claims: CLAIMS,
  fields: [
    { name: 'start', static: false, disciplined: true, reason: 'private, and written only as a field of this' },
    { name: 'other', static: false, disciplined: false, reason: 'written through another object', location: at(12) },
  ],
  constructors: [{ descriptor: '()V', tight: true, reason: 'does not hand out this' }],
  methods: [
    {
      name: 'add',
      descriptor: '(I[Lpack/Ring$Node;)V',
      clean: false,
      reason: 'called by the constructor at line 7',
      location: at(7),
      reentered: true,
    },
  ],
  iterations: 5,
  graphs: 7,
  domain: 'shapegraph',
  domains: ['shapegraph', 'contraction'],
  world: 'closed',
  threads: 'one',
  milliseconds: 12,
};

const drawing = (label: string): Drawing => ({
  title: '',
  nodes: [
    { id: 'v', label, kind: 'variable', cells: [] },
    { id: 'n', label: 'Node', kind: 'object', cells: [{ name: 'next', text: 'null' }] },
  ],
  edges: [{ from: 'v', to: 'n', certainty: 'must' }],
});

export const DRAWN: readonly DrawnClass[] = [
  {
    result: RESULT,
    rounds: [
      {
        number: 0,
        members: [{ member: '<init>()', normal: [drawing('first')], abrupt: [] }],
        assertion: [drawing('first')],
        fresh: 1,
      },
      {
        number: 1,
        members: [{ member: 'add(int)', normal: [drawing('second')], abrupt: [drawing('first')] }],
        assertion: [drawing('second'), drawing('first')],
        fresh: 1,
      },
    ],
  },
];

export const RUN: RunResult<InvariantsResult> = {
  tool: { name: 'espalier', version: '0.0.0' },
  command: 'invariants',
  library: 'models',
  assumptions: ['single-thread'],
  results: [RESULT],
  diagnostics: [],
  stats: { methods: 1, analysed: 1, milliseconds: 34 },
};

/** Runs the domain on a method of a program that is given as text, and shows its states. */

import {
  type GraphState,
  type ShapegraphDomain,
  shapegraphDomain,
} from '../../../../src/domains/heap/shapegraph/index.js';
import type { Code } from '../../../../src/engine/code.js';
import { analyse, ProgramModel } from '../../../../src/engine/index.js';
import type { EngineResult } from '../../../../src/engine/result.js';
import { Hierarchy } from '../../../../src/ir/hierarchy.js';
import type { FieldReference } from '../../../../src/ir/instructions.js';
import { liveVariables } from '../../../../src/program/flow/liveness.js';
import { openTexts } from '../../../support/open.js';

export interface Analysed {
  readonly domain: ShapegraphDomain;
  readonly result: EngineResult<GraphState>;
  readonly code: Code;
  /** What holds where the method returns, as text; the graph only. */
  readonly exits: readonly string[];
  /** Why cells were given up. */
  readonly givenUp: readonly string[];
  readonly formulas: readonly string[];
}

const NODE = 'class Node { Node next; Object data; Node() {} Node(Node next) { this.next = next; } }\n';
const BOX = 'class Box { Node head; Node tail; } class Holder { Node kept; }\n';
const NEXT: FieldReference = { owner: 'Node', name: 'next', type: 'Node' };

/** `Main.main`, with lists of `Node`; boxes that it makes are the root object. */
export async function analysed(
  main: string,
  mode: 'relational' | 'keyed' = 'relational',
  cutpoints = 4,
): Promise<Analysed> {
  const text = `${NODE}${BOX}class Main { ${main} }`;
  const { table } = await openTexts([{ path: 'Main.java', text }]);
  const hierarchy = new Hierarchy(table);
  const program = new ProgramModel(hierarchy, { classes: table.inputs(), liveVariables });
  const domain = shapegraphDomain(program, {
    links: [NEXT],
    isCell: (type) => type === 'Node',
    mayBeCell: (type) => type === 'Node' || type === 'java.lang.Object',
    statics: [],
    root: {
      isMadeAt: ({ edge }) => edge.instruction.kind === 'new' && edge.instruction.type === 'Box',
      isOf: (type) => type === 'Box',
      mayBe: (type) => type === 'Box' || type === 'java.lang.Object',
      fields: ['head', 'tail'].map((name) => ({ owner: 'Box', name, type: 'Node' })),
    },
    mode,
    cap: 10,
    splits: 500,
    cutpoints,
  });
  const method = table.find('Main')?.methods.find(({ name }) => name === 'main');
  const code = method && program.code(method);
  if (code === undefined) throw new Error('there is no main');
  const states = domain.entry(code, { history: 'main', nullness: () => 'non-null' });
  const result = analyse(program, domain, [{ code, states }], {
    merge: { kind: mode === 'relational' ? 'keep' : 'equal-keys' },
    contexts: { kind: 'entry-state' },
    carriesOnce: true,
  });
  if (result.outcome !== 'solved') throw new Error(result.reason);
  const root = result.activations.find((each) => each.code === code);
  const ends = root === undefined || code.body.exit === undefined ? [] : result.at(root, code.body.exit);
  const alarms = result.activations.flatMap((each) =>
    [...result.visits(each)].flatMap(({ outcome }) => outcome.alarms),
  );
  const messages = (rule: string): readonly string[] => [
    ...new Set(alarms.filter((alarm) => alarm.rule === rule).map(({ message }) => message ?? '')),
  ];
  return {
    domain,
    result,
    code,
    exits: ends.map((state) => domain.show(state, code).replace(/;.*/, '')).sort(),
    givenUp: messages('given-up'),
    formulas: messages('formula'),
  };
}

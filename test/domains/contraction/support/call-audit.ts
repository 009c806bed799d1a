/** Random callee bodies on local heaps against the same bodies on whole heaps. */
import type { Statement } from '../../../../src/domains/heap/contraction/graphs/statements.js';
import type { ContractionStates } from '../../../../src/domains/heap/contraction/graphs/states.js';
import { randomFrom } from '../../../fuzz/random.js';
import { randomHeaps } from './audits.js';
import { allStatements, draftOf } from './heaps.js';
import type { Kit } from './kit.js';
import { type Failure, statesFor } from './oracle.js';

/** The caller has three variables and passes two of them; the callee has one more, and gives back its value. */
const [CALLER, FORMALS, LOCALS] = [3, 2, 3];

export interface CallAudit {
  readonly failure: Failure;
  readonly calls: number;
  /** Calls with several results. */
  readonly several: number;
}

export function auditCalls(kit: Kit, fields: number, parent: number, runs: number, seed: number): CallAudit {
  const states = statesFor(kit, { variables: 6, fields, parent, mode: 'exact' });
  const random = randomFrom(seed);
  const statements = allStatements(LOCALS, fields).filter(({ kind }) => ['load', 'store', 'copy'].includes(kind));
  let [calls, several] = [0, 0];
  for (const heap of randomHeaps({ variables: CALLER, fields, parent }, 7, runs, seed + 1)) {
    const before = states.contracted(draftOf(heap));
    if (typeof before === 'string') continue;
    const passed = [random.below(CALLER), random.below(CALLER)];
    const whole = kit.Draft.of(states.graph(before));
    for (const name of passed) whole.variables.push(whole.variables[name] as number);
    whole.variables.push(-1);
    const body: Statement[] = [];
    let ends = run(states, states.contracted(whole), []);
    for (let tries = 0; tries < 8 && body.length < 5; tries++) {
      const statement = random.pick(statements);
      const next = ends.flatMap((state) => run(states, state, [atCallee(statement)]));
      // A body that fails for certain says nothing.
      if (next.length === 0) continue;
      body.push(statement);
      ends = [...new Set(next)];
    }
    const expected = ends.map((state) => {
      const draft = states.draft(state);
      draft.variables[0] = draft.variables[CALLER + FORMALS] as number;
      draft.variables.length = CALLER;
      return states.contracted(draft);
    });

    const { callee, frame, cutpoints } = kit.enter(states.graph(before), {
      passed,
      backwards: 0xff0000,
      searchLimit: 1_000,
    });
    const local = kit.Draft.of(callee);
    local.variables.splice(FORMALS, 0, -1);
    const found = run(states, states.contracted(local), body).map((state) => {
      const returned = [{ from: FORMALS, to: 0 }];
      return states.contracted(kit.leave(frame, states.graph(state), { cutpoints, firstCutpoint: LOCALS, returned }));
    });
    calls++;
    if (found.length > 1) several++;
    if (sorted(found) === sorted(expected)) continue;
    const failure = `${JSON.stringify({ heap, passed, body })}: ${sorted(found)}, on the whole heap ${sorted(expected)}`;
    return { failure, calls, several };
  }
  return { failure: undefined, calls, several };
}

function sorted(states: readonly (number | string)[]): string {
  return [...new Set(states)].sort().join();
}

function run(states: ContractionStates, start: number | string, body: readonly Statement[]): number[] {
  return body.reduce<number[]>(
    (all, statement) => [...new Set(all.flatMap((state) => states.successors(state, statement).states))],
    typeof start === 'string' ? [] : [start],
  );
}

/** The callee's variables stand behind the caller's. */
function atCallee(statement: Statement): Statement {
  const by = CALLER;
  switch (statement.kind) {
    case 'copy':
      return { ...statement, target: statement.target + by, source: statement.source + by };
    case 'load':
      return { ...statement, target: statement.target + by, object: statement.object + by };
    case 'store': {
      const store = { ...statement, object: statement.object + by };
      return statement.value === undefined ? store : { ...store, value: statement.value + by };
    }
    default:
      throw new Error(`not in bodies: ${statement.kind}`);
  }
}

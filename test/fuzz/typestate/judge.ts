/** Runs clients in the interpreter and compares every call with the table and with what is claimed of the call. */
import { findMain } from '../../../src/execution/entry.js';
import { Machine } from '../../../src/execution/machine.js';
import { JavaObject } from '../../../src/execution/memory/values.js';
import { NATIVES } from '../../../src/execution/natives/index.js';
import type { Claim } from '../../../src/findings/claim.js';
import { Hierarchy } from '../../../src/ir/hierarchy.js';
import type { ClassTable } from '../../../src/ir/program.js';
import { isFailure, type ObservedCall, runObserved } from '../../fixtures/typestate/calls.js';
import { ConcreteTypestates } from './concrete.js';
import type { Analysed, TypestateEngine } from './engine.js';
import { type BegunCall, begun, strayObjects, unexplained } from './transitions.js';

export interface Judged {
  readonly program: ClassTable;
  readonly analysed: Analysed;
  readonly errors: readonly string[];
}

export interface JudgeTally {
  calls: number;
  failures: number;
  /** Failing calls of clients, and calls that were proved. */
  claims: number;
  proved: number;
  /** Calls that were compared with a table. */
  compared: number;
}

export interface Wrong {
  /** What stays the same when the case is made smaller. */
  readonly kind: string;
  readonly message: string;
}

const STEPS = 20_000;
const ARGUMENTS = [[], ['a'], ['a', 'b', 'c']];

/** Undefined where all is as predicted. */
export function wrongAbout(
  engine: TypestateEngine,
  { program, analysed: { component, vocabulary, table }, errors }: Judged,
  client: string,
  tally: JudgeTally,
): Wrong | undefined {
  const hierarchy = new Hierarchy(program);
  const main = findMain(program, client);
  const declaration = program.find(client);
  if (main === undefined || declaration === undefined) throw new Error(`there is no client ${client}`);
  let wrong: Wrong | undefined;
  const note = (kind: string, message: string): void => {
    wrong ??= { kind, message };
  };
  const failing = new Set<string>();
  for (const values of ARGUMENTS) {
    const machine = new Machine(program, { natives: NATIVES, stepBudget: STEPS });
    const constructed = new Set<JavaObject>();
    const held = new Set<JavaObject>();
    const concrete = new ConcreteTypestates(hierarchy, machine, table, component.isMember, constructed, held);
    const open = new Map<ObservedCall, BegunCall>();
    let isStrict = true;
    runObserved(machine, main, values, component.isMember, {
      constructed: (object) => constructed.add(object),
      begins: (call) => {
        open.set(call, begun(hierarchy, concrete, call));
        if (!table.closed && !fits(concrete)) isStrict = false;
      },
      ends: (call, end) => {
        const before = open.get(call);
        if (before === undefined) return;
        tally.calls++;
        const failed = isFailure(hierarchy, errors, end);
        if (failed) {
          tally.failures++;
          failing.add(`${call.edge.span.line}:${call.edge.span.column}`);
        }
        const [first] = call.values;
        if (end.kind === 'returned') {
          if (before.named.name === '<init>' && first instanceof JavaObject) held.add(first);
          if (end.value instanceof JavaObject && component.isMember(end.value.type.name)) held.add(end.value);
        }
        const missing = unexplained(concrete, before, end, failed);
        if (!table.closed && !fits(concrete)) isStrict = false;
        if (!isStrict || wrong !== undefined) return;
        tally.compared++;
        const at = `line ${call.edge.span.line}, ${values.length} arguments`;
        if (missing !== undefined) note(failed ? 'fault not predicted' : 'transition missing', `${at}: ${missing}`);
        const [stray] = strayObjects(concrete);
        if (stray !== undefined) note('typestate missing', `${at}: a ${stray} is in no typestate of the table`);
      },
    });
  }
  const checked = engine.checkClients(component, vocabulary, table, [declaration], { budget: 1, replay: false });
  const claims: readonly Claim[] = checked.flatMap((each) => each.claims);
  tally.claims += claims.length;
  for (const { verdict, location } of claims) {
    if (verdict !== 'proved') continue;
    tally.proved++;
    if (!failing.has(`${location.line}:${location.column}`)) continue;
    note('false proof', `the call at ${location.line}:${location.column} fails, and is proved not to`);
  }
  const told = new Set(claims.map(({ location }) => `${location.line}:${location.column}`));
  for (const place of failing)
    if (!told.has(place)) note('call not claimed', `nothing is claimed of the failing call at ${place}`);
  return wrong;
}

/** Whether the heap has no more objects than were explored, of classes that have typestates. */
function fits(concrete: ConcreteTypestates): boolean {
  const counts = new Map<string, number>();
  for (const object of concrete.alive) {
    if (concrete.has(object)) counts.set(object.type.name, (counts.get(object.type.name) ?? 0) + 1);
  }
  return [...counts].every(([type, count]) => count <= (concrete.table.objects.get(type) ?? 0));
}

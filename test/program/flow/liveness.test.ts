/** Live variables: by hand, against a search along paths, and by overwriting what is said to be dead. */
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Code } from '../../../src/engine/code.js';
import type { ClassTable, MethodDeclaration } from '../../../src/ir/program.js';
import type { LiveVariables } from '../../../src/program/flow/liveness.js';
import { liveVariables } from '../../../src/program/flow/liveness.js';
import { runEntry } from '../../../src/workspace/index.js';
import { programs } from '../../fuzz/program-arbitrary.js';
import { runTrace } from '../../fuzz/run-trace.js';
import { listPrograms } from '../../programs/programs.js';
import { openFiles, openTexts } from '../../support/open.js';
import { isReadLater, withBodies, withoutDead } from './liveness-oracles.js';

function codeOf(table: ClassTable, owner: string, name: string): Code {
  const method = table.find(owner)?.methods.find((each) => each.name === name);
  const body = method?.body();
  if (method === undefined || body === undefined) throw new Error(`no body of ${owner}.${name}`);
  return { method, body };
}

function bodiesOf(methods: readonly MethodDeclaration[]): readonly Code[] {
  return methods.flatMap((method) => {
    const body = method.body();
    return body === undefined ? [] : [{ method, body }];
  });
}

/** Every variable at every point, as the definition says. */
function disagreements(code: Code, live: LiveVariables): readonly string[] {
  const found: string[] = [];
  for (let point = 0; point < code.body.points; point++) {
    for (const variable of code.body.variables) {
      if (live.isLive(variable, point) !== isReadLater(code, variable, point)) {
        found.push(`${code.method.owner}.${code.method.name}: ${variable.name} at ${point}`);
      }
    }
  }
  return found;
}

/** Names of the live source variables and of `@thrown` at the point where the edge with that instruction ends. */
async function liveIn(text: string): Promise<{ code: Code; live: (point: number) => readonly string[] }> {
  const { table } = await openTexts([{ path: 'A.java', text: `class A { ${text} }` }]);
  const code = codeOf(table, 'A', 'f');
  const live = liveVariables(code);
  const names = (point: number): readonly string[] =>
    code.body.variables
      .filter((variable) => variable.role !== 'temporary' && live.isLive(variable, point))
      .map(({ name }) => name)
      .sort();
  return { code, live: names };
}

describe('live variables by hand', () => {
  it('a value is live until its last use', async () => {
    const { code, live } = await liveIn('static int f(int a, int b) { int c = a; c = c + b; return c; }');
    expect(live(code.body.entry)).toEqual(['a', 'b']);
    const afterCopy = code.body.edges.find(({ instruction }) => instruction.kind === 'assign')?.to ?? -1;
    expect(live(afterCopy)).toEqual(['b', 'c']);
    expect(live(code.body.exit ?? -1)).toEqual([]);
  });

  it('in a loop without end, what the loop reads is live', async () => {
    const { code, live } = await liveIn('static void f(int a, int b) { int i = b; while (true) { i = i + a; } }');
    expect(code.body.exit).toBeUndefined();
    expect(live(code.body.entry)).toEqual(['a', 'b']);
    const last = code.body.edges.findLast(({ instruction }) => instruction.kind === 'assign');
    expect(live(last?.to ?? -1)).toEqual(['a', 'i']);
  });

  it('the exception is live at the exceptional exit, the target of a call that throws is not defined', async () => {
    const { code, live } = await liveIn(`
      static int g() { throw new RuntimeException(); }
      static int f(int r) { try { r = g(); } catch (RuntimeException e) { } return r; }`);
    expect(live(code.body.exceptionalExit ?? -1)).toEqual(['@thrown']);
    expect(live(code.body.entry)).toEqual(['r']);
  });

  it('parameters stay live where an ensures clause may name them', async () => {
    const { code, live } = await liveIn('//@ ensures \\result == a;\n static int f(int a, int b) { return a; }');
    expect(live(code.body.exit ?? -1)).toEqual(['a', 'b']);
  });

  it('a formula reads its variables', async () => {
    const { code, live } = await liveIn('static void f(int a) { int b = 3;\n //@ assert a < b;\n }');
    const specify = code.body.edges.find(({ instruction }) => instruction.kind === 'specify');
    expect(live(specify?.from ?? -1)).toEqual(['a', 'b']);
    expect(live(specify?.to ?? -1)).toEqual([]);
  });
});

it('a formula that names a field reads the receiver', async () => {
  const { code, live } = await liveIn('int x; void f() { int b = 3;\n //@ assert x == 0;\n }');
  expect(live(code.body.entry)).toEqual(['this']);
});

describe('live variables of random programs', () => {
  it('are those that a path reads before it writes them', () => {
    fc.assert(
      fc.property(programs, ({ classes }) => {
        for (const code of bodiesOf(classes.flatMap(({ methods }) => methods))) {
          expect(disagreements(code, liveVariables(code))).toEqual([]);
        }
      }),
      { numRuns: 40, seed: 3 },
    );
  });

  it('are all that a run depends on', () => {
    fc.assert(
      fc.property(programs, ({ table }) => {
        const before = runTrace(table);
        const after = runTrace(withBodies(table, (method, body) => withoutDead(body, liveVariables({ method, body }))));
        // Overwriting takes steps, so a run that spends its budget ends elsewhere.
        fc.pre(before.kind !== 'budget' && after.kind !== 'budget');
        expect({ kind: after.kind, end: after.end, heap: after.heap }).toEqual({
          kind: before.kind,
          end: before.end,
          heap: before.heap,
        });
      }),
      { numRuns: 60, seed: 3 },
    );
  });
});

/**
 * Enough of the test programs to meet every instruction; not those that print the machine's words about the instructions
 * before a null dereference, which overwriting changes.
 */
const PROGRAMS = listPrograms()
  .filter(({ name }) => !name.includes('NullPointerMessages'))
  .filter((_, index) => index % 6 === 0);

describe('live variables of Java programs', () => {
  let workspace: Awaited<ReturnType<typeof openFiles>>;
  beforeAll(async () => {
    workspace = await openFiles(...PROGRAMS.flatMap(({ files }) => files));
  });

  const outputs = (table: ClassTable): readonly (string | null)[] =>
    PROGRAMS.map((program) => {
      const ran = runEntry(
        { ...workspace, table },
        {
          entry: program.mainClass,
          programArguments: [],
          input: '',
          stepBudget: 20_000_000,
          enableAssertions: program.assertions,
          output: () => {},
        },
      );
      return ran.kind === 'ran' ? ran.result.output : ran.message;
    });

  it('overwriting what is dead changes nothing that is printed', () => {
    const changed = withBodies(workspace.table, (method, body) => withoutDead(body, liveVariables({ method, body })));
    expect(outputs(changed)).toEqual(PROGRAMS.map(({ output }) => output));
  });

  it('a liveness that forgets the exceptional successors would be noticed', () => {
    const changed = withBodies(workspace.table, (method, body) => {
      const unexceptional = { ...body, outgoing: body.outgoing.map((edges) => edges.map(withoutHandler)) };
      return withoutDead(body, liveVariables({ method, body: unexceptional }));
    });
    expect(outputs(changed)).not.toEqual(PROGRAMS.map(({ output }) => output));
  });
});

function withoutHandler(edge: Code['body']['edges'][number]): typeof edge {
  const { exceptional: _, ...rest } = edge;
  return rest;
}

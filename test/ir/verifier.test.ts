/** What the verifier accepts, and control flow that it refuses, one broken body a rule. */
import { describe, expect, it } from 'vitest';
import type { Body, Edge } from '../../src/ir/body.js';
import type { MethodDeclaration } from '../../src/ir/program.js';
import { verifyMethod } from '../../src/ir/verifier.js';
import { programOf } from './library.js';
import { CLASSES, problems } from './verified.js';

describe('the verifier accepts', () => {
  it.each([
    [
      'loops and fields',
      'static Node m(Node list)',
      `Node result, next;
      0: result = null
      1: if list != null -> 2 else -> 7
      2: check list != null
      3: next = list.next
      4: list.next = result
      5: result = list
      6: list = next -> 1
      7: return result`,
    ],
    [
      'handlers',
      'static int m(Node node)',
      `int x; NullPointerException e;
      0: check node != null catch 3
      1: x = node.value
      2: return x
      3: if @thrown instanceof NullPointerException -> 4 else -> 6
      4: e = (NullPointerException) @thrown
      5: return 0
      6: exceptional exit
      7: exit`,
    ],
    [
      'a definition on both branches',
      'static int m(boolean b)',
      'int x;\n0: if b -> 1 else -> 2\n1: x = 1 -> 3\n2: x = 2\n3: return x',
    ],
    [
      'switches',
      'static int m(int k)',
      '0: assume k in {1, 2} -> 1\n | assume k in {3} -> 2\n | assume k not in {1, 2, 3} -> 2\n1: return 1\n2: return 2',
    ],
    [
      'any reference for an interface',
      'static int m(Object o)',
      'int x; Shape s;\n0: s = o\n1: check s != null\n2: x = interface s.area()\n3: return x',
    ],
    ['arrays of interfaces likewise', 'static void m(Object[] o)', 'Shape[] s;\n0: s = o\n1: return'],
    [
      'small integers in larger variables',
      'static int m(byte b, char c)',
      'int x; short s;\n0: x = c\n1: s = b\n2: x = b + c : int\n3: return x',
    ],
    ['constants by their value', 'static byte m()', 'char c;\n0: c = 65535\n1: return -128'],
    [
      'inherited members',
      'static int m(Node n)',
      'int x;\n0: check n != null\n1: x = n.Base::inherited\n2: x = static Node.shared\n3: n.inherited = x\n4: return x',
    ],
    ['an endless loop', 'static void m()', '0: goto 0'],
    ['a method that only throws', 'static void m(Exception e)', '0: throw e'],
    [
      'what concerns classes it does not know',
      'static Unknown m(Unknown u, Lost l)',
      'int x; Node n;\n0: x = u.field\n1: u = interface u.get(x)\n2: n = l\n3: special l.<init>()\n4: return l',
    ],
    [
      'arrays',
      'static int m(int n)',
      `int[][] a; int[] row; Object[] all; int x;
      0: check n >= 0
      1: a = new int[n][]
      2: all = a
      3: check 0 within a
      4: row = a[0]
      5: check row fits all
      6: all[0] = row
      7: x = row.length
      8: check x != 0
      9: x = 3 / x
      10: return x`,
    ],
  ])('%s', (_name, header, lines) => {
    expect(problems(header, lines)).toEqual([]);
  });

  it('methods without a body', () => {
    expect(problems('static void m()', '0: return')).toEqual([]);
    const table = programOf('abstract class Test { abstract void m(); }');
    expect(verifyMethod(table, table.find('Test')?.methods[0] as MethodDeclaration)).toEqual([]);
  });
});

describe('the verifier refuses', () => {
  it.each([
    ['a use before any definition', 'static int m()', 'int x;\n0: return x', "'x' may be used before it is defined"],
    [
      'a use defined on one branch',
      'static int m(boolean b)',
      'int x;\n0: if b -> 1 else -> 2\n1: x = 1\n2: return x',
      "'x' may be used before it is defined",
    ],
    [
      'a use defined only in a loop',
      'static int m(boolean b)',
      'int x;\n0: if b -> 1 else -> 2\n1: x = 1 -> 0\n2: return x',
      "'x' may be used before it is defined",
    ],
    [
      'a use at the entry, to which only the definition leads back',
      'static void m()',
      'int x, y;\n0: y = x\n1: x = 1 -> 0',
      "'x' may be used before it is defined",
    ],
    [
      'the result of a call that threw',
      'static int m()',
      'int x;\n0: x = static Node.add(1, 2) catch 2\n1: return x\n2: return x',
      "'x' may be used before it is defined",
    ],
    [
      'the exception where none was thrown',
      'static void m()',
      'Throwable t;\n0: t = @thrown\n1: return',
      "'@thrown' may be used before it is defined",
    ],
    [
      'the exceptional exit without exception',
      'static void m(boolean b)',
      '0: if b -> 1 else -> 2\n1: return\n2: exceptional exit',
      "'@thrown' may be used before it is defined",
    ],
    [
      'branches that leave something out',
      'static void m(int i)',
      '0: assume i < 0 -> 1\n | assume i > 0 -> 1\n1: return',
      'the assumptions are not exclusive and exhaustive',
    ],
    [
      'branches that both apply',
      'static void m(int i)',
      '0: assume i <= 0 -> 1\n | assume i >= 0 -> 1\n1: return',
      'the assumptions are not exclusive and exhaustive',
    ],
    [
      'ordering floats and its supposed opposite',
      'static void m(double d)',
      '0: assume d < 0.0 -> 1\n | assume d >= 0.0 -> 1\n1: return',
      'the assumptions are not exclusive and exhaustive',
    ],
    [
      'opposite conditions on different operands',
      'static void m(int i, int j)',
      '0: assume i == 0 -> 1\n | assume j != 0 -> 1\n1: return',
      'the assumptions are not exclusive and exhaustive',
    ],
    [
      'cases that overlap',
      'static void m(int i)',
      '0: assume i in {1} -> 1\n | assume i in {1, 2} -> 1\n | assume i not in {1, 2} -> 1\n1: return',
      'the assumptions are not exclusive and exhaustive',
    ],
    [
      'cases without the rest',
      'static void m(int i)',
      '0: assume i in {1} -> 1\n | assume i in {2} -> 1\n1: return',
      'the assumptions are not exclusive and exhaustive',
    ],
    [
      'a rest that is too small',
      'static void m(int i)',
      '0: assume i in {1} -> 1\n | assume i not in {1, 2} -> 1\n1: return',
      'the assumptions are not exclusive and exhaustive',
    ],
    ['a single assumption', 'static void m(boolean b)', '0: assume b\n1: return', 'a single assumption may fail'],
    [
      'two ways on without conditions',
      'static void m(int i)',
      '0: i = 1 -> 1\n | i = 2 -> 1\n1: return',
      "several edges leave the point, one by 'assign'",
    ],
    ['points where it gets stuck', 'static void m()', '0: stuck', 'no edge leaves the point'],
    ['points that are not reached', 'static void m()', '0: return\n1: return', 'the point is not reached'],
    [
      'falling into the exit',
      'static void m(int i)',
      '0: i = 1 -> 2\n1: return\n2: exit',
      "'assign' leads to the exit",
    ],
    ['returning elsewhere', 'static void m()', '0: return -> 1\n1: return', "'return' does not lead to the exit"],
    [
      'a descriptor that does not fit',
      'static void m(int i) descriptor "(J)V"',
      '0: return',
      'descriptor (J)V does not fit the declared parameters and result',
    ],
    [
      'parameters that do not fit',
      'static void m(int i)',
      'parameters (long i);\n0: return',
      "parameter 'i' has type long instead of int",
    ],
    ['missing parameters', 'void m(int i)', 'parameters (int i);\n0: return', 'the body has 1 parameters instead of 2'],
  ])('%s', (_name, header, lines, message) => {
    expect(problems(header, lines)).toContain(message);
  });

  it('bodies whose parts contradict each other', () => {
    const table = programOf(
      `${CLASSES} class Test { static void m(Node n) { int x;\n0: check n != null\n1: x = n.value\n2: return\n} }`,
    );
    const method = table.find('Test')?.methods[0] as MethodDeclaration;
    const body = method.body() as Body;
    const changed = (change: Partial<Body>): string[] =>
      verifyMethod(table, { ...method, body: () => ({ ...body, ...change }) }).map(({ message }) => message);
    const replaced = (index: number, change: Partial<Edge>): string[] => {
      const edges = body.edges.map((edge, at) => (at === index ? { ...edge, ...change } : edge));
      return changed({ edges, outgoing: body.outgoing.map((_, point) => edges.filter(({ from }) => from === point)) });
    };
    expect(changed({})).toEqual([]);
    const { exceptional: _, ...normal } = body.edges[0] as Edge;
    const without = [normal, ...body.edges.slice(1)];
    expect(
      changed({
        edges: without,
        outgoing: body.outgoing.map((_edges, point) => without.filter(({ from }) => from === point)),
      }),
    ).toContain("'check' lacks an exceptional successor");
    expect(replaced(1, { exceptional: 3 })).toContain("'load' has an exceptional successor");
    expect(replaced(1, { to: 77 })).toContain('the edge leads to no point');
    expect(replaced(0, { exceptional: body.exit as number })).toContain('the exceptional successor is the normal exit');
    expect(changed({ points: 9 })).toContain('there are outgoing edges of 5 points instead of 9');
    expect(changed({ edges: body.edges.slice(1) })).toContain('there are 2 edges instead of 3');
    expect(changed({ exceptionalExit: body.exit })).toContain('the two exits are the same point');
    expect(changed({ exit: undefined })).toContain('no edge leaves the point');
    const copies = body.variables.map((variable) => ({ ...variable }));
    expect(changed({ variables: copies })).toContain("'n' is no variable of the body");
    const renamed = body.variables.map((variable) => ({ ...variable, name: 'same', index: 0 }));
    expect(changed({ variables: renamed })).toContain("two variables are called 'same'");
  });

  it('saying where', () => {
    const table = programOf(`class Test { static int m() { int x;\n0: goto 1\n1: return x\n} }`);
    const [problem] = verifyMethod(table, table.find('Test')?.methods[0] as MethodDeclaration);
    expect(problem?.point).toBe(1);
    expect(problem?.edge?.instruction.kind).toBe('return');
  });
});

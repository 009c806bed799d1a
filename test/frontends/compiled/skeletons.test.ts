/** `.jml` skeletons: their clauses reach the methods of class files that they mean, or an error says why not. */
import { describe, expect, it } from 'vitest';
import type { JavaClassTable } from '../../../src/frontends/java/frontend.js';
import { Flag } from '../../../src/ir/program.js';
import { classBytes } from '../../support/classfiles.js';
import { innerClasses } from '../classfile/assembler/attributes.js';
import { ClassBuilder } from '../classfile/assembler/class-builder.js';
import { classNamed } from '../elaboration/opening.js';
import { openAgainst } from './opening.js';

const ENTRY = { name: 'p/Stack$Node', outer: 'p/Stack', simpleName: 'Node', flags: Flag.PUBLIC | Flag.STATIC };

function stackClasses(): Readonly<Record<string, Uint8Array>> {
  const stack = new ClassBuilder({ name: 'p/Stack', flags: Flag.PUBLIC | Flag.ABSTRACT });
  stack.field({ flags: 0, name: 'top', descriptor: 'Lp/Stack$Node;' });
  stack.field({ flags: 0, name: 'size', descriptor: 'I' });
  for (const [name, descriptor] of [
    ['push', '(Ljava/lang/Object;)V'],
    ['push', '([Ljava/lang/Object;I)V'],
    ['peek', '()Ljava/lang/Object;'],
    ['splice', '(Lp/Stack$Node;Ljava/util/List;)I'],
    ['odd', '(Lgone/Thing;)V'],
  ] as const)
    stack.method({ flags: Flag.PUBLIC | Flag.ABSTRACT, name, descriptor });
  stack.method({ flags: Flag.PUBLIC, name: '<init>', descriptor: '(I)V' }, (code) =>
    code.op('aload_0').invoke('invokespecial', 'java/lang/Object', '<init>', '()V').op('return'),
  );
  stack.attribute(innerClasses(stack.pool, ENTRY));
  const node = new ClassBuilder({ name: 'p/Stack$Node', flags: Flag.PUBLIC | Flag.ABSTRACT });
  node.field({ flags: 0, name: 'next', descriptor: 'Lp/Stack$Node;' });
  node.method({ flags: Flag.PUBLIC | Flag.ABSTRACT, name: 'last', descriptor: '()Lp/Stack$Node;' });
  node.attribute(innerClasses(node.pool, ENTRY));
  return { 'p.Stack': stack.build(), 'p.Stack$Node': node.build() };
}

async function open(skeleton: string): Promise<JavaClassTable> {
  const find = (name: string) => (name === 'p.Stack' ? { path: 'specs/p/Stack.jml', text: skeleton } : undefined);
  return openAgainst(classBytes(stackClasses(), 'classpath'), {}, { skeleton: find });
}

/** Clauses by method; asking for them checks them. */
function clauses(table: JavaClassTable, name: string): Readonly<Record<string, readonly string[]>> {
  const entries = classNamed(table, name).methods.map(
    (method) =>
      [
        `${method.name}${method.descriptor}`,
        method.clauses.map(({ kind, formula, span }) => `${span.file}:${span.line} ${kind} ${formula}`),
      ] as const,
  );
  return Object.fromEntries(entries.filter(([, list]) => list.length > 0));
}

function errors(table: JavaClassTable): readonly string[] {
  return table.diagnostics().map(({ span, severity, message }) => `${span.file}:${span.line} ${severity} ${message}`);
}

describe('a skeleton', () => {
  it('specifies methods, constructors, member classes and invariants', async () => {
    const table = await open(`package p;
import java.util.List;
public abstract class Stack<E> {
  //@ invariant size >= 0;
  //@ requires capacity > 0;
  //@ ensures size == 0;
  public Stack(int capacity);
  //@ ensures size == \\old(size) + 1;
  public abstract void push(E element);
  //@ requires count <= elements.length;
  void push(E[] elements, int count);
  //@ ensures acyclic(from, next);
  int splice(Node from, List<? super E> into);
  static class Node { //@ ensures \\result.next == null;
    Node last();
    //@ invariant next != this;
  }
}
`);
    expect(clauses(table, 'p.Stack')).toEqual({
      '<init>(I)V': ['specs/p/Stack.jml:5 requires capacity > 0', 'specs/p/Stack.jml:6 ensures size == 0'],
      'push(Ljava/lang/Object;)V': ['specs/p/Stack.jml:8 ensures size == \\old(size) + 1'],
      'push([Ljava/lang/Object;I)V': ['specs/p/Stack.jml:10 requires count <= elements.length'],
      'splice(Lp/Stack$Node;Ljava/util/List;)I': ['specs/p/Stack.jml:12 ensures acyclic(from, next)'],
    });
    expect(clauses(table, 'p.Stack$Node')).toEqual({
      'last()Lp/Stack$Node;': ['specs/p/Stack.jml:14 ensures \\result.next == null'],
    });
    expect(classNamed(table, 'p.Stack').invariants.map(({ formula }) => formula)).toEqual(['size >= 0']);
    expect(classNamed(table, 'p.Stack$Node').invariants.map(({ formula }) => formula)).toEqual(['next != this']);
    expect(errors(table)).toEqual([]);
  });

  it('names what the class does not have', async () => {
    const table = await open(`package p;
class Stack {
  Stack(String name);
  void push(int element);
  void pop();
  class Other { }
}
`);
    expect(clauses(table, 'p.Stack')).toEqual({});
    expect(errors(table)).toEqual([
      'specs/p/Stack.jml:3 error class p.Stack has no constructor Stack(String)',
      'specs/p/Stack.jml:4 error class p.Stack has no method push(int)',
      'specs/p/Stack.jml:5 error class p.Stack has no method pop()',
      'specs/p/Stack.jml:6 error class p.Stack has no member class Other',
    ]);
  });

  it('names formulas that do not parse or bind, and drops them', async () => {
    const table = await open(`package p;
class Stack {
  //@ requires top.nothing == null;
  //@ ensures \\result != null;
  //@ ensures size ==;
  Object peek();
  //@ invariant missing > 0;
}
`);
    expect(clauses(table, 'p.Stack')).toEqual({
      'peek()Ljava/lang/Object;': ['specs/p/Stack.jml:4 ensures \\result != null'],
    });
    expect(classNamed(table, 'p.Stack').invariants).toEqual([]);
    const lines = errors(table).map((text) => text.split(' ').slice(0, 2).join(' '));
    expect(lines.sort()).toEqual([
      'specs/p/Stack.jml:3 error',
      'specs/p/Stack.jml:5 error',
      'specs/p/Stack.jml:7 error',
    ]);
  });

  it('may name classes that nobody has', async () => {
    const table = await open(
      'package p;\nclass Stack {\n  //@ requires thing != null;\n  void odd(gone.Thing thing);\n}\n',
    );
    expect(Object.keys(clauses(table, 'p.Stack'))).toEqual(['odd(Lgone/Thing;)V']);
    expect(errors(table)).toEqual(['specs/p/Stack.jml:4 warning cannot find class gone.Thing']);
  });

  it('of another package or class is refused, and so is text that does not parse', async () => {
    const other = await open('package q;\nclass Stack { }\n');
    expect(clauses(other, 'p.Stack')).toEqual({});
    expect(errors(other)).toEqual(["specs/p/Stack.jml:1 error the skeleton of p.Stack is of package 'q'"]);
    const missing = await open('package p;\nclass Queue { }\n');
    void classNamed(missing, 'p.Stack').invariants;
    expect(errors(missing)).toEqual(['specs/p/Stack.jml:1 error the skeleton does not declare Stack']);
    const broken = await open('package p;\nclass Stack { void (); }\n');
    void classNamed(broken, 'p.Stack').invariants;
    expect(errors(broken)[0]).toContain('specs/p/Stack.jml:2 error ');
  });
});

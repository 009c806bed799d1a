/** Witnesses are Java: they compile in the package of the class, and do there what they are said to do. */
import { expect, it } from 'vitest';
import {
  breakBySequences,
  randomSequences,
  sequenceProgram,
} from '../../../../src/analyses/invariants/sequences/index.js';
import { jdkFrom } from '../../../support/classfiles.js';
import { openTexts } from '../../../support/open.js';
import { askedOf } from './breaking.js';
import { toldByJava, toldByWitness } from './java-clients.js';
import { INT_STACK } from './thesis.js';

const SOURCES: Readonly<Record<string, string>> = {
  'ConsCell.java': INT_STACK,
  'Bag.java': `import java.util.*;
    class Bag<T> implements Iterable<T> {
      static class Node<T> { T item; Node<T> next; Node(T item, Node<T> next) { this.item = item; this.next = next; } }
      interface Visitor { boolean visit(Node n); }
      static class Full extends RuntimeException { final int size; Full(int size) { this.size = size; } }
      private Node<T> head;
      private boolean busy;
      public Bag() {}
      public Bag(Bag<T> other) { head = other.head; }
      public void add(T item) { head = new Node<>(item, head); }
      public void each(Visitor v) { busy = true; for (Node<T> n = head; n != null; n = n.next) if (v.visit(n)) break; busy = false; }
      public void swap(Object[] items) { for (Node<T> n = head; n != null; n = n.next) items[0] = n; }
      public boolean has(Object o) { for (Node<T> n = head; n != null; n = n.next) if (o.equals(n.item)) return true; throw new Full(1); }
      public Object first() { return head; }
      public Iterator<T> iterator() {
        return new Iterator<T>() {
          private Node<T> at = head;
          public boolean hasNext() { return at != null; }
          public T next() { T item = at.item; at = at.next; return item; }
          public void remove() { head = at; }
        };
      }
    }`,
};

const FORMULAS: Readonly<Record<string, readonly string[]>> = {
  IntStack: ['acyclic(top, tail)', 'unshared(top, tail)', 'top == null', 'top == null || top.tail == null'],
  Bag: [
    'acyclic(head, next)',
    'unshared(head, next)',
    '!busy',
    'head == null || head.item != null',
    'head == null || head.next == null || head.next.next == null',
  ],
};

const jdk = jdkFrom(16);

it.skipIf(jdk === undefined)('compile and leave the heap that they tell', { timeout: 120_000 }, async () => {
  if (jdk === undefined) return;
  const { table } = await openTexts(Object.entries(SOURCES).map(([path, text]) => ({ path, text })));
  const program = sequenceProgram(table);
  const witnesses = Object.entries(FORMULAS).flatMap(([type, formulas]) => {
    const asked = askedOf(table, type, formulas);
    const shortest = breakBySequences(program, { type, asked, world: 'open' });
    const random = [1, 2, 3].map((seed) =>
      randomSequences(program, { type, asked, world: 'open', seed, sequences: 300 }),
    );
    return [shortest, ...random].flatMap(({ broken }) => broken.flatMap((each) => each?.witness ?? []));
  });
  expect(witnesses.length).toBeGreaterThan(24);
  // What holds an exception that was caught is declared in another way.
  const simple = witnesses.filter(({ calls }) => calls.every((line) => !/= exception/.test(line)));
  const ours = new Set(table.inputs());
  expect(toldByJava(jdk, SOURCES, simple)).toEqual(simple.map((each) => toldByWitness(each, (name) => ours.has(name))));
});

/** The classification that the thesis assumes for its examples, and what the digest says about it with many threads. */
import { describe, expect, it } from 'vitest';
import { look, names, said } from './subjects.js';

const CELL = `class ConsCell {
  private int head; private ConsCell tail;
  public ConsCell(int h, ConsCell t) { head = h; tail = t; }
  public ConsCell getTail() { return tail; }
  public void setTail(ConsCell t) { tail = t; }
}
`;
const STACK = `${CELL}class IntStack {
  private ConsCell top;
  public IntStack() { top = null; }
  public void push(int i) { top = new ConsCell(i, top); }
  public ConsCell pop() { ConsCell e = null; if (top != null) { e = top; top = top.getTail(); } return e; }
  public ConsCell peek() { return top; }
}`;
const LIST1 = `${CELL}class IntList1 {
  private ConsCell start;
  public IntList1() { start = null; }
  public void add(int i) { start = new ConsCell(i, start); }
  public void reverse() {
    ConsCell y = null, t = null;
    while (start != null) { t = y; y = start; start = start.getTail(); y.setTail(t); }
    t = null;
    start = y;
  }
}`;
const LIST2 = `${CELL}class IntList2 {
  private ConsCell start;
  public IntList2() { start = null; }
  public void add(int i) { start = new ConsCell(i, start); }
  public void make_circular() {
    if (start == null) return;
    ConsCell t = start;
    while (t.getTail() != null) t = t.getTail();
    t.setTail(start);
  }
}`;
const closed = { outside: 'closed', threads: 'one' } as const;

describe('the examples of the thesis, all code known, one thread', () => {
  it.each([
    ['IntStack', STACK, '+top', '+push +pop +peek'],
    ['IntList1', LIST1, '+start', '+add +reverse'],
    ['IntList2', LIST2, '+start', '+add +make_circular'],
  ])('%s: disciplined, tight, clean', async (name, text, fields, methods) => {
    const looked = await look(text, name, closed);
    expect(looked.fields).toBe(fields);
    expect(looked.constructors).toBe('+()V');
    expect(looked.methods).toBe(methods);
    expect(looked.opaque).toBe('');
    expect(looked.family.writers).toEqual([]);
    expect(looked.family.takesBack).toEqual([]);
    expect(looked.family.foreign).toEqual([]);
    expect([...looked.family.nodes]).toEqual(['ConsCell']);
    expect(names(looked.family.writable)).toBe('');
  });
});

describe('IntStack under other assumptions', () => {
  it('has an undisciplined field with many threads: no method is synchronized', async () => {
    const looked = await look(STACK, 'IntStack', { outside: 'closed', threads: 'many' });
    expect(looked.fields).toBe('-top');
    expect(looked.why('top')).toBe('written at line 10 in `push`, which is not synchronized @10');
    expect(looked.methods).toBe('-push -pop -peek');
    expect(looked.why('peek')).toBe('not synchronized @12');
  });

  it('is disciplined and clean with many threads where its methods are synchronized', async () => {
    const text = STACK.replaceAll('public void push', 'public synchronized void push').replaceAll(
      'public ConsCell p',
      'public synchronized ConsCell p',
    );
    const looked = await look(text, 'IntStack', { outside: 'closed', threads: 'many' });
    expect(looked.fields).toBe('+top');
    expect(looked.methods).toBe('+push +pop +peek');
  });

  it('knows who can write the links of cells in the open world', async () => {
    const { family, fields } = await look(STACK, 'IntStack');
    expect(fields).toBe('+top');
    expect(family.writers.map(said)).toEqual(['`setTail` of ConsCell writes `tail` @5']);
    expect(family.tampering).toEqual([]);
  });

  it('has no writers where the cells are private', async () => {
    const text = `class IntStack {
      private static class ConsCell {
        int head; ConsCell tail;
        ConsCell(int h, ConsCell t) { head = h; tail = t; }
        void setTail(ConsCell t) { tail = t; }
      }
      private ConsCell top;
      public void push(int i) { top = new ConsCell(i, top); }
      public void cut() { if (top != null) top.setTail(null); }
      public Object peek() { return top; }
    }`;
    const { family } = await look(text, 'IntStack');
    expect(family.writers).toEqual([]);
    expect(family.takesBack).toEqual([]);
  });
});

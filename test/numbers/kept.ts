/**
 * Programs whose classes keep something between calls, and twins that do not: on the line of a twin that is marked a run of `main` leaves an array.
 * What makes the difference is written somewhere else than where it fails.
 */
export interface Kept {
  readonly name: string;
  readonly text: string;
  readonly from: string;
  readonly to: string;
  /** Why it is not proved, though no run breaks it. */
  readonly open?: string;
}

type Row = readonly [name: string, members: string, main: string, from: string, to: string, open?: string];

const STACK = `private int[] data = new int[8]; private int size;
  void push(int x) { if (size == data.length) data = java.util.Arrays.copyOf(data, 2 * size); data[size++] = x; }
  int pop() { if (size == 0) throw new IllegalStateException();
    return data[--size]; // index
  }`;
const USE = 'A a = new A(); for (int i = 0; i < 20; i++) a.push(i); a.pop();';

const ROWS: readonly Row[] = [
  ['a growing stack', STACK, USE, '2 * size', 'size'],
  [
    'a stack that is emptied',
    `${STACK} void clear() { size = 0; }`,
    `${USE} a.clear(); a.push(1); a.pop();`,
    'size = 0; }',
    'size = -1; }',
  ],
  [
    'a constructor that checks',
    `private final int[] data; private int size; A(int n) { if (n < 0) n = 0; data = new int[n]; size = n; }
     int last() { if (size == 0) return 0;
       return data[size - 1]; // index
     }`,
    'new A(3).last();',
    'size = n; }',
    'size = n + 1; }',
  ],
  [
    'another constructor',
    `private final int[] data; private int size; A() { this(4); } A(int n) { data = new int[n < 0 ? 0 : n]; }
     void grow() { if (size < data.length) size++; }
     int last() { if (size == 0) return 0;
       return data[size - 1]; // index
     }`,
    'A a = new A(); for (int i = 0; i < 9; i++) a.grow(); a.last();',
    'size < data.length',
    'size <= data.length',
  ],
  [
    'a helper of another class that is called in between',
    `private int[] data = new int[4]; private int size; static class H { static int use(A a) { return a.last(); } }
     void add() { if (size < data.length) size++; H.use(this); if (size > data.length) size = data.length; }
     int last() { if (size == 0) return 0;
       return data[size - 1]; // index
     }`,
    'A a = new A(); for (int i = 0; i < 9; i++) a.add();',
    'if (size < data.length) size++;',
    'size++;',
  ],
  [
    'a constructor that hands the object to another class',
    `private final int[] data; private int size; static class H { static int use(A a) { return a.last(); } }
     A() { data = new int[4]; size = 2; H.use(this); size = 4; }
     int last() { if (size == 0) return 0;
       return data[size - 1]; // index
     }`,
    'new A();',
    'size = 2;',
    'size = 20;',
  ],
  [
    'a callback in between',
    `private int[] data = new int[4]; private int size;
     void add(Runnable r) { if (size < data.length) size++; r.run(); if (size > data.length) size = data.length; }
     int last() { if (size == 0) return 0;
       return data[size - 1]; // index
     }`,
    'A a = new A(); for (int i = 0; i < 9; i++) a.add(() -> a.last());',
    'if (size < data.length) size++;',
    'size++;',
  ],
  [
    'a copy',
    `private int[] data = new int[4]; private int size; void add() { if (size < data.length) size++; }
     A copy() { A b = new A(); b.data = data.clone(); b.size = size; return b; }
     int last() { if (size == 0) return 0;
       return data[size - 1]; // index
     }`,
    'A a = new A(); a.add(); a.add(); a.copy().last();',
    'data.clone()',
    'new int[1]',
    'the variable that the constructor was called with has the same object: what is stored in the one is forgotten of the other',
  ],
  [
    'a private helper in the middle',
    `private int[] data = new int[4]; private int size;
     private void room() { if (size > data.length) data = new int[size]; }
     void add() { size++; if (size < 0) size = 0; room(); }
     int last() { if (size == 0) return 0;
       return data[size - 1]; // index
     }`,
    'A a = new A(); for (int i = 0; i < 9; i++) a.add(); a.last();',
    'room(); }',
    '}',
  ],
  [
    'others run when it holds',
    `interface Do { void run(A a); } private int[] data = new int[4]; private int size;
     void add(Do d) { d.run(this); if (size < data.length) size++; }
     int last() { if (size == 0) return 0;
       return data[size - 1]; // index
     }`,
    'A a = new A(); for (int i = 0; i < 4; i++) a.add(x -> { }); a.add(x -> x.last());',
    'd.run(this); if (size < data.length) size++;',
    'size++; d.run(this); if (size > data.length) size--;',
  ],
  [
    'a method of its own runs when it holds',
    `private int[] data = new int[4]; private int size;
     void add() { if (size < data.length) size++; last(); }
     int last() { if (size == 0) return 0;
       return data[size - 1]; // index
     }`,
    'A a = new A(); for (int i = 0; i < 9; i++) a.add();',
    'if (size < data.length) size++; last();',
    'size++; last(); if (size > data.length) size--;',
  ],
  [
    'an exception on the way',
    `private int[] data = new int[4]; private int size;
     void add(int x) { int y = 1 / x; size++; if (size > data.length) size--; }
     int last() { if (size == 0) return 0;
       return data[size - 1]; // index
     }`,
    'A a = new A(); for (int i = 0; i < 9; i++) try { a.add(i < 4 ? 1 : 0); } catch (ArithmeticException e) { } a.last();',
    'int y = 1 / x; size++;',
    'size++; int y = 1 / x;',
  ],
  [
    'another object of the class',
    `private int[] data = new int[4]; private int size;
     void take(A b) { if (b.size < b.data.length) b.size++; }
     int last() { if (size == 0) return 0;
       return data[size - 1]; // index
     }`,
    'A a = new A(), b = new A(); for (int i = 0; i < 9; i++) a.take(b); b.last();',
    'if (b.size < b.data.length) b.size++;',
    'if (size < b.data.length) b.size++;',
    'b may be this, of which nothing is known then',
  ],
  [
    'a nested class writes',
    `private int[] data = new int[4]; private int size;
     static class B { void set(A a, int n) { if (n >= 0 && n <= a.data.length) a.size = n; } }
     int last() { if (size == 0) return 0;
       return data[size - 1]; // index
     }`,
    'A a = new A(); new B().set(a, 7); a.last();',
    'n <= a.data.length',
    'n <= 9',
  ],
  [
    'a constructor that hands out',
    `interface Do { void run(A a); } private int[] data; private int size;
     A(Do d) { data = new int[4]; size = 4; d.run(this); }
     int last() { if (size == 0) return 0;
       return data[size - 1]; // index
     }`,
    'new A(x -> x.last());',
    'data = new int[4]; size = 4; d.run(this);',
    'data = new int[0]; size = 4; d.run(this); data = new int[4];',
  ],
  [
    'a class below',
    `protected int[] data = new int[4]; protected int size;
     static class B extends A { void more() { if (size < data.length) size++; } }
     int last() { if (size == 0) return 0;
       return data[size - 1]; // index
     }`,
    'B b = new B(); for (int i = 0; i < 9; i++) b.more(); b.last();',
    'if (size < data.length) size++;',
    'size++;',
  ],
  [
    'a counter that goes round',
    `private final int[] data = new int[4]; private int next;
     int step() {
       int x = data[next]; // index
       next = next == data.length - 1 ? 0 : next + 1; return x; }`,
    'A a = new A(); for (int i = 0; i < 9; i++) a.step();',
    'data.length - 1',
    'data.length',
  ],
  [
    'a counter that never wraps',
    `private final int[] data = new int[4]; private int count;
     void step() { if (count < 3) count++; } void back() { if (count > 0) count--; }
     int at() {
       return data[count]; // index
     }`,
    'A a = new A(); a.back(); a.at();',
    'if (count > 0) count--;',
    'count--;',
  ],
  [
    'a lambda that writes',
    `private int[] data = new int[4]; private int size;
     Runnable more() { return () -> { if (size < data.length) size++; }; }
     int last() { if (size == 0) return 0;
       return data[size - 1]; // index
     }`,
    'A a = new A(); Runnable r = a.more(); for (int i = 0; i < 9; i++) r.run(); a.last();',
    'if (size < data.length) size++;',
    'size++;',
    'of an object that is loaded from a field nothing is known',
  ],
  [
    'a copy made by Object.clone',
    `private int[] data = new int[4]; private int size; void add() { if (size < data.length) size++; }
     A twin() throws CloneNotSupportedException { A b = (A) super.clone(); b.data = new int[size]; return b; }
     int last() { if (size == 0) return 0;
       return data[size - 1]; // index
     }`,
    'A a = new A(); a.add(); a.add(); try { a.twin().last(); } catch (CloneNotSupportedException e) { }',
    'new int[size]',
    'new int[1]',
  ],
  [
    'a copy of what is being changed',
    `private int[] data = new int[4]; private int size; void add() { if (size < data.length) size++; }
     A twin() throws CloneNotSupportedException { A b = (A) super.clone(); size = 0; return b; }
     int last() { if (size == 0) return 0;
       return data[size - 1]; // index
     }`,
    'A a = new A(); a.add(); a.add(); try { a.twin().last(); } catch (CloneNotSupportedException e) { }',
    'A b = (A) super.clone(); size = 0;',
    'size = 9; A b = (A) super.clone(); size = 0;',
  ],
];

export const KEPT: readonly Kept[] = ROWS.map(([name, members, main, from, to, open]) => ({
  name,
  text: `class A implements Cloneable { ${members}
    public static void main(String[] given) { ${main} } }`,
  from,
  to,
  ...(open === undefined ? {} : { open }),
}));

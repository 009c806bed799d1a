/** Small Java programs that go through every part of the engine; `T.run` starts each of them. */
export const PROGRAMS: Readonly<Record<string, string>> = {
  branches: `class T { static int run(int n) { int a = 1; if (n > 3) a = 2; int b = a + 1; if (n > 5) b = 7; return a + b; } }`,
  loops: `class T { static int run(int n) {
      int i = 0, sum = 0;
      while (i < 10) { int j = 0; while (j < 3) { j = j + 1; sum = sum + 1; } i = i + 1; }
      return sum; } }`,
  calls: `class T {
      static int twice(int n) { return n + n; }
      static int choose(boolean b) { if (b) return twice(1); return twice(2); }
      static int run(int n) { int a = choose(true); int b = choose(n > 0); return a + b; } }`,
  recursion: `class T {
      static int down(int n) { if (n <= 0) return 0; return down(n - 1) + 1; }
      static boolean even(int n) { if (n == 0) return true; return odd(n - 1); }
      static boolean odd(int n) { if (n == 0) return false; return even(n - 1); }
      static int run(int n) { int a = down(5); if (even(4)) a = a + 1; return a; } }`,
  exceptions: `class T {
      static int thrower(int n) { if (n > 2) throw new RuntimeException(); return n; }
      static int middle(int n) { int a = thrower(n); return a + 1; }
      static int run(int n) {
        int a = 0;
        try { a = middle(1); a = a + 10; a = middle(7); a = a + 100; } catch (RuntimeException e) { a = a + 1000; } finally { a = a + 1; }
        return a; } }`,
  failedChecks: `class T {
      static int length(String s) { return s == null ? 0 : s.length(); }
      static int run(int n) {
        String s = null;
        int a = length(s);
        try { a = s.length(); } catch (NullPointerException e) { a = 5; }
        int[] many = new int[3];
        try { many[n + 7] = 1; } catch (ArrayIndexOutOfBoundsException e) { a = a + 1; }
        return a; } }`,
  virtualCalls: `class T {
      interface Shape { int sides(); }
      static class Square implements Shape { public int sides() { return 4; } }
      static class Cube extends Square { public int sides() { return super.sides() + 2; } }
      static class Odd extends Square { public int sides() { throw new IllegalStateException(); } }
      static int count(Shape s) { return s.sides(); }
      static int run(int n) {
        int a = count(new Square()) + count(new Cube());
        try { a = count(new Odd()); } catch (IllegalStateException e) { a = a + 1; }
        return a; } }`,
  lambdas: `class T {
      interface Operation { int apply(int n); }
      static int use(Operation o, int n) { return o.apply(n); }
      static int run(int n) { int k = 3; return use(m -> m + k, 1) + use(m -> m + 1, 2); } }`,
  initialisers: `class T {
      static class Parent { static int base = start(); static int start() { return 4; } }
      static class Child extends Parent { static int own = base + 1; static int get() { return own; } }
      static int run(int n) { int a = Child.get(); int b = Child.get(); return a + b; } }`,
  failingInitialiser: `class T {
      static class Bad { static int value = fail(); static int fail() { throw new IllegalStateException(); } static int get() { return 1; } }
      static int run(int n) {
        int a = 0;
        try { a = Bad.get(); } catch (ExceptionInInitializerError e) { a = 2; }
        try { a = Bad.get(); } catch (NoClassDefFoundError e) { a = a + 10; }
        return a; } }`,
  neverReturns: `class T {
      static int forever(int n) { int i = 0; while (true) { i = i + 1; if (i > n) tick(i); } }
      static void tick(int i) { if (i > 20) throw new IllegalStateException(); }
      static int run(int n) { try { return forever(10); } catch (IllegalStateException e) { return 3; } } }`,
  spins: `class T {
      static void spin(int n) { int i = n; while (true) { i = i + 1; if (i > 20) i = 0; } }
      static int run(int n) { if (n > 8) spin(3); return n; } }`,
  severalCases: `class T {
      static int run(int n) { boolean a = n > 3; boolean b = n > 5; boolean c = n > 0; int r = 0; if (a) r = 1; if (b) r = r + 2; if (c) r = r + 4; return r; } }`,
  correlated: `class T {
      static int run(int n) {
        String s = null; boolean has = false;
        if (n > 0) { s = "a"; has = true; }
        int a = 0;
        if (has) a = s.length();
        return a; } }`,
  switches: `class T {
      static int name(int n) { switch (n) { case 0: return 10; case 1: case 2: return 20; default: return 30; } }
      static int run(int n) { int a = 0; for (int i = 0; i < 4; i++) a = a + name(i); return a; } }`,
  mutualCalls: `class T {
      static int depth = 0;
      static int a(int n) { if (n > 6) return n; return b(n + 1); }
      static int b(int n) { int r; try { r = a(n + 1); } finally { depth++; } return r; }
      static int run(int n) { return a(0) + b(1); } }`,
};

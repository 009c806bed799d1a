/** Programs that do not always close what they open, each by another trick: whatever is said of them, nothing is proved. */
import { expect, it } from 'vitest';
import { resourceLeak } from '../../../../src/analyses/check/inspections/leaks/resource-leak.js';
import { inspectText, told } from './inspecting.js';

const TEXT = `import java.io.*;
  import java.util.*;
  import java.util.function.*;
  class S {
    static boolean flag;
    void a1(String f) throws IOException { FileReader r = new FileReader(f); for (int i = 0; i < 3; i++) { if (i == 1) r.close(); } }
    void a2(String f, int n) throws IOException { FileReader r = new FileReader(f); while (n-- > 0) r.close(); }
    void a3(String f, Reader o) throws IOException { Reader r = new FileReader(f); Reader x = o == null ? r : o; x.close(); }
    void a4(String f, String g) throws IOException { FileReader[] rs = new FileReader[1]; FileReader r = new FileReader(f); rs[0] = r; rs[0].close(); }
    void a5(String f) throws IOException { FileReader r = new FileReader(f); try { r.read(); } catch (IOException e) { return; } r.close(); }
    void a6(String f) throws IOException { FileReader r = new FileReader(f); switch (f.length()) { case 1: r.close(); break; case 2: break; default: r.close(); } }
    void a7(String f) throws IOException { FileReader r = new FileReader(f); Closeable c = () -> { }; c.close(); }
    void a8(String f) throws IOException { FileReader r = new FileReader(f); Closeable c = r::read; c.close(); }
    static void maybe(Closeable c, boolean b) throws IOException { if (b) c.close(); }
    void b1(String f) throws IOException { FileReader r = new FileReader(f); maybe(r, flag); }
    static void other(Closeable c, Closeable d) throws IOException { d.close(); }
    void b2(String f) throws IOException { FileReader r = new FileReader(f); other(r, new StringReader("")); }
    static void rec(Closeable c, int n) throws IOException { if (n > 0) rec(c, n - 1); else c.close(); }
    void b3(String f) throws IOException { FileReader r = new FileReader(f); rec(r, 3); }
    class Keeper implements Closeable { Reader in; Keeper(Reader in) { this.in = in; } public void close() { } }
    void b4(String f) throws IOException { try (Keeper k = new Keeper(new FileReader(f))) { } }
    void b5(String f) throws IOException { FileReader r = new FileReader(f); synchronized (this) { if (flag) r.close(); } }
    void b6(String f) throws IOException { FileReader r = new FileReader(f); try { if (flag) throw new RuntimeException(); r.close(); } catch (RuntimeException e) { } }
    void b7(String f) throws IOException { FileReader r = new FileReader(f); label: { if (flag) break label; r.close(); } }
    void b8(String f) throws IOException { FileReader r = new FileReader(f); try { r.read(); } finally { if (r.ready()) r.close(); } }
    void b9(String f) throws IOException { do { FileReader r = new FileReader(f); if (flag) break; r.close(); } while (true); }
    static Reader same(Reader a, Reader b) { return flag ? a : b; }
    void c1(String f) throws IOException { Reader r = new FileReader(f); same(r, new StringReader("")).close(); }
    static Reader wrap(Reader a) { return new StringReader("x"); }
    void c2(String f) throws IOException { Reader r = new FileReader(f); wrap(r).close(); }
    void c3(String f) throws IOException { BufferedReader r = new BufferedReader(new FileReader(f)); r.lines().iterator(); r.lines().close(); }
    void c4(String f, Object o) throws IOException { FileReader r = new FileReader(f); if (o.equals(r)) r.close(); }
    void c5(String f, Reader o) throws IOException { Reader r = new FileReader(f); if (r == o) return; r = o; r.close(); }
    void c6(String f, Integer n) throws IOException { FileReader r = new FileReader(f); int k = n; r.close(); }
    void c7(String f) throws IOException { try (Reader r = new InputStreamReader(new FileInputStream(f), f)) { } }
    void c8(String f, int n) throws IOException { try (Reader r = new BufferedReader(new FileReader(f), n)) { } }
    static class Sub extends FileReader { Sub(String f) throws IOException { super(f); } @Override public void close() throws IOException { if (flag) super.close(); } }
    void c9(String f) throws IOException { try (Sub s = new Sub(f)) { } }
    void d1(String f) throws IOException { FileReader r = new FileReader(f); final Reader q = r; new Thread(() -> { try { q.close(); } catch (IOException e) { } }); }
    void d2(String f) throws IOException { FileReader r = new FileReader(f); assert flag; r.close(); }
    void d3(String f) throws IOException { boolean ok = false; FileReader r = new FileReader(f); ok = flag; if (ok) r.close(); }
    void d4(String f, boolean b) throws IOException { FileReader r = new FileReader(f); if (b) { b = !b; } if (b) r.close(); else b = true; }
    void d5(String f, int[] a) throws IOException { FileReader r = new FileReader(f); a[0]++; r.close(); }
    static void throwing(Closeable c) throws IOException { if (flag) throw new IOException(); c.close(); }
    void d6(String f) throws IOException { FileReader r = new FileReader(f); throwing(r); }
    void d7(String f) throws IOException { FileReader r = new FileReader(f); try { throwing(r); } catch (IOException e) { } }
  }`;

it('proves nothing of resources that some run leaves open', async () => {
  const all = told(await inspectText(resourceLeak, TEXT));
  expect(all.filter((each) => each.includes(': proved'))).toEqual([]);
  // The text was understood: most of it is claimed to be open.
  expect(all.filter((each) => each.includes(': unproved')).length).toBeGreaterThan(25);
});

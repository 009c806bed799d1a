import java.util.*;
public class NumbersMachinesAndSorts {
    static class Rational implements Comparable<Rational> {
        final long n, d;
        static final Rational ZERO = new Rational(0, 1);
        Rational(long n, long d) {
            if (d == 0) throw new ArithmeticException("zero denominator");
            if (d < 0) {
                n = -n;
                d = -d;
            }
            long g = gcd(Math.abs(n), d);
            this.n = n / g;
            this.d = d / g;
        }
        static long gcd(long a, long b) {
            while (b != 0) {
                long t = a % b;
                a = b;
                b = t;
            }
            return a == 0 ? 1 : a;
        }
        Rational plus(Rational o) {
            return new Rational(n * o.d + o.n * d, d * o.d);
        }
        Rational times(Rational o) {
            return new Rational(n * o.n, d * o.d);
        }
        Rational inv() {
            return new Rational(d, n);
        }
        @Override public int compareTo(Rational o) {
            return Long.signum(n * o.d - o.n * d);
        }
        @Override public boolean equals(Object o) {
            return o instanceof Rational r && r.n == n && r.d == d;
        }
        @Override public int hashCode() {
            return Objects.hash(n, d);
        }
        @Override public String toString() {
            return d == 1 ? "" + n : n + "/" + d;
        }
    }
    static class Big {
        final int[] dg;
        Big(String s) {
            dg = new int[s.length()];
            for (int i = 0; i < dg.length; i++) dg[i] = s.charAt(dg.length - 1 - i) - '0';
        }
        Big(int[] d) {
            int n = d.length;
            while (n > 1 && d[n - 1] == 0) n--;
            dg = Arrays.copyOf(d, n);
        }
        Big add(Big o) {
            int n = Math.max(dg.length, o.dg.length) + 1;
            int[] r = new int[n];
            for (int i = 0, c = 0; i < n; i++) {
                c += (i < dg.length ? dg[i] : 0) + (i < o.dg.length ? o.dg[i] : 0);
                r[i] = c % 10;
                c /= 10;
            }
            return new Big(r);
        }
        Big mul(Big o) {
            int[] r = new int[dg.length + o.dg.length];
            for (int i = 0; i < dg.length; i++) for (int j = 0, c = 0; j < o.dg.length || c > 0; j++) {
                c += r[i + j] + (j < o.dg.length ? dg[i] * o.dg[j] : 0);
                r[i + j] = c % 10;
                c /= 10;
            }
            return new Big(r);
        }
        public String toString() {
            StringBuilder sb = new StringBuilder();
            for (int d : dg) sb.append(d);
            return sb.reverse().toString();
        }
    }
    static class Life {
        boolean[][] g;
        Life(String... rows) {
            g = new boolean[rows.length][];
            for (int i = 0; i < rows.length; i++) {
                g[i] = new boolean[rows[i].length()];
                for (int j = 0; j < g[i].length; j++) g[i][j] = rows[i].charAt(j) == '#';
            }
        }
        void step() {
            boolean[][] n = new boolean[g.length][g[0].length];
            for (int i = 0; i < g.length; i++) for (int j = 0; j < g[0].length; j++) {
                int c = 0;
                for (int di = -1; di <= 1; di++) for (int dj = -1; dj <= 1; dj++) if ((di != 0 || dj != 0) && g[Math.floorMod(i + di, g.length)][Math.floorMod(j + dj, g[0].length)]) c++;
                n[i][j] = c == 3 || g[i][j] && c == 2;
            }
            g = n;
        }
        public String toString() {
            StringBuilder s = new StringBuilder();
            for (boolean[] r : g) {
                for (boolean b : r) s.append(b ? '#' : '.');
                s.append('\n');
            }
            return s.toString();
        }
    }
    static class Vm {
        final int[] mem = new int[16];
        final Deque<Integer> st = new ArrayDeque<>();
        int pc;
        final StringBuilder out = new StringBuilder();
        void run(String src) {
            String[] code = src.split(";");
            for (int fuel = 500; pc < code.length && fuel-- > 0; ) {
                String[] w = code[pc++].trim().split("\\s");
                int arg = w.length > 1 ? Integer.decode(w[1]) : 0;
                switch (w[0]) {
                    case "push" -> st.push(arg);
                    case "add" -> st.push(st.pop() + st.pop());
                    case "sub" -> {
                        int b = st.pop(), a = st.pop();
                        st.push(a - b);
                    }
                    case "mul" -> st.push(st.pop() * st.pop());
                    case "ld" -> st.push(mem[arg]);
                    case "st" -> mem[arg] = st.pop();
                    case "jz" -> {
                        if (st.pop() == 0) pc = arg;
                    }
                    case "jmp" -> pc = arg;
                    case "out" -> out.append(st.pop()).append(' ');
                    case "halt" -> {
                        return;
                    }
                    default -> throw new IllegalStateException("op " + w[0] + " at " + (pc - 1));
                }
            }
        }
    }
    static class HMap<K, V> {
        static class E<K, V> {
            final K k;
            V v;
            E<K, V> nx;
            final int h;
            E(K k, V v, int h, E<K, V> nx) {
                this.k = k;
                this.v = v;
                this.h = h;
                this.nx = nx;
            }
        }
        E<K, V>[] tab;
        int n;
        @SuppressWarnings("unchecked") HMap() {
            tab = (E<K, V>[]) new E[4];
        }
        V put(K k, V v) {
            int h = k == null ? 0 : k.hashCode();
            h ^= h >>> 16;
            for (E<K, V> e = tab[h & tab.length - 1]; e != null; e = e.nx) if (e.h == h && Objects.equals(e.k, k)) {
                V o = e.v;
                e.v = v;
                return o;
            }
            if (++n > tab.length * 3 / 4) grow();
            tab[h & tab.length - 1] = new E<>(k, v, h, tab[h & tab.length - 1]);
            return null;
        }
        void grow() {
            @SuppressWarnings("unchecked") E<K, V>[] t = new E[tab.length << 1];
            for (E<K, V> e : tab) while (e != null) {
                E<K, V> nx = e.nx;
                int i = e.h & t.length - 1;
                e.nx = t[i];
                t[i] = e;
                e = nx;
            }
            tab = t;
        }
        V get(K k) {
            int h = k == null ? 0 : k.hashCode();
            h ^= h >>> 16;
            for (var e = tab[h & tab.length - 1]; e != null; e = e.nx) if (Objects.equals(e.k, k)) return e.v;
            return null;
        }
    }
    static void quick(int[] a, int l, int r) {
        if (l >= r) return;
        int p = a[l + r >>> 1], i = l, j = r;
        while (i <= j) {
            while (a[i] < p) i++;
            while (a[j] > p) j--;
            if (i <= j) {
                int t = a[i];
                a[i++] = a[j];
                a[j--] = t;
            }
        }
        quick(a, l, j);
        quick(a, i, r);
    }
    static int[] mergeSort(int[] a) {
        if (a.length < 2) return a;
        int m = a.length / 2;
        int[] l = mergeSort(Arrays.copyOfRange(a, 0, m)), r = mergeSort(Arrays.copyOfRange(a, m, a.length));
        int[] o = new int[a.length];
        for (int i = 0, j = 0, k = 0; k < o.length; k++) o[k] = j >= r.length || i < l.length && l[i] <= r[j] ? l[i++] : r[j++];
        return o;
    }
    static void heap(int[] a) {
        for (int i = a.length / 2; i-- > 0; ) sift(a, i, a.length);
        for (int e = a.length; --e > 0; ) {
            int t = a[0];
            a[0] = a[e];
            a[e] = t;
            sift(a, 0, e);
        }
    }
    static void sift(int[] a, int i, int n) {
        for (int c; (c = 2 * i + 1) < n; i = c) {
            if (c + 1 < n && a[c + 1] > a[c]) c++;
            if (a[i] >= a[c]) return;
            int t = a[i];
            a[i] = a[c];
            a[c] = t;
        }
    }
    static void radix(int[] a) {
        int[] b = new int[a.length];
        for (int s = 0; s < 32; s += 8) {
            int[] c = new int[257];
            for (int x : a) c[((x ^ 0x80000000) >>> s & 0xff) + 1]++;
            for (int i = 0; i < 256; i++) c[i + 1] += c[i];
            for (int x : a) b[c[(x ^ 0x80000000) >>> s & 0xff]++] = x;
            System.arraycopy(b, 0, a, 0, a.length);
        }
    }
    public static void main(String[] args) {
        Rational sum = Rational.ZERO;
        for (int i = 1; i <= 12; i++) sum = sum.plus(new Rational(1, i));
        System.out.println(sum + " " + new Rational(6, -8).times(new Rational(2, 3)).inv() + new Rational(1, 2).equals(new Rational(3, 6)) + new TreeSet<>(List.of(new Rational(1, 2), new Rational(-1, 3), new Rational(3, 4))));
        try {
            new Rational(0, 5).inv();
        } catch (ArithmeticException e) {
            System.out.println(e.getMessage());
        }
        Big f = new Big("1");
        for (int i = 2; i <= 30; i++) f = f.mul(new Big("" + i));
        System.out.println(f + " " + f.add(new Big("999")));
        Life l = new Life(".#...", "..#..", "###..", ".....", ".....");
        for (int i = 0; i < 4; i++) l.step();
        System.out.print(l);
        Vm vm = new Vm();
        vm.run("push 5;st 0;push 1;st 1;ld 0;jz 16;ld 1;ld 0;mul;st 1;ld 0;push 1;sub;st 0;jmp 4;halt;ld 1;out;push 0x1F;out;push -010;out");
        System.out.println(vm.out);
        HMap<String, Integer> hm = new HMap<>();
        for (int i = 0; i < 30; i++) hm.put("k" + i, i);
        hm.put(null, -1);
        System.out.println(hm.get("k17") + hm.get(null) + hm.put("k3", 33) + " " + hm.get("zz") + hm.n + hm.tab.length);
        int[] base = new int[40];
        Random r = new Random(7);
        for (int i = 0; i < base.length; i++) base[i] = r.nextInt(2000) - 1000;
        int[] q = base.clone(), h = base.clone(), rx = base.clone(), js = base.clone();
        quick(q, 0, q.length - 1);
        heap(h);
        radix(rx);
        Arrays.sort(js);
        System.out.println(Arrays.equals(q, js) + "" + Arrays.equals(h, js) + Arrays.equals(rx, js) + Arrays.equals(mergeSort(base), js) + Arrays.hashCode(js));
        vm.pc = 0;
        vm.run("bogus");
    }
}

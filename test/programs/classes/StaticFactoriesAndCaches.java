import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.Map;

public class StaticFactoriesAndCaches {
    static final class Color {
        private static final Map<Integer, Color> CACHE = new HashMap<>();
        private static int misses;
        static final Color BLACK = of(0, 0, 0), WHITE = of(255, 255, 255);
        private final int rgb;

        private Color(int rgb) {
            this.rgb = rgb;
            misses++;
        }

        static Color of(int r, int g, int b) {
            return CACHE.computeIfAbsent(pack(r, g, b), Color::new);
        }

        static Color parse(String hex) {
            int v = Integer.parseInt(hex.substring(1), 16);
            return of(v >> 16, v >> 8 & 0xff, v & 0xff);
        }

        private static int pack(int... parts) {
            int v = 0;
            for (int p : parts) {
                if ((p & ~0xff) != 0) throw new IllegalArgumentException("component " + p);
                v = v << 8 | p;
            }
            return v;
        }

        Color mix(Color other) {
            int r = 0;
            for (int shift = 0; shift <= 16; shift += 8) r |= ((rgb >> shift & 0xff) + (other.rgb >> shift & 0xff)) / 2 << shift;
            return of(r >> 16, r >> 8 & 0xff, r & 0xff);
        }

        @Override
        public String toString() {
            return String.format("#%06x", rgb);
        }
    }

    static class Fibonacci {
        private static long[] table = {0, 1};
        private static int known = 2;

        static long at(int n) {
            if (n >= table.length) table = java.util.Arrays.copyOf(table, Math.max(n + 1, table.length * 2));
            for (; known <= n; known++) table[known] = table[known - 1] + table[known - 2];
            return table[n];
        }
    }

    static class Pool {
        private static class Slot {
            final int id;
            Slot nextFree;
            boolean taken;

            Slot(int id, Slot nextFree) {
                this.id = id;
                this.nextFree = nextFree;
            }
        }

        private Slot free;
        private int created;

        Slot acquire() {
            Slot s = free;
            if (s == null) s = new Slot(created++, null);
            else free = s.nextFree;
            s.taken = true;
            s.nextFree = null;
            return s;
        }

        void release(Slot s) {
            if (!s.taken) throw new IllegalStateException("slot " + s.id + " is free");
            s.taken = false;
            s.nextFree = free;
            free = s;
        }
    }

    public static void main(String[] args) {
        System.out.println((Color.of(255, 0, 0) == Color.parse("#ff0000")) + " " + Color.misses + " " + Color.BLACK.mix(Color.WHITE) + " " + Color.CACHE.size());
        System.out.println((Color.of(127, 127, 127) == Color.BLACK.mix(Color.WHITE)) + " " + Color.misses);
        System.out.println(Fibonacci.at(10) + " " + Fibonacci.at(50) + " " + Fibonacci.known + " " + Fibonacci.table.length + " " + Fibonacci.at(3));
        Pool pool = new Pool();
        Pool.Slot a = pool.acquire(), b = pool.acquire(), c = pool.acquire();
        pool.release(b);
        pool.release(a);
        System.out.println(pool.acquire().id + "" + pool.acquire().id + pool.acquire().id + " " + pool.created + " " + c.taken);
        Map<Object, String> identity = new IdentityHashMap<>();
        Object key = new Object();
        identity.put(key, "kept");
        System.out.println(identity.get(key) + identity.size());
        try {
            Color.of(256, 0, 0);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        pool.release(c);
        pool.release(c);
    }
}

public class MutualRecursionAndStaticState {
    static int calls;

    static boolean even(int n) {
        calls++;
        return n == 0 || odd(n - 1);
    }

    static boolean odd(int n) {
        calls++;
        return n != 0 && even(n - 1);
    }

    static int ackermann(int m, int n) {
        calls++;
        if (m == 0) return n + 1;
        if (n == 0) return ackermann(m - 1, 1);
        return ackermann(m - 1, ackermann(m, n - 1));
    }

    static int female(int n) {
        return n == 0 ? 1 : n - male(female(n - 1));
    }

    static int male(int n) {
        return n == 0 ? 0 : n - female(male(n - 1));
    }

    static void hanoi(int n, char from, char to, char via, StringBuilder out) {
        if (n == 0) return;
        hanoi(n - 1, from, via, to, out);
        out.append(from).append(to).append(' ');
        hanoi(n - 1, via, to, from, out);
    }

    static class Counter {
        static int instances;
        final int id;
        static Counter latest;

        Counter() {
            id = instances++;
            latest = this;
        }
    }

    static long binomial(int n, int k) {
        return k == 0 || k == n ? 1 : binomial(n - 1, k - 1) + binomial(n - 1, k);
    }

    static String subsets(String rest, String chosen) {
        if (rest.isEmpty()) return "{" + chosen + "}";
        return subsets(rest.substring(1), chosen) + subsets(rest.substring(1), chosen + rest.charAt(0));
    }

    public static void main(String[] args) {
        System.out.println(even(10) + " " + odd(7) + " " + calls);
        calls = 0;
        System.out.println(ackermann(2, 3) + " in " + calls);
        for (int i = 0; i < 10; i++) System.out.print(female(i) + "" + male(i) + " ");
        System.out.println();
        StringBuilder moves = new StringBuilder();
        hanoi(3, 'A', 'C', 'B', moves);
        System.out.println(moves.toString().trim());
        for (int i = 0; i < 5; i++) new Counter();
        System.out.println(Counter.instances + " " + Counter.latest.id);
        System.out.println(binomial(12, 5));
        System.out.println(subsets("abc", ""));
    }
}

public class ExpressionStatementsAndCommas {
    int calls;

    ExpressionStatementsAndCommas touch() {
        calls++;
        return this;
    }

    static int created;
    int id = ++created;

    static int sum(int... values) {
        int total = 0;
        for (int value : values) total += value;
        return total;
    }

    static void swap(int[] a, int i, int j) {
        int t = a[i];
        a[i] = a[j];
        a[j] = t;
    }

    static void permute(int[] a, int n, StringBuilder out) {
        if (n == 1) {
            for (int x : a) out.append(x);
            out.append(' ');
            return;
        }
        for (int i = 0; i < n; i++) {
            permute(a, n - 1, out);
            swap(a, n % 2 == 0 ? i : 0, n - 1);
        }
    }

    public static void main(String[] args) {
        new ExpressionStatementsAndCommas();
        new ExpressionStatementsAndCommas().touch().touch();
        ExpressionStatementsAndCommas object = new ExpressionStatementsAndCommas();
        object.touch().touch().calls += 5;
        System.out.println(object.calls + " " + object.id + " " + created);
        int a = 1, b = a + 1, c[] = {a, b}, d[][] = {c, {3}};
        System.out.println(a + b + c.length + d[1][0]);
        int i, j;
        for (i = 0, j = 5; i < j; i++, j--, System.out.print(i + "" + j + " ")) ;
        System.out.println();
        (a) = 7;
        ((int[]) c)[0] = 9;
        (d[1])[0]++;
        System.out.println(a + " " + c[0] + " " + d[1][0]);
        System.out.println(sum() + sum(1) + sum(1, 2, 3) + sum(new int[] {4, 5}));
        StringBuilder out = new StringBuilder();
        permute(new int[] {1, 2, 3}, 3, out);
        System.out.println(out);
        final int[] counter = {0};
        Runnable bump = () -> counter[0]++;
        bump.run();
        bump.run();
        System.out.println(counter[0]);
        int x = 5;
        x = x = 6;
        x = (x = 3) * x;
        System.out.println(x);
        int m, n, o;
        m = n = o = 4;
        m += n -= o *= 2;
        System.out.println(m + " " + n + " " + o);
        "ignored".length();
        Math.max(1, 2);
        new int[] {1, 2, 3}.clone();
        new Object() {
            void hello() {
                System.out.println("anonymous hello");
            }
        }.hello();
        int result = args.length > 0 ? a++ : b--;
        System.out.println(result + " " + a + " " + b);
        System.out.println(((Object) (x > 3 ? "parenthesised" : 5)).toString());
    }
}

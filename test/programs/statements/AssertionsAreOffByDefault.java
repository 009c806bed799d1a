public class AssertionsAreOffByDefault {
    static int evaluations;

    static boolean expensive(boolean answer) {
        evaluations++;
        return answer;
    }

    static int root(int n) {
        assert n >= 0 : "negative " + n;
        int r = 0;
        while ((r + 1) * (r + 1) <= n) r++;
        assert expensive(r * r <= n);
        return r;
    }

    public static void main(String[] args) {
        System.out.println(root(17) + " " + root(-4) + " " + evaluations);
        assert false : expensive(true);
        boolean enabled = false;
        assert enabled = true;
        System.out.println(enabled + " " + evaluations);
        System.out.println(AssertionsAreOffByDefault.class.desiredAssertionStatus());
        if (!enabled) throw new AssertionError("thrown by hand");
    }
}

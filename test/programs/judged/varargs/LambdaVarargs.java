public class LambdaVarargs {
    interface Joiner {
        String join(String... parts);
    }

    static final Joiner LAST = parts -> parts[parts.length - 1]; // fails: java.lang.ArrayIndexOutOfBoundsException

    public static void main(String[] args) {
        Joiner all = parts -> String.join("-", parts);
        System.out.println(all.join());
        System.out.println(LAST.join("a", "b"));
        System.out.println(LAST.join());
    }
}

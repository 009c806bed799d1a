public class IncrementedAlias {
    private Integer count = 1;
    private Integer shown = count;

    void step() {
        count++;
    }

    String label() {
        return count == shown ? "same" : null;
    }

    public static void main(String[] args) {
        IncrementedAlias alias = new IncrementedAlias();
        System.out.println(alias.label().length());
        alias.step();
        alias.shown++;
        System.out.println(alias.label().length());
        alias.step();
        System.out.println(alias.label().length()); // fails: java.lang.NullPointerException
    }
}

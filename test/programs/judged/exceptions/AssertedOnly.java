public class AssertedOnly {
    private String name;

    private boolean prepare() {
        name = "ready";
        return true;
    }

    int length() {
        assert prepare();
        return name.length(); // fails: java.lang.NullPointerException
    }

    public static void main(String[] args) {
        System.out.println(new AssertedOnly().length());
    }
}

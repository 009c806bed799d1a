public class SwappedOuter {
    private String text = "outer";

    class Reader {
        int length() {
            return text.length(); // fails: java.lang.NullPointerException
        }
    }

    public static void main(String[] args) {
        SwappedOuter one = new SwappedOuter();
        SwappedOuter two = new SwappedOuter();
        Reader reader = two.new Reader();
        one.text = null;
        System.out.println(reader.length());
        two.text = null;
        System.out.println(reader.length());
    }
}

public class ShadowedName {
    private String name = "outer";

    class Inner {
        private String name;

        int outerLength() {
            return ShadowedName.this.name.length();
        }

        int length() {
            return name.length(); // fails: java.lang.NullPointerException
        }
    }

    public static void main(String[] args) {
        Inner inner = new ShadowedName().new Inner();
        System.out.println(inner.outerLength());
        System.out.println(inner.length());
    }
}

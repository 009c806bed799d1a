public class SuperFirst {
    static class Base {
        static final StringBuilder LOG = new StringBuilder();
        final String name;

        Base() {
            name = describe();
        }

        String describe() {
            return "base";
        }
    }

    static class Derived extends Base {
        private String detail = "detail";

        @Override
        String describe() {
            return detail;
        }
    }

    public static void main(String[] args) {
        System.out.println(new Base().name.length());
        System.out.println(new Derived().name.length()); // fails: java.lang.NullPointerException
    }
}

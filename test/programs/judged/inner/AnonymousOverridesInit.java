public class AnonymousOverridesInit {
    static class Base {
        final String name;

        Base() {
            name = name();
        }

        String name() {
            return "base";
        }
    }

    public static void main(String[] args) {
        String local = args.length > 7 ? "long" : "short";
        Base plain = new Base();
        System.out.println(plain.name.length());
        Base made = new Base() {
            private final String mine = local + "!";

            @Override
            String name() {
                return mine;
            }
        };
        System.out.println(made.name.length()); // fails: java.lang.NullPointerException
    }
}

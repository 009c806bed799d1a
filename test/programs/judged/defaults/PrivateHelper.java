public class PrivateHelper {
    interface Named {
        String name();

        private String trimmed() {
            return name().trim(); // fails: java.lang.NullPointerException
        }

        default int width() {
            return trimmed().length();
        }

        static Named of(String text) {
            return () -> text;
        }
    }

    enum Fixed implements Named {
        ONE {
            @Override
            public String name2() {
                return "one";
            }
        },
        NONE;

        public String name2() {
            return null;
        }
    }

    public static void main(String[] args) {
        System.out.println(Fixed.ONE.width());
        Named later = Fixed.ONE::name2;
        System.out.println(later.width());
        System.out.println(Named.of("x").width());
        Named none = Fixed.NONE::name2;
        System.out.println(none.width());
    }
}

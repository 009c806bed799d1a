public class OuterFieldShadow {
    private String text = "outer";

    class Inner {
        private String text;

        int size() {
            return OuterFieldShadow.this.text.length() + (text == null ? 0 : text.length()); // fails: java.lang.NullPointerException
        }

        int wrong() {
            return text.length();
        }
    }

    class Deeper extends Inner {
        int both() {
            text(null);
            return size();
        }
    }

    void text(String given) {
        text = given;
    }

    public static void main(String[] args) {
        OuterFieldShadow outer = new OuterFieldShadow();
        System.out.println(outer.new Inner().size());
        System.out.println(outer.new Deeper().both());
    }
}

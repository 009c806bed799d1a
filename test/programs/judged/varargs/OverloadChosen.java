public class OverloadChosen {
    static int length(Object value) {
        return value == null ? 0 : value.toString().length();
    }

    static int length(CharSequence text) {
        return text.length(); // fails: java.lang.NullPointerException
    }

    static int length(Object first, Object... others) {
        return others.length;
    }

    public static void main(String[] args) {
        System.out.println(length((Object) null));
        System.out.println(length(1, 2));
        CharSequence none = null;
        System.out.println(length(none));
    }
}

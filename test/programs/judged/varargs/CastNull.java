public class CastNull {
    static int count(Object... values) {
        return values == null ? -1 : values.length;
    }

    static int length(Object... values) {
        return values[0].toString().length(); // fails: java.lang.NullPointerException
    }

    public static void main(String[] args) {
        System.out.println(count((Object[]) null));
        System.out.println(length((Object) new Object[] {null}));
        System.out.println(length(new Object[] {"a", null}));
        System.out.println(length(new int[] {1}, null));
        System.out.println(length((Object) null));
    }
}

public class NullRest {
    static int count(Object... all) {
        return all.length; // fails: java.lang.NullPointerException
    }

    static int through(Object[] given) {
        return count(given);
    }

    public static void main(String[] args) {
        System.out.println(count((Object) null));
        System.out.println(through(new Object[0]));
        System.out.println(through(null));
    }
}

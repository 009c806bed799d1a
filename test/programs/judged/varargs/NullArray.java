public class NullArray {
    static int count(String... texts) {
        return texts.length; // fails: java.lang.NullPointerException
    }

    public static void main(String[] args) {
        System.out.println(count());
        System.out.println(count((String) null));
        System.out.println(count((String[]) null));
    }
}

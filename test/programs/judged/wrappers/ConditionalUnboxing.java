public class ConditionalUnboxing {
    static Integer choose(boolean known, Integer value) {
        return known ? value : 0; // fails: java.lang.NullPointerException
    }

    public static void main(String[] args) {
        System.out.println(choose(true, 3));
        System.out.println(choose(false, null));
        System.out.println(choose(true, null));
    }
}

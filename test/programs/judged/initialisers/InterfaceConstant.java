public class InterfaceConstant {
    static String seen;

    interface Lazy {
        String NAME = InterfaceConstant.touch();

        static void wake() {
            System.out.println(NAME);
        }
    }

    static class Worker implements Lazy {
        int size() {
            return seen.length(); // fails: java.lang.NullPointerException
        }
    }

    static String touch() {
        seen = "touched";
        return seen;
    }

    public static void main(String[] args) {
        System.out.println(new Worker().size());
        Lazy.wake();
    }
}

public class InheritedLocal {
    static final InheritableThreadLocal<String> NAME = new InheritableThreadLocal<>() {
        @Override
        protected String childValue(String parent) {
            return null;
        }
    };
    static String seen = "unseen";

    public static void main(String[] args) throws InterruptedException {
        NAME.set("parent");
        System.out.println(NAME.get().length());
        Thread child = new Thread(() -> seen = NAME.get());
        child.start();
        child.join();
        System.out.println(seen.length()); // fails: java.lang.NullPointerException
    }
}

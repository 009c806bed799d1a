public class CycleThroughSuper {
    static class Base {
        static final Base FIRST = new Derived();
        final String tag = Derived.TAG;

        int size() {
            return tag.length(); // fails: java.lang.NullPointerException
        }
    }

    static class Derived extends Base {
        static final String TAG = String.valueOf(7);
    }

    public static void main(String[] args) {
        System.out.println(new Derived().size());
        System.out.println(Base.FIRST.size());
    }
}

public class GuardWithEffect {
    private Object value = "first";

    boolean take() {
        value = null;
        return true;
    }

    int measure() {
        if (value instanceof String text && text.length() > 2 && take() && !text.isEmpty()) {
            return value.hashCode(); // fails: java.lang.NullPointerException
        }
        return 0;
    }

    public static void main(String[] args) {
        GuardWithEffect guard = new GuardWithEffect();
        System.out.println(guard.measure());
    }
}

public class InstanceBlockThrows {
    static InstanceBlockThrows last;
    private String name;

    {
        last = this;
        if (System.getProperty("judged.none") == null) throwIt();
        name = "set";
    }

    static void throwIt() {
        throw new IllegalStateException();
    }

    public static void main(String[] args) {
        try {
            new InstanceBlockThrows();
        } catch (IllegalStateException expected) {
            System.out.println(last.hashCode() != 0);
        }
        System.out.println(last.name.length()); // fails: java.lang.NullPointerException
    }
}

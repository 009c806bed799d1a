public class ConstructedByName {
    static ConstructedByName latest = null;
    static String label = "none";

    public ConstructedByName() {
        latest = this;
        label = null;
    }

    public static void main(String[] args) throws Exception {
        Object made = ConstructedByName.class.getDeclaredConstructor().newInstance();
        System.out.println(made == latest);
        System.out.println(label.length()); // fails: java.lang.NullPointerException
    }
}

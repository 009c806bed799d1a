public class SystemProperty {
    static String setting(String name) {
        return System.getProperty("espalier.test." + name);
    }

    public static void main(String[] args) {
        String value = setting("missing");
        if (value == "x") System.out.println("x");
        System.out.println(value.isEmpty()); // fails: java.lang.NullPointerException
    }
}

class Registered {
    static {
        ClassForName.current = null;
    }
}

public class ClassForName {
    static String current = "none";

    public static void main(String[] args) throws Exception {
        System.out.println(current.length());
        Class<?> type = Class.forName("Registered");
        System.out.println(type.getName());
        System.out.println(current.length()); // fails: java.lang.NullPointerException
    }
}

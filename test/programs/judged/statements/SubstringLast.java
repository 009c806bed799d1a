public class SubstringLast {
    static String extension(String name) {
        return name.substring(name.lastIndexOf('.') + 1);
    }

    static String base(String name) {
        return name.substring(0, name.lastIndexOf('.')); // fails: java.lang.StringIndexOutOfBoundsException (in the library)
    }

    public static void main(String[] args) {
        System.out.println(extension("a.b") + extension("none"));
        System.out.println(base("a.b"));
        System.out.println(base("none"));
    }
}

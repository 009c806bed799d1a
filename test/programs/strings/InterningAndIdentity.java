public class InterningAndIdentity {
    static final String CONSTANT = "espalier";
    static final String JOINED = "esp" + "alier";
    static String notFinal = "esp";
    final String instanceConstant = "lier";

    static class Other {
        static final String SAME = "espalier";
    }

    static String literal() {
        return "espalier";
    }

    public static void main(String[] args) {
        System.out.println(CONSTANT == literal());
        System.out.println(CONSTANT == JOINED);
        System.out.println(CONSTANT == Other.SAME);
        System.out.println(CONSTANT == notFinal + "alier");
        System.out.println(CONSTANT == (notFinal + "alier").intern());
        System.out.println(CONSTANT == new String("espalier"));
        System.out.println(CONSTANT.equals(new String("espalier")));
        System.out.println(CONSTANT == new String("espalier").intern());
        final String local = "espa";
        System.out.println(CONSTANT == local + "lier");
        System.out.println(CONSTANT == local + new InterningAndIdentity().instanceConstant);
        System.out.println(CONSTANT == "e" + 's' + "palier");
        System.out.println("1" + 2 + 'c' + true + 1.5 == "12ctrue1.5");
        System.out.println("" + CONSTANT == CONSTANT);
        System.out.println(CONSTANT == String.valueOf(CONSTANT));
        System.out.println(CONSTANT.toString() == CONSTANT);
        System.out.println(CONSTANT.substring(0) == CONSTANT);
        System.out.println(CONSTANT.concat("") == CONSTANT);
        System.out.println(CONSTANT == (args.length == 0 ? "espalier" : "x"));
        String a = "x", b = a;
        a += "";
        System.out.println(a == b);
        System.out.println(a.equals(b));
        char[] chars = {'e', 's'};
        System.out.println(new String(chars) == "es");
        System.out.println(new String(chars).intern() == "es");
        String fromBuilder = new StringBuilder("esp").append("alier").toString();
        System.out.println(fromBuilder == CONSTANT);
        System.out.println(fromBuilder.intern() == CONSTANT);
        System.out.println(fromBuilder.hashCode() == CONSTANT.hashCode());
        String empty = "";
        System.out.println(empty == "" && "abc".substring(3).isEmpty());
        Object o = CONSTANT;
        System.out.println(o == literal());
        System.out.println(CONSTANT.replace('z', 'y') == CONSTANT);
        System.out.println(CONSTANT.trim() == CONSTANT);
        System.out.println(CONSTANT == (CONSTANT.length() > 3 ? (String) o : null));
    }
}

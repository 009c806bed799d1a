public class OverloadResolutionPhases {
    static String f(long x) { return "long"; }
    static String f(Integer x) { return "Integer"; }
    static String f(Object x) { return "Object"; }
    static String f(int... x) { return "int..."; }

    static String g(Object x) { return "Object"; }
    static String g(String x) { return "String"; }

    static String h(double x) { return "double"; }
    static String h(Object x) { return "Object"; }

    static String k(int a, long b) { return "int,long"; }
    static String k(long a, long b) { return "long,long"; }

    static String v(Object... xs) { return "Object[" + (xs == null ? "null" : xs.length + "") + "]"; }
    static String v(String first, Object... xs) { return "String+" + xs.length; }

    static String w(char c) { return "char"; }
    static String w(int c) { return "int"; }
    static String w(short c) { return "short"; }

    static String n(Number x) { return "Number"; }
    static String n(Comparable<?> x) { return "Comparable"; }
    static String n(Integer x) { return "Integer"; }

    static String z(Object a, String b) { return "Object,String"; }
    static String z(String a, Object b) { return "String,Object"; }
    static String z(String a, String b) { return "String,String"; }

    public static void main(String[] args) {
        System.out.println(f(1) + " " + f((short) 1) + " " + f('c') + " " + f(1L) + " " + f(1.0) + " " + f(Integer.valueOf(1)) + " " + f() + " " + f(1, 2) + " " + f("s"));
        System.out.println(g(null) + " " + g("s") + " " + g((Object) "s") + " " + g('c'));
        System.out.println(h(1) + " " + h('a') + " " + h(1L) + " " + h(Integer.valueOf(5)) + " " + h(1f) + " " + h(true));
        System.out.println(k(1, 2) + " " + k(1L, 2) + " " + k((byte) 1, 'c'));
        System.out.println(v() + " " + v(1) + " " + v("a") + " " + v("a", "b") + " " + v(1, 2) + " " + v((Object[]) null) + " " + v((Object) null) + " " + v(new Object[] {1, 2, 3}) + " " + v(new int[] {1, 2}));
        byte b = 1;
        short s = 1;
        System.out.println(w('c') + " " + w(b) + " " + w(s) + " " + w(99));
        System.out.println(n(5) + " " + n(5.0 > 3 ? (Number) 5L : 6) + " " + n("s"));
        System.out.println(z("a", "b") + " " + z("a", (Object) "b") + " " + z((Object) "a", "b"));
        System.out.println(String.valueOf((Object) null) + " " + String.valueOf(new char[] {'o', 'k'}) + String.valueOf('c') + String.valueOf(1.5f));
        StringBuilder sb = new StringBuilder();
        sb.append('a').append((int) 'a').append((Object) "o").append(new char[] {'x', 'y'}).append(1L).append(2.0f).append(true).append((String) null);
        System.out.println(sb);
        System.out.println(Math.max(1, 2L) + " " + Math.max(1, 2f) + " " + Math.abs(-3.0) + " " + Math.round(2.6f));
    }
}

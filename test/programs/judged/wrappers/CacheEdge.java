public class CacheEdge {
    static String name(Integer left, Integer right) {
        return left == right ? "same" : null;
    }

    public static void main(String[] args) {
        System.out.println(name(127, 127).length());
        System.out.println(name(-128, -128).length());
        Integer parsed = new Integer(127);
        System.out.println(name(parsed, 127).length()); // fails: java.lang.NullPointerException
    }
}

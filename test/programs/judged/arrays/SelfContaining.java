public class SelfContaining {
    public static void main(String[] args) {
        Object[] self = new Object[2];
        self[0] = self;
        Object[] again = (Object[]) self[0];
        again[1] = "x";
        System.out.println(((String) self[1]).length());
        again[0] = null;
        System.out.println(self[0].hashCode()); // fails: java.lang.NullPointerException
    }
}

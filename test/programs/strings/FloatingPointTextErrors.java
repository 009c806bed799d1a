public class FloatingPointTextErrors {
    public static void main(String[] a) {
        for (String s : new String[]{" abc ", "1.2.3", "..", "-.5.", "1e5.3.2", "0x1.2.3p1", "N.a.N", "1.5f.", " 12 3", "", "  ", "+-1", "1e", ".", "0.0.0", "1..", "infinity", "1.0e+", "12a.b.c"}) {
            try {
                System.out.println(Double.parseDouble(s));
            } catch (NumberFormatException e) {
                System.out.println(s + " " + e);
            }
            try {
                System.out.println(Float.parseFloat(s));
            } catch (NumberFormatException e) {
                System.out.println(s + " " + e.getMessage());
            }
        }
    }
}

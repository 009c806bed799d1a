public class WrapperClassesAndParsing {
    static String attempt(java.util.function.Supplier<Object> s) {
        try {
            return "" + s.get();
        } catch (NumberFormatException e) {
            return e.getMessage();
        }
    }

    public static void main(String[] args) {
        System.out.println(Integer.valueOf(5).equals(5) + " " + Integer.valueOf("12") + " " + new String("5").equals(Integer.toString(5)) + " " + Integer.hashCode(7) + " " + Integer.compare(5, 3));
        System.out.println(Integer.toString(255, 16) + " " + Integer.toBinaryString(-1).length() + " " + Integer.reverseBytes(1) + " " + Integer.numberOfLeadingZeros(1) + " " + Integer.lowestOneBit(12) + " " + Integer.divideUnsigned(-1, 2));
        System.out.println(Long.valueOf(5).intValue() + " " + Long.hashCode(1L << 33) + " " + Long.numberOfTrailingZeros(8) + " " + Long.toString(-5) + " " + Long.signum(-9L) + " " + Long.MIN_VALUE);
        System.out.println(Double.valueOf(2.5).intValue() + " " + Double.toString(0.1) + " " + Double.isFinite(1 / 0.0) + " " + Double.MIN_NORMAL + " " + Double.compare(1, 2) + " " + Double.valueOf("1e2"));
        System.out.println(Float.valueOf(1.5f).doubleValue() + " " + Float.compare(0f, -0f) + " " + Float.hashCode(1f) + " " + Float.isNaN(0f / 0));
        System.out.println(Byte.valueOf((byte) 5) + " " + Byte.toUnsignedInt((byte) -1) + " " + Short.toUnsignedInt((short) -1) + " " + Short.valueOf("7") + " " + Byte.hashCode((byte) -1));
        System.out.println(Boolean.valueOf("true") + " " + Boolean.parseBoolean(null) + " " + Boolean.toString(false) + " " + Boolean.compare(true, false) + " " + Boolean.logicalAnd(true, false) + " " + Boolean.hashCode(false));
        System.out.println(Character.valueOf('x') + " " + Character.isDigit('7') + Character.isLetter('7') + Character.isWhitespace(' ') + Character.isUpperCase('a') + " " + Character.toUpperCase('a') + Character.toString('b') + " " + Character.getNumericValue('z') + " " + Character.compare('a', 'c') + " " + Character.isAlphabetic('é'));
        for (String s : new String[] {"10", "", "abc", "9999999999", " 5"}) System.out.println(attempt(() -> Integer.parseInt(s)));
        System.out.println(attempt(() -> Long.parseLong("12L")) + " " + attempt(() -> Byte.parseByte("200")) + " " + attempt(() -> Integer.parseInt("zz", 36)) + " " + attempt(() -> Integer.parseInt(null)));
        System.out.println(attempt(() -> Double.parseDouble("abc")) + " " + attempt(() -> Double.parseDouble("1.5x")) + " " + attempt(() -> Double.parseDouble(" 7 ")) + " " + attempt(() -> Integer.decode("#ff")));
        Number[] numbers = {1, 2L, 3.7f, 4.9, (byte) 5, (short) 6};
        int sum = 0;
        for (Number n : numbers) sum += n.intValue();
        System.out.println(sum + " " + numbers[2].longValue() + " " + numbers[3].floatValue());
        Integer a = 1000, b = 1000;
        System.out.println(a.equals(b) + " " + (a.intValue() == b) + " " + a.compareTo(b) + " " + (a <= b && a >= b));
        Object o = 5;
        System.out.println((o instanceof Integer) + " " + (o instanceof Number) + " " + o.equals(5L) + " " + ((Integer) o + 1) + " " + o.getClass().getSimpleName());
        long widened = Integer.valueOf(7);
        double chained = (char) 65 + Byte.valueOf((byte) 1);
        System.out.println(widened + " " + chained);
        Integer nothing = null;
        long fails = nothing;
        System.out.println(fails);
    }
}

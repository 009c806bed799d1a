public class NumbersAsText {
    static String roman(int n) {
        int[] values = {1000, 900, 500, 400, 100, 90, 50, 40, 10, 9, 5, 4, 1};
        String[] symbols = {"M", "CM", "D", "CD", "C", "XC", "L", "XL", "X", "IX", "V", "IV", "I"};
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < values.length; i++) {
            while (n >= values[i]) {
                out.append(symbols[i]);
                n -= values[i];
            }
        }
        return out.toString();
    }

    static final String[] SMALL = {"zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen"};
    static final String[] TENS = {"", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"};

    static String words(int n) {
        if (n < 0) return "minus " + words(-n);
        if (n < 20) return SMALL[n];
        if (n < 100) return TENS[n / 10] + (n % 10 == 0 ? "" : "-" + SMALL[n % 10]);
        if (n < 1000) return SMALL[n / 100] + " hundred" + (n % 100 == 0 ? "" : " " + words(n % 100));
        return words(n / 1000) + " thousand" + (n % 1000 == 0 ? "" : " " + words(n % 1000));
    }

    static String add(String a, String b) {
        StringBuilder out = new StringBuilder();
        int carry = 0;
        for (int i = a.length() - 1, j = b.length() - 1; i >= 0 || j >= 0 || carry > 0; i--, j--) {
            int sum = carry + (i >= 0 ? a.charAt(i) - '0' : 0) + (j >= 0 ? b.charAt(j) - '0' : 0);
            out.append(sum % 10);
            carry = sum / 10;
        }
        return out.reverse().toString();
    }

    static void parse(String text) {
        try {
            System.out.println(Integer.parseInt(text));
        } catch (NumberFormatException e) {
            System.out.println(e.getMessage());
        }
    }

    public static void main(String[] args) {
        System.out.println(roman(1994) + " " + roman(2024) + " " + roman(4));
        System.out.println(words(0) + ", " + words(15) + ", " + words(42) + ", " + words(100) + ", " + words(999) + ", " + words(-12345));
        String fibonacci = "1", previous = "0";
        for (int i = 1; i < 120; i++) {
            String next = add(fibonacci, previous);
            previous = fibonacci;
            fibonacci = next;
        }
        System.out.println(fibonacci);
        for (String s : new String[] {"0", "-0", "+7", "007", "2147483647", "2147483648", "", "-", "1 ", "0x10", "1_000"}) parse(s);
        System.out.println(Integer.parseInt("-101", 2) + " " + Integer.valueOf("777") + " " + Long.parseLong("123456789012") + " " + Byte.parseByte("-128") + " " + Short.parseShort("300"));
        System.out.println(Integer.toString(-255, 16) + " " + Integer.toBinaryString(10) + " " + Integer.toOctalString(64) + " " + Integer.toHexString(-16) + " " + Long.toString(123456789L, 36));
        System.out.println(Double.parseDouble("1e3") + " " + Double.parseDouble("-.5") + " " + Float.parseFloat("1.1f") + " " + Double.parseDouble("NaN") + " " + Boolean.parseBoolean("yes") + Boolean.parseBoolean("True"));
        System.out.println(Integer.decode("0x1F") + Integer.decode("-010") + " " + Character.forDigit(11, 16) + " " + Integer.parseUnsignedInt("4294967295") + " " + Integer.toUnsignedString(-1) + " " + Integer.compareUnsigned(-1, 1));
        System.out.println(Integer.MAX_VALUE + " " + Integer.MIN_VALUE + " " + Long.MAX_VALUE + " " + Byte.MIN_VALUE + " " + Short.MAX_VALUE + " " + (int) Character.MAX_VALUE);
        System.out.println(Double.parseDouble("12x"));
    }
}

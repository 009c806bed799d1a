public class FormatConversions {
    public static void main(String[] args) {
        System.out.println(String.format("%d %5d|%-5d|%05d %+d %,d %(d %x %X %o", 42, 42, 42, 42, 42, 1234567, -5, 255, 255, 8));
        System.out.println(String.format("%x %x %o %d", -1, (byte) -1, -1L, (byte) 200));
        System.out.println(String.format("%.2f %8.3f|%-8.1f|%08.2f %+.1f %.0f %f", 3.14159, 2.71828, 1.05, -3.5, 2.25, 2.5, 1.0));
        System.out.println(String.format("%e %.3e %E", 12345.678, 0.00012, 1e100));
        System.out.println(String.format("%g %.3g", 0.00001234, 123456.0));
        System.out.println(String.format("%s %10s|%-10s|%.3s %S", "text", "right", "left", "truncated", "upper"));
        System.out.println(String.format("%c %C %5c|%b %B %b", 'x', 'y', 'z', true, false, null));
        System.out.println(String.format("%s %s %s", null, new int[0].length, 'c'));
        System.out.println(String.format("%2$s %1$s %2$s %s %s", "first", "second"));
        System.out.println(String.format("%s %<s %s", "a", "b"));
        System.out.println(String.format("100%% %n").trim() + String.format("%5%|%-5%|"));
        System.out.println(String.format("%h %h", "hi", 255));
        System.out.println(String.format("%,.2f %,d %(,.1f", 9876543.215, -1234567890123L, -1234.56));
        System.out.println(String.format("%08X %#x %#o", 48879, 255, 8));
        System.out.println(String.format("% d % d", 5, -5));
        System.out.println(String.format("%.1f %.1f %.1f %.1f %.2f", 0.25, 0.35, 0.45, -0.05, 1.005));
        System.out.println(String.format("%s %s %s", Double.NaN, Float.POSITIVE_INFINITY, -0.0));
        System.out.println(String.format("%f %5.1f|%d", Double.POSITIVE_INFINITY, Double.NaN, Long.MIN_VALUE));
        System.out.println(String.format("%s", java.util.List.of(1, 2)) + String.format("%-6b|", true) + String.format("%3d%%", 50));
        System.out.printf("%s scored %d (%.1f%%)%n", "Ann", 9, 90.0);
        System.out.printf("%-10s|%6s|%n", "name", "value");
        for (int i = 1; i <= 3; i++) System.out.printf("%-10s|%6.2f|%n", "row" + i, Math.sqrt(i));
        StringBuilder table = new StringBuilder();
        for (int r = 1; r <= 3; r++) {
            for (int c = 1; c <= 3; c++) table.append(String.format("%4d", r * c));
            table.append('\n');
        }
        System.out.print(table);
        String[] bad = {"%d", "%q", "%s %s", "%.2d", "%-d"};
        Object[][] arguments = {{"text"}, {1}, {"one"}, {1}, {1}};
        for (int i = 0; i < bad.length; i++) {
            try {
                System.out.println(String.format(bad[i], arguments[i]));
            } catch (java.util.IllegalFormatException e) {
                System.out.println(bad[i] + " " + e.getClass().getSimpleName());
            }
        }
        System.out.println(String.format("%c", "text"));
    }
}

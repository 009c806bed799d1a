public class RomanNumeralsAndCalendars {
    static int roman(String s) {
        int total = 0, previous = 0;
        for (int i = s.length() - 1; i >= 0; i--) {
            int value = switch (s.charAt(i)) {
                case 'I' -> 1;
                case 'V' -> 5;
                case 'X' -> 10;
                case 'L' -> 50;
                case 'C' -> 100;
                case 'D' -> 500;
                case 'M' -> 1000;
                default -> throw new IllegalArgumentException("not roman: " + s.charAt(i) + " in " + s);
            };
            total += value < previous ? -value : value;
            previous = Math.max(previous, value);
        }
        return total;
    }

    static boolean leap(int year) {
        return year % 4 == 0 && year % 100 != 0 || year % 400 == 0;
    }

    static int dayOfWeek(int year, int month, int day) {
        int[] offsets = {0, 3, 2, 5, 0, 3, 5, 1, 4, 6, 2, 4};
        if (month < 3) year--;
        return (year + year / 4 - year / 100 + year / 400 + offsets[month - 1] + day) % 7;
    }

    static int daysIn(int year, int month) {
        return month == 2 ? leap(year) ? 29 : 28 : month == 4 || month == 6 || month == 9 || month == 11 ? 30 : 31;
    }

    static String calendar(int year, int month) {
        StringBuilder out = new StringBuilder("Su Mo Tu We Th Fr Sa\n");
        int column = dayOfWeek(year, month, 1);
        out.append("   ".repeat(column));
        for (int day = 1; day <= daysIn(year, month); day++) {
            if (day < 10) out.append(' ');
            out.append(day).append(++column % 7 == 0 ? '\n' : ' ');
        }
        return out.toString().stripTrailing();
    }

    static String easter(int y) {
        int a = y % 19, b = y / 100, c = y % 100, d = b / 4, e = b % 4, f = (b + 8) / 25, g = (b - f + 1) / 3;
        int h = (19 * a + b - d - g + 15) % 30, i = c / 4, k = c % 4, l = (32 + 2 * e + 2 * i - h - k) % 7, m = (a + 11 * h + 22 * l) / 451;
        int n = h + l - 7 * m + 114;
        return y + "-" + n / 31 + "-" + (n % 31 + 1);
    }

    static long daysSinceEpoch(int y, int m, int d) {
        long days = 0;
        if (y >= 1970) for (int year = 1970; year < y; year++) days += leap(year) ? 366 : 365;
        else for (int year = 1969; year >= y; year--) days -= leap(year) ? 366 : 365;
        for (int month = 1; month < m; month++) days += daysIn(y, month);
        return days + d - 1;
    }

    public static void main(String[] args) {
        System.out.println(roman("MCMXCIV") + " " + roman("XLII") + " " + roman("") + " " + roman("IIX"));
        System.out.println(calendar(2024, 2));
        System.out.println(leap(1900) + " " + leap(2000) + " " + dayOfWeek(2000, 1, 1) + dayOfWeek(1969, 7, 20));
        System.out.println(easter(2024) + " " + easter(1999) + " " + easter(2038));
        System.out.println(daysSinceEpoch(1970, 1, 1) + " " + daysSinceEpoch(2024, 2, 29) + " " + daysSinceEpoch(1969, 12, 31) + " " + daysSinceEpoch(1900, 1, 1));
        int fridays = 0;
        for (int year = 2001; year <= 2100; year++) for (int month = 1; month <= 12; month++) if (dayOfWeek(year, month, 13) == 5) fridays++;
        System.out.println(fridays);
        roman("MXQ");
    }
}

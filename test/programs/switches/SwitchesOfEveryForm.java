import java.util.*;
public class SwitchesOfEveryForm {
    enum Day {
        MON, TUE, WED, THU, FRI, SAT, SUN
    }
    static int len(Day d) {
        return switch (d) {
            case MON, FRI, SUN -> 6;
            case TUE -> 7;
            case THU, SAT -> {
                int t = d.ordinal();
                yield t > 3 ? 8 + t : 8;
            }
            default -> {
                try {
                    if (d == Day.WED) throw new RuntimeException("w");
                    yield 1;
                } catch (RuntimeException e) {
                    yield 9;
                } finally {
                    System.out.print("F");
                }
            }
        };
    }
    static String old(int n) {
        String r = "";
        switch (n) {
            default: r += "d";
            case 1: r += "1";
            case 2: r += "2";
            break;
            case 3: {
                r += "3";
                int k = 4;
                r += k;
            }
            case 'A': r += "A";
        }
        return r;
    }
    static String str(String s) {
        switch (s) {
            case "Aa": return "first";
            case "BB": return "second";
            case "": return "empty";
            case "C" + "c": return "const";
        }
        return "none";
    }
    static int yieldOld(String s) {
        int x = switch (s) {
            case "a": case "b": System.out.print("ab ");
            yield 1;
            case "c": yield 2;
            default: if (s.length() > 2) yield 3;
            yield 4;
        };
        return x * 10;
    }
    static char grade(int p) {
        return switch (p / 10) {
            case 10, 9 -> 'A';
            case 8 -> 'B';
            case 7 -> 'C';
            default -> 'F';
        };
    }
    static Object mixed(int k) {
        return switch (k) {
            case 0 -> 1;
            case 1 -> 2.5;
            case 2 -> 'c';
            default -> 100L;
        };
    }
    static Object boxed(Integer k) {
        switch (k) {
            case 1: return "one";
            case 128: return "128";
            default: return k;
        }
    }
    static String chars(char c) {
        return switch (c) {
            case 'a', 'e', 'i', 'o', 'u' -> "vowel";
            case ' ' -> "space";
            case '\n' -> "nl";
            default -> {
                if (Character.isDigit(c)) yield "digit";
                yield c >= 'a' && c <= 'z' ? "cons" : "other";
            }
        };
    }
    static int loop() {
        int n = 0;
        loop: while (true) {
            switch (n) {
                case 5: break loop;
                case 2: n += 2;
                continue;
                default: n++;
            }
        }
        return n;
    }
    static int nestedSwitch(int a, int b) {
        return switch (a) {
            case 1 -> switch (b) {
                case 1 -> 11;
                case 2 -> 12;
                default -> 10;
            };
            case 2 -> {
                switch (b) {
                    case 1: yield 21;
                    default: break;
                }
                yield 20;
            }
            default -> throw new IllegalArgumentException(a + "," + b);
        };
    }
    static void noDefault(Day d) {
        switch (d) {
            case MON -> System.out.print("mon ");
            case TUE -> System.out.print("tue ");
            default -> {}
        }
        switch (d) { } switch (d) {
            case MON: case TUE:
        }
    }
    static final int K1 = 1, K2 = K1 << 3;
    static String constCase(int x) {
        switch (x) {
            case K1: return "K1";
            case K2: return "K2";
            case Integer.MAX_VALUE: return "MAX";
            case -1: return "neg";
            case (int) 5L: return "five";
            case 'z' - 'a': return "25";
        }
        return "?";
    }
    static boolean cond(int x) {
        return switch (x) {
            case 0 -> false;
            default -> x > 5;
        }
        && x < 10 || switch (x) {
            case 100 -> true;
            default -> false;
        };
    }
    public static void main(String[] args) {
        for (Day d : Day.values()) System.out.print(len(d) + " ");
        System.out.println();
        for (int i : new int[]{0, 1, 2, 3, 65}) System.out.print(old(i) + " ");
        System.out.println();
        for (String s : new String[]{"Aa", "BB", "", "Cc", "C#"}) System.out.print(str(s) + " ");
        System.out.println();
        for (String s : List.of("a", "c", "dd", "eee")) System.out.print(yieldOld(s) + " ");
        System.out.println();
        for (int i : new int[]{100, 95, 80, 71, 12}) System.out.print(grade(i));
        System.out.println();
        for (int i = 0; i < 4; i++) System.out.print(mixed(i) + " ");
        System.out.println(boxed(1) + "" + boxed(128) + boxed(7));
        for (char c : "a b\n7Z".toCharArray()) System.out.print(chars(c) + ",");
        System.out.println(loop() + " " + nestedSwitch(1, 2) + nestedSwitch(2, 1) + nestedSwitch(2, 5));
        noDefault(Day.MON);
        noDefault(Day.SUN);
        System.out.println(constCase(1) + constCase(8) + constCase(Integer.MAX_VALUE) + constCase(-1) + constCase(5) + constCase(25) + constCase(0));
        System.out.println(cond(0) + "" + cond(7) + cond(11) + cond(100));
        try {
            boxed(null);
        } catch (NullPointerException e) {
            System.out.println("npe");
        }
        try {
            str(null);
        } catch (NullPointerException e) {
            System.out.println("npe");
        }
        try {
            Day d = null;
            switch (d) {
                default: System.out.println("x");
            }
        } catch (NullPointerException e) {
            System.out.println("npe");
        }
        nestedSwitch(3, 4);
    }
}

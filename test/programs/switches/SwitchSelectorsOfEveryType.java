public class SwitchSelectorsOfEveryType {
    static String onByte(byte b) {
        switch (b) {
            case -128: return "min";
            case 127: return "max";
            case (byte) 200: return "wrapped";
            default: return "byte";
        }
    }

    static String onShort(Short s) {
        return switch (s) {
            case 1 -> "one";
            case Short.MAX_VALUE -> "max";
            default -> "short";
        };
    }

    static int onChar(char c) {
        return switch (c) {
            case 'a', 'b' -> 1;
            case '\u0063' -> 2;
            case 100 -> 3;
            case '0' + 5 -> 4;
            default -> 0;
        };
    }

    static String onCharacter(Character c) {
        switch (c) {
            case 'x':
                return "ex";
            default:
                return c.toString();
        }
    }

    static int onInt(int i) {
        return switch (i) {
            case 0x10 -> 1;
            case 010 -> 2;
            case 0b11 -> 3;
            case 1_000 -> 4;
            case -1 -> 5;
            case Integer.MAX_VALUE -> 6;
            case 'A' -> 7;
            default -> -i;
        };
    }

    enum Size { S, M, L }

    static String onEnum(Size size) {
        String text = "";
        switch (size) {
            case L:
                text += "large";
            case M:
                text += "medium";
            case S:
                text += "small";
        }
        return text;
    }

    static int onString(String s) {
        return switch (s) {
            case "one" -> 1;
            case "tw" + "o" -> 2;
            case "", " " -> 0;
            case "\u00e9", "\t" -> 3;
            default -> s.length() > 3 ? 4 : 5;
        };
    }

    static String dense(int i) {
        switch (i) {
            case 0: case 1: case 2: return "low";
            case 3: return "three";
            case 5: return "five";
            case 6: return "six";
        }
        return "gap";
    }

    public static void main(String[] args) {
        System.out.println(onByte((byte) -128) + onByte((byte) 127) + onByte((byte) -56) + onByte((byte) 0));
        System.out.println(onShort((short) 1) + onShort((short) 32767) + onShort((short) -1));
        System.out.println("" + onChar('b') + onChar('c') + onChar('d') + onChar('5') + onChar('z'));
        System.out.println(onCharacter('x') + onCharacter('y'));
        int[] ints = {16, 8, 3, 1000, -1, Integer.MAX_VALUE, 65, 9};
        for (int i : ints) System.out.print(onInt(i) + " ");
        System.out.println();
        for (Size size : Size.values()) System.out.print(onEnum(size) + " ");
        System.out.println();
        for (String s : new String[] {"one", "two", "", " ", "é", "\t", "four", "x"}) System.out.print(onString(s));
        System.out.println();
        for (int i = -1; i < 8; i++) System.out.print(dense(i) + " ");
        System.out.println();
        int total = 0;
        for (int i = 0; i < 20; i++) {
            switch (i % 7) {
                default -> total += 100;
                case 0 -> total += 1;
                case 6 -> {
                    if (i > 10) break;
                    total += 1000;
                }
            }
        }
        System.out.println(total);
        Short none = null;
        System.out.println(onShort(none));
    }
}

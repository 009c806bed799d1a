import java.util.function.Supplier;

/** Long random sequences of StringBuilder and StringBuffer operations, reproducible by a small generator. */
public class BuilderOperations {
    static int state = 12345;

    static int next(int bound) {
        state = state * 1103515245 + 12345;
        return (state >>> 8) % bound;
    }

    static String attempt(Supplier<Object> action) {
        try {
            return String.valueOf(action.get());
        } catch (RuntimeException exception) {
            return exception.getClass().getName() + ": " + exception.getMessage();
        }
    }

    static String step(StringBuilder b) {
        int i = next(14) - 1;
        int j = next(14) - 1;
        String s = "xyz".substring(next(3)) + next(10);
        switch (next(34)) {
            case 0: return "append " + attempt(() -> b.append(s));
            case 1: return "insert " + attempt(() -> b.insert(i, s));
            case 2: return "delete " + attempt(() -> b.delete(i, j));
            case 3: return "deleteCharAt " + attempt(() -> b.deleteCharAt(i));
            case 4: return "replace " + attempt(() -> b.replace(i, j, s));
            case 5: return "reverse " + attempt(b::reverse);
            case 6: return "charAt " + attempt(() -> b.charAt(i));
            case 7: return "setCharAt " + attempt(() -> { b.setCharAt(i, '!'); return b; });
            case 8: return "setLength " + attempt(() -> { b.setLength(i); return b.toString().replace('\0', '0'); });
            case 9: return "substring " + attempt(() -> b.substring(i, j));
            case 10: return "substring " + attempt(() -> b.substring(i));
            case 11: return "indexOf " + b.indexOf(s) + b.indexOf("x", i) + b.lastIndexOf("y") + b.lastIndexOf("z", j);
            case 12: return "int " + attempt(() -> b.append(i * 1000).append((long) j).append('c').append(1.5).append(2.5f).append(true));
            case 13: return "chars " + attempt(() -> b.append(new char[] {'p', 'q', 'r'}, i, j));
            case 14: return "sequence " + attempt(() -> b.append("sequence", i, j));
            case 15: return "insert char " + attempt(() -> b.insert(i, 'c').insert(j, 7).insert(0, 8L).insert(0, true));
            case 16: return "insert double " + attempt(() -> b.insert(i, 0.5).insert(j, 0.25f));
            case 17: return "insert chars " + attempt(() -> b.insert(i, new char[] {'u', 'v'}));
            case 18: return "insert part " + attempt(() -> b.insert(2, new char[] {'u', 'v', 'w'}, i, j));
            case 19: return "insert sequence " + attempt(() -> b.insert(i, "sequence", 1, j));
            case 20: return "null " + attempt(() -> b.append((String) null).append((Object) null));
            case 21: return "capacity " + attempt(() -> { b.ensureCapacity(i * 10); return b.capacity() >= b.length(); });
            case 22: return "trim " + attempt(() -> { b.trimToSize(); return b.capacity(); });
            case 23: return "getChars " + attempt(() -> { char[] c = new char[5]; b.getChars(i, j, c, 1); return new String(c).trim(); });
            case 24: return "codePoint " + attempt(() -> b.appendCodePoint(0x1f600 + i).codePointAt(b.length() - 2));
            case 25: return "compare " + b.compareTo(new StringBuilder("xyz"));
            case 26: return "subSequence " + attempt(() -> b.subSequence(i, j));
            case 27: return "buffer " + attempt(() -> b.append(new StringBuffer("buf").reverse().insert(1, s)));
            case 28: return "chained " + b.append(b.length()).length();
            case 29: return "same " + (b.append("") == b) + b.isEmpty();
            case 30: return "codePointCount " + attempt(() -> b.codePointCount(i, j));
            case 31: return "before " + attempt(() -> b.codePointBefore(i));
            case 32: return "clear " + attempt(() -> b.delete(0, b.length()));
            default: return "contents " + b.chars().sum() + " " + b.toString().hashCode();
        }
    }

    public static void main(String[] args) {
        Journal.open(args);
        for (int round = 0; round < 60; round++) {
            Journal.section("round " + round);
            StringBuilder b = round % 3 == 0 ? new StringBuilder() : round % 3 == 1 ? new StringBuilder("start") : new StringBuilder(3);
            for (int i = 0; i < 40; i++) {
                Journal.note("", () -> step(b));
            }
            Journal.note("capacity", b::capacity);
        }
        Journal.section("");
        StringBuffer buffer = new StringBuffer();
        buffer.append(1).append('x').append("y").insert(0, 2.5).reverse().deleteCharAt(0).setLength(3);
        System.out.println(buffer + " " + buffer.length() + " " + buffer.indexOf("x") + " " + buffer.charAt(1));
    }
}

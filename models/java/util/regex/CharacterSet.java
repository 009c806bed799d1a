/** A set of characters (code points). */
package java.util.regex;

abstract class CharacterSet {
    abstract boolean contains(int c);

    /** The index after one character of the set at `index`, or -1. */
    final int step(Matcher matcher, int index) {
        if (index >= matcher.to) {
            matcher.hitEnd = true;
            return -1;
        }
        int c = matcher.text.charAt(index);
        int after = index + 1;
        if (c >= 0xd800 && c <= 0xdbff && after < matcher.to) {
            char low = matcher.text.charAt(after);
            if (Character.isLowSurrogate(low)) {
                c = Character.toCodePoint((char) c, low);
                after++;
            }
        }
        return contains(c) ? after : -1;
    }

    /** One character back from `index`, not below `lowest`. */
    final int back(Matcher matcher, int index, int lowest) {
        boolean pair = index - 2 >= lowest && Character.isLowSurrogate(matcher.text.charAt(index - 1))
                && Character.isHighSurrogate(matcher.text.charAt(index - 2));
        return pair ? index - 2 : index - 1;
    }

    static final class Range extends CharacterSet {
        private final int low;
        private final int high;

        Range(int low, int high) {
            this.low = low;
            this.high = high;
        }

        @Override
        boolean contains(int c) {
            return c >= low && c <= high;
        }
    }

    /** A range whose letters stand for both cases; beyond ASCII only when `unicode`. */
    static final class CaselessRange extends CharacterSet {
        private final int low;
        private final int high;
        private final boolean unicode;

        CaselessRange(int low, int high, boolean unicode) {
            this.low = low;
            this.high = high;
            this.unicode = unicode;
        }

        private boolean within(int c) {
            return c >= low && c <= high;
        }

        @Override
        boolean contains(int c) {
            if (within(c)) {
                return true;
            }
            if (!unicode && c >= 128) {
                return false;
            }
            int upper = Character.toUpperCase(c);
            return within(upper) || within(Character.toLowerCase(upper)) || within(Character.toLowerCase(c));
        }
    }

    static final class Union extends CharacterSet {
        private final CharacterSet left;
        private final CharacterSet right;

        Union(CharacterSet left, CharacterSet right) {
            this.left = left;
            this.right = right;
        }

        @Override
        boolean contains(int c) {
            return left.contains(c) || right.contains(c);
        }
    }

    static final class Intersection extends CharacterSet {
        private final CharacterSet left;
        private final CharacterSet right;

        Intersection(CharacterSet left, CharacterSet right) {
            this.left = left;
            this.right = right;
        }

        @Override
        boolean contains(int c) {
            return left.contains(c) && right.contains(c);
        }
    }

    static final class Complement extends CharacterSet {
        private final CharacterSet set;

        Complement(CharacterSet set) {
            this.set = set;
        }

        @Override
        boolean contains(int c) {
            return !set.contains(c);
        }
    }

    /** The dot: everything, or everything but line terminators. */
    static final class Dot extends CharacterSet {
        private final boolean all;
        private final boolean unixLines;

        Dot(boolean all, boolean unixLines) {
            this.all = all;
            this.unixLines = unixLines;
        }

        @Override
        boolean contains(int c) {
            if (all) {
                return true;
            }
            if (unixLines) {
                return c != '\n';
            }
            return c != '\n' && c != '\r' && c != 0x85 && c != 0x2028 && c != 0x2029;
        }
    }

    /** The classes of the escapes d, w, s, h and v. */
    static final class Escaped extends CharacterSet {
        private final char letter;
        private final boolean unicode;

        Escaped(char letter, boolean unicode) {
            this.letter = letter;
            this.unicode = unicode;
        }

        @Override
        boolean contains(int c) {
            switch (letter) {
                case 'd':
                    return unicode ? Character.isDigit(c) : c >= '0' && c <= '9';
                case 'w':
                    return c == '_' || (unicode
                            ? Character.isLetterOrDigit(c)
                            : (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z'));
                case 's':
                    return c == ' ' || (c >= 9 && c <= 13) || (unicode && (Character.isSpaceChar(c) || c == 0x85));
                case 'h':
                    return c == ' ' || c == 9 || c == 0xa0 || c == 0x1680 || c == 0x180e || (c >= 0x2000 && c <= 0x200a)
                            || c == 0x202f || c == 0x205f || c == 0x3000;
                default:
                    return (c >= 10 && c <= 13) || c == 0x85 || c == 0x2028 || c == 0x2029;
            }
        }
    }
}

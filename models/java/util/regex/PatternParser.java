/** Parses regular expressions. */
package java.util.regex;

import java.util.ArrayList;
import java.util.List;

final class PatternParser {
    private static final int UNLIMITED = Integer.MAX_VALUE;

    private final String pattern;
    private int flags;
    private int cursor = 0;
    private int groups = 0;
    private int slots = 0;
    private final ArrayList<String> names = new ArrayList<String>();

    PatternParser(String pattern, int flags) {
        this.pattern = pattern;
        this.flags = flags;
        if ((flags & Pattern.UNICODE_CHARACTER_CLASS) != 0) {
            this.flags |= Pattern.UNICODE_CASE;
        }
        names.add(null);
    }

    int flags() {
        return flags;
    }

    int groupCount() {
        return groups;
    }

    int slotCount() {
        return slots;
    }

    List<String> groupNames() {
        return names;
    }

    private boolean has(int flag) {
        return (flags & flag) != 0;
    }

    private int newSlots(int count) {
        int first = slots;
        slots += count;
        return first;
    }

    private PatternSyntaxException error(String description) {
        return new PatternSyntaxException(description, pattern, cursor - 1);
    }

    private boolean atEnd() {
        return cursor >= pattern.length();
    }

    /** The character at the cursor, or 0 at the end. */
    private char peek() {
        return cursor < pattern.length() ? pattern.charAt(cursor) : 0;
    }

    private boolean take(char c) {
        if (!atEnd() && pattern.charAt(cursor) == c) {
            cursor++;
            return true;
        }
        return false;
    }

    private void skipComments() {
        if (!has(Pattern.COMMENTS)) {
            return;
        }
        while (!atEnd()) {
            char c = pattern.charAt(cursor);
            if (c == ' ' || (c >= 9 && c <= 13)) {
                cursor++;
            } else if (c == '#') {
                while (!atEnd() && pattern.charAt(cursor) != '\n' && pattern.charAt(cursor) != '\r') {
                    cursor++;
                }
            } else {
                return;
            }
        }
    }

    Tree parse() {
        if (has(Pattern.LITERAL)) {
            ArrayList<Tree> parts = new ArrayList<Tree>();
            while (!atEnd()) {
                parts.add(character(nextCodePoint()));
            }
            return new Tree.Sequence(parts);
        }
        Tree tree = choice();
        if (!atEnd()) {
            if (peek() == ')') {
                throw new PatternSyntaxException("Unmatched closing ')'", pattern, cursor - 1);
            }
            throw new PatternSyntaxException("Unexpected internal error", pattern, cursor);
        }
        return tree;
    }

    private int nextCodePoint() {
        int c = pattern.codePointAt(cursor);
        cursor += Character.charCount(c);
        return c;
    }

    private Tree choice() {
        ArrayList<Tree> alternatives = new ArrayList<Tree>();
        alternatives.add(sequence());
        while (take('|')) {
            alternatives.add(sequence());
        }
        return alternatives.size() == 1 ? alternatives.get(0) : new Tree.Choice(alternatives);
    }

    private Tree sequence() {
        ArrayList<Tree> parts = new ArrayList<Tree>();
        while (true) {
            skipComments();
            if (atEnd() || peek() == '|' || peek() == ')') {
                break;
            }
            if (pattern.startsWith("\\Q", cursor)) {
                quoted(parts);
            } else if (pattern.startsWith("\\E", cursor)) {
                cursor += 2;
            } else {
                Tree atom = atom();
                if (atom != null) {
                    parts.add(quantified(atom));
                }
            }
        }
        return parts.size() == 1 ? parts.get(0) : new Tree.Sequence(parts);
    }

    private void quoted(ArrayList<Tree> parts) {
        cursor += 2;
        int end = pattern.indexOf("\\E", cursor);
        int stop = end < 0 ? pattern.length() : end;
        while (cursor < stop) {
            Tree atom = character(nextCodePoint());
            if (cursor == stop && end >= 0) {
                cursor = end + 2;
                parts.add(quantified(atom));
                return;
            }
            parts.add(atom);
        }
        cursor = end < 0 ? pattern.length() : end + 2;
    }

    private Tree character(int c) {
        if (has(Pattern.CASE_INSENSITIVE)) {
            boolean unicode = has(Pattern.UNICODE_CASE);
            if (unicode || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z')) {
                return new Tree.One(new CharacterSet.CaselessRange(c, c, unicode));
            }
        }
        return new Tree.Text(Character.toString(c));
    }

    /** Null for a group that only sets flags. */
    private Tree atom() {
        char c = peek();
        boolean unixLines = has(Pattern.UNIX_LINES);
        switch (c) {
            case '(':
                cursor++;
                return group();
            case '[':
                cursor++;
                return new Tree.One(characterClass());
            case '.':
                cursor++;
                return new Tree.One(new CharacterSet.Dot(has(Pattern.DOTALL), unixLines));
            case '^':
                cursor++;
                return new Tree.Place(has(Pattern.MULTILINE) ? '^' : 'A', unixLines);
            case '$':
                cursor++;
                return new Tree.Place(has(Pattern.MULTILINE) ? '$' : 'Z', unixLines);
            case '*':
            case '+':
            case '?':
                cursor++;
                throw error("Dangling meta character '" + c + "'");
            case '{':
                return new Tree.Empty();
            case '\\':
                cursor++;
                return escape();
            default:
                return character(nextCodePoint());
        }
    }

    private Tree quantified(Tree atom) {
        skipComments();
        char c = peek();
        int least;
        int most;
        if (c == '?') {
            cursor++;
            least = 0;
            most = 1;
        } else if (c == '*') {
            cursor++;
            least = 0;
            most = UNLIMITED;
        } else if (c == '+') {
            cursor++;
            least = 1;
            most = UNLIMITED;
        } else if (c == '{') {
            cursor++;
            if (!isDigit(peek())) {
                cursor++;
                throw error("Illegal repetition");
            }
            least = number();
            most = least;
            if (take(',')) {
                most = peek() == '}' ? UNLIMITED : number();
            }
            if (!take('}')) {
                cursor++;
                throw error("Unclosed counted closure");
            }
            if (most < least) {
                throw error("Illegal repetition range");
            }
        } else {
            return atom;
        }
        char kind = ' ';
        if (peek() == '?' || peek() == '+') {
            kind = peek();
            cursor++;
        }
        Tree content = atom;
        if (atom instanceof Tree.Text) {
            int single = ((Tree.Text) atom).text.codePointAt(0);
            content = new Tree.One(new CharacterSet.Range(single, single));
        }
        return new Tree.Repeat(content, least, most, kind, newSlots(3));
    }

    private static boolean isDigit(char c) {
        return c >= '0' && c <= '9';
    }

    private int number() {
        int value = 0;
        while (isDigit(peek())) {
            int digit = peek() - '0';
            if (value > (UNLIMITED - digit) / 10) {
                cursor++;
                throw error("Illegal repetition range");
            }
            value = value * 10 + digit;
            cursor++;
        }
        return value;
    }

    private void close() {
        if (!take(')')) {
            cursor = pattern.length() + 1;
            throw error("Unclosed group");
        }
    }

    private Tree capturing(String name) {
        groups++;
        names.add(name);
        int number = groups;
        int savedFlags = flags;
        Tree content = choice();
        close();
        flags = savedFlags;
        return new Tree.Group(number, newSlots(1), content);
    }

    private Tree content() {
        int savedFlags = flags;
        Tree content = choice();
        close();
        flags = savedFlags;
        return content;
    }

    private Tree group() {
        if (!take('?')) {
            return capturing(null);
        }
        char c = peek();
        cursor++;
        switch (c) {
            case ':':
                return new Tree.Sequence(listOf(content()));
            case '=':
                return new Tree.Look(content(), false, true, newSlots(1));
            case '!':
                return new Tree.Look(content(), false, false, newSlots(1));
            case '>':
                return new Tree.Atomic(content(), newSlots(1));
            case '<':
                if (take('=')) {
                    return new Tree.Look(content(), true, true, newSlots(1));
                }
                if (take('!')) {
                    return new Tree.Look(content(), true, false, newSlots(1));
                }
                String name = groupName();
                if (names.contains(name)) {
                    throw error("Named capturing group <" + name + "> is already defined");
                }
                return capturing(name);
            default:
                cursor--;
                return inlineFlags();
        }
    }

    private static ArrayList<Tree> listOf(Tree tree) {
        ArrayList<Tree> list = new ArrayList<Tree>();
        list.add(tree);
        return list;
    }

    private String groupName() {
        int start = cursor;
        char first = peek();
        if (!((first >= 'a' && first <= 'z') || (first >= 'A' && first <= 'Z'))) {
            cursor++;
            throw error("capturing group name does not start with a Latin letter");
        }
        while ((peek() >= 'a' && peek() <= 'z') || (peek() >= 'A' && peek() <= 'Z') || isDigit(peek())) {
            cursor++;
        }
        String name = pattern.substring(start, cursor);
        cursor++;
        if (cursor > pattern.length() || pattern.charAt(cursor - 1) != '>') {
            throw error("named capturing group is missing trailing '>'");
        }
        return name;
    }

    /** (?flags) holds to the end of the enclosing group, (?flags:x) for x. */
    private Tree inlineFlags() {
        int savedFlags = flags;
        boolean on = true;
        while (true) {
            char c = peek();
            cursor++;
            if (c == ')') {
                return null;
            }
            if (c == ':') {
                Tree content = choice();
                close();
                flags = savedFlags;
                return new Tree.Sequence(listOf(content));
            }
            if (c == '-' && on) {
                on = false;
                continue;
            }
            int flag = flagOf(c);
            if (flag == 0) {
                throw error("Unknown inline modifier");
            }
            flags = on ? flags | flag : flags & ~flag;
        }
    }

    private static int flagOf(char c) {
        switch (c) {
            case 'i':
                return Pattern.CASE_INSENSITIVE;
            case 'm':
                return Pattern.MULTILINE;
            case 's':
                return Pattern.DOTALL;
            case 'd':
                return Pattern.UNIX_LINES;
            case 'u':
                return Pattern.UNICODE_CASE;
            case 'x':
                return Pattern.COMMENTS;
            case 'U':
                return Pattern.UNICODE_CHARACTER_CLASS | Pattern.UNICODE_CASE;
            default:
                return 0;
        }
    }

    /** The cursor is after the backslash. */
    private Tree escape() {
        char c = peek();
        boolean unixLines = has(Pattern.UNIX_LINES);
        switch (c) {
            case 'A':
            case 'G':
            case 'Z':
            case 'z':
            case 'b':
            case 'B':
                cursor++;
                return new Tree.Place(c, unixLines);
            case 'R':
                cursor++;
                return lineBreak();
            case 'k':
                cursor++;
                if (!take('<')) {
                    cursor++;
                    throw error("\\k is not followed by '<' for named capturing group");
                }
                String name = groupName();
                if (!names.contains(name)) {
                    throw error("named capturing group <" + name + "> does not exist");
                }
                return new Tree.BackReference(names.indexOf(name), has(Pattern.CASE_INSENSITIVE));
            case '1':
            case '2':
            case '3':
            case '4':
            case '5':
            case '6':
            case '7':
            case '8':
            case '9':
                cursor++;
                return backReference(c - '0');
            default:
                CharacterSet set = escapedSet(c);
                if (set != null) {
                    return new Tree.One(set);
                }
                return character(escapedCharacter());
        }
    }

    private Tree backReference(int first) {
        int group = first;
        while (isDigit(peek())) {
            int longer = group * 10 + (peek() - '0');
            if (longer > groups) {
                break;
            }
            group = longer;
            cursor++;
        }
        return new Tree.BackReference(group, has(Pattern.CASE_INSENSITIVE));
    }

    /** A line break counts as one, also when it is two characters. */
    private static Tree lineBreak() {
        ArrayList<Tree> alternatives = new ArrayList<Tree>();
        alternatives.add(new Tree.Text("\r\n"));
        alternatives.add(new Tree.One(new CharacterSet.Escaped('v', false)));
        return new Tree.Choice(alternatives);
    }

    /** The set of an escape such as d or p{...}; null, with the cursor unmoved, when the escape is a character. */
    private CharacterSet escapedSet(char c) {
        boolean unicode = has(Pattern.UNICODE_CHARACTER_CLASS);
        switch (c) {
            case 'd':
            case 'w':
            case 's':
            case 'h':
            case 'v':
                cursor++;
                return new CharacterSet.Escaped(c, unicode);
            case 'D':
            case 'W':
            case 'S':
            case 'H':
            case 'V':
                cursor++;
                return new CharacterSet.Complement(new CharacterSet.Escaped((char) (c - 'A' + 'a'), unicode));
            case 'p':
            case 'P':
                cursor++;
                return property(c == 'P');
            default:
                return null;
        }
    }

    private CharacterSet property(boolean negated) {
        String name;
        if (take('{')) {
            int end = pattern.indexOf('}', cursor);
            if (end < 0) {
                cursor = pattern.length() + 1;
                throw error("Unclosed character family");
            }
            name = pattern.substring(cursor, end);
            cursor = end + 1;
            if (name.isEmpty()) {
                throw error("Empty character family");
            }
        } else {
            name = String.valueOf(peek());
            cursor++;
        }
        CharacterSet set = NamedSet.of(name, has(Pattern.CASE_INSENSITIVE));
        if (set == null) {
            throw error("Unknown character property name {" + name + "}");
        }
        return negated ? new CharacterSet.Complement(set) : set;
    }

    /** The cursor is at the letter of the escape. */
    private int escapedCharacter() {
        if (atEnd()) {
            cursor++;
            throw new PatternSyntaxException("Unexpected internal error", pattern, cursor - 1);
        }
        int c = nextCodePoint();
        switch (c) {
            case '0':
                return octal();
            case 'a':
                return 7;
            case 'e':
                return 27;
            case 'f':
                return '\f';
            case 'n':
                return '\n';
            case 'r':
                return '\r';
            case 't':
                return '\t';
            case 'c':
                if (atEnd()) {
                    throw error("Illegal control escape sequence");
                }
                return nextCodePoint() ^ 64;
            case 'u':
                return unicodeEscape();
            case 'x':
                return hexadecimalEscape();
            default:
                if ((c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z')) {
                    throw error("Illegal/unsupported escape sequence");
                }
                return c;
        }
    }

    private int octal() {
        int value = 0;
        int digits = 0;
        while (digits < 3 && peek() >= '0' && peek() <= '7' && value * 8 + (peek() - '0') <= 255) {
            value = value * 8 + (peek() - '0');
            cursor++;
            digits++;
        }
        if (digits == 0) {
            cursor++;
            throw error("Illegal octal escape sequence");
        }
        return value;
    }

    private int hexadecimal(int count, String complaint) {
        int value = 0;
        for (int i = 0; i < count; i++) {
            int digit = atEnd() ? -1 : Character.digit(peek(), 16);
            cursor++;
            if (digit < 0) {
                throw error(complaint);
            }
            value = value * 16 + digit;
        }
        return value;
    }

    private int unicodeEscape() {
        int c = hexadecimal(4, "Illegal Unicode escape sequence");
        if (c >= 0xd800 && c <= 0xdbff && pattern.startsWith("\\u", cursor)) {
            int saved = cursor;
            cursor += 2;
            int low = hexadecimal(4, "Illegal Unicode escape sequence");
            if (low >= 0xdc00 && low <= 0xdfff) {
                return Character.toCodePoint((char) c, (char) low);
            }
            cursor = saved;
        }
        return c;
    }

    private int hexadecimalEscape() {
        if (!take('{')) {
            return hexadecimal(2, "Illegal hexadecimal escape sequence");
        }
        int value = 0;
        int digits = 0;
        while (!atEnd() && Character.digit(peek(), 16) >= 0) {
            value = value * 16 + Character.digit(peek(), 16);
            cursor++;
            digits++;
            if (value > Character.MAX_CODE_POINT) {
                throw error("Hexadecimal codepoint is too big");
            }
        }
        if (digits == 0 || !take('}')) {
            cursor++;
            throw error("Unclosed hexadecimal escape sequence");
        }
        return value;
    }

    /** The cursor is after the opening bracket. */
    private CharacterSet characterClass() {
        boolean negated = take('^');
        CharacterSet set = null;
        while (true) {
            skipComments();
            if (atEnd()) {
                cursor++;
                throw new PatternSyntaxException("Unclosed character class", pattern, pattern.length() - 1);
            }
            if (peek() == ']' && set != null) {
                cursor++;
                break;
            }
            if (pattern.startsWith("&&", cursor)) {
                while (take('&')) {
                }
                CharacterSet right = operand();
                if (right != null) {
                    set = set == null ? right : new CharacterSet.Intersection(set, right);
                } else if (set == null) {
                    throw error("Bad class syntax");
                }
            } else {
                CharacterSet item = item();
                set = set == null ? item : new CharacterSet.Union(set, item);
            }
        }
        return negated ? new CharacterSet.Complement(set) : set;
    }

    /** All that stands up to the next && or the end of the class; null when nothing does. */
    private CharacterSet operand() {
        CharacterSet set = null;
        while (true) {
            skipComments();
            if (atEnd() || peek() == ']' || pattern.startsWith("&&", cursor)) {
                return set;
            }
            CharacterSet item = item();
            set = set == null ? item : new CharacterSet.Union(set, item);
        }
    }

    private CharacterSet item() {
        if (take('[')) {
            return characterClass();
        }
        if (pattern.startsWith("\\Q", cursor)) {
            return quotedItem();
        }
        int low;
        if (take('\\')) {
            CharacterSet set = escapedSet(peek());
            if (set != null) {
                return set;
            }
            if (peek() == 'R' || peek() == 'b' || peek() == 'B' || peek() == 'A' || peek() == 'G' || peek() == 'Z'
                    || peek() == 'z' || peek() == 'k' || (peek() >= '1' && peek() <= '9')) {
                cursor++;
                throw error("Illegal/unsupported escape sequence");
            }
            low = escapedCharacter();
        } else {
            low = nextCodePoint();
        }
        if (peek() == '-' && cursor + 1 < pattern.length()) {
            char after = pattern.charAt(cursor + 1);
            if (after != ']' && after != '[' && !pattern.startsWith("&&", cursor + 1)) {
                cursor++;
                int high = take('\\') ? escapedCharacter() : nextCodePoint();
                if (high < low) {
                    throw error("Illegal character range");
                }
                return range(low, high);
            }
        }
        return range(low, low);
    }

    private CharacterSet quotedItem() {
        cursor += 2;
        int end = pattern.indexOf("\\E", cursor);
        int stop = end < 0 ? pattern.length() : end;
        CharacterSet set = new CharacterSet.Range(1, 0);
        while (cursor < stop) {
            int c = nextCodePoint();
            set = new CharacterSet.Union(set, range(c, c));
        }
        cursor = end < 0 ? pattern.length() : end + 2;
        return set;
    }

    private CharacterSet range(int low, int high) {
        if (has(Pattern.CASE_INSENSITIVE)) {
            return new CharacterSet.CaselessRange(low, high, has(Pattern.UNICODE_CASE));
        }
        return new CharacterSet.Range(low, high);
    }
}

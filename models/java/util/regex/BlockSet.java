/** The characters of a block of Unicode: \p{InGreek}. The blocks of the scripts that are most in use are known. */
package java.util.regex;

final class BlockSet extends CharacterSet {
    private static final String[] NAMES = {
        "BASICLATIN", "LATIN1SUPPLEMENT", "LATINEXTENDEDA", "LATINEXTENDEDB", "IPAEXTENSIONS", "SPACINGMODIFIERLETTERS",
        "COMBININGDIACRITICALMARKS", "GREEK", "GREEKANDCOPTIC", "CYRILLIC", "ARMENIAN", "HEBREW", "ARABIC", "DEVANAGARI", "THAI",
        "GENERALPUNCTUATION", "CURRENCYSYMBOLS", "ARROWS", "MATHEMATICALOPERATORS", "HIRAGANA", "KATAKANA",
        "CJKUNIFIEDIDEOGRAPHS", "HANGULSYLLABLES"
    };
    private static final int[] FIRST = {
        0x0, 0x80, 0x100, 0x180, 0x250, 0x2b0, 0x300, 0x370, 0x370, 0x400, 0x530, 0x590, 0x600, 0x900, 0xe00, 0x2000, 0x20a0, 0x2190,
        0x2200, 0x3040, 0x30a0, 0x4e00, 0xac00
    };
    private static final int[] LAST = {
        0x7f, 0xff, 0x17f, 0x24f, 0x2af, 0x2ff, 0x36f, 0x3ff, 0x3ff, 0x4ff, 0x58f, 0x5ff, 0x6ff, 0x97f, 0xe7f, 0x206f, 0x20cf, 0x21ff,
        0x22ff, 0x309f, 0x30ff, 0x9fff, 0xd7af
    };

    private final int first;
    private final int last;

    private BlockSet(int first, int last) {
        this.first = first;
        this.last = last;
    }

    /** Null for names that are not known. */
    static CharacterSet of(String written) {
        String name = written.toUpperCase().replace(" ", "").replace("-", "").replace("_", "");
        for (int i = 0; i < NAMES.length; i++) {
            if (NAMES[i].equals(name)) {
                return new BlockSet(FIRST[i], LAST[i]);
            }
        }
        return null;
    }

    @Override
    boolean contains(int c) {
        return first <= c && c <= last;
    }
}

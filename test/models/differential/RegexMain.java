import java.util.Arrays;
import java.util.Random;

/** Compares the regular expressions of the models with those of the JDK. */
public final class RegexMain {
    private static final String[] ATOMS = {
        "a", "b", "c", "ab", ".", "\\d", "\\w", "\\s", "\\S", "\\D", "[abc]", "[^a]", "[a-c1-3]", "[a-z&&[^b]]", "[\\w&&[^\\d]]",
        "[^ab&&[a-z]]", "[a-c[x-z]]", "^", "$", "\\b", "\\B", "\\z", "\\Z", "\\.", "\\\\", "\\t", "\\n",
        "\\x61", "\\u0062", "\\1", "\\2", "\\p{Alpha}", "\\p{Lu}", "\\P{L}", "\\p{Punct}", "\\p{javaLowerCase}", "\\p{IsDigit}", "\\Qa.b\\E", "-", "\\p{InBasicLatin}", "\\p{InLatin-1 Supplement}", "\\P{blk=Basic_Latin}",
        "é", "É", " ", ",", "\\h", "[\\s,]", "[.+*]", "[-a]", "[a-]", "[]a]", "1", "2", "=", "[^\\n]", "\\r",
    };
    private static final String[] BAD = {
        "(", ")", "[", "*", "a**", "{", "a{", "a{2", "a{3,1}", "a{99999999999}", "\\", "\\y", "[z-a]", "(?<n>a)(?<n>b)", "\\k<x>", "(?<1>a)",
        "(?q)", "(?", "a(?<", "\\p{Foo}", "\\p{", "x[", "[a", "[^", "\\xg", "\\u12", "\\0", "a+*", "+", "?", "(?<a", "[a&&]", "a{,2}", "\\c", "(?=a",
        "\\x{110000}", "\\x{61", "[[a]", "a|*", "\\08", "(?i", "(?i:a", "\\p", "\\k", "abc)", "(a))",
    };
    private static final String[] TEXTS = {"a", "b", "c", "A", "B", "1", "23", " ", "\n", "\r\n", "ab", "abc", "x", "é", "É", ".", ",", "-", "=", "_", "aa", "\t"};
    private static final String[] QUANTIFIERS = {"", "", "", "", "*", "+", "?", "*?", "+?", "??", "*+", "++", "?+", "{2}", "{1,2}", "{0,3}?", "{1,}", "{2,}+"};
    private static final String[] REPLACEMENTS = {"<$0>", "[$1]", "x", "", "\\$", "$2", "$", "\\", "${n}", "$11", "a$0b", "$x", "${", "${n"};

    private RegexMain() {
    }

    private static String regex(Random random, int depth) {
        StringBuilder text = new StringBuilder();
        for (int n = random.nextInt(4) + 1; n > 0; n--) {
            String atom = ATOMS[random.nextInt(ATOMS.length)];
            if (depth > 0 && random.nextInt(3) == 0) {
                String[] openers = {"(", "(", "(?:", "(?=", "(?!", "(?>", "(?<n" + depth + random.nextInt(900) + ">", "(?i:", "(?-i:"};
                String inner = regex(random, depth - 1);
                atom = openers[random.nextInt(openers.length)] + inner + ")";
                if (inner.replaceAll("\\\\[bBzZ]|[\\^$*+?|]|\\{[^}]*\\}", "").isEmpty()) {
                    text.append(atom);
                    continue;
                }
            } else if (random.nextInt(40) == 0) {
                atom = (random.nextBoolean() ? "(?<=" : "(?<!") + ATOMS[random.nextInt(17)] + ")";
            }
            text.append(atom);
            text.append(QUANTIFIERS[random.nextInt(QUANTIFIERS.length)]);
            if (n > 1 && random.nextInt(8) == 0) {
                text.append('|');
            }
        }
        return text.toString();
    }

    private static String text(Random random) {
        StringBuilder text = new StringBuilder();
        for (int n = random.nextInt(12); n > 0; n--) {
            text.append(TEXTS[random.nextInt(TEXTS.length)]);
        }
        return text.toString();
    }

    private static String model(String regex, int flags, String text, String replacement) {
        model.util.regex.Pattern pattern = model.util.regex.Pattern.compile(regex, flags);
        model.util.regex.Matcher matcher = pattern.matcher(text);
        StringBuilder seen = new StringBuilder();
        seen.append(matcher.matches()).append(matcher.lookingAt()).append(matcher.groupCount());
        matcher.reset();
        while (matcher.find()) {
            seen.append(matcher.start()).append('-').append(matcher.end()).append('{');
            for (int g = 0; g <= matcher.groupCount(); g++) {
                seen.append(matcher.group(g)).append('@').append(matcher.start(g)).append(';');
            }
            seen.append('}');
        }
        seen.append(Differential.attempt(matcher::group)).append(Differential.attempt(matcher::start));
        seen.append(Differential.attempt(() -> pattern.matcher(text).replaceAll(replacement)));
        seen.append(Differential.attempt(() -> pattern.matcher(text).replaceFirst(replacement)));
        seen.append(Arrays.toString(pattern.split(text))).append(Arrays.toString(pattern.split(text, 2)));
        seen.append(Arrays.toString(pattern.split(text, -1))).append(pattern.flags());
        model.util.regex.Matcher region = pattern.matcher(text).region(text.length() / 3, text.length() - text.length() / 4);
        while (region.find()) {
            seen.append(region.start()).append(region.group());
        }
        return seen.toString();
    }

    private static String original(String regex, int flags, String text, String replacement) {
        java.util.regex.Pattern pattern = java.util.regex.Pattern.compile(regex, flags);
        java.util.regex.Matcher matcher = pattern.matcher(text);
        StringBuilder seen = new StringBuilder();
        seen.append(matcher.matches()).append(matcher.lookingAt()).append(matcher.groupCount());
        matcher.reset();
        while (matcher.find()) {
            seen.append(matcher.start()).append('-').append(matcher.end()).append('{');
            for (int g = 0; g <= matcher.groupCount(); g++) {
                seen.append(matcher.group(g)).append('@').append(matcher.start(g)).append(';');
            }
            seen.append('}');
        }
        seen.append(Differential.attempt(matcher::group)).append(Differential.attempt(matcher::start));
        seen.append(Differential.attempt(() -> pattern.matcher(text).replaceAll(replacement)));
        seen.append(Differential.attempt(() -> pattern.matcher(text).replaceFirst(replacement)));
        seen.append(Arrays.toString(pattern.split(text))).append(Arrays.toString(pattern.split(text, 2)));
        seen.append(Arrays.toString(pattern.split(text, -1))).append(pattern.flags());
        java.util.regex.Matcher region = pattern.matcher(text).region(text.length() / 3, text.length() - text.length() / 4);
        while (region.find()) {
            seen.append(region.start()).append(region.group());
        }
        return seen.toString();
    }

    private static void compare(String regex, int flags, String text, String replacement) {
        Differential.check("regex " + regex.replace("\n", "\\n") + " flags " + flags + " on '" + text.replace("\n", "\\n").replace("\r", "\\r") + "' by " + replacement,
                () -> model(regex, flags, text, replacement), () -> original(regex, flags, text, replacement));
    }

    public static void main(String[] arguments) {
        for (String bad : BAD) {
            compare(bad, 0, "aab", "x");
        }
        int runs = arguments.length > 0 ? Integer.parseInt(arguments[0]) : 20000;
        int[] flags = {0, 0, 0, 2, 8, 32, 66, 1, 10};
        for (int run = 0; run < runs; run++) {
            if (System.getProperty("trace") != null) {
                System.err.println(run + " " + regex(new Random(run), 1));
            }
            Random random = new Random(run);
            String regex = regex(random, 1);
            compare(regex, flags[random.nextInt(flags.length)], text(random), REPLACEMENTS[random.nextInt(REPLACEMENTS.length)]);
        }
        for (String text : new String[] {"", "a.b", "a\\Eb", "\\", "$1"}) {
            Differential.check("quote " + text, () -> model.util.regex.Pattern.quote(text) + model.util.regex.Matcher.quoteReplacement(text),
                    () -> java.util.regex.Pattern.quote(text) + java.util.regex.Matcher.quoteReplacement(text));
        }
        Differential.finish();
    }
}

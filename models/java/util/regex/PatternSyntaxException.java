/** Thrown for a regular expression that is malformed. */
package java.util.regex;

import espalier.Nullable;

public class PatternSyntaxException extends IllegalArgumentException {
    private final String description;
    private final String pattern;
    private final int index;

    public PatternSyntaxException(String description, String regex, int index) {
        this.description = description;
        this.pattern = regex;
        this.index = index;
    }

    public int getIndex() {
        return index;
    }

    public String getDescription() {
        return description;
    }

    @Nullable
    public String getPattern() {
        return pattern;
    }

    @Override
    public String getMessage() {
        StringBuilder text = new StringBuilder();
        text.append(description);
        if (index >= 0) {
            text.append(" near index ");
            text.append(index);
        }
        text.append(System.lineSeparator());
        text.append(pattern);
        if (index >= 0 && pattern != null && index < pattern.length()) {
            text.append(System.lineSeparator());
            for (int i = 0; i < index; i++) {
                text.append(pattern.charAt(i) == '\t' ? '\t' : ' ');
            }
            text.append('^');
        }
        return text.toString();
    }
}

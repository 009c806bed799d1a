/** Joins texts with a delimiter, a prefix and a suffix. */
package java.util;

public final class StringJoiner {
    private final String prefix;
    private final String delimiter;
    private final String suffix;
    /** The joined elements without prefix and suffix; null while there is none. */
    private String joined;
    /** What stands for no elements, prefix and suffix included. */
    private String emptyValue;

    public StringJoiner(CharSequence delimiter) {
        this(delimiter, "", "");
    }

    public StringJoiner(CharSequence delimiter, CharSequence prefix, CharSequence suffix) {
        Objects.requireNonNull(prefix, "The prefix must not be null");
        Objects.requireNonNull(delimiter, "The delimiter must not be null");
        Objects.requireNonNull(suffix, "The suffix must not be null");
        this.prefix = prefix.toString();
        this.delimiter = delimiter.toString();
        this.suffix = suffix.toString();
    }

    public StringJoiner setEmptyValue(CharSequence emptyValue) {
        this.emptyValue = Objects.requireNonNull(emptyValue, "The empty value must not be null").toString();
        return this;
    }

    @Override
    public String toString() {
        if (joined == null) {
            return emptyValue != null ? emptyValue : prefix + suffix;
        }
        return prefix + joined + suffix;
    }

    public StringJoiner add(CharSequence newElement) {
        String text = String.valueOf(newElement);
        joined = joined == null ? text : joined + delimiter + text;
        return this;
    }

    public StringJoiner merge(StringJoiner other) {
        Objects.requireNonNull(other);
        if (other.joined != null) {
            add(other.joined);
        }
        return this;
    }

    public int length() {
        return toString().length();
    }
}

/** A language and region. Nothing in the models depends on it: all formatting is that of the root locale. */
package java.util;

import espalier.Open;

@Open
public final class Locale implements Cloneable, java.io.Serializable {
    public static final Locale ENGLISH = new Locale("en", "");
    public static final Locale FRENCH = new Locale("fr", "");
    public static final Locale GERMAN = new Locale("de", "");
    public static final Locale ITALIAN = new Locale("it", "");
    public static final Locale JAPANESE = new Locale("ja", "");
    public static final Locale KOREAN = new Locale("ko", "");
    public static final Locale CHINESE = new Locale("zh", "");
    public static final Locale FRANCE = new Locale("fr", "FR");
    public static final Locale GERMANY = new Locale("de", "DE");
    public static final Locale ITALY = new Locale("it", "IT");
    public static final Locale JAPAN = new Locale("ja", "JP");
    public static final Locale KOREA = new Locale("ko", "KR");
    public static final Locale CHINA = new Locale("zh", "CN");
    public static final Locale UK = new Locale("en", "GB");
    public static final Locale US = new Locale("en", "US");
    public static final Locale CANADA = new Locale("en", "CA");
    public static final Locale ROOT = new Locale("", "");

    private static Locale defaultLocale = US;

    private final String language;
    private final String country;
    private final String variant;

    /** What a default locale is used for. */
    public enum Category {
        DISPLAY,
        FORMAT
    }

    public Locale(String language, String country, String variant) {
        this.language = language.toLowerCase();
        this.country = country.toUpperCase();
        this.variant = Objects.requireNonNull(variant);
    }

    public Locale(String language, String country) {
        this(language, country, "");
    }

    public Locale(String language) {
        this(language, "", "");
    }

    public static Locale of(String language) {
        return new Locale(language, "", "");
    }

    public static Locale of(String language, String country) {
        return new Locale(language, country, "");
    }

    public static Locale of(String language, String country, String variant) {
        return new Locale(language, country, variant);
    }

    public static Locale getDefault() {
        return defaultLocale;
    }

    public static Locale getDefault(Category category) {
        Objects.requireNonNull(category);
        return defaultLocale;
    }

    public static void setDefault(Locale newLocale) {
        defaultLocale = Objects.requireNonNull(newLocale, "Can't set default locale to NULL");
    }

    public static void setDefault(Category category, Locale newLocale) {
        Objects.requireNonNull(category, "Category cannot be NULL");
        setDefault(newLocale);
    }

    public static Locale forLanguageTag(String languageTag) {
        int dash = languageTag.indexOf('-');
        if (dash < 0) {
            return new Locale(languageTag, "", "");
        }
        return new Locale(languageTag.substring(0, dash), languageTag.substring(dash + 1), "");
    }

    public String getLanguage() {
        return language;
    }

    public String getCountry() {
        return country;
    }

    public String getVariant() {
        return variant;
    }

    public String toLanguageTag() {
        return languageTag().intern();
    }

    private String languageTag() {
        if (language.isEmpty()) {
            return "und";
        }
        return country.isEmpty() ? language : language + "-" + country;
    }

    @Override
    public String toString() {
        if (country.isEmpty() && variant.isEmpty()) {
            return language;
        }
        return variant.isEmpty() ? language + "_" + country : language + "_" + country + "_" + variant;
    }

    @Override
    public Object clone() {
        return new Locale(language, country, variant);
    }

    @Override
    public int hashCode() {
        return (language.hashCode() * 31 + country.hashCode()) * 31 + variant.hashCode();
    }

    @Override
    public boolean equals(Object obj) {
        if (!(obj instanceof Locale)) {
            return false;
        }
        Locale other = (Locale) obj;
        return language.equals(other.language) && country.equals(other.country) && variant.equals(other.variant);
    }
}

/** What a match found. */
package java.util.regex;

import espalier.Nullable;

public interface MatchResult {
    int start();

    int start(int group);

    int end();

    int end(int group);

    String group();

    @Nullable
    String group(int group);

    int groupCount();
}

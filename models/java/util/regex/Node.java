/** A step of matching: matches at an index and hands the rest to the next node; false means nothing fits from here. */
package java.util.regex;

abstract class Node {
    abstract boolean match(Matcher matcher, int index);

    /** The end of a pattern. */
    static final class Accept extends Node {
        @Override
        boolean match(Matcher matcher, int index) {
            return matcher.accept(index);
        }
    }

    /** The end of a part that is matched on its own; leaves its end in a slot. */
    static final class PartEnd extends Node {
        private final int slot;

        PartEnd(int slot) {
            this.slot = slot;
        }

        @Override
        boolean match(Matcher matcher, int index) {
            matcher.slots[slot] = index;
            return true;
        }
    }

    static final class Literal extends Node {
        private final String text;
        private final Node next;

        Literal(String text, Node next) {
            this.text = text;
            this.next = next;
        }

        @Override
        boolean match(Matcher matcher, int index) {
            int length = text.length();
            int available = matcher.to - index;
            if (length > available) {
                if (matcher.text.startsWith(text.substring(0, available), index)) {
                    matcher.hitEnd = true;
                }
                return false;
            }
            return matcher.text.startsWith(text, index) && next.match(matcher, index + length);
        }
    }

    /** One character of a set. */
    static final class One extends Node {
        private final CharacterSet set;
        private final Node next;

        One(CharacterSet set, Node next) {
            this.set = set;
            this.next = next;
        }

        @Override
        boolean match(Matcher matcher, int index) {
            int after = set.step(matcher, index);
            return after >= 0 && next.match(matcher, after);
        }
    }

    /** Characters of a set, a number of times; `kind` is ' ' greedy, '?' reluctant, '+' possessive. */
    static final class Many extends Node {
        private final CharacterSet set;
        private final int least;
        private final int most;
        private final char kind;
        private final Node next;

        Many(CharacterSet set, int least, int most, char kind, Node next) {
            this.set = set;
            this.least = least;
            this.most = most;
            this.kind = kind;
            this.next = next;
        }

        @Override
        boolean match(Matcher matcher, int index) {
            int position = index;
            int count = 0;
            while (count < least) {
                position = set.step(matcher, position);
                if (position < 0) {
                    return false;
                }
                count++;
            }
            if (kind == '?') {
                return reluctant(matcher, position, count);
            }
            int lowest = position;
            while (count < most) {
                int after = set.step(matcher, position);
                if (after < 0) {
                    break;
                }
                position = after;
                count++;
            }
            if (kind == '+') {
                return next.match(matcher, position);
            }
            while (true) {
                if (next.match(matcher, position)) {
                    return true;
                }
                if (position == lowest) {
                    return false;
                }
                position = set.back(matcher, position, lowest);
            }
        }

        private boolean reluctant(Matcher matcher, int start, int done) {
            int position = start;
            int count = done;
            while (true) {
                if (next.match(matcher, position)) {
                    return true;
                }
                if (count >= most) {
                    return false;
                }
                position = set.step(matcher, position);
                if (position < 0) {
                    return false;
                }
                count++;
            }
        }
    }

    static final class Branch extends Node {
        private final Node[] alternatives;

        Branch(Node[] alternatives) {
            this.alternatives = alternatives;
        }

        @Override
        boolean match(Matcher matcher, int index) {
            for (Node alternative : alternatives) {
                if (alternative.match(matcher, index)) {
                    return true;
                }
            }
            return false;
        }
    }

    /** Remembers where a group begins. */
    static final class GroupStart extends Node {
        private final int slot;
        private final Node next;

        GroupStart(int slot, Node next) {
            this.slot = slot;
            this.next = next;
        }

        @Override
        boolean match(Matcher matcher, int index) {
            int saved = matcher.slots[slot];
            matcher.slots[slot] = index;
            boolean matched = next.match(matcher, index);
            matcher.slots[slot] = saved;
            return matched;
        }
    }

    /** Sets the group; takes that back when the rest does not match. */
    static final class GroupEnd extends Node {
        private final int group;
        private final int slot;
        private final Node next;

        GroupEnd(int group, int slot, Node next) {
            this.group = group;
            this.slot = slot;
            this.next = next;
        }

        @Override
        boolean match(Matcher matcher, int index) {
            int savedStart = matcher.groups[2 * group];
            int savedEnd = matcher.groups[2 * group + 1];
            matcher.groups[2 * group] = matcher.slots[slot];
            matcher.groups[2 * group + 1] = index;
            if (next.match(matcher, index)) {
                return true;
            }
            matcher.groups[2 * group] = savedStart;
            matcher.groups[2 * group + 1] = savedEnd;
            return false;
        }
    }

    /** Enters a loop: the count starts anew and is what it was when the loop is left by failure or success. */
    static final class LoopStart extends Node {
        private final Loop loop;

        LoopStart(Loop loop) {
            this.loop = loop;
        }

        @Override
        boolean match(Matcher matcher, int index) {
            int savedCount = matcher.slots[loop.countSlot];
            int savedStart = matcher.slots[loop.startSlot];
            matcher.slots[loop.countSlot] = 0;
            matcher.slots[loop.startSlot] = -1;
            boolean matched = loop.match(matcher, index);
            matcher.slots[loop.countSlot] = savedCount;
            matcher.slots[loop.startSlot] = savedStart;
            return matched;
        }
    }

    /** Between iterations of a loop; an iteration that consumed nothing is the last. */
    static final class Loop extends Node {
        final int countSlot;
        final int startSlot;
        private final int least;
        private final int most;
        private final boolean reluctant;
        private final Node next;
        /** Ends in this node. */
        Node body;

        Loop(int countSlot, int startSlot, int least, int most, boolean reluctant, Node next) {
            this.countSlot = countSlot;
            this.startSlot = startSlot;
            this.least = least;
            this.most = most;
            this.reluctant = reluctant;
            this.next = next;
        }

        private boolean iterate(Matcher matcher, int index, int count) {
            int savedStart = matcher.slots[startSlot];
            matcher.slots[countSlot] = count + 1;
            matcher.slots[startSlot] = index;
            if (body.match(matcher, index)) {
                return true;
            }
            matcher.slots[countSlot] = count;
            matcher.slots[startSlot] = savedStart;
            return false;
        }

        @Override
        boolean match(Matcher matcher, int index) {
            int count = matcher.slots[countSlot];
            if (index == matcher.slots[startSlot]) {
                return next.match(matcher, index);
            }
            if (count < least) {
                return iterate(matcher, index, count);
            }
            if (reluctant) {
                return next.match(matcher, index) || (count < most && iterate(matcher, index, count));
            }
            return (count < most && iterate(matcher, index, count)) || next.match(matcher, index);
        }
    }

    /** A part that is matched as often as it can be; as in the JDK, no iteration is tried again. */
    static final class Possessive extends Node {
        private final Node part;
        private final int slot;
        private final int least;
        private final int most;
        private final Node next;

        Possessive(Node part, int slot, int least, int most, Node next) {
            this.part = part;
            this.slot = slot;
            this.least = least;
            this.most = most;
            this.next = next;
        }

        @Override
        boolean match(Matcher matcher, int index) {
            int position = index;
            int count = 0;
            while (count < most && part.match(matcher, position)) {
                int after = matcher.slots[slot];
                count++;
                if (after == position && count >= least) {
                    break;
                }
                position = after;
            }
            return count >= least && next.match(matcher, position);
        }
    }

    /** A part that is matched once and not tried again. */
    static final class Atomic extends Node {
        private final Node part;
        private final int slot;
        private final Node next;

        Atomic(Node part, int slot, Node next) {
            this.part = part;
            this.slot = slot;
            this.next = next;
        }

        @Override
        boolean match(Matcher matcher, int index) {
            return part.match(matcher, index) && next.match(matcher, matcher.slots[slot]);
        }
    }

    /** What follows must match, or must not, without being consumed. */
    static final class LookAhead extends Node {
        private final Node part;
        private final boolean wanted;
        private final Node next;

        LookAhead(Node part, boolean wanted, Node next) {
            this.part = part;
            this.wanted = wanted;
            this.next = next;
        }

        @Override
        boolean match(Matcher matcher, int index) {
            int savedTo = matcher.to;
            if (matcher.transparentBounds) {
                matcher.to = matcher.text.length();
            }
            boolean found = part.match(matcher, index);
            matcher.to = savedTo;
            return found == wanted && next.match(matcher, index);
        }
    }

    /** What comes before must match, or must not; the nearest start is tried first. */
    static final class LookBehind extends Node {
        private final Node part;
        private final int endSlot;
        private final boolean wanted;
        private final Node next;

        /** The part ends in a node that demands the index in `endSlot`. */
        LookBehind(Node part, int endSlot, boolean wanted, Node next) {
            this.part = part;
            this.endSlot = endSlot;
            this.wanted = wanted;
            this.next = next;
        }

        @Override
        boolean match(Matcher matcher, int index) {
            int lowest = matcher.transparentBounds ? 0 : matcher.from;
            int savedEnd = matcher.slots[endSlot];
            int savedFrom = matcher.from;
            matcher.slots[endSlot] = index;
            if (matcher.transparentBounds) {
                matcher.from = 0;
            }
            boolean found = false;
            for (int start = index; !found && start >= lowest; start--) {
                found = part.match(matcher, start);
            }
            matcher.from = savedFrom;
            matcher.slots[endSlot] = savedEnd;
            return found == wanted && next.match(matcher, index);
        }
    }

    static final class LookBehindEnd extends Node {
        private final int endSlot;

        LookBehindEnd(int endSlot) {
            this.endSlot = endSlot;
        }

        @Override
        boolean match(Matcher matcher, int index) {
            return index == matcher.slots[endSlot];
        }
    }

    /** The text of a group once more; false while the group has none. */
    static final class BackReference extends Node {
        private final int group;
        private final boolean ignoreCase;
        private final Node next;

        BackReference(int group, boolean ignoreCase, Node next) {
            this.group = group;
            this.ignoreCase = ignoreCase;
            this.next = next;
        }

        @Override
        boolean match(Matcher matcher, int index) {
            if (2 * group >= matcher.groups.length || matcher.groups[2 * group] < 0) {
                return false;
            }
            int start = matcher.groups[2 * group];
            int length = matcher.groups[2 * group + 1] - start;
            if (index + length > matcher.to) {
                matcher.hitEnd = true;
                return false;
            }
            return matcher.text.regionMatches(ignoreCase, index, matcher.text, start, length)
                    && next.match(matcher, index + length);
        }
    }

    /** A condition on the place alone: `kind` is the letter of the escape, or '^' and '$' when they mean lines. */
    static final class Place extends Node {
        private final char kind;
        private final boolean unixLines;
        private final Node next;

        Place(char kind, boolean unixLines, Node next) {
            this.kind = kind;
            this.unixLines = unixLines;
            this.next = next;
        }

        @Override
        boolean match(Matcher matcher, int index) {
            return holds(matcher, index) && next.match(matcher, index);
        }

        private boolean holds(Matcher matcher, int index) {
            int start = matcher.anchoringBounds ? matcher.from : 0;
            int end = matcher.anchoringBounds ? matcher.to : matcher.text.length();
            switch (kind) {
                case 'A':
                    return index == start;
                case 'z':
                    if (index == end) {
                        matcher.hitEnd = true;
                        matcher.requireEnd = true;
                        return true;
                    }
                    return false;
                case 'G':
                    return index == matcher.previousEnd;
                case 'b':
                    return wordBoundary(matcher, index);
                case 'B':
                    return !wordBoundary(matcher, index);
                case '^':
                    if (index == end) {
                        matcher.hitEnd = true;
                        return false;
                    }
                    return index == start || afterLine(matcher.text, index);
                case '$':
                    return atLineEnd(matcher, index, end);
                default:
                    return atEnd(matcher, index, end);
            }
        }

        private boolean isTerminator(char c) {
            return c == '\n' || (!unixLines && (c == '\r' || c == '\u0085' || c == '\u2028' || c == '\u2029'));
        }

        private boolean afterLine(String text, int index) {
            char before = text.charAt(index - 1);
            return isTerminator(before) && !(before == '\r' && text.charAt(index) == '\n');
        }

        private boolean atLineEnd(Matcher matcher, int index, int end) {
            if (index < end) {
                char c = matcher.text.charAt(index);
                boolean within = !unixLines && c == '\n' && index > 0 && matcher.text.charAt(index - 1) == '\r';
                return isTerminator(c) && !within;
            }
            matcher.hitEnd = true;
            matcher.requireEnd = true;
            return true;
        }

        /** At the end, or before a line terminator that is the end. */
        private boolean atEnd(Matcher matcher, int index, int end) {
            if (index < end) {
                String text = matcher.text;
                boolean pair = !unixLines && index == end - 2 && text.charAt(index) == '\r'
                        && text.charAt(index + 1) == '\n';
                boolean single = index == end - 1 && isTerminator(text.charAt(index))
                        && !(!unixLines && text.charAt(index) == '\n' && index > 0 && text.charAt(index - 1) == '\r');
                if (!pair && !single) {
                    return false;
                }
            }
            matcher.hitEnd = true;
            matcher.requireEnd = true;
            return true;
        }

        private static boolean isWord(char c) {
            return c == '_' || Character.isLetterOrDigit(c);
        }

        private boolean wordBoundary(Matcher matcher, int index) {
            int start = matcher.transparentBounds ? 0 : matcher.from;
            int end = matcher.transparentBounds ? matcher.text.length() : matcher.to;
            boolean left = index > start && isWord(matcher.text.charAt(index - 1));
            boolean right = false;
            if (index < end) {
                right = isWord(matcher.text.charAt(index));
            } else {
                matcher.hitEnd = true;
                matcher.requireEnd = true;
            }
            return left != right;
        }
    }
}

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

public class MiniRegexEngine {
    private static class State {
        char symbol;
        State next, alternative;
        boolean accepting;
        static int created;
        final int id = created++;

        boolean isSplit() {
            return symbol == 0 && !accepting;
        }
    }

    private static class Fragment {
        final State start;
        final List<Runnable1> outs;

        Fragment(State start, List<Runnable1> outs) {
            this.start = start;
            this.outs = outs;
        }

        void patch(State target) {
            for (Runnable1 out : outs) out.connect(target);
        }
    }

    private interface Runnable1 {
        void connect(State target);
    }

    private final String pattern;
    private int at;
    private final State start;
    private final State accept = new State();

    MiniRegexEngine(String pattern) {
        this.pattern = pattern;
        accept.accepting = true;
        Fragment whole = alternation();
        if (at < pattern.length()) throw new IllegalArgumentException("unexpected " + pattern.charAt(at) + " at " + at);
        whole.patch(accept);
        start = whole.start;
    }

    private Fragment alternation() {
        Fragment left = sequence();
        while (at < pattern.length() && pattern.charAt(at) == '|') {
            at++;
            Fragment right = sequence();
            State split = new State();
            split.next = left.start;
            split.alternative = right.start;
            List<Runnable1> outs = new ArrayList<>(left.outs);
            outs.addAll(right.outs);
            left = new Fragment(split, outs);
        }
        return left;
    }

    private Fragment sequence() {
        Fragment result = null;
        while (at < pattern.length() && pattern.charAt(at) != '|' && pattern.charAt(at) != ')') {
            Fragment next = repetition();
            if (result == null) result = next;
            else {
                result.patch(next.start);
                result = new Fragment(result.start, next.outs);
            }
        }
        if (result != null) return result;
        State empty = new State();
        return new Fragment(empty, List.of(target -> empty.next = target));
    }

    private Fragment repetition() {
        Fragment atom = atom();
        while (at < pattern.length() && "*+?".indexOf(pattern.charAt(at)) >= 0) {
            char operator = pattern.charAt(at++);
            State split = new State();
            split.next = atom.start;
            Runnable1 leave = target -> split.alternative = target;
            switch (operator) {
                case '?' -> {
                    List<Runnable1> outs = new ArrayList<>(atom.outs);
                    outs.add(leave);
                    atom = new Fragment(split, outs);
                }
                case '*' -> {
                    atom.patch(split);
                    atom = new Fragment(split, List.of(leave));
                }
                default -> {
                    atom.patch(split);
                    atom = new Fragment(atom.start, List.of(leave));
                }
            }
        }
        return atom;
    }

    private Fragment atom() {
        char c = pattern.charAt(at++);
        if (c == '(') {
            Fragment inner = alternation();
            if (at >= pattern.length()) throw new IllegalArgumentException("missing )");
            at++;
            return inner;
        }
        if (c == '*' || c == '+' || c == '?') throw new IllegalArgumentException("nothing to repeat at " + (at - 1));
        State state = new State();
        state.symbol = c;
        return new Fragment(state, List.of(target -> state.next = target));
    }

    private static void follow(State state, Set<State> into) {
        if (state == null || !into.add(state)) return;
        if (state.isSplit()) {
            follow(state.next, into);
            follow(state.alternative, into);
        }
    }

    boolean matches(String text) {
        Set<State> current = new HashSet<>();
        follow(start, current);
        for (char c : text.toCharArray()) {
            Set<State> next = new HashSet<>();
            for (State s : current) if (s.symbol == c || s.symbol == '.') follow(s.next, next);
            current = next;
        }
        return current.contains(accept);
    }

    public static void main(String[] args) {
        String[][] cases = {{"a*b", "b", "aaab", "aa", ""}, {"(ab|c)+", "abcab", "c", "", "abd"}, {"x.?y", "xy", "xay", "xaay"}, {"(a|b)*abb", "abb", "aababb", "ab"}, {"", "", "a"}, {"a(b|)c", "abc", "ac", "abbc"}, {"(a*)*", "", "aaa", "b"}, {"((a))", "a", "aa"}};
        for (String[] row : cases) {
            MiniRegexEngine engine = new MiniRegexEngine(row[0]);
            StringBuilder out = new StringBuilder(row[0]).append(':');
            for (int i = 1; i < row.length; i++) {
                boolean mine = engine.matches(row[i]);
                out.append(' ').append(row[i]).append('=').append(mine ? 'y' : 'n');
            }
            System.out.println(out);
        }
        System.out.println(State.created);
        for (String bad : new String[] {"*a", "(a", "a)"}) {
            try {
                new MiniRegexEngine(bad);
            } catch (IllegalArgumentException e) {
                System.out.println(e.getMessage());
            }
        }
        new MiniRegexEngine("a|+");
    }
}

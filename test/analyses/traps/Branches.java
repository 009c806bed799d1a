/** Conditions that look related and are not, loops that run zero times, labels, switches that fall through. */
public class Branches {
    static class Node { Node next; Object item; }

    static int unrelated(boolean a, boolean b) {
        Node node = null;
        if (a) node = new Node();
        if (b) return node.hashCode();
        return 0;
    }

    static int changedFlag(boolean set) {
        Node node = null;
        boolean ready = set;
        if (ready) node = new Node();
        ready = !ready || node == null || true;
        return ready ? node.hashCode() : 0;
    }

    static int zeroTimes(int n) {
        Node last = null;
        for (int i = 0; i < n; i++) last = new Node();
        return last.hashCode();
    }

    static int pastEnd(Node head) {
        Node at = head;
        while (at.item == null) at = at.next;
        return at.item.hashCode();
    }

    static int fallThrough(int kind) {
        Object value = null;
        switch (kind) {
            case 0:
                value = "zero";
            case 1:
                break;
            case 2:
                value = "two";
                break;
            default:
                value = "many";
        }
        return value.hashCode();
    }

    static int labelled(int[][] rows) {
        Object found = null;
        outer:
        for (int[] row : rows) {
            for (int cell : row) {
                if (cell < 0) break outer;
                if (cell == 7) { found = row; continue outer; }
            }
        }
        return found.hashCode();
    }

    static int shortCircuit(Node node) {
        if (node == null | node.item == null) return 0;
        return 1;
    }

    static int negated(Node node) {
        if (!(node != null || node.item == null)) return 0;
        return node.item.hashCode();
    }

    static int instance(Object o) {
        if (!(o instanceof String) && o.hashCode() == 0) return 0;
        String text = (String) o;
        return text.length();
    }

    static int assignedInCondition(Node node) {
        Node next;
        while ((next = node.next) != null) node = next;
        return next.hashCode();
    }

    static int secondPass() {
        Object kept = "first";
        int sum = 0;
        for (int round = 0; round < 2; round++) {
            sum += kept.hashCode();
            kept = round == 5 ? "never" : null;
        }
        return sum;
    }

    static void caught(String name, Runnable action) {
        try { action.run(); } catch (RuntimeException e) { System.out.println(name); }
    }

    public static void main(String[] args) {
        caught("unrelated", () -> unrelated(false, true));
        caught("changed flag", () -> changedFlag(false));
        caught("zero times", () -> zeroTimes(0));
        caught("past end", () -> pastEnd(new Node()));
        caught("fall through", () -> fallThrough(1));
        caught("labelled", () -> labelled(new int[][] {{-1}}));
        caught("short circuit", () -> shortCircuit(null));
        caught("negated", () -> negated(null));
        caught("negated item", () -> negated(new Node()));
        caught("instance", () -> instance(3));
        caught("assigned", () -> assignedInCondition(new Node()));
        caught("second pass", Branches::secondPass);
    }
}

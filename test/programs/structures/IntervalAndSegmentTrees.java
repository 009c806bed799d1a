import java.util.ArrayList;
import java.util.List;

public class IntervalAndSegmentTrees {
    static class Segment {
        final int low, high;
        int sum, maximum, pending;
        Segment left, right;

        Segment(int[] values, int low, int high) {
            this.low = low;
            this.high = high;
            if (low == high) {
                sum = maximum = values[low];
            } else {
                int middle = low + high >>> 1;
                left = new Segment(values, low, middle);
                right = new Segment(values, middle + 1, high);
                pull();
            }
        }

        private void pull() {
            sum = left.sum + right.sum;
            maximum = Math.max(left.maximum, right.maximum);
        }

        private void apply(int delta) {
            sum += delta * (high - low + 1);
            maximum += delta;
            pending += delta;
        }

        private void push() {
            if (pending != 0) {
                left.apply(pending);
                right.apply(pending);
                pending = 0;
            }
        }

        void add(int from, int to, int delta) {
            if (to < low || high < from) return;
            if (from <= low && high <= to) {
                apply(delta);
                return;
            }
            push();
            left.add(from, to, delta);
            right.add(from, to, delta);
            pull();
        }

        int sum(int from, int to) {
            if (to < low || high < from) return 0;
            if (from <= low && high <= to) return sum;
            push();
            return left.sum(from, to) + right.sum(from, to);
        }

        int max(int from, int to) {
            if (to < low || high < from) return Integer.MIN_VALUE;
            if (from <= low && high <= to) return maximum;
            push();
            return Math.max(left.max(from, to), right.max(from, to));
        }
    }

    static class Fenwick {
        private final long[] tree;

        Fenwick(int n) {
            tree = new long[n + 1];
        }

        void add(int i, long delta) {
            for (i++; i < tree.length; i += i & -i) tree[i] += delta;
        }

        long prefix(int i) {
            long s = 0;
            for (; i > 0; i &= i - 1) s += tree[i];
            return s;
        }
    }

    static class IntervalNode {
        final int from, to;
        int latest;
        IntervalNode left, right;

        IntervalNode(int from, int to) {
            this.from = from;
            this.to = latest = to;
        }

        static IntervalNode insert(IntervalNode node, int from, int to) {
            if (node == null) return new IntervalNode(from, to);
            if (from < node.from) node.left = insert(node.left, from, to);
            else node.right = insert(node.right, from, to);
            node.latest = Math.max(node.latest, to);
            return node;
        }

        static void overlapping(IntervalNode node, int from, int to, List<String> into) {
            if (node == null || node.latest < from) return;
            overlapping(node.left, from, to, into);
            if (node.from <= to && from <= node.to) into.add(node.from + "-" + node.to);
            if (node.from <= to) overlapping(node.right, from, to, into);
        }
    }

    static long inversions(int... values) {
        Fenwick seen = new Fenwick(100);
        long count = 0;
        for (int i = 0; i < values.length; i++) {
            count += i - seen.prefix(values[i] + 1);
            seen.add(values[i], 1);
        }
        return count;
    }

    public static void main(String[] args) {
        int[] values = new int[10];
        for (int i = 0; i < values.length; i++) values[i] = i * i % 7;
        Segment tree = new Segment(values, 0, values.length - 1);
        System.out.println(tree.sum(0, 9) + " " + tree.sum(3, 6) + " " + tree.max(2, 5));
        tree.add(2, 7, 10);
        tree.add(5, 9, -3);
        System.out.println(tree.sum(0, 9) + " " + tree.sum(4, 5) + " " + tree.max(0, 9) + " " + tree.max(8, 9));
        int brute = 0;
        for (int i = 0; i < values.length; i++) brute += values[i] + (i >= 2 && i <= 7 ? 10 : 0) - (i >= 5 ? 3 : 0);
        System.out.println(brute == tree.sum(0, 9));
        System.out.println(inversions(3, 1, 2) + " " + inversions(5, 4, 3, 2, 1) + " " + inversions(1, 2, 3));
        IntervalNode root = null;
        for (int[] i : new int[][] {{15, 20}, {10, 30}, {17, 19}, {5, 20}, {12, 15}, {30, 40}}) root = IntervalNode.insert(root, i[0], i[1]);
        List<String> found = new ArrayList<>();
        IntervalNode.overlapping(root, 14, 16, found);
        System.out.println(found + " " + root.latest);
        found.clear();
        IntervalNode.overlapping(root, 41, 50, found);
        System.out.println(found.isEmpty());
    }
}

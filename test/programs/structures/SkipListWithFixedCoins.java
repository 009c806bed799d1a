public class SkipListWithFixedCoins {
    private static final int LEVELS = 6;

    private static class Node {
        final int key;
        final Node[] next;

        Node(int key, int height) {
            this.key = key;
            next = new Node[height];
        }
    }

    private final Node head = new Node(Integer.MIN_VALUE, LEVELS);
    private int size;
    private int coin = 1;

    private int height() {
        int h = 1;
        while (h < LEVELS) {
            coin = coin * 69069 + 1;
            if ((coin >>> 30 & 1) == 0) break;
            h++;
        }
        return h;
    }

    private Node[] predecessors(int key) {
        Node[] result = new Node[LEVELS];
        Node node = head;
        for (int level = LEVELS - 1; level >= 0; level--) {
            while (node.next[level] != null && node.next[level].key < key) node = node.next[level];
            result[level] = node;
        }
        return result;
    }

    boolean contains(int key) {
        Node candidate = predecessors(key)[0].next[0];
        return candidate != null && candidate.key == key;
    }

    boolean add(int key) {
        Node[] before = predecessors(key);
        if (before[0].next[0] != null && before[0].next[0].key == key) return false;
        Node added = new Node(key, height());
        for (int level = 0; level < added.next.length; level++) {
            added.next[level] = before[level].next[level];
            before[level].next[level] = added;
        }
        size++;
        return true;
    }

    boolean remove(int key) {
        Node[] before = predecessors(key);
        Node node = before[0].next[0];
        if (node == null || node.key != key) return false;
        for (int level = 0; level < node.next.length; level++) before[level].next[level] = node.next[level];
        size--;
        return true;
    }

    String level(int level) {
        StringBuilder out = new StringBuilder();
        for (Node node = head.next[level]; node != null; node = node.next[level]) out.append(node.key).append(' ');
        return out.toString().trim();
    }

    boolean valid() {
        for (int level = 0; level < LEVELS; level++) {
            int count = 0;
            for (Node node = head; node.next[level] != null; node = node.next[level]) {
                if (node.key >= node.next[level].key) return false;
                count++;
            }
            if (level == 0 && count != size) return false;
        }
        return true;
    }

    public static void main(String[] args) {
        SkipListWithFixedCoins list = new SkipListWithFixedCoins();
        for (int key : new int[] {30, 10, 50, 20, 40, 10, 60, 5}) System.out.print(list.add(key) ? "+" : "-");
        System.out.println(" " + list.size);
        for (int level = 0; level < 3; level++) System.out.println(level + ": " + list.level(level));
        System.out.println(list.contains(40) + " " + list.contains(41) + " " + list.remove(30) + " " + list.remove(30) + " " + list.level(0));
        SkipListWithFixedCoins large = new SkipListWithFixedCoins();
        for (int i = 0; i < 400; i++) large.add(i * 271 % 997);
        for (int i = 0; i < 400; i += 3) large.remove(i * 271 % 997);
        System.out.println(large.size + " " + large.valid() + " " + large.contains(271) + " " + large.contains(0));
    }
}

import java.util.HashMap;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.TreeMap;

public class HuffmanCoding {
    static abstract class Node implements Comparable<Node> {
        final int weight, order;
        private static int created;

        Node(int weight) {
            this.weight = weight;
            order = created++;
        }

        abstract void codes(String prefix, Map<Character, String> into);

        @Override
        public int compareTo(Node other) {
            return weight != other.weight ? weight - other.weight : order - other.order;
        }
    }

    static class Leaf extends Node {
        final char symbol;

        Leaf(char symbol, int weight) {
            super(weight);
            this.symbol = symbol;
        }

        @Override
        void codes(String prefix, Map<Character, String> into) {
            into.put(symbol, prefix.isEmpty() ? "0" : prefix);
        }
    }

    static class Fork extends Node {
        final Node zero, one;

        Fork(Node zero, Node one) {
            super(zero.weight + one.weight);
            this.zero = zero;
            this.one = one;
        }

        @Override
        void codes(String prefix, Map<Character, String> into) {
            zero.codes(prefix + '0', into);
            one.codes(prefix + '1', into);
        }
    }

    static Node build(String text) {
        Map<Character, Integer> counts = new TreeMap<>();
        for (char c : text.toCharArray()) counts.merge(c, 1, Integer::sum);
        PriorityQueue<Node> queue = new PriorityQueue<>();
        counts.forEach((c, n) -> queue.add(new Leaf(c, n)));
        while (queue.size() > 1) queue.add(new Fork(queue.poll(), queue.poll()));
        return queue.poll();
    }

    static String encode(String text, Map<Character, String> codes) {
        StringBuilder out = new StringBuilder();
        for (char c : text.toCharArray()) out.append(codes.get(c));
        return out.toString();
    }

    static String decode(String bits, Node root) {
        StringBuilder out = new StringBuilder();
        Node node = root;
        for (char bit : bits.toCharArray()) {
            if (node instanceof Fork fork) node = bit == '0' ? fork.zero : fork.one;
            if (node instanceof Leaf leaf) {
                out.append(leaf.symbol);
                node = root;
            }
        }
        return out.toString();
    }

    public static void main(String[] args) {
        for (String text : new String[] {"abracadabra", "mississippi river", "aaaa"}) {
            Node root = build(text);
            Map<Character, String> codes = new HashMap<>();
            root.codes("", codes);
            String bits = encode(text, codes);
            System.out.println(new TreeMap<>(codes));
            System.out.println(bits + " " + bits.length() + "/" + text.length() * 8 + " " + decode(bits, root).equals(text));
        }
    }
}

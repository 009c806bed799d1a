import java.util.stream.Stream;

public class IteratedSeed {
    static final class Node {
        final Node next;

        Node(Node next) {
            this.next = next;
        }
    }

    static Node step(Node node) {
        return node.next; // fails: java.lang.NullPointerException
    }

    public static void main(String[] args) {
        Node chain = new Node(new Node(null));
        System.out.println(Stream.iterate(chain, node -> node != null, IteratedSeed::step).count());
        System.out.println(Stream.iterate(chain, IteratedSeed::step).limit(2).count());
        System.out.println(Stream.iterate(chain, IteratedSeed::step).limit(4).map(String::valueOf).toArray().length);
    }
}

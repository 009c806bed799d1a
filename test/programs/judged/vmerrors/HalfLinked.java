public class HalfLinked {
    static class Node {
        Node next;
        String name;

        Node extend() {
            next = new Node();
            next.extend();
            next.name = "named";
            return this;
        }
    }

    public static void main(String[] args) {
        Node head = new Node();
        try {
            head.extend();
        } catch (StackOverflowError error) {
            System.out.println("stopped");
        }
        System.out.println(head.next.next == null);
        System.out.println(head.next.name.length()); // fails: java.lang.NullPointerException
    }
}

public class RingOfNodes {
    static class Node {
        Node next = this;
        Integer value = 1;

        Node insert() {
            Node added = new Node();
            added.next = next;
            next = added;
            return added;
        }
    }

    public static void main(String[] args) {
        Node start = new Node();
        start.insert().insert().value = null;
        int sum = start.value + start.next.value;
        System.out.println(sum);
        for (Node node = start.next; node != start; node = node.next) {
            sum += node.value; // fails: java.lang.NullPointerException
        }
    }
}

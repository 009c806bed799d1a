public class LinkedNodes {
    private Node head;

    private class Node {
        final int value;
        final Node next = head;

        Node(int value) {
            this.value = value;
            head = this;
        }
    }

    int second() {
        return head.next.value; // fails: java.lang.NullPointerException
    }

    public static void main(String[] args) {
        LinkedNodes list = new LinkedNodes();
        list.new Node(1);
        list.new Node(2);
        System.out.println(list.second());
        LinkedNodes single = new LinkedNodes();
        single.new Node(3);
        System.out.println(single.second());
    }
}

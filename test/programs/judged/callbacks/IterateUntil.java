import java.util.*;
import java.util.stream.*;

public class IterateUntil {
    static class Node {
        Node next;
        String name;
        Node(String name, Node next) {
            this.name = name;
            this.next = next;
        }
    }

    public static void main(String[] args) {
        Node list = new Node("a", new Node("b", null));
        long count = Stream.iterate(list, node -> node != null, node -> {
            Node next = node.next;
            node.next = null;
            return next;
        }).count();
        System.out.println(count);
        System.out.println(list.next.name); // fails: java.lang.NullPointerException
    }
}

public class SinglyLinkedListOperations {
    static class Node {
        int value;
        Node next;

        Node(int value, Node next) {
            this.value = value;
            this.next = next;
        }
    }

    static Node of(int... values) {
        Node list = null;
        for (int i = values.length - 1; i >= 0; i--) list = new Node(values[i], list);
        return list;
    }

    static String show(Node list) {
        StringBuilder out = new StringBuilder("[");
        for (Node node = list; node != null; node = node.next) out.append(node.value).append(node.next == null ? "" : " ");
        return out.append("]").toString();
    }

    static Node reverse(Node list) {
        Node reversed = null;
        while (list != null) {
            Node next = list.next;
            list.next = reversed;
            reversed = list;
            list = next;
        }
        return reversed;
    }

    static Node reverseRecursively(Node list) {
        if (list == null || list.next == null) return list;
        Node rest = reverseRecursively(list.next);
        list.next.next = list;
        list.next = null;
        return rest;
    }

    static Node insertSorted(Node list, int value) {
        if (list == null || list.value >= value) return new Node(value, list);
        list.next = insertSorted(list.next, value);
        return list;
    }

    static Node removeAll(Node list, int value) {
        Node dummy = new Node(0, list);
        for (Node node = dummy; node.next != null; ) {
            if (node.next.value == value) node.next = node.next.next;
            else node = node.next;
        }
        return dummy.next;
    }

    static Node merge(Node a, Node b) {
        if (a == null) return b;
        if (b == null) return a;
        if (a.value <= b.value) {
            a.next = merge(a.next, b);
            return a;
        }
        b.next = merge(a, b.next);
        return b;
    }

    static Node sort(Node list) {
        if (list == null || list.next == null) return list;
        Node slow = list, fast = list.next;
        while (fast != null && fast.next != null) {
            slow = slow.next;
            fast = fast.next.next;
        }
        Node second = slow.next;
        slow.next = null;
        return merge(sort(list), sort(second));
    }

    static boolean hasCycle(Node list) {
        Node slow = list, fast = list;
        while (fast != null && fast.next != null) {
            slow = slow.next;
            fast = fast.next.next;
            if (slow == fast) return true;
        }
        return false;
    }

    static int cycleLength(Node list) {
        Node slow = list, fast = list;
        do {
            slow = slow.next;
            fast = fast.next.next;
        } while (slow != fast);
        int length = 0;
        do {
            slow = slow.next;
            length++;
        } while (slow != fast);
        return length;
    }

    static Node nthFromEnd(Node list, int n) {
        Node ahead = list;
        while (n-- > 0) ahead = ahead.next;
        while (ahead != null) {
            ahead = ahead.next;
            list = list.next;
        }
        return list;
    }

    static boolean palindrome(Node list) {
        Node[] front = {list};
        return new Object() {
            boolean check(Node node) {
                if (node == null) return true;
                boolean ok = check(node.next) && node.value == front[0].value;
                front[0] = front[0].next;
                return ok;
            }
        }.check(list);
    }

    public static void main(String[] args) {
        System.out.println(show(of(1, 2, 3)) + show(reverse(of(1, 2, 3))) + show(reverseRecursively(of(4, 5, 6))) + show(reverse(null)));
        Node sorted = null;
        for (int x : new int[] {5, 1, 4, 1, 9}) sorted = insertSorted(sorted, x);
        System.out.println(show(sorted) + show(removeAll(sorted, 1)) + show(removeAll(of(7, 7), 7)));
        System.out.println(show(merge(of(1, 4, 6), of(2, 3, 9))) + show(sort(of(8, 3, 5, 1, 9, 2, 7))));
        Node ring = of(1, 2, 3, 4, 5);
        System.out.println(hasCycle(ring) + " " + nthFromEnd(ring, 2).value);
        ring.next.next.next.next.next = ring.next.next;
        System.out.println(hasCycle(ring) + " " + cycleLength(ring));
        System.out.println(palindrome(of(1, 2, 1)) + " " + palindrome(of(1, 2)) + " " + palindrome(null));
        System.out.println(nthFromEnd(of(1, 2), 3).value);
    }
}

/** A client for each row of Queue; locations that are null are left out. */
class Rows {
    static String state(Element e) {
        return e == null ? "null" : e.next == null ? "M1" : e.next.next == null ? "M2" : "M3";
    }

    static String state(Queue q) {
        String head = state(q.head);
        String tail = state(q.tail);
        if (head.equals("null") && tail.equals("null")) return "Q1";
        if (!tail.equals("M1")) return "?" + head + tail;
        return head.equals("M1") ? "Q2" : head.equals("M2") ? "Q3" : "Q4";
    }

    static Queue queue(int elements) {
        Queue q = new Queue();
        for (int i = 0; i < elements; i++) q.enqueue(i);
        return q;
    }

    static String cell(String name, Element e, String before) {
        return e == null ? "" : " | " + name + " " + before + "->" + state(e);
    }

    static void enqueue(Queue q) {
        String before = state(q);
        Element head = q.head;
        Element tail = q.tail;
        String first = state(head);
        String last = state(tail);
        q.enqueue(1);
        System.out.println("Queue.enqueue | F1 " + before + "->" + state(q) + " | O1 raw->" + state(q.tail)
            + cell("F1.head", head, first) + cell("F1.tail", tail, last)
            + (head != null && head == tail ? " | (F1.head, F1.tail)" : ""));
    }

    static void dequeue(Queue q) {
        String before = state(q);
        Element head = q.head;
        Element next = head == null ? null : head.next;
        String first = state(head);
        String second = state(next);
        try {
            q.dequeue();
            System.out.println("Queue.dequeue | F1 " + before + "->" + state(q) + cell("F1.head", head, first) + cell("F1.head.next", next, second));
        } catch (IllegalStateException e) {
            System.out.println("Queue.dequeue | F1 " + before + "->?");
        }
    }

    public static void main(String[] arguments) {
        System.out.println("Element.<init> | F1 raw->" + state(new Element(1)));
        System.out.println("Queue.<init> | F1 raw->" + state(new Queue()));
        for (int n = 0; n <= 5; n++) {
            enqueue(queue(n));
            dequeue(queue(n));
        }
    }
}

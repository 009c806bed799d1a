/** A client for each row of Stack; locations that are null are left out. */
class Rows {
    static String state(Element e) {
        return e == null ? "null" : e.next == null ? "M1" : e.next.next == null ? "M2" : "M3";
    }

    static String state(Stack s) {
        String top = state(s.top);
        return top.equals("null") ? "S1" : top.equals("M1") ? "S2" : top.equals("M2") ? "S3" : "S4";
    }

    static Stack stack(int elements) {
        Stack s = new Stack();
        for (int i = 0; i < elements; i++) s.push(i);
        return s;
    }

    static String cell(String name, Element e, String before) {
        return e == null ? "" : " | " + name + " " + before + "->" + state(e);
    }

    static void push(Stack s) {
        String before = state(s);
        Element top = s.top;
        String first = state(top);
        s.push(1);
        System.out.println("Stack.push | F1 " + before + "->" + state(s) + " | O1 raw->" + state(s.top) + cell("F1.top", top, first));
    }

    static void pop(Stack s) {
        String before = state(s);
        Element top = s.top;
        Element next = top == null ? null : top.next;
        String first = state(top);
        String second = state(next);
        try {
            s.pop();
            System.out.println("Stack.pop | F1 " + before + "->" + state(s) + cell("F1.top", top, first) + cell("F1.top.next", next, second));
        } catch (IllegalStateException e) {
            System.out.println("Stack.pop | F1 " + before + "->?");
        }
    }

    public static void main(String[] arguments) {
        System.out.println("Element.<init> | F1 raw->" + state(new Element(1)));
        System.out.println("Stack.<init> | F1 raw->" + state(new Stack()));
        for (int n = 0; n <= 5; n++) {
            push(stack(n));
            pop(stack(n));
        }
    }
}

/** Stack: elements go in and out at the top. */
class Stack {
    Element top;

    void push(int data) {
        Element added = new Element(data);
        added.next = top;
        top = added;
    }

    int pop() {
        if (top == null) throw new IllegalStateException();
        Element removed = top;
        top = removed.next;
        return removed.data;
    }
}

class Element {
    int data;
    Element next;

    Element(int data) {
        this.data = data;
    }
}

/** Figure 4; TestError, which it does not show, is an unchecked exception. */
public class List {
    private Element head;

    List() {
        head = null;
    }

    public void append(int data) {
        Element e1 = new Element(data);
        add(e1);
    }

    private void add(Element e1) {
        if (head == null) {
            head = e1;
            return;
        }
        Element t = head;
        while (t.next != null) {
            t = t.next;
        }
        t.next = e1;
    }

    public int remove() {
        if (head == null)
            throw new TestError();
        Element t = head;
        head = head.next;
        return t.data;
    }
}

class Element {
    int data;
    Element next;

    Element(int data) {
        this.data = data;
        next = null;
    }
}

class TestError extends Error {
}

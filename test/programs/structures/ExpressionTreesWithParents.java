import java.util.ArrayList;
import java.util.List;

public class ExpressionTreesWithParents {
    static class Node {
        String label;
        Node parent, firstChild, nextSibling;

        Node(String label, Node... children) {
            this.label = label;
            for (int i = children.length - 1; i >= 0; i--) prepend(children[i]);
        }

        void prepend(Node child) {
            child.detach();
            child.parent = this;
            child.nextSibling = firstChild;
            firstChild = child;
        }

        void append(Node child) {
            child.detach();
            child.parent = this;
            if (firstChild == null) {
                firstChild = child;
                return;
            }
            Node last = firstChild;
            while (last.nextSibling != null) last = last.nextSibling;
            last.nextSibling = child;
        }

        Node detach() {
            if (parent == null) return this;
            if (parent.firstChild == this) {
                parent.firstChild = nextSibling;
            } else {
                Node sibling = parent.firstChild;
                while (sibling.nextSibling != this) sibling = sibling.nextSibling;
                sibling.nextSibling = nextSibling;
            }
            parent = nextSibling = null;
            return this;
        }

        void replaceWith(Node other) {
            Node p = parent, next = nextSibling;
            boolean first = p.firstChild == this;
            Node previous = null;
            if (!first) for (previous = p.firstChild; previous.nextSibling != this; previous = previous.nextSibling) ;
            detach();
            other.detach();
            other.parent = p;
            other.nextSibling = next;
            if (first) p.firstChild = other;
            else previous.nextSibling = other;
        }

        int depth() {
            return parent == null ? 0 : parent.depth() + 1;
        }

        int size() {
            int n = 1;
            for (Node c = firstChild; c != null; c = c.nextSibling) n += c.size();
            return n;
        }

        boolean isAncestorOf(Node other) {
            for (; other != null; other = other.parent) if (other == this) return true;
            return false;
        }

        Node next() {
            if (firstChild != null) return firstChild;
            Node node = this;
            while (node != null && node.nextSibling == null) node = node.parent;
            return node == null ? null : node.nextSibling;
        }

        @Override
        public String toString() {
            if (firstChild == null) return label;
            StringBuilder out = new StringBuilder(label).append('(');
            for (Node c = firstChild; c != null; c = c.nextSibling) out.append(c).append(c.nextSibling == null ? "" : " ");
            return out.append(')').toString();
        }
    }

    static Node commonAncestor(Node a, Node b) {
        int da = a.depth(), db = b.depth();
        for (; da > db; da--) a = a.parent;
        for (; db > da; db--) b = b.parent;
        while (a != b) {
            a = a.parent;
            b = b.parent;
        }
        return a;
    }

    public static void main(String[] args) {
        Node x = new Node("x"), y = new Node("y"), two = new Node("2");
        Node product = new Node("*", two, x), difference = new Node("-", y, new Node("1"));
        Node root = new Node("+", product, difference);
        System.out.println(root + " " + root.size() + " " + x.depth() + " " + commonAncestor(x, two).label + commonAncestor(x, y).label + commonAncestor(product, x).label);
        List<String> order = new ArrayList<>();
        for (Node node = root; node != null; node = node.next()) order.add(node.label);
        System.out.println(order);
        product.append(y);
        System.out.println(root + " " + y.parent.label + " " + product.isAncestorOf(y) + difference.isAncestorOf(y));
        two.replaceWith(difference);
        System.out.println(root + " " + difference.depth() + " " + two.parent);
        y.replaceWith(new Node("sin", new Node("z")));
        x.detach();
        System.out.println(root + " " + root.size());
        root.prepend(x);
        root.append(x);
        System.out.println(root + " " + root.firstChild.label);
        System.out.println(commonAncestor(x, two).label);
    }
}

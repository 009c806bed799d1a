public class FieldAndArrayAccessChains {
    static class Node {
        int value;
        Node next;
        Node[] kids = new Node[2];
        int[][] data = {{1, 2}, {3}};

        Node(int value) {
            this.value = value;
        }

        Node link(Node n) {
            next = n;
            return n;
        }

        Node self() {
            calls++;
            return this;
        }
    }

    static int calls;
    static Node root = new Node(1);

    static Node root() {
        calls++;
        return root;
    }

    static int index(int i) {
        System.out.print("i" + i + " ");
        return i;
    }

    public static void main(String[] args) {
        root.link(new Node(2)).link(new Node(3)).link(root);
        System.out.println(root.next.next.value + " " + root.next.next.next.value + " " + (root.next.next.next == root));
        root.next.value += root.next.next.value++ * 10;
        System.out.println(root.next.value + " " + root.next.next.value);
        root().self().data[index(0)][index(1)] += root().data[index(1)][index(0)]++;
        System.out.println(root.data[0][1] + " " + root.data[1][0] + " calls " + calls);
        root.kids[0] = root.kids[1] = new Node(7);
        root.kids[0].kids[1] = root;
        System.out.println(root.kids[1].kids[1].kids[0].value + " " + (root.kids[0] == root.kids[1]));
        Node n = root;
        n = n.next = n.next.next;
        System.out.println(n.value + " " + root.next.value);
        Node a = new Node(10), b = new Node(20);
        a.next = b;
        b.next = a;
        a.next.next.next.value = 99;
        System.out.println(b.value);
        a = a.next = a;
        System.out.println(a.next.next == a);
        int[][] m = {{0, 1}, {2, 3}};
        m[0] = m[1];
        m[0][0] = 50;
        System.out.println(m[1][0] + " " + m[m[0][1] - 2][m.length - 1]);
        int[] x = {1, 2, 3}, y = x;
        int i = 0;
        x[i] = i = 2;
        x[i++] = x[i - 1] + i;
        System.out.println(x[0] + " " + x[2] + " " + i);
        (x = new int[] {7, 8})[0]++;
        System.out.println(x[0] + " " + y[0]);
        x[1] = (x = new int[] {100, 200})[1];
        System.out.println(x[1]);
        String s = "abc", t = s;
        System.out.println(s.concat("d").substring(1).toUpperCase().charAt(2) + t.length() + "" + "xyz".toCharArray()[1]);
        System.out.println(new Node(5).self().self().value + new int[] {4, 5, 6}[1] + new Node[] {new Node(8)}[0].value + calls);
        try {
            root.kids[0].kids[0].value = index(3);
        } catch (NullPointerException e) {
            System.out.println("null on the path");
        }
        Node none = null;
        none.next = new Node(calls++);
    }
}

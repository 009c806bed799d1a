/** Six variables that walk about in two trees and bend their links: more states than anyone waits for. */
class Exploding {
    static class Node {
        Node left, right;
    }

    //@ requires tree(a, left, right) && tree(b, left, right) && disjoint(a, b, left, right);
    static Node tangle(Node a, Node b, int[] choices) {
        if (a == null || b == null || choices == null) return null;
        Node c = a, d = b, e = a, f = b;
        for (int choice : choices) {
            if (c == null || d == null || e == null || f == null) return null;
            switch (choice) {
                case 0: c = c.left; break;
                case 1: d = d.right; break;
                case 2: e = e.right; break;
                case 3: f = f.left; break;
                case 4: Node left = c.left; c.left = d.right; d.right = left; break;
                case 5: Node right = e.right; e.right = f.left; f.left = right; break;
                default: Node other = c; c = f; f = e; e = d; d = other; break;
            }
        }
        //@ assert tree(a, left, right);
        return a;
    }
}

/** Calls named `unknown` are not followed: what they imply of their arguments must hold in every run. */
class Node {
    Node next;
    int value;
}

class Base {
    void unknown(Node n) {
        if (n == null) throw new IllegalStateException();
    }
}

class Lax extends Base {
    @Override
    void unknown(Node n) {}
}

class Main {
    static Node shared;

    static void unknownRequired(Node n) {
        if (n == null) throw new IllegalArgumentException();
    }

    static boolean unknownIsAbsent(Node n) {
        return n == null;
    }

    static boolean unknownIsOne(Node n, Node other) {
        return n != null && other == null;
    }

    static Node unknownNext(Node n) {
        return n == null ? null : n.next;
    }

    static Node unknownFirst(Node n, Node other) {
        if (n == null) return other;
        return n;
    }

    static Node unknownOther(Node n) {
        if (n == null) throw new IllegalArgumentException();
        return shared;
    }

    static Node exchanging(Node a, Node b) {
        if (a == null) return b;
        shared = b;
        a = unknownOther(a);
        return a;
    }

    static Node tests(Node a, Node b) {
        if (unknownIsAbsent(a)) shared = b;
        else a.value = 1;
        if (unknownIsOne(b, a)) b.value = 2;
        return a;
    }

    static Node replacing(Node a, Node b) {
        a = unknownNext(a);
        if (a == null) return b;
        b = unknownFirst(b, a);
        b.value = 4;
        return b;
    }

    static Node results(Node a) {
        Node next = unknownNext(a);
        if (next == null) return a;
        return next;
    }

    static Node requiring(Node a, Node b) {
        try {
            unknownRequired(a);
            a.value = 3;
        } catch (IllegalArgumentException e) {
            return b;
        }
        return a;
    }

    static Node virtually(Node n) {
        Base base = n == null ? new Lax() : new Base();
        return by(base, n);
    }

    static Node by(Base base, Node n) {
        base.unknown(n);
        return n;
    }

    /** Null may get through: a run of this is not looked at behind the call. */
    static int overridden(Base base, boolean flag) {
        Node n = flag ? new Node() : null;
        base.unknown(n);
        return n.value;
    }

    public static void main(String[] args) {
        Node one = new Node();
        one.next = new Node();
        Node[] all = { null, one, one.next };
        for (Node a : all) {
            results(a);
            for (Node b : all) {
                tests(a, b);
                exchanging(a, b);
                replacing(a, b);
                requiring(a, b);
            }
        }
    }
}

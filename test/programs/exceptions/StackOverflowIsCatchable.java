public class StackOverflowIsCatchable {
    static int depth;

    static int forever(int n) {
        depth++;
        return forever(n + 1) + 1;
    }

    static class Node {
        Node next;

        int length() {
            return next == null ? 1 : 1 + next.length();
        }

        @Override
        public String toString() {
            return "Node(" + next + ")";
        }
    }

    static boolean probe() {
        try {
            forever(0);
            return false;
        } catch (StackOverflowError e) {
            return true;
        }
    }

    public static void main(String[] args) {
        System.out.println(probe());
        System.out.println(depth > 500);
        System.out.println(probe() && probe());
        Node cyclic = new Node();
        cyclic.next = new Node();
        cyclic.next.next = cyclic;
        try {
            System.out.println(cyclic.length());
        } catch (StackOverflowError e) {
            System.out.println("cyclic list");
        }
        cyclic.next.next = null;
        System.out.println(cyclic.length() + " " + cyclic);
        try {
            try {
                forever(0);
            } finally {
                System.out.println("finally still runs");
            }
        } catch (VirtualMachineError e) {
            System.out.println(e.getClass().getSimpleName());
        }
        int n = 2000;
        Node list = null;
        for (int i = 0; i < n; i++) {
            Node node = new Node();
            node.next = list;
            list = node;
        }
        System.out.println(list.length());
        System.out.println("ending in overflow");
        forever(1);
    }
}

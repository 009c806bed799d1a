public class LocalClassesCaptureAndRecurse {
    private int base = 100;

    int compute(int n) {
        int offset = n * 2;
        class Adder {
            final int amount;

            Adder(int amount) {
                this.amount = amount;
            }

            int add(int x) {
                return x + amount + offset + base;
            }

            Adder twice() {
                return new Adder(amount * 2);
            }
        }
        class Special extends Adder {
            Special() {
                super(1);
            }

            @Override
            int add(int x) {
                return super.add(x) * -1;
            }
        }
        Adder adder = new Adder(5);
        return adder.add(1) + adder.twice().add(1) + new Special().add(0) + new Special().twice().add(0);
    }

    static String tree(int depth) {
        String indent = ".";
        class Node {
            Node left, right;
            final int level;

            Node(int level) {
                this.level = level;
                if (level < depth) {
                    left = new Node(level + 1);
                    if (level % 2 == 0) right = new Node(level + 1);
                }
            }

            int count() {
                return 1 + (left == null ? 0 : left.count()) + (right == null ? 0 : right.count());
            }

            String show() {
                return indent + level + (left == null ? "" : left.show()) + (right == null ? "" : right.show());
            }
        }
        Node root = new Node(0);
        return root.show() + " " + root.count();
    }

    static Object make(String kind, int size) {
        if (kind.equals("a")) {
            class Thing {
                public String toString() {
                    return "first thing " + size;
                }
            }
            return new Thing();
        } else {
            class Thing {
                int twice = size * 2;

                public String toString() {
                    return "second thing " + twice;
                }
            }
            return new Thing();
        }
    }

    static int sumWithLocalRecord(int[] values) {
        record Pair(int sum, int count) {
            Pair plus(int v) {
                return new Pair(sum + v, count + 1);
            }
        }
        enum Mode { SKIP, TAKE }
        interface Rule {
            Mode decide(int v);
        }
        Rule rule = v -> v < 0 ? Mode.SKIP : Mode.TAKE;
        Pair pair = new Pair(0, 0);
        for (int v : values) {
            if (rule.decide(v) == Mode.TAKE) pair = pair.plus(v);
        }
        return pair.sum() * 100 + pair.count();
    }

    public static void main(String[] args) {
        System.out.println(new LocalClassesCaptureAndRecurse().compute(3));
        System.out.println(tree(3));
        System.out.println(make("a", 3) + ", " + make("b", 3));
        System.out.println(sumWithLocalRecord(new int[] {1, -5, 3}));
        final int[] counter = {0};
        class Tick {
            int now = ++counter[0];
        }
        new Tick();
        new Tick();
        System.out.println(new Tick().now + " " + counter[0]);
        for (int i = 0; i < 2; i++) {
            int fixed = i;
            class Show {
                void print() {
                    System.out.print("[" + fixed + new Tick().now + "]");
                }
            }
            new Show().print();
        }
        System.out.println();
        System.out.println(new Object() {
            int fact(int n) {
                return n <= 1 ? 1 : n * fact(n - 1);
            }
        }.fact(6));
    }
}

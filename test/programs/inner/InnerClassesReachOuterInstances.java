public class InnerClassesReachOuterInstances {
    private int value = 1;
    private static int created;

    class Middle {
        int value = 10;

        class Innermost {
            int value = 100;

            String all() {
                return value + " " + this.value + " " + Middle.this.value + " " + InnerClassesReachOuterInstances.this.value;
            }

            void bump() {
                value++;
                Middle.this.value++;
                InnerClassesReachOuterInstances.this.value++;
                created++;
            }
        }

        Innermost make() {
            return new Innermost();
        }

        InnerClassesReachOuterInstances outer() {
            return InnerClassesReachOuterInstances.this;
        }
    }

    Middle middle() {
        return this.new Middle();
    }

    class Node {
        int key;
        Node next = head;

        Node(int key) {
            this.key = key;
            head = this;
            size++;
        }
    }

    Node head;
    int size;

    static class Other {
        InnerClassesReachOuterInstances owner = new InnerClassesReachOuterInstances();
        InnerClassesReachOuterInstances.Middle middle = owner.new Middle();
    }

    class Sub extends Middle {
        int twice() {
            return value * 2 + InnerClassesReachOuterInstances.this.value;
        }
    }

    static class Detached extends InnerClassesReachOuterInstances.Middle {
        Detached(InnerClassesReachOuterInstances outer) {
            outer.super();
        }
    }

    public static void main(String[] args) {
        InnerClassesReachOuterInstances outer = new InnerClassesReachOuterInstances();
        Middle middle = outer.middle();
        Middle.Innermost inner = middle.make();
        System.out.println(inner.all());
        inner.bump();
        middle.new Innermost().bump();
        System.out.println(inner.all() + " " + created);
        InnerClassesReachOuterInstances second = new InnerClassesReachOuterInstances();
        Middle.Innermost chained = second.new Middle().new Innermost();
        System.out.println(chained.all());
        System.out.println((middle.outer() == outer) + " " + (second.middle().outer() == second));
        for (int i = 0; i < 3; i++) outer.new Node(i * i);
        for (Node node = outer.head; node != null; node = node.next) System.out.print(node.key + " ");
        System.out.println(outer.size + " " + second.size);
        Other other = new Other();
        System.out.println(other.middle.outer() == other.owner);
        outer.value = 1000;
        System.out.println(outer.new Sub().twice());
        System.out.println(new Detached(second).outer() == second);
        InnerClassesReachOuterInstances none = null;
        try {
            none.new Middle();
        } catch (NullPointerException e) {
            System.out.println("no outer instance");
        }
    }
}

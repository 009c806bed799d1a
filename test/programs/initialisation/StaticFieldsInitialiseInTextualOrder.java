public class StaticFieldsInitialiseInTextualOrder {
    static int a = next("a");
    static int b = a + forward();
    static int c = next("c");

    static {
        d = 50;
        System.out.println("block before d, c = " + c);
    }

    static int d = next("d");
    static final int LATE;
    static final int CONSTANT = 7;
    static int[] table = new int[CONSTANT];

    static {
        for (int i = 0; i < table.length; i++) table[i] = i * i;
        LATE = table[3];
    }

    static StringBuilder log;

    static int counter;

    static int next(String name) {
        counter++;
        System.out.println(name + " gets " + counter + ", constant " + CONSTANT);
        return counter;
    }

    static int forward() {
        return c + d + LATE + CONSTANT;
    }

    static class A {
        static int x = B.y + 1;

        static {
            System.out.println("A: x = " + x);
        }
    }

    static class B {
        static int y = A.x + 10;

        static {
            System.out.println("B: y = " + y);
        }
    }

    enum Level {
        LOW(1), HIGH(10);

        static final int[] WEIGHTS = new int[2];
        static int total;

        static {
            for (Level level : values()) {
                WEIGHTS[level.ordinal()] = level.weight;
                total += level.weight;
            }
        }

        final int weight;

        Level(int weight) {
            this.weight = weight;
        }
    }

    public static void main(String[] args) {
        System.out.println(a + " " + b + " " + c + " " + d + " " + LATE + " " + counter);
        System.out.println(A.x + " " + B.y);
        System.out.println(Level.total + " " + Level.WEIGHTS[1]);
        System.out.println(log);
        System.out.println(table[6]);
    }
}

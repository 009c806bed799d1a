import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

public class AnonymousClassesCaptureVariables {
    interface Shape {
        double area();

        default String describe() {
            return "shape of area " + area();
        }
    }

    static abstract class Task {
        final String name;
        int runs;

        Task(String name) {
            this.name = name;
            System.out.println("created " + name);
        }

        abstract int step(int x);

        int run(int n) {
            int x = n;
            for (int i = 0; i < 3; i++) {
                x = step(x);
                runs++;
            }
            return x;
        }
    }

    private int field = 5;

    Shape square(final double side) {
        double doubled = side * 2;
        return new Shape() {
            final double cached = doubled * doubled;
            int field = 50;

            @Override
            public double area() {
                return cached / 4 + this.field + AnonymousClassesCaptureVariables.this.field + side;
            }
        };
    }

    Iterable<Integer> countdown(int from) {
        return new Iterable<Integer>() {
            @Override
            public Iterator<Integer> iterator() {
                return new Iterator<Integer>() {
                    int left = from;

                    @Override
                    public boolean hasNext() {
                        return left > 0;
                    }

                    @Override
                    public Integer next() {
                        field++;
                        return left--;
                    }
                };
            }
        };
    }

    public static void main(String[] args) {
        AnonymousClassesCaptureVariables outer = new AnonymousClassesCaptureVariables();
        System.out.println(outer.square(3).describe());
        int factor = 3;
        Task task = new Task("tripler") {
            int extra = factor;

            {
                System.out.println("initialiser of " + name + " with " + extra);
            }

            @Override
            int step(int x) {
                extra++;
                return x * factor + extra;
            }
        };
        System.out.println(task.run(1) + " after " + task.runs + " " + task.getClass().getName());
        Iterable<Integer> countdown = outer.countdown(3);
        for (int i : countdown) for (int j : countdown) System.out.print(i * j + " ");
        System.out.println(outer.field);
        List<Runnable> actions = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            int captured = i * 10;
            actions.add(new Runnable() {
                int count = captured;

                public void run() {
                    System.out.print(++count + " ");
                }
            });
        }
        for (Runnable action : actions) {
            action.run();
            action.run();
        }
        System.out.println();
        Object holder = new Object() {
            int secret = 42;

            @Override
            public String toString() {
                return "holder of " + secret;
            }
        };
        System.out.println(holder);
        var typed = new Object() {
            int x = 1;
            int y = 2;
        };
        typed.x += 10;
        System.out.println(typed.x + typed.y);
        System.out.println(new Thread() {
            @Override
            public String toString() {
                return "overridden thread";
            }
        });
    }
}

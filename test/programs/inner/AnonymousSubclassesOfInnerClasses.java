import java.util.function.Function;
import java.util.function.IntSupplier;
import java.util.function.Supplier;

public class AnonymousSubclassesOfInnerClasses {
    final String name;

    AnonymousSubclassesOfInnerClasses(String name) {
        this.name = name;
    }

    class Part {
        final int size;

        Part(int size) {
            this.size = size;
        }

        String show() {
            return name + size;
        }
    }

    Part special(int extra) {
        int local = extra * 2;
        return new Part(extra) {
            int calls;

            @Override
            String show() {
                return super.show() + "+" + local + "#" + ++calls + AnonymousSubclassesOfInnerClasses.this.name;
            }
        };
    }

    static abstract class Greeter {
        final String greeting;

        Greeter(String greeting, Object... extras) {
            this.greeting = greeting + extras.length;
        }

        abstract String greet();
    }

    static Supplier<String> nested(String text) {
        return () -> new Greeter("hi", text, 1) {
            final Supplier<String> inner = () -> greeting + text + this.suffix();

            String suffix() {
                class Deep {
                    String value() {
                        return "!" + text.length() + greeting.length();
                    }
                }
                return new Deep().value();
            }

            @Override
            String greet() {
                return inner.get();
            }
        }.greet();
    }

    static class Counter {
        private int value;
        final IntSupplier next = () -> ++value;
        final Supplier<Counter> self = () -> this;
        static final Function<Integer, Counter> FROM = n -> {
            Counter c = new Counter();
            c.value = n;
            return c;
        };
    }

    interface Shape {
        double area();

        default Supplier<String> describer() {
            return () -> "area " + area() + " of " + label();
        }

        default String label() {
            return "shape";
        }
    }

    static class Square implements Shape {
        public double area() {
            return 4;
        }

        @Override
        public String label() {
            Supplier<String> inherited = Shape.super::label;
            return "square " + inherited.get() + ((Supplier<String>) () -> Shape.super.label().toUpperCase()).get();
        }
    }

    static Object chain(int n) {
        class Link {
            final int value = n;
            final Object next = n == 0 ? null : chain(n - 1);

            @Override
            public String toString() {
                return value + (next == null ? "" : ">" + next);
            }
        }
        return new Link();
    }

    public static void main(String[] args) {
        AnonymousSubclassesOfInnerClasses a = new AnonymousSubclassesOfInnerClasses("a"), b = new AnonymousSubclassesOfInnerClasses("b");
        Part special = a.special(5);
        System.out.println(special.show() + " " + special.show() + " " + b.new Part(1).show());
        Part outside = b.new Part(7) {
            @Override
            String show() {
                return "<" + super.show() + size + ">";
            }
        };
        System.out.println(outside.show());
        System.out.println(nested("text").get());
        Counter c = Counter.FROM.apply(40);
        System.out.println(c.next.getAsInt() + c.self.get().next.getAsInt() + " " + (c.self.get() == c));
        System.out.println(new Square().describer().get());
        System.out.println(chain(3));
        Runnable[] runnables = new Runnable[3];
        for (int i = 0; i < runnables.length; i++) {
            final int id = i;
            runnables[i] = new Runnable() {
                Runnable previous = id > 0 ? runnables[id - 1] : null;

                public void run() {
                    if (previous != null) previous.run();
                    System.out.print(id + (this == runnables[id] ? "=" : "!"));
                }
            };
        }
        runnables[2].run();
        System.out.println();
    }
}

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntSupplier;
import java.util.function.Supplier;

public class CapturedVariablesInConstructors {
    static abstract class Base {
        Base() {
            System.out.println("constructor sees " + capturedValue());
        }

        abstract String capturedValue();
    }

    static Base capture(String text, int number) {
        return new Base() {
            private final String own = "own";
            private String later = "later";

            @Override
            String capturedValue() {
                return text + number + own + later;
            }
        };
    }

    private final String id;
    private final Supplier<String> description;
    private final List<IntSupplier> suppliers = new ArrayList<>();

    CapturedVariablesInConstructors(String id, int... numbers) {
        this.id = id;
        String prefix = id + numbers.length;
        description = () -> prefix + this.id + suppliers.size();
        for (int number : numbers) {
            class Scaled {
                int scale(int by) {
                    return number * by + id.length();
                }
            }
            Scaled scaled = new Scaled();
            suppliers.add(() -> scaled.scale(10));
            suppliers.add(new IntSupplier() {
                private int calls;

                @Override
                public int getAsInt() {
                    return scaled.scale(++calls);
                }
            });
        }
    }

    class View {
        final String title;

        View() {
            this("view of " + id);
        }

        View(String title) {
            this.title = title;
        }
    }

    class Framed extends View {
        Framed(int width) {
            super("frame " + width + " of " + CapturedVariablesInConstructors.this.id);
        }
    }

    public static void main(String[] args) {
        Base base = capture("text", 7);
        System.out.println(base.capturedValue());
        CapturedVariablesInConstructors object = new CapturedVariablesInConstructors("id", 3, 4);
        System.out.println(object.description.get());
        for (IntSupplier supplier : object.suppliers) System.out.print(supplier.getAsInt() + " " + supplier.getAsInt() + "; ");
        System.out.println();
        System.out.println(object.new View().title + ", " + object.new Framed(3).title);
        int[] box = {1};
        Supplier<Supplier<Integer>> nested = () -> {
            int local = box[0] * 2;
            return () -> {
                box[0]++;
                return local + box[0];
            };
        };
        Supplier<Integer> first = nested.get();
        Supplier<Integer> second = nested.get();
        System.out.println(first.get() + " " + first.get() + " " + second.get() + " " + nested.get().get());
    }
}

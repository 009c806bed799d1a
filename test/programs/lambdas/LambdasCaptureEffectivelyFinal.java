import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.IntBinaryOperator;
import java.util.function.IntSupplier;
import java.util.function.IntUnaryOperator;
import java.util.function.Supplier;

public class LambdasCaptureEffectivelyFinal {
    private int state = 1;
    private static int shared = 100;

    IntSupplier counter() {
        return () -> state++;
    }

    Supplier<Supplier<String>> nested(String outer) {
        int length = outer.length();
        return () -> {
            String middle = outer + length;
            return () -> middle + state + this.getClass().getSimpleName();
        };
    }

    static IntUnaryOperator compose(IntUnaryOperator... operators) {
        return x -> {
            for (IntUnaryOperator operator : operators) x = operator.applyAsInt(x);
            return x;
        };
    }

    static Function<Integer, Integer> fibonacci() {
        return new Function<>() {
            @Override
            public Integer apply(Integer n) {
                Function<Integer, Integer> self = this;
                return n < 2 ? n : self.apply(n - 1) + self.apply(n - 2);
            }
        };
    }

    static int applyTwice(IntBinaryOperator f, int a, int b) {
        return f.applyAsInt(f.applyAsInt(a, b), b);
    }

    interface Recursive extends IntUnaryOperator {
    }

    static IntUnaryOperator factorial = n -> n <= 1 ? 1 : n * LambdasCaptureEffectivelyFinal.factorial.applyAsInt(n - 1);

    public static void main(String[] args) {
        List<IntSupplier> suppliers = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            int copy = i;
            suppliers.add(() -> copy * copy);
        }
        for (String word : new String[] {"a", "bb"}) suppliers.add(() -> word.length() * 10);
        for (IntSupplier supplier : suppliers) System.out.print(supplier.getAsInt() + " ");
        System.out.println();
        LambdasCaptureEffectivelyFinal object = new LambdasCaptureEffectivelyFinal();
        IntSupplier first = object.counter(), second = object.counter();
        System.out.println(first.getAsInt() + second.getAsInt() + first.getAsInt() + " " + object.state);
        Supplier<Supplier<String>> outer = object.nested("abc");
        Supplier<String> inner = outer.get();
        object.state = 50;
        System.out.println(inner.get());
        System.out.println(compose(x -> x + 1, x -> x * 10, Math::negateExact).applyAsInt(4));
        System.out.println(fibonacci().apply(10) + " " + factorial.applyAsInt(6));
        System.out.println(applyTwice((a, b) -> a * 10 + b, 1, 2) + " " + applyTwice((var a, var b) -> a - b, 10, 3) + " " + applyTwice(Math::max, 3, 7));
        Runnable block = () -> {
            int local = shared;
            shared += local;
            class Local {
                int twice() {
                    return shared * 2;
                }
            }
            System.out.println(local + " " + shared + " " + new Local().twice());
        };
        block.run();
        block.run();
        Function<Integer, Function<Integer, Function<Integer, Integer>>> curried = a -> b -> c -> a * 100 + b * 10 + c;
        System.out.println(curried.apply(1).apply(2).apply(3));
        final int late;
        late = 5;
        Supplier<Integer> captured = () -> late + 1;
        System.out.println(captured.get());
        Recursive recursive = x -> x - 1;
        System.out.println(recursive.andThen(x -> x * x).compose(x -> x + 10).applyAsInt(0));
        Object o = (Runnable & java.io.Serializable) () -> System.out.println("intersection cast");
        ((Runnable) o).run();
        Supplier<Runnable> maker = () -> () -> System.out.println("runnable from supplier");
        maker.get().run();
    }
}

public class SealedHierarchyWithInstanceof {
    sealed interface Expr permits Num, Add, Mul, Neg, Var {
    }

    record Num(int value) implements Expr {
    }

    record Add(Expr left, Expr right) implements Expr {
    }

    record Mul(Expr left, Expr right) implements Expr {
    }

    record Neg(Expr inner) implements Expr {
    }

    static final class Var implements Expr {
        final String name;

        Var(String name) {
            this.name = name;
        }

        @Override
        public String toString() {
            return name;
        }
    }

    static sealed abstract class Animal permits Dog, Cat {
        abstract String sound();
    }

    static non-sealed class Dog extends Animal {
        String sound() {
            return "woof";
        }
    }

    static final class Cat extends Animal {
        String sound() {
            return "meow";
        }
    }

    static class Puppy extends Dog {
        @Override
        String sound() {
            return super.sound().replace("oo", "i");
        }
    }

    static int evaluate(Expr e, int x) {
        if (e instanceof Num n) return n.value();
        if (e instanceof Add a) return evaluate(a.left(), x) + evaluate(a.right(), x);
        if (e instanceof Mul m) return evaluate(m.left, x) * evaluate(m.right, x);
        if (e instanceof Neg n) return -evaluate(n.inner(), x);
        if (e instanceof Var) return x;
        throw new AssertionError(e);
    }

    static Expr derive(Expr e) {
        if (e instanceof Add a) return new Add(derive(a.left()), derive(a.right()));
        if (e instanceof Mul m) return new Add(new Mul(derive(m.left()), m.right()), new Mul(m.left(), derive(m.right())));
        if (e instanceof Neg n) return new Neg(derive(n.inner()));
        return new Num(e instanceof Var ? 1 : 0);
    }

    static Expr simplify(Expr e) {
        if (e instanceof Add a) {
            Expr l = simplify(a.left()), r = simplify(a.right());
            if (l instanceof Num n && n.value() == 0) return r;
            if (r instanceof Num n && n.value() == 0) return l;
            if (l instanceof Num n && r instanceof Num m) return new Num(n.value() + m.value());
            return new Add(l, r);
        }
        if (e instanceof Mul m) {
            Expr l = simplify(m.left()), r = simplify(m.right());
            if (l instanceof Num n && n.value() == 0 || r instanceof Num k && k.value() == 0) return new Num(0);
            if (l instanceof Num n && n.value() == 1) return r;
            if (r instanceof Num n && n.value() == 1) return l;
            return new Mul(l, r);
        }
        return e;
    }

    static String show(Expr e) {
        if (e instanceof Num n) return "" + n.value();
        if (e instanceof Add a) return "(" + show(a.left()) + " + " + show(a.right()) + ")";
        if (e instanceof Mul m) return show(m.left()) + "*" + show(m.right());
        if (e instanceof Neg n) return "-" + show(n.inner());
        return e.toString();
    }

    public static void main(String[] args) {
        Expr x = new Var("x");
        Expr e = new Add(new Mul(x, new Mul(x, new Num(3))), new Add(new Neg(x), new Num(7)));
        System.out.println(show(e) + " at 2: " + evaluate(e, 2));
        Expr d = derive(e);
        System.out.println(show(d) + " at 2: " + evaluate(d, 2));
        System.out.println(show(simplify(d)) + " at 2: " + evaluate(simplify(d), 2));
        System.out.println(new Add(new Num(1), x) + " " + new Num(1).equals(new Num(1)));
        for (Animal animal : new Animal[] {new Dog(), new Cat(), new Puppy()}) System.out.print(animal.sound() + " ");
        System.out.println();
        System.out.println(evaluate(null, 1));
    }
}

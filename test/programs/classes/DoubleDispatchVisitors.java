import java.util.ArrayList;
import java.util.List;

public class DoubleDispatchVisitors {
    static abstract class Body {
        abstract String collide(Body other);

        String collideWith(Asteroid a) {
            return "generic body hits asteroid";
        }

        String collideWith(Ship s) {
            return "generic body hits ship";
        }

        String collideWith(Body b) {
            return "bodies";
        }
    }

    static class Asteroid extends Body {
        @Override
        String collide(Body other) {
            return other.collideWith(this);
        }

        @Override
        String collideWith(Asteroid a) {
            return "asteroids bounce";
        }
    }

    static class Ship extends Body {
        @Override
        String collide(Body other) {
            return other.collideWith(this);
        }

        @Override
        String collideWith(Asteroid a) {
            return "asteroid destroys ship";
        }
    }

    static class Fighter extends Ship {
        @Override
        String collideWith(Ship s) {
            return "fighter evades " + s.getClass().getSimpleName();
        }

        String collideWith(Fighter f) {
            return "never chosen dynamically";
        }
    }

    static String statically(Body b) {
        return "Body";
    }

    static String statically(Ship s) {
        return "Ship";
    }

    static String statically(Fighter f) {
        return "Fighter";
    }

    interface Element {
        void accept(Visitor v);
    }

    interface Visitor {
        void visit(File f);

        void visit(Folder f);
    }

    record File(String name, int size) implements Element {
        public void accept(Visitor v) {
            v.visit(this);
        }
    }

    record Folder(String name, List<Element> content) implements Element {
        public void accept(Visitor v) {
            v.visit(this);
        }
    }

    static class Sizes implements Visitor {
        int total, deepest, depth;

        @Override
        public void visit(File f) {
            total += f.size();
        }

        @Override
        public void visit(Folder f) {
            deepest = Math.max(deepest, ++depth);
            f.content().forEach(e -> e.accept(this));
            depth--;
        }
    }

    public static void main(String[] args) {
        Body[] bodies = {new Asteroid(), new Ship(), new Fighter()};
        for (Body a : bodies) for (Body b : bodies) System.out.println(a.collide(b));
        for (Body b : bodies) System.out.print(statically(b) + " ");
        Ship s = new Fighter();
        System.out.println(statically(s) + " " + statically((Fighter) s) + " " + new Fighter().collideWith(new Fighter()));
        Element tree = new Folder("root", List.of(new File("a", 3), new Folder("sub", List.of(new File("b", 4), new Folder("empty", new ArrayList<>()))), new File("c", 5)));
        Sizes sizes = new Sizes();
        tree.accept(sizes);
        List<String> names = new ArrayList<>();
        tree.accept(new Visitor() {
            @Override
            public void visit(File f) {
                names.add(f.name());
            }

            @Override
            public void visit(Folder f) {
                names.add(f.name() + "/");
                for (Element e : f.content()) e.accept(this);
            }
        });
        System.out.println(sizes.total + " " + sizes.deepest + " " + names);
    }
}

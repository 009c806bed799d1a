import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

public class ObjectsCommunicateThroughInterfaces {
    interface Shape {
        double area();

        Shape scale(double by);

        default int compareArea(Shape other) {
            return Double.compare(area(), other.area());
        }
    }

    interface Solid extends Shape {
        double volume();

        @Override
        Solid scale(double by);
    }

    static class Square implements Shape {
        protected final double side;

        Square(double side) {
            this.side = side;
        }

        @Override
        public double area() {
            return side * side;
        }

        @Override
        public Square scale(double by) {
            return new Square(side * by);
        }

        @Override
        public String toString() {
            return "Square " + side;
        }
    }

    static class Cube extends Square implements Solid {
        Cube(double side) {
            super(side);
        }

        @Override
        public double area() {
            return 6 * super.area();
        }

        @Override
        public double volume() {
            return side * super.area();
        }

        @Override
        public Cube scale(double by) {
            return new Cube(side * by);
        }

        @Override
        public String toString() {
            return "Cube of " + super.toString();
        }
    }

    interface Mediator {
        void send(String from, String to, String message);
    }

    static abstract class Colleague {
        final String name;
        final Mediator mediator;
        final List<String> inbox = new ArrayList<>();

        Colleague(String name, Mediator mediator) {
            this.name = name;
            this.mediator = mediator;
        }

        void receive(String from, String message) {
            inbox.add(from + ":" + message);
            react(from, message);
        }

        abstract void react(String from, String message);
    }

    static class Room implements Mediator {
        private final Map<String, Colleague> members = new HashMap<>();
        private int messages;

        <C extends Colleague> C join(C c) {
            members.put(c.name, c);
            return c;
        }

        @Override
        public void send(String from, String to, String message) {
            if (++messages > 20) throw new IllegalStateException("message storm");
            Colleague target = members.get(to);
            if (target != null) target.receive(from, message);
        }
    }

    public static void main(String[] args) {
        Shape[] shapes = {new Square(3), new Cube(2), new Cube(1).scale(3)};
        for (Shape shape : shapes) {
            Shape doubled = shape.scale(2);
            System.out.println(doubled + " " + doubled.area() + (doubled instanceof Solid ? " " + ((Solid) doubled).volume() : "") + " " + doubled.compareArea(shapes[1]));
        }
        Solid solid = new Cube(2);
        System.out.println(solid.scale(0.5).volume() + " " + ((Shape) solid).scale(2).area() + " " + ((Square) solid).scale(1));
        Room room = new Room();
        Colleague echo = room.join(new Colleague("echo", room) {
            @Override
            void react(String from, String message) {
                if (message.length() < 12) mediator.send(name, from, message + "!");
            }
        });
        Colleague counter = room.join(new Colleague("counter", room) {
            int seen;

            @Override
            void react(String from, String message) {
                seen++;
                if (seen < 3) mediator.send(name, from, message + seen);
            }
        });
        counter.mediator.send("counter", "echo", "hello");
        System.out.println(echo.inbox + " " + counter.inbox + " " + room.messages);
        room.send("nobody", "nowhere", "lost");
        room.join(new Colleague("mirror", room) {
            @Override
            void react(String from, String message) {
                mediator.send("mirror", "mirror", message);
            }
        });
        room.send("x", "mirror", "loop");
    }
}

import java.util.ArrayList;
import java.util.List;

public class AbstractTemplateMethods {
    static abstract class Shape implements Comparable<Shape> {
        private final String label;
        private static int created;
        protected final int number;

        Shape(String label) {
            this.label = label;
            number = ++created;
        }

        abstract double area();

        double scale() {
            return 1;
        }

        final String report() {
            return number + ":" + label + " " + area() * scale();
        }

        @Override
        public int compareTo(Shape other) {
            return Double.compare(area() * scale(), other.area() * other.scale());
        }

        @Override
        public String toString() {
            return report();
        }
    }

    static class Rectangle extends Shape {
        final double width, height;

        Rectangle(double width, double height) {
            this("rectangle", width, height);
        }

        protected Rectangle(String label, double width, double height) {
            super(label);
            this.width = width;
            this.height = height;
        }

        @Override
        double area() {
            return width * height;
        }
    }

    static class Square extends Rectangle {
        Square(double side) {
            super("square", side, side);
        }

        @Override
        double scale() {
            return super.scale() * 2;
        }
    }

    static final class Triangle extends Shape {
        double a, b, c;

        Triangle(double a, double b, double c) {
            super("triangle");
            this.a = a;
            this.b = b;
            this.c = c;
        }

        @Override
        double area() {
            double s = (a + b + c) / 2;
            return Math.sqrt(s * (s - a) * (s - b) * (s - c));
        }
    }

    static abstract class Step {
        final void run(List<String> log) {
            before(log);
            execute(log);
            after(log);
        }

        void before(List<String> log) {
            log.add("before " + getClass().getSimpleName());
        }

        protected abstract void execute(List<String> log);

        void after(List<String> log) {
        }
    }

    static class Compile extends Step {
        protected void execute(List<String> log) {
            log.add("compiling");
        }
    }

    static class Test extends Compile {
        @Override
        protected void execute(List<String> log) {
            super.execute(log);
            log.add("testing");
        }

        @Override
        void after(List<String> log) {
            log.add("done");
        }
    }

    public static void main(String[] args) {
        List<Shape> shapes = new ArrayList<>();
        shapes.add(new Square(3));
        shapes.add(new Rectangle(2, 5));
        shapes.add(new Triangle(3, 4, 5));
        shapes.sort(null);
        for (Shape shape : shapes) System.out.println(shape);
        System.out.println(shapes.get(0).compareTo(shapes.get(1)) + " " + java.util.Collections.max(shapes).number);
        List<String> log = new ArrayList<>();
        new Compile().run(log);
        new Test().run(log);
        System.out.println(log);
    }
}

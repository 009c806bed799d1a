package com.example.shapes;

import java.util.ArrayList;
import java.util.List;

/** Shapes of a drawing, and what they cover. */
public class ShapeCatalogue {
    public interface Shape {
        double area();
    }

    public static final class Circle implements Shape {
        final double radius;

        public Circle(double radius) {
            this.radius = radius;
        }

        @Override
        public double area() {
            return Math.PI * radius * radius;
        }
    }

    public static final class Square implements Shape {
        final double side;

        public Square(double side) {
            this.side = side;
        }

        @Override
        public double area() {
            return side * side;
        }
    }

    private final List<Shape> shapes = new ArrayList<>();

    public void add(Shape shape) {
        shapes.add(shape);
    }

    public double covered() {
        double sum = 0;
        for (Shape shape : shapes) {
            sum += shape.area();
        }
        return sum;
    }

    /** The sum of all radii. */
    public double radii() {
        double sum = 0;
        for (Shape shape : shapes) {
            Circle circle = (Circle) shape;
            sum += circle.radius;
        }
        return sum;
    }

    public static void main(String[] args) {
        ShapeCatalogue catalogue = new ShapeCatalogue();
        catalogue.add(new Circle(2));
        catalogue.add(new Square(3));
        System.out.println(catalogue.covered() + " " + catalogue.radii());
    }
}

package com.example.geometry;

import java.util.ArrayList;
import java.util.List;

/** Shapes of a drawing, and sums over them. */
public class ShapeCatalog {
    public interface Shape {
        double area();
    }

    public static class Circle implements Shape {
        private final double radius;

        public Circle(double radius) {
            this.radius = radius;
        }

        public double getRadius() {
            return radius;
        }

        @Override
        public double area() {
            return Math.PI * radius * radius;
        }
    }

    public static class Rectangle implements Shape {
        private final double width;
        private final double height;

        public Rectangle(double width, double height) {
            this.width = width;
            this.height = height;
        }

        public double getWidth() {
            return width;
        }

        @Override
        public double area() {
            return width * height;
        }
    }

    private final List<Shape> shapes = new ArrayList<>();

    public void add(Shape shape) {
        shapes.add(shape);
    }

    public double totalArea() {
        double sum = 0;
        for (Shape shape : shapes) {
            sum += shape.area();
        }
        return sum;
    }

    public double widestExtent() {
        double widest = 0;
        for (Shape shape : shapes) {
            double extent = shape instanceof Circle
                ? 2 * ((Circle) shape).getRadius()
                : ((Rectangle) shape).getWidth();
            widest = Math.max(widest, extent);
        }
        return widest;
    }

    public double sumOfRadii() {
        double sum = 0;
        for (int i = 0; i < shapes.size(); i++) {
            Circle circle = (Circle) shapes.get(i);
            sum += circle.getRadius();
        }
        return sum;
    }
}

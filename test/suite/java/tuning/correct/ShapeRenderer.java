package com.example.drawing;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

/** Draws shapes of several kinds as text. */
public class ShapeRenderer {
    public interface Shape {
        String name();
    }

    public static class Square implements Shape {
        private final int side;

        public Square(int side) {
            this.side = side;
        }

        public int getSide() {
            return side;
        }

        @Override
        public String name() {
            return "square";
        }
    }

    public static class Label implements Shape {
        private final String text;

        public Label(String text) {
            this.text = text;
        }

        public String getText() {
            return text;
        }

        @Override
        public String name() {
            return "label";
        }
    }

    private final List<Shape> shapes = new ArrayList<>();

    public void add(Shape shape) {
        shapes.add(shape);
    }

    public void removeLabels() {
        Iterator<Shape> iterator = shapes.iterator();
        while (iterator.hasNext()) {
            if (iterator.next() instanceof Label) {
                iterator.remove();
            }
        }
    }

    public String render() {
        StringBuilder out = new StringBuilder();
        for (Shape shape : shapes) {
            out.append(shape.name());
            if (shape instanceof Square) {
                out.append(' ').append(((Square) shape).getSide());
            } else if (shape instanceof Label) {
                Label label = (Label) shape;
                out.append(' ').append(label.getText());
            }
            out.append('\n');
        }
        return out.toString();
    }
}

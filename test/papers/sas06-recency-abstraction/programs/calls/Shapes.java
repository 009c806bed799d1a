/** A list of shapes of two classes: the call on its elements has two targets; those before have one. */
class Shapes {
  interface Shape {
    double area();
  }

  static class Square implements Shape {
    private final double side;

    Square(double side) {
      this.side = side;
    }

    public double area() {
      return side * side;
    }
  }

  static class Circle implements Shape {
    private final double radius;

    Circle(double radius) {
      this.radius = radius;
    }

    public double area() {
      return 3 * radius * radius;
    }
  }

  static class Canvas {
    Shape shape;
    Canvas next;
  }

  public static void main(String[] arguments) {
    Canvas first = null;
    double sum = 0;
    for (int i = 1; i < 5; i++) {
      Shape square = new Square(i);
      sum = sum + square.area();
      Canvas canvas = new Canvas();
      canvas.shape = square;
      canvas.shape = new Circle(i);
      sum = sum + canvas.shape.area();
      if (i > 2) canvas.shape = square;
      canvas.next = first;
      first = canvas;
    }
    for (Canvas each = first; each != null; each = each.next) {
      sum = sum + each.shape.area();
    }
    System.out.println(sum);
  }
}

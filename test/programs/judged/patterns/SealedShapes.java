public class SealedShapes {
    sealed interface Shape permits Circle, Box {}

    record Circle(Integer radius) implements Shape {}

    record Box(String label) implements Shape {}

    static int size(Shape shape) {
        if (shape instanceof Circle circle) return circle.radius;
        Box box = (Box) shape;
        return box.label().length(); // fails: java.lang.NullPointerException
    }

    public static void main(String[] args) {
        System.out.println(size(new Circle(1)));
        System.out.println(size(new Box("b")));
        System.out.println(size(new Box(null)));
    }
}

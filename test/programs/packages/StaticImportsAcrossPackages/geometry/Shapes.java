package geometry;

public final class Shapes {
    public static final Point ORIGIN = new Point(0, 0);
    private static int made = 10;

    public enum Unit {
        METRE(1), FOOT(0.3048);

        public final double factor;

        Unit(double factor) {
            this.factor = factor;
        }
    }

    private Shapes() {
    }

    public static int area(int side) {
        return side * side;
    }

    public static int perimeter(int side) {
        return 4 * side;
    }

    public static Point point(int x, int y) {
        made++;
        return new Point(x, y);
    }

    public static int count() {
        return made;
    }
}

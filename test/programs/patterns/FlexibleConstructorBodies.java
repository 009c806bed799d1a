// needs: 25
public class FlexibleConstructorBodies {
    static class Shape {
        final String name;

        Shape(String name) {
            this.name = name;
            System.out.println("Shape sees " + describe());
        }

        String describe() {
            return name;
        }
    }

    static class Square extends Shape {
        private final int side;
        private final int area;

        Square(int side) {
            if (side < 0) throw new IllegalArgumentException("side " + side);
            int computed = side * side;
            this.side = side;
            this.area = computed;
            System.out.println("before super");
            super("square" + computed);
            System.out.println("after super");
        }

        Square(String text) {
            String trimmed = text.trim();
            this(Integer.parseInt(trimmed));
        }

        @Override
        String describe() {
            return "side " + side + " area " + area;
        }
    }

    public static void main(String[] args) {
        System.out.println(new Square(3).name);
        System.out.println(new Square(" 4 ").describe());
        try {
            new Square(-1);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
    }
}

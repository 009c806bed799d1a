package app;

import static geometry.Shapes.*;
import static geometry.Shapes.Unit.METRE;
import static java.lang.Math.max;
import static java.util.stream.Collectors.joining;

import geometry.Point;
import java.util.List;

public class StaticImportsAcrossPackages {
    static int area(int side) {
        return -side;
    }

    public static void main(String[] args) {
        System.out.println(area(3) + " " + perimeter(3) + " " + ORIGIN + " " + count());
        System.out.println(METRE + " " + Unit.FOOT.factor + " " + max(2, 5));
        Point p = point(3, 4);
        System.out.println(p + " " + p.distance() + " " + count());
        System.out.println(List.of("a", "b").stream().collect(joining("+")));
        class Shapes {
            int area(int side) {
                return side * 1000;
            }

            int call() {
                return area(2) + perimeter(1);
            }
        }
        System.out.println(new Shapes().call() + " " + geometry.Shapes.area(5));
    }
}

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

public class AbstractMethodsAndSwitchTables {
    enum Piece {
        KING('K') {
            @Override
            boolean canMove(int dx, int dy) {
                return Math.max(Math.abs(dx), Math.abs(dy)) == 1;
            }
        },
        ROOK('R') {
            @Override
            boolean canMove(int dx, int dy) {
                return dx == 0 ^ dy == 0;
            }
        },
        BISHOP('B') {
            @Override
            boolean canMove(int dx, int dy) {
                return Math.abs(dx) == Math.abs(dy) && dx != 0;
            }
        },
        QUEEN('Q') {
            @Override
            boolean canMove(int dx, int dy) {
                return ROOK.canMove(dx, dy) || BISHOP.canMove(dx, dy);
            }
        },
        KNIGHT('N') {
            private final int[] jumps = {1, 2};

            @Override
            boolean canMove(int dx, int dy) {
                int[] d = {Math.abs(dx), Math.abs(dy)};
                Arrays.sort(d);
                return Arrays.equals(d, jumps);
            }

            @Override
            int value() {
                return 3;
            }
        };

        final char letter;

        Piece(char letter) {
            this.letter = letter;
        }

        abstract boolean canMove(int dx, int dy);

        int value() {
            return switch (this) {
                case KING -> 1000;
                case QUEEN -> 9;
                case ROOK -> 5;
                case BISHOP, KNIGHT -> 3;
            };
        }

        static Piece of(char c) {
            for (Piece p : values()) if (p.letter == Character.toUpperCase(c)) return p;
            return null;
        }
    }

    enum Direction {
        N(0, 1), E(1, 0), S(0, -1), W(-1, 0);

        final int dx, dy;
        private Direction left, right;

        static {
            for (Direction d : values()) {
                d.right = values()[(d.ordinal() + 1) % 4];
                d.right.left = d;
            }
        }

        Direction(int dx, int dy) {
            this.dx = dx;
            this.dy = dy;
        }

        Direction turn(char c) {
            return c == 'L' ? left : c == 'R' ? right : this;
        }
    }

    enum Resource {
        WOOD, STONE, GOLD;

        static Map<Resource, Integer> cost(Object... parts) {
            Map<Resource, Integer> map = new EnumMap<>(Resource.class);
            for (int i = 0; i < parts.length; i += 2) map.put((Resource) parts[i], (Integer) parts[i + 1]);
            return map;
        }
    }

    public static void main(String[] args) {
        int[][] moves = {{1, 1}, {0, 5}, {2, 1}, {3, 3}, {0, 0}};
        for (Piece p : Piece.values()) {
            StringBuilder row = new StringBuilder();
            for (int[] m : moves) row.append(p.canMove(m[0], m[1]) ? 'y' : 'n');
            System.out.println(p + " " + p.letter + " " + row + " " + p.value() + " " + p.getClass().getSimpleName().length());
        }
        System.out.println(Piece.of('q') + " " + Piece.of('x') + " " + Piece.valueOf("ROOK").compareTo(Piece.KNIGHT));
        int x = 0, y = 0;
        Direction d = Direction.N;
        for (char c : "FFRFFLFRRFFF".toCharArray()) {
            if (c == 'F') {
                x += d.dx;
                y += d.dy;
            } else {
                d = d.turn(c);
            }
        }
        System.out.println(x + "," + y + " " + d + " " + Direction.W.turn('R') + Direction.N.turn('L'));
        Map<Resource, Integer> stock = Resource.cost(Resource.GOLD, 5, Resource.WOOD, 20);
        List<Resource> missing = new ArrayList<>();
        for (Map.Entry<Resource, Integer> e : Resource.cost(Resource.STONE, 1, Resource.WOOD, 15, Resource.GOLD, 6).entrySet()) {
            if (stock.merge(e.getKey(), -e.getValue(), Integer::sum) < 0) missing.add(e.getKey());
        }
        System.out.println(stock + " " + missing);
        System.out.println(Resource.cost(Resource.WOOD, "ten"));
    }
}

public class CellularAutomataAndFractals {
    static String rule(int number, int width, int generations) {
        boolean[] cells = new boolean[width];
        cells[width / 2] = true;
        StringBuilder out = new StringBuilder();
        for (int g = 0; g < generations; g++) {
            boolean[] next = new boolean[width];
            for (int i = 0; i < width; i++) {
                out.append(cells[i] ? '#' : '.');
                int pattern = (cells[(i + width - 1) % width] ? 4 : 0) | (cells[i] ? 2 : 0) | (cells[(i + 1) % width] ? 1 : 0);
                next[i] = (number >> pattern & 1) == 1;
            }
            cells = next;
            out.append('\n');
        }
        return out.toString();
    }

    static String mandelbrot(int width, int height, int limit) {
        StringBuilder out = new StringBuilder();
        String shades = " .:-=+*#%@";
        for (int row = 0; row < height; row++) {
            for (int column = 0; column < width; column++) {
                double cr = -2.2 + 3.2 * column / width, ci = -1.2 + 2.4 * row / height, r = 0, i = 0;
                int n = 0;
                while (n < limit && r * r + i * i <= 4) {
                    double t = r * r - i * i + cr;
                    i = 2 * r * i + ci;
                    r = t;
                    n++;
                }
                out.append(shades.charAt(n == limit ? 0 : n % (shades.length() - 1) + 1));
            }
            out.append('\n');
        }
        return out.toString();
    }

    static void sierpinski(char[][] canvas, int row, int column, int size) {
        if (size == 1) {
            canvas[row][column] = '*';
            return;
        }
        int half = size / 2;
        sierpinski(canvas, row, column + half, half);
        sierpinski(canvas, row + half, column, half);
        sierpinski(canvas, row + half, column + size, half);
    }

    static String lindenmayer(String axiom, int generations, String... rules) {
        String current = axiom;
        for (int g = 0; g < generations; g++) {
            StringBuilder next = new StringBuilder();
            each:
            for (char c : current.toCharArray()) {
                for (String r : rules) {
                    if (r.charAt(0) == c) {
                        next.append(r, 1, r.length());
                        continue each;
                    }
                }
                next.append(c);
            }
            current = next.toString();
        }
        return current;
    }

    static int ant(int size, int steps) {
        boolean[][] black = new boolean[size][size];
        int x = size / 2, y = size / 2, dx = 0, dy = -1, count = 0;
        while (steps-- > 0) {
            int t = dx;
            if (black[x][y]) {
                dx = dy;
                dy = -t;
            } else {
                dx = -dy;
                dy = t;
            }
            count += (black[x][y] ^= true) ? 1 : -1;
            x = Math.floorMod(x + dx, size);
            y = Math.floorMod(y + dy, size);
        }
        return count;
    }

    public static void main(String[] args) {
        System.out.print(rule(30, 31, 8));
        System.out.print(rule(90, 17, 5));
        System.out.print(mandelbrot(48, 12, 40));
        char[][] canvas = new char[8][16];
        for (char[] row : canvas) java.util.Arrays.fill(row, ' ');
        sierpinski(canvas, 0, 0, 8);
        for (char[] row : canvas) System.out.println(new String(row).stripTrailing());
        System.out.println(lindenmayer("A", 5, "AAB", "BA") + " " + lindenmayer("F", 2, "FF+F-F-F+F").length());
        System.out.println(ant(40, 500) + " " + ant(40, 2000));
    }
}

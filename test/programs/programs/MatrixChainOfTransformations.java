import java.util.Arrays;
import java.util.List;
import java.util.function.UnaryOperator;

public class MatrixChainOfTransformations {
    static final class Image {
        private final int[][] pixels;

        Image(String... rows) {
            pixels = new int[rows.length][];
            for (int i = 0; i < rows.length; i++) pixels[i] = rows[i].chars().map(c -> c - '0').toArray();
        }

        private Image(int[][] pixels) {
            this.pixels = pixels;
        }

        Image map(java.util.function.IntUnaryOperator f) {
            int[][] result = new int[pixels.length][];
            for (int i = 0; i < pixels.length; i++) result[i] = Arrays.stream(pixels[i]).map(f).toArray();
            return new Image(result);
        }

        Image rotate() {
            int rows = pixels.length, columns = pixels[0].length;
            int[][] result = new int[columns][rows];
            for (int i = 0; i < rows; i++) for (int j = 0; j < columns; j++) result[j][rows - 1 - i] = pixels[i][j];
            return new Image(result);
        }

        Image flip() {
            int[][] result = pixels.clone();
            for (int i = 0; i < result.length; i++) {
                result[i] = result[i].clone();
                for (int a = 0, b = result[i].length - 1; a < b; a++, b--) {
                    int t = result[i][a];
                    result[i][a] = result[i][b];
                    result[i][b] = t;
                }
            }
            return new Image(result);
        }

        Image convolve(int[][] kernel, int divisor) {
            int[][] result = new int[pixels.length][pixels[0].length];
            for (int i = 0; i < result.length; i++) {
                for (int j = 0; j < result[i].length; j++) {
                    int sum = 0;
                    for (int di = -1; di <= 1; di++) {
                        for (int dj = -1; dj <= 1; dj++) {
                            int r = Math.min(Math.max(i + di, 0), pixels.length - 1), c = Math.min(Math.max(j + dj, 0), pixels[0].length - 1);
                            sum += pixels[r][c] * kernel[di + 1][dj + 1];
                        }
                    }
                    result[i][j] = Math.abs(sum) / divisor;
                }
            }
            return new Image(result);
        }

        int sum() {
            return Arrays.stream(pixels).flatMapToInt(Arrays::stream).sum();
        }

        @Override
        public boolean equals(Object o) {
            return o instanceof Image image && Arrays.deepEquals(pixels, image.pixels);
        }

        @Override
        public int hashCode() {
            return Arrays.deepHashCode(pixels);
        }

        @Override
        public String toString() {
            StringBuilder out = new StringBuilder();
            for (int[] row : pixels) {
                for (int p : row) out.append(p > 9 ? "+" : p < 0 ? "-" : "" + p);
                out.append('/');
            }
            return out.toString();
        }
    }

    @SafeVarargs
    static <T> UnaryOperator<T> pipeline(UnaryOperator<T>... steps) {
        return t -> {
            T result = t;
            for (UnaryOperator<T> step : steps) result = step.apply(result);
            return result;
        };
    }

    public static void main(String[] args) {
        Image image = new Image("0123", "4567", "8901");
        System.out.println(image + " " + image.rotate() + " " + image.flip());
        UnaryOperator<Image> full = pipeline(Image::rotate, Image::rotate, Image::rotate, Image::rotate);
        UnaryOperator<Image> twice = pipeline(Image::flip, Image::flip);
        System.out.println(full.apply(image).equals(image) + " " + twice.apply(image).equals(image) + " " + image.flip().equals(image) + " " + pipeline().apply(image));
        System.out.println(image.map(p -> 9 - p) + " " + image.map(p -> p > 4 ? 1 : 0).sum() + " " + image.sum());
        int[][] blur = {{1, 1, 1}, {1, 1, 1}, {1, 1, 1}}, edges = {{-1, 0, 1}, {-2, 0, 2}, {-1, 0, 1}};
        System.out.println(image.convolve(blur, 9) + " " + image.convolve(edges, 4));
        List<UnaryOperator<Image>> all = List.of(Image::flip, i -> i.map(p -> p * 2), i -> i.convolve(blur, 3));
        for (UnaryOperator<Image> f : all) System.out.print(f.apply(image).sum() + " ");
        System.out.println(image.hashCode() == full.apply(image).hashCode());
        new Image().rotate();
    }
}

import java.util.Iterator;
import java.util.NoSuchElementException;

public class IteratorsAsInnerClasses {
    static class Matrix implements Iterable<Integer> {
        private final int[][] cells;

        Matrix(int[][] cells) {
            this.cells = cells;
        }

        private abstract class Walk implements Iterator<Integer> {
            int row, column;

            abstract void advance();

            @Override
            public boolean hasNext() {
                return row < cells.length && column < cells[0].length;
            }

            @Override
            public Integer next() {
                if (!hasNext()) throw new NoSuchElementException(row + "," + column);
                int value = cells[row][column];
                advance();
                return value;
            }
        }

        private class Rows extends Walk {
            @Override
            void advance() {
                if (++column == cells[0].length) {
                    column = 0;
                    row++;
                }
            }
        }

        private class Columns extends Walk {
            @Override
            void advance() {
                if (++row == cells.length) {
                    row = 0;
                    column++;
                }
            }
        }

        @Override
        public Iterator<Integer> iterator() {
            return new Rows();
        }

        Iterable<Integer> byColumns() {
            return Columns::new;
        }

        Iterable<Integer> diagonal() {
            return () -> new Walk() {
                @Override
                void advance() {
                    row++;
                    column++;
                }
            };
        }

        class Window {
            final int top, left;

            Window(int top, int left) {
                this.top = top;
                this.left = left;
            }

            Window shift(int rows, int columns) {
                return new Window(top + rows, left + columns);
            }

            int sum() {
                int s = 0;
                for (int i = top; i < top + 2; i++) for (int j = left; j < left + 2; j++) s += cells[i][j];
                return s;
            }
        }
    }

    static String show(Iterable<Integer> items) {
        StringBuilder out = new StringBuilder();
        for (int item : items) out.append(item).append(' ');
        return out.toString().trim();
    }

    public static void main(String[] args) {
        Matrix m = new Matrix(new int[][] {{1, 2, 3}, {4, 5, 6}});
        System.out.println(show(m) + " | " + show(m.byColumns()) + " | " + show(m.diagonal()));
        Matrix.Window window = m.new Window(0, 0);
        System.out.println(window.sum() + " " + window.shift(0, 1).sum());
        Iterator<Integer> a = m.iterator(), b = m.byColumns().iterator();
        int matches = 0;
        while (a.hasNext()) if (a.next().equals(b.next())) matches++;
        System.out.println(matches + " " + b.hasNext());
        try {
            window.shift(1, 0).sum();
        } catch (ArrayIndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
        b.next();
    }
}

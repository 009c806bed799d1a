public class MatrixAsLinkedRows {
    private static class Cell {
        final int column;
        double value;
        Cell right;

        Cell(int column, double value, Cell right) {
            this.column = column;
            this.value = value;
            this.right = right;
        }
    }

    private static class Row {
        final int index;
        Cell cells;
        Row below;

        Row(int index, Row below) {
            this.index = index;
            this.below = below;
        }
    }

    private Row rows;
    private int stored;

    private Row row(int index, boolean create) {
        Row previous = null, row = rows;
        while (row != null && row.index < index) {
            previous = row;
            row = row.below;
        }
        if (row != null && row.index == index) return row;
        if (!create) return null;
        Row added = new Row(index, row);
        if (previous == null) rows = added;
        else previous.below = added;
        return added;
    }

    void set(int i, int j, double value) {
        Row row = row(i, value != 0);
        if (row == null) return;
        Cell previous = null, cell = row.cells;
        while (cell != null && cell.column < j) {
            previous = cell;
            cell = cell.right;
        }
        if (cell != null && cell.column == j) {
            if (value != 0) {
                cell.value = value;
                return;
            }
            stored--;
            if (previous == null) row.cells = cell.right;
            else previous.right = cell.right;
        } else if (value != 0) {
            stored++;
            Cell added = new Cell(j, value, cell);
            if (previous == null) row.cells = added;
            else previous.right = added;
        }
    }

    double get(int i, int j) {
        Row row = row(i, false);
        if (row != null) for (Cell c = row.cells; c != null && c.column <= j; c = c.right) if (c.column == j) return c.value;
        return 0;
    }

    MatrixAsLinkedRows times(MatrixAsLinkedRows other) {
        MatrixAsLinkedRows result = new MatrixAsLinkedRows();
        for (Row r = rows; r != null; r = r.below) {
            for (Cell a = r.cells; a != null; a = a.right) {
                Row match = other.row(a.column, false);
                if (match == null) continue;
                for (Cell b = match.cells; b != null; b = b.right) result.set(r.index, b.column, result.get(r.index, b.column) + a.value * b.value);
            }
        }
        return result;
    }

    MatrixAsLinkedRows transposed() {
        MatrixAsLinkedRows result = new MatrixAsLinkedRows();
        for (Row r = rows; r != null; r = r.below) for (Cell c = r.cells; c != null; c = c.right) result.set(c.column, r.index, c.value);
        return result;
    }

    @Override
    public String toString() {
        StringBuilder out = new StringBuilder();
        for (Row r = rows; r != null; r = r.below) {
            for (Cell c = r.cells; c != null; c = c.right) out.append("(").append(r.index).append(',').append(c.column).append(")=").append(c.value).append(' ');
        }
        return out.append('#').append(stored).toString();
    }

    public static void main(String[] args) {
        MatrixAsLinkedRows m = new MatrixAsLinkedRows();
        m.set(5, 2, 1.5);
        m.set(0, 7, -2);
        m.set(5, 0, 4);
        m.set(5, 2, 2.5);
        m.set(3, 3, 0);
        System.out.println(m + " " + m.get(5, 2) + " " + m.get(9, 9));
        m.set(5, 0, 0);
        m.set(0, 7, 0);
        System.out.println(m);
        MatrixAsLinkedRows shift = new MatrixAsLinkedRows();
        for (int i = 0; i < 4; i++) shift.set(i, (i + 1) % 4, i + 1);
        System.out.println(shift.times(shift));
        System.out.println(shift.times(shift).times(shift.times(shift)) + " " + shift.transposed());
        MatrixAsLinkedRows identity = shift.times(shift.transposed());
        System.out.println(identity.get(2, 2) + " " + identity.get(2, 1) + " " + identity.stored);
    }
}

public class UnionFindAndPercolation {
    static class Element {
        Element parent = this;
        int rank;
        final String name;

        Element(String name) {
            this.name = name;
        }

        Element find() {
            if (parent != this) parent = parent.find();
            return parent;
        }

        boolean union(Element other) {
            Element a = find(), b = other.find();
            if (a == b) return false;
            if (a.rank < b.rank) {
                a.parent = b;
            } else {
                b.parent = a;
                if (a.rank == b.rank) a.rank++;
            }
            return true;
        }
    }

    private final int[] link, size;
    private int groups;

    UnionFindAndPercolation(int n) {
        link = new int[n];
        size = new int[n];
        groups = n;
        for (int i = 0; i < n; i++) {
            link[i] = i;
            size[i] = 1;
        }
    }

    int find(int i) {
        while (i != link[i]) i = link[i] = link[link[i]];
        return i;
    }

    boolean connect(int i, int j) {
        int a = find(i), b = find(j);
        if (a == b) return false;
        if (size[a] < size[b]) {
            link[a] = b;
            size[b] += size[a];
        } else {
            link[b] = a;
            size[a] += size[b];
        }
        groups--;
        return true;
    }

    static int percolationThreshold(int n, int seed) {
        UnionFindAndPercolation sets = new UnionFindAndPercolation(n * n + 2);
        boolean[][] open = new boolean[n][n];
        int opened = 0, x = seed;
        while (sets.find(n * n) != sets.find(n * n + 1)) {
            x = x * 1103515245 + 12345 & 0x7fffffff;
            int row = x >> 8 & 0xffff, column = row / n % n;
            row %= n;
            if (open[row][column]) continue;
            open[row][column] = true;
            opened++;
            int cell = row * n + column;
            if (row == 0) sets.connect(cell, n * n);
            if (row == n - 1) sets.connect(cell, n * n + 1);
            if (row > 0 && open[row - 1][column]) sets.connect(cell, cell - n);
            if (row < n - 1 && open[row + 1][column]) sets.connect(cell, cell + n);
            if (column > 0 && open[row][column - 1]) sets.connect(cell, cell - 1);
            if (column < n - 1 && open[row][column + 1]) sets.connect(cell, cell + 1);
        }
        return opened;
    }

    public static void main(String[] args) {
        Element[] elements = new Element[6];
        for (int i = 0; i < elements.length; i++) elements[i] = new Element("e" + i);
        System.out.println(elements[0].union(elements[1]) + " " + elements[2].union(elements[3]) + " " + elements[1].union(elements[3]) + " " + elements[0].union(elements[2]));
        for (Element e : elements) System.out.print(e.find().name + " ");
        System.out.println();
        UnionFindAndPercolation sets = new UnionFindAndPercolation(10);
        int[][] pairs = {{4, 3}, {3, 8}, {6, 5}, {9, 4}, {2, 1}, {8, 9}, {5, 0}, {7, 2}, {6, 1}, {1, 0}, {6, 7}};
        for (int[] pair : pairs) System.out.print(sets.connect(pair[0], pair[1]) ? "+" : "-");
        System.out.println(" " + sets.groups + " " + (sets.find(8) == sets.find(3)) + " " + (sets.find(0) == sets.find(9)));
        for (int seed = 1; seed <= 3; seed++) System.out.print(percolationThreshold(8, seed) + " ");
        System.out.println();
    }
}

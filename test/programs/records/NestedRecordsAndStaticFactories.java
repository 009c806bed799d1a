import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

public class NestedRecordsAndStaticFactories {
    record Version(int major, int minor, Optional<String> tag) implements Comparable<Version> {
        private static final Map<String, Version> CACHE = new TreeMap<>();
        static int parsed;

        Version(int major, int minor) {
            this(major, minor, Optional.empty());
        }

        static Version parse(String text) {
            return CACHE.computeIfAbsent(text, Version::parseNew);
        }

        private static Version parseNew(String text) {
            parsed++;
            String[] main = text.split("-", 2);
            String[] numbers = main[0].split("\\.");
            return new Version(Integer.parseInt(numbers[0]), numbers.length > 1 ? Integer.parseInt(numbers[1]) : 0, main.length > 1 ? Optional.of(main[1]) : Optional.empty());
        }

        Version next() {
            return tag.isPresent() ? new Version(major, minor) : new Version(major, minor + 1);
        }

        @Override
        public int compareTo(Version o) {
            if (major != o.major) return Integer.compare(major, o.major);
            if (minor != o.minor) return Integer.compare(minor, o.minor);
            return tag.isPresent() == o.tag.isPresent() ? 0 : tag.isPresent() ? -1 : 1;
        }

        @Override
        public String toString() {
            return major + "." + minor + tag.map(t -> "-" + t).orElse("");
        }
    }

    record Dependency(String name, Range range) {
        record Range(Version low, Version high) {
            Range {
                if (low.compareTo(high) > 0) throw new IllegalArgumentException(low + " > " + high);
            }

            boolean contains(Version v) {
                return low.compareTo(v) <= 0 && v.compareTo(high) < 0;
            }

            Range(Version exactly) {
                this(exactly, exactly.next());
            }
        }

        static Dependency of(String text) {
            String[] parts = text.split("[@:]");
            return new Dependency(parts[0], parts.length == 2 ? new Range(Version.parse(parts[1])) : new Range(Version.parse(parts[1]), Version.parse(parts[2])));
        }
    }

    record Matrix(int rows, int columns, int[] data) {
        Matrix(int[]... rows) {
            this(rows.length, rows[0].length, Arrays.stream(rows).flatMapToInt(Arrays::stream).toArray());
        }

        int at(int r, int c) {
            return data[r * columns + c];
        }

        Matrix times(Matrix other) {
            int[] out = new int[rows * other.columns];
            for (int i = 0; i < rows; i++) for (int j = 0; j < other.columns; j++) for (int k = 0; k < columns; k++) out[i * other.columns + j] += at(i, k) * other.at(k, j);
            return new Matrix(rows, other.columns, out);
        }

        Matrix power(int n) {
            return n == 1 ? this : n % 2 == 0 ? times(this).power(n / 2) : times(times(this).power(n / 2));
        }

        @Override
        public boolean equals(Object o) {
            return o instanceof Matrix m && rows == m.rows && Arrays.equals(data, m.data);
        }

        @Override
        public int hashCode() {
            return Arrays.hashCode(data);
        }
    }

    public static void main(String[] args) {
        List<Version> versions = new java.util.ArrayList<>();
        for (String s : "1.10 1.2 2.0-beta 2.0 1.2".split(" ")) versions.add(Version.parse(s));
        System.out.println(versions.get(1) == versions.get(4));
        versions.sort(null);
        System.out.println(versions + " " + Version.parsed + " " + Version.parse("2.0-beta").next() + " " + new Version(1, 2).equals(Version.parse("1.2")));
        Dependency d = Dependency.of("lib@1.2:2.0");
        System.out.println(d + " " + d.range().contains(Version.parse("1.10")) + " " + d.range().contains(Version.parse("2.0")) + " " + d.range().contains(Version.parse("2.0-beta")));
        System.out.println(Dependency.of("x@3").range().contains(new Version(3, 0)) + " " + Dependency.of("x@3").equals(Dependency.of("x@3.0:3.1")));
        Matrix fibonacci = new Matrix(new int[] {1, 1}, new int[] {1, 0});
        System.out.println(fibonacci.power(30).at(0, 1) + " " + fibonacci.power(2).equals(fibonacci.times(fibonacci)) + " " + fibonacci.rows() + fibonacci.data().length);
        Dependency.of("bad@2.0:1.0");
    }
}

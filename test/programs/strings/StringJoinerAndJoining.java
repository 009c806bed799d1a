import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.StringJoiner;
import java.util.stream.Collectors;

public class StringJoinerAndJoining {
    static String csv(Object... cells) {
        StringJoiner joiner = new StringJoiner(",");
        for (Object cell : cells) {
            String text = String.valueOf(cell);
            if (text.contains(",") || text.contains("\"")) text = "\"" + text.replace("\"", "\"\"") + "\"";
            joiner.add(text);
        }
        return joiner.toString();
    }

    static List<String> parseCsv(String line) {
        List<String> cells = new ArrayList<>();
        StringBuilder cell = new StringBuilder();
        boolean quoted = false;
        for (int i = 0; i < line.length(); i++) {
            char c = line.charAt(i);
            if (quoted) {
                if (c == '"' && i + 1 < line.length() && line.charAt(i + 1) == '"') {
                    cell.append('"');
                    i++;
                } else if (c == '"') {
                    quoted = false;
                } else {
                    cell.append(c);
                }
            } else if (c == '"') {
                quoted = true;
            } else if (c == ',') {
                cells.add(cell.toString());
                cell = new StringBuilder();
            } else {
                cell.append(c);
            }
        }
        cells.add(cell.toString());
        return cells;
    }

    public static void main(String[] args) {
        StringJoiner joiner = new StringJoiner(", ", "{", "}");
        System.out.println(joiner + " " + joiner.length());
        joiner.setEmptyValue("nothing");
        System.out.println(joiner);
        joiner.add("a").add("b").add("");
        System.out.println(joiner + " " + joiner.length());
        StringJoiner other = new StringJoiner("-", "<", ">");
        other.add("x").add("y");
        System.out.println(joiner.merge(other) + " " + new StringJoiner("/").merge(new StringJoiner("+")));
        System.out.println(csv(1, "two", "th,ree", "say \"hi\"", null, 4.5));
        System.out.println(parseCsv(csv("a", "b,c", "d\"e", "")) + " " + parseCsv("").size());
        System.out.println(String.join(" < ", List.of("1", "2", "3")) + String.join("x") + String.join(",", (CharSequence) null));
        System.out.println(List.of(1, 2, 3).stream().map(String::valueOf).collect(Collectors.joining("+", "(", ")")));
        System.out.println(Arrays.stream("to be or not".split(" ")).map(w -> w.substring(0, 1)).collect(Collectors.joining()));
        System.out.println(Arrays.asList("p", "q") + " " + List.of() + " " + Arrays.toString(new double[] {1, 2.5}) + Arrays.deepToString(new int[][] {{1}, {2, 3}}));
        System.out.println(new StringJoiner(",").add(null).add(new StringBuilder("sb")));
        System.out.println(new StringJoiner(null));
    }
}

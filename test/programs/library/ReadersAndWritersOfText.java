import java.io.BufferedReader;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.List;

public class ReadersAndWritersOfText {
    static List<String[]> table(BufferedReader reader) throws IOException {
        List<String[]> rows = new ArrayList<>();
        String line;
        int number = 0;
        while ((line = reader.readLine()) != null) {
            number++;
            if (line.isBlank() || line.startsWith("#")) continue;
            String[] cells = line.split(";");
            if (cells.length != 2) throw new IOException("line " + number + ": " + cells.length + " cells");
            rows.add(cells);
        }
        return rows;
    }

    static String render(List<String[]> rows) {
        StringWriter text = new StringWriter();
        try (PrintWriter writer = new PrintWriter(text)) {
            for (String[] row : rows) writer.printf("%-6s|%4s%n", row[0], row[1]);
            writer.print(rows.size());
            writer.println(" rows");
        }
        return text.toString();
    }

    static int count(java.io.Reader reader, char wanted) throws IOException {
        int n = 0;
        for (int c; (c = reader.read()) != -1; ) if (c == wanted) n++;
        return n;
    }

    public static void main(String[] args) throws IOException {
        String source = "# comment\nalpha;1\n\nbeta;22\r\ngamma;333";
        try (BufferedReader reader = new BufferedReader(new StringReader(source))) {
            System.out.print(render(table(reader)));
        }
        System.out.println(count(new StringReader(source), 'a'));
        BufferedReader input = new BufferedReader(new InputStreamReader(System.in));
        System.out.println(input.readLine() + " " + System.in.read());
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        PrintStream stream = new PrintStream(bytes);
        stream.print("captured ");
        stream.println(42);
        stream.flush();
        System.out.print(bytes.toString() + bytes.size() + "\n");
        PrintStream old = System.out;
        System.setOut(stream);
        System.out.println("hidden");
        System.setOut(old);
        System.out.println(bytes.toString().split("\n").length);
        StringWriter plain = new StringWriter();
        plain.write("abc");
        plain.append('d').append("ef", 0, 1);
        System.out.println(plain + " " + plain.getBuffer().reverse());
        try {
            table(new BufferedReader(new StringReader("a;b\nonly one")));
        } catch (IOException e) {
            System.out.println(e.getMessage());
        }
        table(new BufferedReader(new StringReader("1;2;3")));
    }
}

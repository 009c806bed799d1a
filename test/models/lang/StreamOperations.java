import java.io.*;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** Streams, readers and writers over memory. */
public class StreamOperations {
    interface Action {
        Object run() throws Exception;
    }

    static void print(String label, Action action) {
        String text;
        try {
            text = String.valueOf(action.run());
        } catch (Exception exception) {
            text = exception.getClass().getName() + ": " + exception.getMessage();
        }
        System.out.println(label + " " + text.replace("\r", "\\r").replace("\n", "\\n"));
    }

    static class Loud extends PrintStream {
        Loud(OutputStream out) {
            super(out);
        }

        @Override
        public void print(String text) {
            super.print("<" + text + ">");
        }
    }

    static class Resource implements Closeable {
        final String name;

        Resource(String name) {
            this.name = name;
        }

        @Override
        public void close() throws IOException {
            System.out.println("close " + name);
            throw new IOException("closing " + name);
        }
    }

    public static void main(String[] args) throws Exception {
        byte[] bytes = "h\u00e9llo\nw\u00f6rld\r\n\ud83d\ude00 end".getBytes(StandardCharsets.UTF_8);
        print("bytes", () -> Arrays.toString(bytes));
        print("lines", () -> {
            BufferedReader reader = new BufferedReader(new InputStreamReader(new ByteArrayInputStream(bytes), "UTF-8"));
            StringBuilder result = new StringBuilder();
            for (String line = reader.readLine(); line != null; line = reader.readLine()) {
                result.append('[').append(line).append(']').append(line.length());
            }
            return result.append(reader.read());
        });
        print("mixed", () -> {
            BufferedReader reader = new BufferedReader(new StringReader("a\r\nb\rc\n\nd"));
            String result = "" + (char) reader.read() + reader.readLine() + "|" + reader.readLine();
            reader.mark(10);
            result += "|" + reader.readLine() + "|" + reader.readLine();
            reader.reset();
            char[] rest = new char[10];
            int count = reader.read(rest, 2, 5);
            result += "|" + count + new String(rest, 2, count) + reader.ready() + reader.skip(1) + reader.readLine();
            reader.close();
            return result + reader.read();
        });
        print("stream lines", () -> new BufferedReader(new StringReader("x\ny\nz")).lines().count());
        print("array in", () -> {
            ByteArrayInputStream in = new ByteArrayInputStream(bytes, 1, 6);
            byte[] buffer = new byte[4];
            String result = in.available() + " " + in.read() + " " + in.read(buffer) + Arrays.toString(buffer) + in.skip(10) + in.read() + in.read(buffer, 0, 2);
            in.reset();
            return result + in.readAllBytes().length + in.markSupported();
        });
        print("bad range", () -> new ByteArrayInputStream(bytes).read(new byte[2], 1, 3));
        print("array out", () -> {
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            out.write(65);
            out.write(bytes, 0, 3);
            out.write(new byte[] {66, 67});
            return out.size() + " " + out + " " + Arrays.toString(out.toByteArray()) + out.toString("ISO-8859-1").length();
        });
        print("print stream", () -> {
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            PrintStream printer = new PrintStream(out, true, "UTF-8");
            printer.println(1);
            printer.print('c');
            printer.print(2L);
            printer.print(1.5f);
            printer.print(2.5);
            printer.print(true);
            printer.print(new char[] {'x', 'y'});
            printer.print((Object) null);
            printer.println((String) null);
            printer.println(new char[] {'z'});
            printer.append("abc", 1, 2).append('d').append(null);
            printer.printf("%d-%s%n", 5, "five");
            printer.write(97);
            printer.flush();
            printer.close();
            printer.println("lost");
            return out.toString("UTF-8") + printer.checkError();
        });
        print("overriding", () -> {
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            PrintStream printer = new Loud(out);
            printer.println("a");
            printer.print("b");
            printer.println((Object) "c");
            printer.println(5);
            return out;
        });
        print("set out", () -> {
            PrintStream before = System.out;
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            System.setOut(new PrintStream(out));
            System.out.println("captured");
            System.setOut(before);
            return out.toString();
        });
        print("string writer", () -> {
            StringWriter writer = new StringWriter();
            writer.write("abc");
            writer.write('d');
            writer.write("efgh", 1, 2);
            writer.append("ij").append('k').append("lmn", 0, 1);
            return writer + " " + writer.getBuffer().length();
        });
        print("print writer", () -> {
            StringWriter writer = new StringWriter();
            PrintWriter printer = new PrintWriter(writer);
            printer.println("x");
            printer.print(1);
            printer.printf("%3d|", 7);
            printer.format("%s", "y");
            printer.println(2.0);
            printer.println((Object) null);
            printer.flush();
            return writer + " " + printer.checkError();
        });
        print("buffered writer", () -> {
            StringWriter writer = new StringWriter();
            BufferedWriter buffered = new BufferedWriter(writer, 8);
            buffered.write("1234");
            String before = writer.toString();
            buffered.newLine();
            buffered.write("567890", 1, 4);
            buffered.close();
            return before + "|" + writer;
        });
        print("closed writer", () -> {
            BufferedWriter buffered = new BufferedWriter(new StringWriter());
            buffered.close();
            buffered.write("x");
            return "written";
        });
        print("stream writer", () -> {
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            try (Writer writer = new OutputStreamWriter(out, StandardCharsets.UTF_8)) {
                writer.write("\u00e4\u20ac");
                writer.write(new char[] {'\ud83d', '\ude00'});
            }
            return Arrays.toString(out.toByteArray());
        });
        print("buffered streams", () -> {
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            BufferedOutputStream buffered = new BufferedOutputStream(out, 4);
            buffered.write(new byte[] {1, 2, 3});
            int early = out.size();
            buffered.write(4);
            buffered.write(5);
            int later = out.size();
            buffered.flush();
            BufferedInputStream in = new BufferedInputStream(new ByteArrayInputStream(out.toByteArray()));
            in.read();
            in.mark(10);
            in.read();
            in.reset();
            return early + " " + later + " " + out.size() + " " + in.read() + in.available();
        });
        print("unmarked", () -> {
            new BufferedReader(new StringReader("")).reset();
            return "reset";
        });
        print("closed reader", () -> {
            StringReader reader = new StringReader("x");
            reader.close();
            return reader.read();
        });
        print("encoding", () -> "x".getBytes("nope"));
        print("charsets", () -> StandardCharsets.UTF_8 + " " + java.nio.charset.Charset.forName("latin1") + " " + new String(new byte[] {-28, 65}, StandardCharsets.ISO_8859_1)
            + new String(new byte[] {(byte) 0xc3, 65, (byte) 0xe2, (byte) 0x82}, StandardCharsets.UTF_8).length());
        print("unknown charset", () -> java.nio.charset.Charset.forName("nope"));
        print("illegal charset", () -> java.nio.charset.Charset.forName("n ope"));
        print("resources", () -> {
            try (Resource first = new Resource("first"); Resource second = new Resource("second")) {
                throw new IllegalStateException("body");
            } catch (IllegalStateException exception) {
                return exception.getMessage() + Arrays.toString(exception.getSuppressed());
            }
        });
        print("file", () -> {
            File file = new File("a//b/", "c.txt");
            return file + " " + file.getName() + " " + file.getParent() + " " + file.isAbsolute() + " " + new File("/x").equals(new File("/x/")) + new File("x").getParent();
        });
        print("unchecked", () -> {
            throw new UncheckedIOException("wrapped", new IOException("inner"));
        });
        print("transfer", () -> {
            StringWriter writer = new StringWriter();
            return new StringReader("moved").transferTo(writer) + writer.toString();
        });
        print("data", () -> {
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            DataOutputStream data = new DataOutputStream(out);
            data.writeInt(-2);
            data.writeLong(1L << 40);
            data.writeDouble(0.1);
            data.writeFloat(1.5f);
            data.writeUTF("a\u00e4\u20ac\0");
            data.writeBoolean(true);
            data.writeChar('x');
            data.writeShort(-3);
            data.writeByte(200);
            DataInputStream in = new DataInputStream(new ByteArrayInputStream(out.toByteArray()));
            return data.size() + " " + in.readInt() + " " + in.readLong() + " " + in.readDouble() + in.readFloat() + in.readUTF().length() + in.readBoolean() + in.readChar() + in.readShort()
                + in.readUnsignedByte() + Arrays.hashCode(out.toByteArray());
        });
        print("data end", () -> new DataInputStream(new ByteArrayInputStream(new byte[3])).readInt());
        print("tokens", () -> {
            StreamTokenizer tokens = new StreamTokenizer(new StringReader("x1 = -3.25 + 'q\\tr' /rest\n // c\n foo.bar 12.5.7 - z\u00e9 \"open"));
            tokens.slashSlashComments(true);
            StringBuilder result = new StringBuilder();
            while (tokens.nextToken() != StreamTokenizer.TT_EOF) {
                result.append(tokens).append(';');
            }
            return result;
        });
        print("tokens lines", () -> {
            StreamTokenizer tokens = new StreamTokenizer(new StringReader("a\nb\r\n/* x\ny */ 3"));
            tokens.eolIsSignificant(true);
            tokens.slashStarComments(true);
            StringBuilder result = new StringBuilder();
            while (tokens.nextToken() != StreamTokenizer.TT_EOF) {
                result.append(tokens).append(';');
            }
            return result;
        });
        print("pushback", () -> {
            PushbackReader reader = new PushbackReader(new StringReader("ab"), 2);
            int first = reader.read();
            reader.unread('z');
            reader.unread('y');
            return "" + (char) first + (char) reader.read() + (char) reader.read() + (char) reader.read() + reader.read();
        });
        print("pushback full", () -> {
            PushbackReader reader = new PushbackReader(new StringReader("ab"));
            reader.unread('z');
            reader.unread('y');
            return "pushed";
        });
        print("line numbers", () -> {
            LineNumberReader reader = new LineNumberReader(new StringReader("a\r\nb\nc"));
            String result = "";
            for (String line = reader.readLine(); line != null; line = reader.readLine()) {
                result += line + reader.getLineNumber();
            }
            return result;
        });
        print("sequence", () -> new String(new SequenceInputStream(new ByteArrayInputStream("ab".getBytes()), new ByteArrayInputStream("cd".getBytes())).readAllBytes()));
        print("char array", () -> {
            CharArrayReader reader = new CharArrayReader("hello".toCharArray(), 1, 3);
            CharArrayWriter writer = new CharArrayWriter();
            writer.write("w" + (char) reader.read() + reader.skip(1) + (char) reader.read() + reader.read());
            return writer + " " + writer.size();
        });
        System.err.println("not compared");
        BufferedReader input = new BufferedReader(new InputStreamReader(System.in));
        System.out.println(input.readLine());
    }
}

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

public class MarkdownToHtml {
    enum Block { NONE, PARAGRAPH, LIST, CODE }

    private final StringBuilder html = new StringBuilder();
    private Block block = Block.NONE;
    private final List<String> links = new ArrayList<>();

    private void close() {
        switch (block) {
            case PARAGRAPH -> html.append("</p>\n");
            case LIST -> html.append("</ul>\n");
            case CODE -> html.append("</pre>\n");
            case NONE -> {
            }
        }
        block = Block.NONE;
    }

    private void open(Block wanted, String tag) {
        if (block == wanted) return;
        close();
        html.append(tag);
        block = wanted;
    }

    String convert(String source) {
        for (String line : source.split("\n")) {
            if (line.equals("```")) {
                if (block == Block.CODE) close();
                else open(Block.CODE, "<pre>");
            } else if (block == Block.CODE) {
                html.append(escape(line)).append('\n');
            } else if (line.isBlank()) {
                close();
            } else if (line.startsWith("#")) {
                close();
                int level = 0;
                while (level < line.length() && line.charAt(level) == '#') level++;
                html.append("<h").append(level).append('>').append(inline(line.substring(level).trim())).append("</h").append(level).append(">\n");
            } else if (line.startsWith("- ")) {
                open(Block.LIST, "<ul>\n");
                html.append("<li>").append(inline(line.substring(2))).append("</li>\n");
            } else {
                boolean continued = block == Block.PARAGRAPH;
                open(Block.PARAGRAPH, "<p>");
                html.append(continued ? " " : "").append(inline(line.trim()));
            }
        }
        close();
        return html.toString();
    }

    private static String escape(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
    }

    private String inline(String text) {
        StringBuilder out = new StringBuilder();
        Deque<String> stack = new ArrayDeque<>();
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '\\' && i + 1 < text.length()) {
                out.append(text.charAt(++i));
                continue;
            }
            String tag = null;
            if (c == '*') {
                if (i + 1 < text.length() && text.charAt(i + 1) == '*') {
                    tag = "strong";
                    i++;
                } else {
                    tag = "em";
                }
            } else if (c == '`') {
                int end = text.indexOf('`', i + 1);
                if (end > 0) {
                    out.append("<code>").append(escape(text.substring(i + 1, end))).append("</code>");
                    i = end;
                    continue;
                }
            } else if (c == '[') {
                int middle = text.indexOf("](", i), end = text.indexOf(')', i);
                if (middle > 0 && end > middle) {
                    String url = text.substring(middle + 2, end);
                    links.add(url);
                    out.append("<a href=\"").append(url).append("\">").append(inline(text.substring(i + 1, middle))).append("</a>");
                    i = end;
                    continue;
                }
            }
            if (tag == null) out.append(escape(String.valueOf(c)));
            else if (tag.equals(stack.peek())) out.append("</").append(stack.pop()).append('>');
            else {
                stack.push(tag);
                out.append('<').append(tag).append('>');
            }
        }
        while (!stack.isEmpty()) out.append("</").append(stack.pop()).append('>');
        return out.toString();
    }

    public static void main(String[] args) {
        MarkdownToHtml converter = new MarkdownToHtml();
        System.out.print(converter.convert("""
            # A *title*

            First **bold** and *em **both*** text
            goes on with `a < b` & more.
            - item [link *x*](http://e.org)
            - \\*escaped\\* item
            ### Sub
            ```
            if (a < b) { **not bold** }
            ```
            last *unclosed"""));
        System.out.println(converter.links);
    }
}

public class TextBlocksStripIndentation {
    static void show(String s) {
        System.out.println(s.replace("\n", "$\n") + "<<" + s.length());
    }

    public static void main(String[] args) {
        show("""
            plain
            lines""");
        show("""
            closing delimiter on its own line
            """);
        show("""
              indented more
            less
                most
            """);
        show("""
            delimiter to the left
          """);
        show("""
            trailing spaces are stripped   
            kept with escape  \s
            """);
        show("""
            joined \
            line
            """);
        show("""
            "quotes" and ""two"" and \"""three\"""
            """);
        show("""
            escapes \t tab \\ backslash \u0041 unicode \101 octal
            """);
        show("""

            blank first line

            blank line between
            """);
        show("""
            """);
        show("""
            a
            """ + "concatenated" + """
             b\
            """);
        String json = """
            {
              "name": "%s",
              "values": [%d, %d]
            }""".formatted("espalier", 1, 2);
        System.out.println(json);
        String code = """
            class A {
                int x = 'a' + "\\n".length();
            }
            """;
        System.out.println(code.lines().filter(line -> !line.isBlank()).count() + code.substring(code.indexOf("int"), code.indexOf(";")));
        System.out.println("""
            same""" == "same");
        System.out.println("""
            one
            two
            """.equals("one\ntwo\n"));
        System.out.println("""
            %s is %s
            """.formatted("text", """
            nested""").strip());
        switch ("block\n") {
            case """
                block
                """ -> System.out.println("a text block is a constant");
            default -> System.out.println("no");
        }
    }
}

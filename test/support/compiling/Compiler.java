import java.io.BufferedReader;
import java.io.ByteArrayOutputStream;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;

/**
 * A javac that stays: each line of input holds the arguments of one call, in Base64 and with blanks between them; each line of output is its
 * status and what it has to say, in Base64. Ends with its input.
 */
class Compiler {
  public static void main(String[] given) throws Exception {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    BufferedReader lines = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.US_ASCII));
    PrintStream answers = System.out;
    for (String line = lines.readLine(); line != null; line = lines.readLine()) {
      String[] parts = line.split(" ");
      String[] arguments = new String[parts.length];
      for (int index = 0; index < parts.length; index++) arguments[index] = decoded(parts[index]);
      ByteArrayOutputStream said = new ByteArrayOutputStream();
      int status = compiler.run(null, said, said, arguments);
      answers.println(status + " " + Base64.getEncoder().encodeToString(said.toByteArray()));
      answers.flush();
    }
  }

  private static String decoded(String text) {
    return new String(Base64.getDecoder().decode(text), StandardCharsets.UTF_8);
  }
}

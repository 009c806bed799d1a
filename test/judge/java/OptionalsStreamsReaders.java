import java.io.BufferedReader;
import java.io.IOException;
import java.io.StringReader;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Scanner;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Objects that are used once, or no longer. */
class OptionalsStreamsReaders {
    static Optional<String> longest(List<String> words) {
        String found = null;
        for (String word : words) {
            if (found == null || word.length() > found.length()) found = word;
        }
        return Optional.ofNullable(found);
    }

    static int read(BufferedReader reader) throws IOException {
        int letters = 0;
        String line = reader.readLine();
        while (line != null) {
            letters += line.length();
            line = reader.readLine();
        }
        return letters;
    }

    public static void main(String[] args) throws IOException {
        List<String> words = Arrays.asList("fig", "pear", "apple");
        Optional<String> longest = longest(words);
        if (longest.isPresent()) System.out.println(longest.get().length());
        System.out.println(longest.map(String::length).orElse(0));
        Stream<String> stream = words.stream().filter(word -> word.length() > 3);
        List<String> kept = stream.collect(Collectors.toList());
        System.out.println(kept.get(0) + kept.size());
        System.out.println(words.stream().map(word -> word.charAt(0)).findFirst().get());
        BufferedReader reader = new BufferedReader(new StringReader("one\ntwo"));
        System.out.println(read(reader));
        reader.close();
        Scanner scanner = new Scanner("3 4 five");
        int sum = 0;
        while (scanner.hasNextInt()) {
            sum += scanner.nextInt();
        }
        System.out.println(sum + scanner.next().length());
        scanner.close();
    }
}

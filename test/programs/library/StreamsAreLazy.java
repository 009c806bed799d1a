import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

public class StreamsAreLazy {
    static final List<String> LOG = new ArrayList<>();

    static <T> T log(String stage, T value) {
        LOG.add(stage + value);
        return value;
    }

    static void flush(Object result) {
        System.out.println(result + " " + LOG);
        LOG.clear();
    }

    public static void main(String[] args) {
        Stream<Integer> pipeline = Stream.of(1, 2, 3, 4).map(n -> log("m", n)).filter(n -> log("f", n) % 2 == 0);
        flush("nothing yet");
        flush(pipeline.findFirst());
        flush(Stream.of(3, 1, 2).map(n -> log("m", n)).sorted().map(n -> log("s", n)).limit(2).toList());
        flush(Stream.iterate(1, n -> log("i", n + 1)).limit(3).toList());
        flush(Stream.of(1, 2, 3).map(n -> log("a", n)).anyMatch(n -> n == 2));
        flush(Stream.of("x", "y").flatMap(s -> Stream.of(1, 2).map(n -> log(s, n))).skip(1).limit(2).count());
        List<Integer> source = new ArrayList<>(List.of(1, 2));
        Stream<Integer> late = source.stream().map(n -> log("l", n));
        source.add(3);
        flush(late.collect(Collectors.toList()));
        Iterator<Integer> iterator = Stream.of(10, 20, 30).map(n -> log("it", n)).iterator();
        iterator.next();
        flush(iterator.next());
        flush(IntStream.range(0, 100).peek(i -> LOG.add("p" + i)).filter(i -> i * i > 10).findFirst().getAsInt());
        flush(Stream.of(5, 6, 7, 8).takeWhile(n -> log("t", n) < 7).map(n -> n * 10).toList());
        flush(Stream.of("b", "a", "c").sorted().peek(s -> LOG.add(s)).reduce("", (x, y) -> y + x));
        flush(Stream.of(1, 1, 2, 3, 2).distinct().map(n -> log("d", n)).mapToInt(n -> n).sum());
        Stream<String> closing = Stream.of("z").onClose(() -> LOG.add("closed"));
        try (closing) {
            closing.forEach(LOG::add);
        }
        flush("end");
    }
}

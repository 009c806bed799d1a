// needs: 21
import java.util.List;
import java.util.Optional;

public class QualifiedEnumAndNestedGenericPatterns {
    sealed interface Command permits Direction, Say, Repeat {
    }

    enum Direction implements Command { NORTH, SOUTH, EAST, WEST }

    record Say(String text) implements Command {
    }

    record Repeat(int times, Command body) implements Command {
    }

    sealed interface Result<T> {
        record Ok<T>(T value) implements Result<T> {
        }

        record Error<T>(String message, Throwable cause) implements Result<T> {
        }
    }

    static int x, y;
    static StringBuilder said = new StringBuilder();

    static void execute(Command command) {
        switch (command) {
            case Direction.NORTH -> y++;
            case Direction.SOUTH -> y--;
            case Direction.EAST -> x++;
            case Direction.WEST -> x--;
            case Say(var text) when text.length() > 5 -> said.append(text, 0, 5).append("... ");
            case Say(var text) -> said.append(text).append(' ');
            case Repeat(int times, Repeat(int inner, Command body)) -> execute(new Repeat(times * inner, body));
            case Repeat(int times, Command body) -> {
                for (int i = 0; i < times; i++) execute(body);
            }
        }
    }

    static <T> Optional<T> toOptional(Result<T> result) {
        return switch (result) {
            case Result.Ok<T>(T value) -> Optional.of(value);
            case Result.Error<T>(String message, IllegalArgumentException cause) -> {
                System.out.println("bad argument: " + message);
                yield Optional.empty();
            }
            case Result.Error<T> error -> Optional.empty();
        };
    }

    static Result<Integer> parse(String text) {
        try {
            return new Result.Ok<>(Integer.parseInt(text));
        } catch (NumberFormatException e) {
            return new Result.Error<>(text, e);
        }
    }

    static <T extends Comparable<T>> String order(Result<T> a, Result<T> b) {
        record Both<T>(Result<T> left, Result<T> right) {
        }
        return switch (new Both<>(a, b)) {
            case Both<T>(Result.Ok<T>(var l), Result.Ok<T>(var r)) when l.compareTo(r) > 0 -> "greater";
            case Both<T>(Result.Ok<T> l, Result.Ok<T> r) -> "not greater";
            case Both<T>(Result.Error<T> l, var r) -> "left failed: " + l.message();
            case Both<T>(var l, Result.Error<T>(var message, var cause)) -> "right failed: " + message;
        };
    }

    public static void main(String[] args) {
        for (Command c : List.of(Direction.NORTH, new Repeat(3, Direction.EAST), new Say("hi"), new Repeat(2, new Repeat(2, Direction.SOUTH)), new Repeat(2, new Say("a long text")))) execute(c);
        System.out.println(x + " " + y + " " + said);
        System.out.println(toOptional(parse("12")) + " " + toOptional(parse("x")) + " " + toOptional(new Result.Error<>("other", null)));
        System.out.println(order(parse("2"), parse("1")) + ", " + order(parse("1"), parse("1")) + ", " + order(parse("p"), parse("q")) + ", " + order(parse("1"), parse("q")));
        execute(new Repeat(1, null));
    }
}

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;

public class TextAdventureStateMachine {
    enum Direction {
        NORTH, EAST, SOUTH, WEST;

        Direction opposite() {
            return values()[(ordinal() + 2) % 4];
        }

        static Optional<Direction> parse(String word) {
            for (Direction d : values()) if (d.name().toLowerCase().startsWith(word)) return Optional.of(d);
            return Optional.empty();
        }
    }

    static class Item {
        final String name;
        final int weight;
        boolean lit;

        Item(String name, int weight) {
            this.name = name;
            this.weight = weight;
        }
    }

    static class Room {
        final String name;
        final boolean dark;
        private final Map<Direction, Door> doors = new EnumMap<>(Direction.class);
        final Set<Item> items = new LinkedHashSet<>();

        Room(String name, boolean dark) {
            this.name = name;
            this.dark = dark;
        }

        Room join(Direction direction, Room other, boolean locked) {
            Door door = new Door(locked);
            doors.put(direction, door);
            door.sides[0] = this;
            door.sides[1] = other;
            other.doors.put(direction.opposite(), door);
            return other;
        }

        class Description {
            private final StringBuilder text = new StringBuilder(name);

            Description exits() {
                text.append(" exits");
                doors.forEach((d, door) -> text.append(' ').append(d.name().charAt(0)).append(door.locked ? "(locked)" : ""));
                return this;
            }

            Description items() {
                if (!items.isEmpty()) {
                    text.append(" items");
                    for (Item item : items) text.append(' ').append(item.name);
                }
                return this;
            }
        }
    }

    static class Door {
        final Room[] sides = new Room[2];
        boolean locked;

        Door(boolean locked) {
            this.locked = locked;
        }

        Room from(Room room) {
            return sides[0] == room ? sides[1] : sides[0];
        }
    }

    static class GameOver extends RuntimeException {
        GameOver(String message) {
            super(message);
        }
    }

    private Room here;
    private final List<Item> carried = new ArrayList<>();
    private final Map<String, BiConsumer<TextAdventureStateMachine, String>> verbs = new HashMap<>();
    private int turns;

    TextAdventureStateMachine(Room start) {
        here = start;
        verbs.put("go", TextAdventureStateMachine::go);
        verbs.put("take", (game, noun) -> game.take(noun));
        verbs.put("drop", TextAdventureStateMachine::drop);
        verbs.put("look", (game, noun) -> game.look());
        verbs.put("light", TextAdventureStateMachine::light);
        verbs.put("unlock", (game, noun) -> Direction.parse(noun).map(d -> here.doors.get(d)).ifPresentOrElse(door -> {
            if (has("key") == null) say("you have no key");
            else {
                door.locked = false;
                say("click");
            }
        }, () -> say("no door there")));
    }

    private static void light(TextAdventureStateMachine game, String noun) {
        Item lamp = game.has(noun);
        if (lamp == null || !noun.equals("lamp")) game.say("cannot light " + noun);
        else {
            lamp.lit = true;
            game.say("the lamp is lit");
        }
    }

    void say(String text) {
        System.out.println("  " + text);
    }

    private Item has(String name) {
        for (Item item : carried) if (item.name.equals(name)) return item;
        return null;
    }

    private boolean canSee() {
        return !here.dark || carried.stream().anyMatch(item -> item.lit);
    }

    private static void go(TextAdventureStateMachine game, String noun) {
        Door door = Direction.parse(noun).map(game.here.doors::get).orElse(null);
        if (door == null) game.say("no way " + noun);
        else if (door.locked) game.say("the door is locked");
        else {
            game.here = door.from(game.here);
            game.look();
        }
    }

    private void take(String noun) {
        for (Item item : here.items) {
            if (!item.name.equals(noun)) continue;
            int weight = item.weight;
            for (Item other : carried) weight += other.weight;
            if (weight > 10) {
                say("too heavy: " + weight);
                return;
            }
            carried.add(item);
            here.items.remove(item);
            if (noun.equals("crown")) throw new GameOver("you win after " + turns + " turns");
            return;
        }
        say("no " + noun + " here");
    }

    private void drop(String noun) {
        Item item = has(noun);
        if (item != null && carried.remove(item)) here.items.add(item);
        else say("you do not have it");
    }

    private void look() {
        say(canSee() ? here.new Description().exits().items().text.toString() : "it is dark");
        if (!canSee() && turns > 12) throw new GameOver("you fell into a pit");
    }

    void play(String... commands) {
        for (String command : commands) {
            turns++;
            System.out.println("> " + command);
            String[] words = command.split(" ", 2);
            verbs.getOrDefault(words[0], (game, noun) -> game.say("what?")).accept(this, words.length > 1 ? words[1] : "");
        }
    }

    static TextAdventureStateMachine world() {
        Room hall = new Room("hall", false), cellar = new Room("cellar", true), vault = new Room("vault", true);
        hall.join(Direction.SOUTH, cellar, false).join(Direction.EAST, vault, true);
        hall.items.add(new Item("lamp", 3));
        hall.items.add(new Item("anvil", 9));
        cellar.items.add(new Item("key", 1));
        vault.items.add(new Item("crown", 5));
        return new TextAdventureStateMachine(hall);
    }

    public static void main(String[] args) {
        try {
            world().play("look", "take lamp", "take anvil", "go north", "go s", "dance", "light lamp", "look", "go east", "unlock east", "take key", "unlock e", "drop anvil", "go e", "take crown", "never");
        } catch (GameOver e) {
            System.out.println(e.getMessage());
        }
        world().play("go s", "look", "x", "x", "x", "x", "x", "x", "x", "x", "x", "x", "x", "look");
    }
}

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

public class EnumBasicsAndIdentity {
    enum Level { LOW, MEDIUM, HIGH }

    enum Coin {
        PENNY(1), NICKEL(5), DIME(10), QUARTER(25);

        final int cents;

        Coin(int cents) {
            this.cents = cents;
        }

        @Override
        public String toString() {
            return name().charAt(0) + name().substring(1).toLowerCase();
        }
    }

    interface HasCode {
        String code();
    }

    enum Country implements HasCode {
        NORWAY, ITALY;

        private final String code = name().substring(0, 2);
        private static final Map<String, Country> BY_CODE = new HashMap<>();

        static {
            for (Country country : values()) BY_CODE.put(country.code(), country);
        }

        @Override
        public String code() {
            return code;
        }

        static Country byCode(String code) {
            return BY_CODE.get(code);
        }
    }

    static <E extends Enum<E>> String successor(E value, E[] values) {
        return value.ordinal() + 1 < values.length ? values[value.ordinal() + 1].name() : "none";
    }

    public static void main(String[] args) {
        System.out.println(Level.LOW + " " + Level.LOW.name() + " " + Level.HIGH.ordinal() + " " + Level.values().length);
        System.out.println((Level.valueOf("LOW") == Level.LOW) + " " + Level.LOW.equals(Level.HIGH) + " " + Level.LOW.compareTo(Level.HIGH));
        Level[] first = Level.values(), second = Level.values();
        first[0] = null;
        System.out.println((first == second) + " " + second[0]);
        int amount = 68;
        List<Coin> change = new ArrayList<>();
        for (int i = Coin.values().length - 1; i >= 0; i--) {
            Coin coin = Coin.values()[i];
            for (; amount >= coin.cents; amount -= coin.cents) change.add(coin);
        }
        System.out.println(change);
        Collections.sort(change);
        System.out.println(change + " " + Collections.frequency(change, Coin.PENNY));
        Map<Level, Integer> counts = new TreeMap<>(Collections.reverseOrder());
        for (Level level : Level.values()) counts.put(level, level.name().length());
        System.out.println(counts);
        System.out.println(Country.byCode("IT") + " " + Country.byCode("NO").code() + " " + Country.byCode("XX"));
        System.out.println(successor(Level.LOW, Level.values()) + " " + successor(Level.HIGH, Level.values()));
        Object o = Level.MEDIUM;
        System.out.println((o instanceof Enum) + " " + (o instanceof Comparable) + " " + ((Enum<?>) o).ordinal() + " " + (o == (Object) Coin.NICKEL));
        Level nothing = null;
        System.out.println(nothing == Level.LOW);
        HasCode code = Country.NORWAY;
        System.out.println(code.code() + code + Level.class.getSimpleName() + Coin.DIME.getDeclaringClass().getSimpleName());
        System.out.println(Enum.valueOf(Level.class, "HIGH"));
        System.out.println(Coin.valueOf("Dime"));
    }
}

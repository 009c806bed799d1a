import java.util.EnumMap;
import java.util.HashMap;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.DoubleUnaryOperator;
import java.util.function.Supplier;

public class EnumsInInterfacesAndMaps {
    interface Unit {
        double toBase(double value);

        String symbol();

        default String format(double value) {
            return value + symbol();
        }
    }

    enum Length implements Unit {
        METRE("m", 1), KILOMETRE("km", 1000), INCH("in", 0.0254);

        private final String symbol;
        private final double factor;

        Length(String symbol, double factor) {
            this.symbol = symbol;
            this.factor = factor;
        }

        @Override
        public double toBase(double value) {
            return value * factor;
        }

        @Override
        public String symbol() {
            return symbol;
        }

        double convert(double value, Length to) {
            return toBase(value) / to.factor;
        }
    }

    enum Temperature implements Unit {
        CELSIUS(t -> t + 273.15), KELVIN(DoubleUnaryOperator.identity()), FAHRENHEIT(t -> (t + 459.67) * 5 / 9);

        private final DoubleUnaryOperator toKelvin;

        Temperature(DoubleUnaryOperator toKelvin) {
            this.toKelvin = toKelvin;
        }

        @Override
        public double toBase(double value) {
            return toKelvin.applyAsDouble(value);
        }

        @Override
        public String symbol() {
            return "°" + name().charAt(0);
        }
    }

    enum Parser implements Supplier<Map<String, Unit>> {
        INSTANCE;

        private final Map<String, Unit> bySymbol = new HashMap<>();

        Parser() {
            for (Length l : Length.values()) bySymbol.put(l.symbol(), l);
            for (Temperature t : Temperature.values()) bySymbol.put(t.symbol(), t);
        }

        @Override
        public Map<String, Unit> get() {
            return bySymbol;
        }

        double base(String text) {
            int i = 0;
            while (i < text.length() && (Character.isDigit(text.charAt(i)) || text.charAt(i) == '.')) i++;
            Unit unit = bySymbol.get(text.substring(i));
            if (unit == null) throw new IllegalArgumentException("unknown unit in " + text);
            return unit.toBase(Double.parseDouble(text.substring(0, i)));
        }
    }

    enum Level {
        DEBUG, INFO, WARN;

        private int messages;

        boolean enabled(Level threshold) {
            messages++;
            return compareTo(threshold) >= 0;
        }
    }

    public static void main(String[] args) {
        System.out.println(Length.KILOMETRE.convert(2.5, Length.METRE) + " " + Length.METRE.format(3) + " " + Temperature.CELSIUS.format(20));
        System.out.println(Parser.INSTANCE.base("12in") + " " + Parser.INSTANCE.base("0.5km") + " " + Parser.INSTANCE.base("100°C") + " " + Parser.INSTANCE.get().size());
        Unit unit = Length.INCH;
        System.out.println((unit instanceof Enum<?>) + " " + (unit == Length.INCH) + " " + unit + " " + ((Length) unit).ordinal());
        Map<Level, StringBuilder> logs = new EnumMap<>(Level.class);
        Level threshold = Level.INFO;
        String[] messages = {"DEBUG x", "WARN disk", "INFO start", "WARN cpu", "DEBUG y"};
        for (String m : messages) {
            Level level = Level.valueOf(m.split(" ")[0]);
            if (level.enabled(threshold)) logs.computeIfAbsent(level, l -> new StringBuilder()).append(m.split(" ")[1]).append(';');
        }
        System.out.println(logs + " " + Level.DEBUG.messages);
        Map<Unit, Integer> mixed = new TreeMap<>((a, b) -> a.symbol().compareTo(b.symbol()));
        mixed.put(Temperature.KELVIN, 1);
        mixed.put(Length.KILOMETRE, 2);
        mixed.put(Length.INCH, 3);
        System.out.println(mixed);
        Parser.INSTANCE.base("5 parsecs");
    }
}

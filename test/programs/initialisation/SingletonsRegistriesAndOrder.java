import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

public class SingletonsRegistriesAndOrder {
    static final List<String> EVENTS = new ArrayList<>();

    static abstract class Plugin {
        private static final Map<String, Plugin> REGISTRY = new LinkedHashMap<>();
        final String name;

        static {
            EVENTS.add("Plugin<clinit>");
        }

        {
            EVENTS.add("Plugin{}");
        }

        Plugin(String name) {
            this.name = name;
            REGISTRY.put(name, this);
            EVENTS.add("Plugin(" + name + ")");
            init();
        }

        abstract void init();

        static Plugin find(String name) {
            return REGISTRY.get(name);
        }
    }

    static class Logger extends Plugin {
        static final Logger INSTANCE = new Logger();
        private final List<String> lines = new ArrayList<>();
        private int level = 3;

        static {
            EVENTS.add("Logger<clinit>");
        }

        private Logger() {
            super("logger");
            EVENTS.add("Logger()");
        }

        @Override
        void init() {
            EVENTS.add("init lines=" + lines + " level=" + level);
            level = 9;
        }
    }

    static class Cache extends Plugin {
        private static int created = 100;
        static final Cache SMALL = new Cache(1), LARGE = new Cache(2);
        static int late = 5;
        final int id;

        Cache(int n) {
            super("cache" + n);
            id = ++created + late;
        }

        @Override
        void init() {
            EVENTS.add("cache init id=" + id);
        }
    }

    enum Service {
        DATABASE("db") {
            @Override
            String start() {
                return "connect " + key;
            }
        },
        WEB("http");

        final String key;
        private static final Map<String, Service> BY_KEY = new LinkedHashMap<>();

        static {
            for (Service s : values()) BY_KEY.put(s.key, s);
        }

        Service(String key) {
            this.key = key;
            EVENTS.add("Service " + name() + ordinal());
        }

        String start() {
            return "listen " + key;
        }
    }

    static void flush(String title) {
        System.out.println(title + " " + EVENTS);
        EVENTS.clear();
    }

    public static void main(String[] args) {
        flush("start");
        System.out.println(Plugin.find("logger"));
        flush("after find");
        System.out.println(Logger.INSTANCE.level + " " + Logger.INSTANCE.lines);
        flush("logger");
        System.out.println(Cache.SMALL.id + " " + Cache.LARGE.id + " " + new Cache(3).id);
        flush("cache");
        System.out.println(Plugin.find("cache2").name + " " + Plugin.REGISTRY.keySet());
        System.out.println(Service.BY_KEY.get("db").start() + ", " + Service.WEB.start());
        flush("services");
    }
}

import java.util.ArrayList;
import java.util.List;

public class NestedTypesEverywhere {
    interface Plugin {
        String id();

        class Default implements Plugin {
            static int made;

            {
                made++;
            }

            @Override
            public String id() {
                return "default" + made;
            }

            enum Mode {
                ON, OFF;

                interface Listener {
                    void changed(Mode mode);
                }

                Mode toggled(Listener... listeners) {
                    Mode next = this == ON ? OFF : ON;
                    for (Listener l : listeners) l.changed(next);
                    return next;
                }
            }
        }

        record Info(String name, Plugin plugin) {
            static Info of(Plugin p) {
                return new Info(p.id(), p);
            }

            class Printer {
                String print() {
                    return "<" + name + "," + plugin.id() + ">";
                }
            }
        }

        @FunctionalInterface
        interface Factory<P extends Plugin> {
            P create();

            static <P extends Plugin> List<P> times(int n, Factory<? extends P> factory) {
                List<P> list = new ArrayList<>();
                for (int i = 0; i < n; i++) list.add(factory.create());
                return list;
            }
        }
    }

    @interface Marker {
        String value() default "none";

        int[] numbers() default {1, 2};
    }

    @Marker(value = "annotated", numbers = {3})
    static class Annotated implements Plugin {
        @Override
        @Deprecated
        public String id() {
            return "annotated";
        }
    }

    class Level1 {
        String name = "1";

        class Level2 {
            String name = Level1.this.name + "2";

            class Level3 extends Level2 {
                String name = super.name + "3";

                String path() {
                    return NestedTypesEverywhere.this.base + Level1.this.name + Level2.this.name + this.name + ((Level2) this).name;
                }
            }
        }
    }

    String base = "base";

    private static class Secret {
        private Secret() {
        }

        private static class Deeper {
            private final int x = 5;
        }
    }

    static int reveal() {
        return new Secret.Deeper().x + (new Secret() == null ? 1 : 2);
    }

    public static void main(String[] args) {
        Plugin.Default plugin = new Plugin.Default();
        System.out.println(plugin.id() + " " + Plugin.Info.of(plugin) .new Printer().print());
        List<Plugin.Default> many = Plugin.Factory.times(3, Plugin.Default::new);
        System.out.println(many.size() + " " + Plugin.Default.made + " " + Plugin.Factory.<Plugin>times(1, Annotated::new).get(0).id());
        StringBuilder log = new StringBuilder();
        Plugin.Default.Mode mode = Plugin.Default.Mode.ON;
        mode = mode.toggled(m -> log.append(m), m -> log.append(m.ordinal())).toggled();
        System.out.println(mode + " " + log);
        NestedTypesEverywhere outer = new NestedTypesEverywhere();
        NestedTypesEverywhere.Level1.Level2 level2 = outer.new Level1().new Level2();
        System.out.println(level2.new Level3().path());
        System.out.println(reveal() + " " + Plugin.Default.Mode.Listener.class.getName() + " " + new Annotated().getClass().getSimpleName());
        Plugin lambdaLike = () -> "lambda";
        System.out.println(new Plugin.Info("n", lambdaLike).new Printer().print());
    }
}

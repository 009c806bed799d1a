public class ShadowingBetweenInnerAndInherited {
    static String name = "outer static";
    String value = "outer";

    String method() {
        return "outer method";
    }

    String onlyOuter() {
        return "only outer";
    }

    static class Parent {
        String value = "parent";

        String method() {
            return "parent method";
        }

        class Item {
            String from() {
                return "Parent.Item of " + value;
            }
        }
    }

    class Child extends Parent {
        String inheritedWins() {
            return value + ", " + method() + ", " + onlyOuter() + ", " + ShadowingBetweenInnerAndInherited.this.value + ", " + ShadowingBetweenInnerAndInherited.this.method();
        }

        String item() {
            return new Item().from();
        }

        String parameterWins(String value) {
            class Local {
                String value() {
                    return value;
                }

                String field() {
                    return Child.this.value;
                }
            }
            return new Local().value() + "/" + new Local().field();
        }
    }

    class Item {
        String from() {
            return "Outer.Item";
        }
    }

    class Overriding extends Parent {
        String value = "own";

        @Override
        String method() {
            String value = "local";
            Runnable r = () -> System.out.print(value + " " + this.value + " " + super.value + " ");
            r.run();
            new Object() {
                String value = "anonymous";

                void run() {
                    System.out.print(value + " " + Overriding.this.value + " " + Overriding.super.value + " ");
                }
            }.run();
            return Overriding.super.method();
        }
    }

    static String name(String name) {
        return name + " & " + ShadowingBetweenInnerAndInherited.name;
    }

    interface Constants {
        int LIMIT = 3;
    }

    static class UsesConstants implements Constants {
        int limit() {
            return LIMIT;
        }

        class Nested {
            static final int LIMIT = 4;

            int limits() {
                return LIMIT * 10 + Constants.LIMIT + UsesConstants.LIMIT;
            }
        }
    }

    public static void main(String[] args) {
        ShadowingBetweenInnerAndInherited outer = new ShadowingBetweenInnerAndInherited();
        Child child = outer.new Child();
        System.out.println(child.inheritedWins());
        System.out.println(child.item());
        System.out.println(child.parameterWins("parameter"));
        System.out.println(outer.new Overriding().method());
        System.out.println(name("parameter"));
        System.out.println(new UsesConstants().limit() + " " + new UsesConstants().new Nested().limits());
        Parent p = child;
        p.value = "assigned";
        System.out.println(child.inheritedWins());
    }
}

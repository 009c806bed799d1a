public class ObjectMethodsOnInterfacesAndArrays {
    interface Greeter {
        String greet();

        boolean equals(Object other);
    }

    static class English implements Greeter {
        public String greet() {
            return "hello";
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Greeter && ((Greeter) other).greet().equals(greet());
        }

        @Override
        public int hashCode() {
            return greet().hashCode();
        }

        @Override
        public String toString() {
            return "Greeter:" + greet();
        }
    }

    static class Shouting extends English {
        public String greet() {
            return super.greet().toUpperCase();
        }
    }

    static String describe(Object o) {
        return o.getClass().getName();
    }

    public static void main(String[] args) {
        Greeter g = new English();
        Greeter lambda = () -> "hello";
        System.out.println(g.equals(lambda) + " " + lambda.equals(g) + " " + g.hashCode() + " " + g);
        System.out.println(new Shouting() + " " + new Shouting().equals(g));
        Object[] objects = {"s", 1, new int[0], new String[0][0], 'c', 1L, new Object[0], g.getClass() == English.class, new English() {
        }};
        for (Object o : objects) System.out.print(describe(o) + " ");
        System.out.println();
        int[] a = {1, 2, 3};
        int[] b = a.clone();
        System.out.println(a.equals(b) + " " + a.equals(a) + " " + (a.clone().length == b.length) + " " + (a.getClass() == b.getClass()));
        System.out.println(new int[0].getClass().getSimpleName() + " " + String[][].class.getSimpleName());
        Object array = a;
        System.out.println((array instanceof int[]) + " " + (array instanceof Object[]) + " " + (array instanceof Cloneable) + " " + ((int[]) array)[1]);
        Comparable<String> comparable = "b";
        CharSequence sequence = "sequence";
        System.out.println(comparable.compareTo("a") + " " + sequence.length() + sequence.charAt(0) + sequence.subSequence(1, 3) + " " + comparable.equals("b"));
        Number number = 3.99;
        System.out.println(number.intValue() + " " + number.longValue() + " " + number + " " + number.equals(3.99));
        System.out.println(English.class.getName() + " " + English.class.getSimpleName() + " " + Greeter.class.isInterface() + " " + new Shouting().getClass().getSuperclass().getSimpleName());
        Object plain = new Object();
        System.out.println(plain.equals(plain) + " " + plain.equals(new Object()) + " " + (plain.hashCode() == plain.hashCode()));
    }
}

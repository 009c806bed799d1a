public class SharedDefault {
    interface Named {
        String name();

        default int length() {
            return name().length(); // fails: java.lang.NullPointerException
        }
    }

    record City(String name) implements Named {}

    record River(String name) implements Named {
        @Override
        public int length() {
            return name == null ? 0 : name.length();
        }
    }

    public static void main(String[] args) {
        System.out.println(new City("rome").length());
        System.out.println(new River(null).length());
        System.out.println(new City(null).length());
    }
}

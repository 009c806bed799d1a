public class ArrayCovarianceStoresAreChecked {
    static class Animal {
    }

    static class Dog extends Animal {
    }

    static class Cat extends Animal {
    }

    static String store(Object[] array, Object value) {
        try {
            array[0] = value;
            return "stored";
        } catch (ArrayStoreException e) {
            return "refused " + e.getMessage();
        }
    }

    static void fill(Number[] numbers, Number value) {
        for (int i = 0; i < numbers.length; i++) numbers[i] = value;
    }

    static <T> void put(T[] array, T value) {
        array[array.length - 1] = value;
    }

    public static void main(String[] args) {
        Animal[] dogs = new Dog[2];
        System.out.println(store(dogs, new Dog()) + ", " + store(dogs, new Cat()) + ", " + store(dogs, null));
        System.out.println(store(new Object[1], "x") + ", " + store(new Integer[1], 1) + ", " + store(new Integer[1], 1L));
        System.out.println(store(new int[1][], new int[2]) + ", " + store(new int[1][], new long[2]));
        System.out.println(store(new Comparable[1], "s") + ", " + store(new Comparable[1], new Object[0]));
        System.out.println(store(new Runnable[1], (Runnable) () -> {}) + ", " + store(new Cloneable[1], new int[0]));
        Object o = dogs;
        System.out.println((o instanceof Animal[]) + " " + (o instanceof Dog[]) + " " + (o instanceof Cat[]) + " " + (o instanceof Object[]) + " " + dogs.getClass().getSimpleName());
        Dog[] again = (Dog[]) dogs;
        System.out.println(again.length);
        try {
            Cat[] cats = (Cat[]) dogs;
            System.out.println(cats.length);
        } catch (ClassCastException e) {
            System.out.println("no cats");
        }
        Integer[] ints = {1, 2};
        fill(ints, 5);
        System.out.println(ints[1]);
        try {
            fill(ints, 2.5);
        } catch (ArrayStoreException e) {
            System.out.println(e.getMessage() + " " + ints[0]);
        }
        Object[] mixed = {1, "two", 3.0, 'c', null, new int[] {1}};
        System.out.println(mixed.length + " " + mixed[1] + ((int[]) mixed[5])[0]);
        Object[][] nested = new String[2][2];
        System.out.println(store(nested, new String[0]) + ", " + store(nested, new Object[0]) + ", " + store(nested[1], 5));
        ArrayCovarianceStoresAreChecked.<Object>put(new String[1], "fine");
        int evaluated = 0;
        try {
            dogs[evaluated++] = evaluated > 0 ? new Cat() : new Dog();
        } catch (ArrayStoreException e) {
            System.out.println("index evaluated " + evaluated);
        }
        put((Object[]) new String[1], 5);
    }
}

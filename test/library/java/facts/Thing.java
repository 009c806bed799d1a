package facts;

/** Can be compared, too; things of the same number are equal. */
final class Thing extends Plain implements Comparable<Object> {
    private final int number;

    Thing(int number) {
        this.number = number;
    }

    @Override
    public int compareTo(Object other) {
        int order = Integer.compare(number, other instanceof Thing thing ? thing.number : 9);
        if (begin("compareTo")) end();
        return order;
    }

    @Override
    public boolean overrides(String name) {
        return name.equals("compareTo") || super.overrides(name);
    }

    @Override
    boolean same(Object other) {
        return other instanceof Thing thing && thing.number == number;
    }

    @Override
    int number() {
        return number;
    }
}

public class EnumIndex {
    enum Day { MONDAY, TUESDAY, WEDNESDAY }

    static final int[] HOURS = {8, 6};

    static int hours(Day day) {
        return HOURS[day.ordinal()]; // fails: java.lang.ArrayIndexOutOfBoundsException
    }

    public static void main(String[] args) {
        int total = 0;
        for (Day day : Day.values()) total += hours(day);
        System.out.println(total);
    }
}

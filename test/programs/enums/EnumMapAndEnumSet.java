import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

public class EnumMapAndEnumSet {
    enum Weekday {
        MONDAY, TUESDAY, WEDNESDAY, THURSDAY, FRIDAY, SATURDAY, SUNDAY;

        boolean weekend() {
            return compareTo(SATURDAY) >= 0;
        }
    }

    enum Permission { READ, WRITE, EXECUTE }

    static class Schedule {
        private final Map<Weekday, List<String>> entries = new EnumMap<>(Weekday.class);

        Schedule add(Weekday day, String what) {
            entries.computeIfAbsent(day, d -> new ArrayList<>()).add(what);
            return this;
        }
    }

    public static void main(String[] args) {
        Schedule schedule = new Schedule().add(Weekday.FRIDAY, "write").add(Weekday.MONDAY, "read").add(Weekday.FRIDAY, "rest");
        System.out.println(schedule.entries);
        for (Map.Entry<Weekday, List<String>> entry : schedule.entries.entrySet()) System.out.print(entry.getKey().ordinal() + "=" + entry.getValue().size() + " ");
        System.out.println(schedule.entries.containsKey(Weekday.SUNDAY) + " " + schedule.entries.remove(Weekday.MONDAY) + " " + schedule.entries.size());
        Set<Weekday> work = EnumSet.range(Weekday.MONDAY, Weekday.FRIDAY);
        Set<Weekday> weekend = EnumSet.complementOf(EnumSet.copyOf(work));
        System.out.println(work + " " + weekend + " " + EnumSet.allOf(Permission.class) + EnumSet.noneOf(Permission.class));
        work.remove(Weekday.WEDNESDAY);
        work.add(Weekday.SUNDAY);
        System.out.println(work + " " + work.contains(Weekday.SATURDAY) + " " + work.containsAll(weekend));
        work.retainAll(EnumSet.of(Weekday.SUNDAY, Weekday.MONDAY, Weekday.WEDNESDAY));
        System.out.println(work);
        int count = 0;
        for (Weekday day : Weekday.values()) if (day.weekend()) count++;
        System.out.println(count);
        EnumMap<Permission, Integer> bits = new EnumMap<>(Permission.class);
        for (Permission p : Permission.values()) bits.put(p, 1 << p.ordinal());
        int mask = 0;
        for (Permission p : EnumSet.of(Permission.EXECUTE, Permission.READ)) mask |= bits.get(p);
        System.out.println(mask + " " + bits + " " + bits.equals(Map.of(Permission.READ, 1, Permission.WRITE, 2, Permission.EXECUTE, 4)));
        bits.merge(Permission.READ, 10, Integer::sum);
        bits.replaceAll((k, v) -> v * 2);
        System.out.println(bits.values() + " " + bits.getOrDefault(Permission.WRITE, 0));
        System.out.println(bits.put(null, 1));
    }
}

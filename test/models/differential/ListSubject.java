import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.ListIterator;
import java.util.Objects;
import java.util.Random;
import java.util.stream.Collectors;

/** Random operations on a list, its views and iterators. */
final class ListSubject implements Differential.Subject {
    private final List<Integer> list;
    private ListIterator<Integer> iterator;
    private List<Integer> part;

    ListSubject(List<Integer> list) {
        this.list = list;
    }

    static Integer value(Random random) {
        int n = random.nextInt(13);
        return n == 12 ? null : Integer.valueOf(n * 3 % 11);
    }

    static List<Integer> values(Random random) {
        List<Integer> values = new ArrayList<>();
        for (int n = random.nextInt(4); n > 0; n--) {
            values.add(value(random));
        }
        return values;
    }

    private int index(Random random) {
        return random.nextInt(list.size() + 3) - 1;
    }

    @Override
    public String state() {
        return list + " " + list.size() + " " + list.hashCode();
    }

    @Override
    public Object step(Random random) {
        List<Integer> target = part != null && random.nextInt(4) == 0 ? part : list;
        switch (random.nextInt(48)) {
            case 0: case 1: case 2: case 3:
                return target.add(value(random));
            case 4: case 5:
                target.add(index(random), value(random));
                return null;
            case 6:
                return target.get(index(random));
            case 7:
                return target.set(index(random), value(random));
            case 8: case 9:
                return target.remove(index(random));
            case 10:
                return target.remove((Object) value(random));
            case 11:
                return target.addAll(values(random));
            case 12:
                return target.addAll(index(random), values(random));
            case 13:
                return target.removeAll(values(random));
            case 14:
                return random.nextInt(4) == 0 && target.retainAll(values(random));
            case 15:
                return target.indexOf(value(random)) + " " + target.lastIndexOf(value(random));
            case 16:
                return target.contains(value(random)) + " " + target.containsAll(values(random));
            case 17:
                if (random.nextInt(6) == 0) {
                    target.clear();
                }
                return null;
            case 18: {
                int modulus = random.nextInt(6) + 2;
                return target.removeIf(n -> n != null && n % modulus == 0);
            }
            case 19:
                target.replaceAll(n -> n == null ? 1 : n + 1);
                return null;
            case 20:
                target.sort(Comparator.nullsFirst(Comparator.naturalOrder()));
                return null;
            case 21:
                target.sort(null);
                return null;
            case 22: case 23: case 24:
                iterator = target.listIterator(index(random));
                return null;
            case 25: case 26: case 27:
                return iterator == null ? null : iterator.next();
            case 28: case 29:
                return iterator == null ? null : iterator.previous();
            case 30:
                if (iterator != null) {
                    iterator.remove();
                }
                return null;
            case 31:
                if (iterator != null) {
                    iterator.set(value(random));
                }
                return null;
            case 32:
                if (iterator != null) {
                    iterator.add(value(random));
                }
                return null;
            case 33:
                return iterator == null ? null
                        : iterator.hasNext() + " " + iterator.hasPrevious() + " " + iterator.nextIndex() + " "
                        + iterator.previousIndex();
            case 34: {
                StringBuilder seen = new StringBuilder();
                if (iterator != null) {
                    iterator.forEachRemaining(n -> seen.append(n).append(','));
                }
                return seen;
            }
            case 35: case 36: case 37:
                part = target.subList(index(random), index(random));
                return part;
            case 38:
                return part == null ? null : part + " " + part.hashCode() + " " + part.equals(list);
            case 39:
                return Arrays.toString(target.toArray()) + Arrays.toString(target.toArray(new Integer[3]))
                        + Arrays.toString(target.toArray(new Integer[0]));
            case 40: {
                Collections.shuffle(target, new Random(random.nextInt()));
                Collections.reverse(target);
                Collections.rotate(target, random.nextInt(9) - 4);
                return null;
            }
            case 41: {
                StringBuilder seen = new StringBuilder();
                int at = random.nextInt(5);
                int[] count = {0};
                try {
                    target.forEach(n -> {
                        seen.append(n).append(',');
                        if (count[0]++ == at) {
                            list.add(77);
                        }
                    });
                } catch (RuntimeException failure) {
                    seen.append(Differential.describe(failure));
                }
                return seen;
            }
            case 42: {
                StringBuilder seen = new StringBuilder();
                int at = random.nextInt(5);
                try {
                    int count = 0;
                    for (Integer n : target) {
                        seen.append(n).append(',');
                        if (count++ == at) {
                            list.remove((Object) n);
                        }
                    }
                } catch (RuntimeException failure) {
                    seen.append(Differential.describe(failure));
                }
                return seen;
            }
            case 43:
                return target.stream().filter(Objects::nonNull).map(n -> n * 2).collect(Collectors.toList());
            case 44: {
                StringBuilder seen = new StringBuilder();
                try {
                    target.stream().forEach(n -> {
                        seen.append(n).append(',');
                        if (random.nextInt(6) == 0) {
                            list.add(55);
                        }
                    });
                } catch (RuntimeException failure) {
                    seen.append(Differential.describe(failure));
                }
                return seen;
            }
            case 45:
                return target.equals(new ArrayList<>(list)) + " " + new ArrayList<>(list).equals(target);
            case 46: {
                Iterator<Integer> each = target.iterator();
                int n = random.nextInt(5);
                StringBuilder seen = new StringBuilder();
                while (each.hasNext()) {
                    seen.append(each.next()).append(';');
                    if (n-- == 0) {
                        each.remove();
                    }
                }
                return seen;
            }
            default:
                return new ArrayList<>((Collection<Integer>) target);
        }
    }
}

import java.util.ArrayList;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Random;

/** Random operations on a map, its views and iterators. */
final class MapSubject implements Differential.Subject {
    /** A key with few hash codes; `hashes` is how many. */
    static final class Key implements Comparable<Key> {
        final int number;
        final int hashes;

        Key(int number, int hashes) {
            this.number = number;
            this.hashes = hashes;
        }

        @Override
        public boolean equals(Object o) {
            return o instanceof Key && ((Key) o).number == number;
        }

        @Override
        public int hashCode() {
            return number % hashes * 7;
        }

        @Override
        public int compareTo(Key other) {
            return Integer.compare(number, other.number);
        }

        @Override
        public String toString() {
            return "k" + number;
        }
    }

    private Map<Key, Integer> map;
    private final int keys;
    private final int hashes;
    private final boolean nullKeys;
    private final boolean nullValues;
    private Iterator<?> iterator;

    MapSubject(Map<Key, Integer> map, int keys, int hashes, boolean nullKeys, boolean nullValues) {
        this.map = map;
        this.keys = keys;
        this.hashes = hashes;
        this.nullKeys = nullKeys;
        this.nullValues = nullValues;
    }

    private Key key(Random random) {
        int n = random.nextInt(keys + 1);
        return n == keys && nullKeys ? null : new Key(n, hashes);
    }

    private Integer value(Random random) {
        int n = random.nextInt(20);
        return n == 19 && nullValues ? null : Integer.valueOf(n);
    }

    private Map<Key, Integer> others(Random random) {
        Map<Key, Integer> others = new HashMap<>();
        for (int n = random.nextInt(20); n > 0; n--) {
            others.put(key(random), value(random));
        }
        return others;
    }

    @Override
    public String state() {
        return map + " " + map.size() + " " + map.hashCode() + map.keySet() + map.values() + map.entrySet();
    }

    @Override
    public Object step(Random random) {
        switch (random.nextInt(38)) {
            case 0: case 1: case 2: case 3: case 4: case 5: case 6:
                return map.put(key(random), value(random));
            case 7: case 8:
                return map.remove(key(random));
            case 9:
                return map.get(key(random)) + " " + map.containsKey(key(random)) + " "
                        + map.containsValue(value(random)) + " " + map.getOrDefault(key(random), 99);
            case 10:
                return map.putIfAbsent(key(random), value(random));
            case 11: {
                Integer made = value(random);
                return map.computeIfAbsent(key(random), k -> made);
            }
            case 12: {
                int choice = random.nextInt(3);
                return map.computeIfPresent(key(random), (k, v) -> choice == 0 ? null : v + 1);
            }
            case 13: {
                int choice = random.nextInt(4);
                return map.compute(key(random), (k, v) -> choice == 0 ? null : v == null ? 5 : v + 1);
            }
            case 14: {
                int choice = random.nextInt(4);
                return map.merge(key(random), value(random), (a, b) -> choice == 0 ? null : a + b);
            }
            case 15:
                map.putAll(others(random));
                return null;
            case 16:
                return map.replace(key(random), value(random)) + " "
                        + map.replace(key(random), value(random), value(random)) + " "
                        + map.remove(key(random), value(random));
            case 17:
                if (random.nextInt(8) == 0) {
                    map.clear();
                }
                return null;
            case 18: case 19:
                iterator = map.keySet().iterator();
                return null;
            case 20:
                iterator = map.entrySet().iterator();
                return null;
            case 21:
                iterator = map.values().iterator();
                return null;
            case 22: case 23: case 24: case 25:
                return iterator == null ? null : iterator.next();
            case 26:
                if (iterator != null) {
                    iterator.remove();
                }
                return null;
            case 27:
                return iterator == null ? null : iterator.hasNext();
            case 28:
                map.replaceAll((k, v) -> v == null ? 0 : v + 1);
                return null;
            case 29: {
                StringBuilder seen = new StringBuilder();
                int at = random.nextInt(6);
                int[] count = {0};
                Key added = key(random);
                try {
                    map.forEach((k, v) -> {
                        seen.append(k).append(v);
                        if (count[0]++ == at) {
                            map.put(added, 7);
                        }
                    });
                } catch (RuntimeException failure) {
                    seen.append(Differential.describe(failure));
                }
                return seen;
            }
            case 30: {
                if (map.getClass().getSimpleName().contains("Concurrent")) {
                    return null;
                }
                Key first = key(random);
                Key second = key(random);
                return map.computeIfAbsent(first, k -> {
                    map.put(second, 3);
                    return 4;
                });
            }
            case 31:
                return map.keySet().remove(key(random)) + " " + map.values().remove(value(random)) + " "
                        + map.entrySet().remove(Map.entry(new Key(1, hashes), 3));
            case 32: {
                int modulus = random.nextInt(4) + 2;
                return map.keySet().removeIf(k -> k != null && k.number % modulus == 0);
            }
            case 33:
                return map.equals(new HashMap<>(map)) + " " + new HashMap<>(map).equals(map);
            case 34: {
                for (Map.Entry<Key, Integer> entry : map.entrySet()) {
                    entry.setValue(entry.getValue() == null ? 1 : entry.getValue() * 2 % 1000);
                }
                return null;
            }
            case 35: {
                if (map.getClass().getSimpleName().contains("Weak")) {
                    return null;
                }
                StringBuilder seen = new StringBuilder();
                try {
                    map.keySet().stream().forEach(k -> {
                        seen.append(k);
                        if (random.nextInt(6) == 0) {
                            map.remove(new Key(random.nextInt(keys), hashes));
                        }
                    });
                } catch (RuntimeException failure) {
                    seen.append(Differential.describe(failure));
                }
                return seen;
            }
            case 36:
                return map instanceof NavigableMap ? navigate((NavigableMap<Key, Integer>) map, random) : null;
            default:
                return List.of(new ArrayList<>(map.keySet()), new ArrayList<>(map.entrySet()));
        }
    }

    private Object navigate(NavigableMap<Key, Integer> tree, Random random) {
        Key key = key(random);
        NavigableMap<Key, Integer> view = tree;
        switch (random.nextInt(5)) {
            case 0:
                view = tree.headMap(key(random), random.nextBoolean());
                break;
            case 1:
                view = tree.tailMap(key(random), random.nextBoolean());
                break;
            case 2:
                view = tree.subMap(key(random), random.nextBoolean(), key(random), random.nextBoolean());
                break;
            case 3:
                view = tree.descendingMap();
                break;
            default:
                break;
        }
        if (random.nextInt(3) == 0) {
            view = view.descendingMap();
        }
        if (random.nextInt(3) == 0) {
            view = view.tailMap(key(random), random.nextBoolean());
        }
        StringBuilder text = new StringBuilder();
        NavigableMap<Key, Integer> used = view;
        text.append(used).append(used.size()).append(used.isEmpty()).append(used.navigableKeySet());
        text.append(used.descendingKeySet()).append(used.values());
        text.append(Differential.attempt(() -> used.floorKey(key))).append(Differential.attempt(() -> used.lowerEntry(key)));
        text.append(Differential.attempt(() -> used.ceilingEntry(key))).append(Differential.attempt(() -> used.higherKey(key)));
        text.append(Differential.attempt(used::firstKey)).append(Differential.attempt(used::lastEntry));
        text.append(Differential.attempt(() -> used.containsKey(key))).append(Differential.attempt(() -> used.get(key)));
        text.append(Differential.attempt(() -> used.put(key, 4))).append(Differential.attempt(() -> used.remove(key)));
        if (random.nextInt(3) == 0) {
            text.append(used.pollFirstEntry()).append(used.pollLastEntry());
        }
        Iterator<Map.Entry<Key, Integer>> each = used.entrySet().iterator();
        int n = random.nextInt(4);
        while (each.hasNext()) {
            text.append(each.next());
            if (n-- == 0) {
                each.remove();
            }
        }
        text.append(Differential.attempt(() -> used.subMap(key, true, key, false)));
        text.append(Differential.attempt(() -> used.headMap(key)));
        return text;
    }
}

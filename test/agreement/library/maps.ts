/** Maps of java.util. */
import { operations, type Subject } from './subject.js';

const MAP = operations(`
  $.put(%n, %s)
  $.put(%n, %s)
  $.put(%i, %s)
  $.get(%n)
  $.remove(%n)
  $.containsKey(%n)
  $.containsValue(%s)
  $.size()
  $.isEmpty()
  $.putIfAbsent(%n, %s)
  $.getOrDefault(%n, "none")
  $.computeIfAbsent(%n, k -> k == null ? null : "made" + k)
  $.computeIfPresent(%n, (k, v) -> v.length() > 3 ? null : v + k)
  $.compute(%n, (k, v) -> v == null ? "new" : k % 2 == 0 ? null : v + "!")
  $.merge(%n, %s, (l, r) -> l.length() > 4 ? null : l + r)
  $.replace(%n, %s)
  $.replace(%n, %s, %s)
  $.remove(%n, %s)
  $.replaceAll((k, v) -> v + k);
  $.forEach((k, v) -> show("each " + k, v));
  $.keySet().remove(%n)
  $.keySet().retainAll(%c)
  $.keySet().toArray().length
  $.values().remove(%s)
  $.values().removeIf(v -> v.length() == 2)
  $.values().contains(%s)
  $.entrySet().size()
  $.entrySet().contains(new AbstractMap.SimpleEntry<>(%n, %s))
  { for (Map.Entry<Integer, String> e : $.entrySet()) e.setValue(e.getValue() + "."); }
  { Iterator<Integer> it = $.keySet().iterator(); while (it.hasNext()) { Integer k = it.next(); if (k == null || k % 2 == 1) it.remove(); } }
  { for (Integer k : $.keySet()) $.put(77, "x"); }
  $.putAll(#);
  $.equals(#)
  $.hashCode()
  $.toString()
  $.clear();
  $.clone()
`);

const SORTED = operations(`
  $.firstKey()
  $.lastKey()
  $.firstEntry()
  $.lastEntry()
  $.lowerKey(%n)
  $.floorKey(%n)
  $.ceilingKey(%n)
  $.higherKey(%n)
  $.lowerEntry(%i)
  $.floorEntry(%i)
  $.ceilingEntry(%i)
  $.higherEntry(%i)
  $.pollFirstEntry()
  $.pollLastEntry()
  $.headMap(%i, %z)
  $.tailMap(%i, %z)
  $.subMap(%i, %z, %i, %z)
  $.descendingMap()
  $.navigableKeySet()
  $.descendingKeySet()
  { NavigableMap<Integer, String> part = $.tailMap(%i, %z); part.put(%i, %s); part.remove(%i); show("part", part); show("first", part.isEmpty() ? null : part.firstKey()); }
  { NavigableMap<Integer, String> back = $.descendingMap(); back.pollFirstEntry(); show("back", back.headMap(%i, %z)); }
`);

const UTIL = ['java.util.*'];
const map = (name: string, makers: readonly string[], more: readonly string[] = []): Subject => ({
  name,
  type: `${name}<Integer, String>`,
  imports: UTIL,
  makers: [`new ${name}<Integer, String>()`, ...makers],
  operations: [...MAP, ...more],
});

export const MAPS: readonly Subject[] = [
  map('HashMap', ['new HashMap<Integer, String>(1)', 'new HashMap<Integer, String>(4, 3.5f)']),
  map('LinkedHashMap', ['new LinkedHashMap<Integer, String>(4, 0.75f, true)']),
  map('TreeMap', ['new TreeMap<Integer, String>(Comparator.nullsFirst(Comparator.reverseOrder()))'], SORTED),
  map('Hashtable', []),
  {
    // Strings of one hash code: long chains become trees, and trees chains again.
    name: 'CollidingMap',
    type: 'HashMap<String, Integer>',
    imports: UTIL,
    makers: ['new HashMap<String, Integer>(128)'],
    operations: operations(`
      $.put(%w, %n)
      { for (String key : Arrays.asList(%w, %w, %w, %w, %w)) $.put(key, %i); }
      { for (String key : Arrays.asList(%w, %w, %w, %w)) $.merge(key, 1, Integer::sum); }
      $.get(%w)
      $.remove(%w)
      { for (String key : Arrays.asList(%w, %w)) $.remove(key); }
      $.computeIfAbsent(%w, String::length)
      $.compute(%w, (k, v) -> v == null ? 7 : null)
      $.containsKey(%w)
      $.keySet().removeIf(key -> key.charAt(0) == key.charAt(2))
      $.size()
    `),
  },
];

/** Other classes of java.util: bits, text, arrays, optional values, statics. */
import { operations, type Subject } from './subject.js';

const UTIL = ['java.util.*'];

export const VALUES: readonly Subject[] = [
  {
    name: 'BitSet',
    type: 'BitSet',
    imports: UTIL,
    makers: ['new BitSet()', 'new BitSet(130)', 'BitSet.valueOf(new long[] {%l, %l})'],
    operations: operations(`
      $.set(%i);
      $.set(%i * 11);
      $.set(%i, %i + 20);
      $.set(%i, %z);
      $.clear(%i);
      $.clear(%i, %i * 9);
      $.flip(%i);
      $.flip(%i, %i * 17);
      $.get(%i)
      $.get(%i, %i * 10)
      $.nextSetBit(%i)
      $.nextClearBit(%i)
      $.previousSetBit(%i)
      $.previousClearBit(%i * 5)
      $.length()
      $.size()
      $.cardinality()
      $.isEmpty()
      $.and(#);
      $.or(#);
      $.xor(#);
      $.andNot(#);
      $.intersects(#)
      $.hashCode()
      $.equals(#)
      $.toLongArray()
      $.clone()
    `),
  },
  {
    name: 'StringJoiner',
    type: 'StringJoiner',
    imports: UTIL,
    makers: ['new StringJoiner(%s)', 'new StringJoiner(%s, "<", ">")'],
    operations: operations(`
      $.add(%s)
      $.add(%s)
      $.length()
      $.setEmptyValue(%s)
      $.merge(#)
      $.toString()
    `),
  },
  {
    name: 'StringTokenizer',
    type: 'StringTokenizer',
    isOpaque: true,
    imports: UTIL,
    makers: ['new StringTokenizer("a b  c,d")', 'new StringTokenizer("a-b--c", "-", true)'],
    operations: operations(`
      $.hasMoreTokens()
      $.countTokens()
      $.nextToken()
      $.nextToken(",")
      $.nextElement()
    `),
  },
  {
    name: 'Arrays',
    imports: UTIL,
    makers: [],
    operations: operations(`
      Arrays.toString(%a)
      { int[] a = %a; Arrays.sort(a); show("sorted", a); }
      { int[] a = %a; Arrays.sort(a, 1, %i); show("sorted", a); }
      { Integer[] o = %o; Arrays.sort(o, %k); show("sorted", o); }
      { Integer[] o = %o; Arrays.sort(o); show("sorted", o); }
      { int[] a = new int[300]; for (int i = 0; i < a.length; i++) a[i] = (i * 7919 + %i) % 101; Arrays.sort(a); show("hash", Arrays.hashCode(a)); }
      { Integer[] o = new Integer[100]; for (int i = 0; i < o.length; i++) o[i] = (i * 31 + %i) % 37; Arrays.sort(o, Comparator.reverseOrder()); show("sorted", o); }
      { double[] a = {%d, %d, -0.0, 0.0, Double.NaN, %d}; Arrays.sort(a); show("sorted", Arrays.toString(a)); }
      { char[] a = {%h, %h, %h}; Arrays.sort(a); show("sorted", new String(a)); }
      { byte[] a = {(byte) %i, 3, (byte) 200}; Arrays.sort(a); show("sorted", Arrays.toString(a)); }
      { long[] a = {%l, %l, %l}; Arrays.sort(a); show("sorted", Arrays.toString(a)); }
      Arrays.binarySearch(%a, %i)
      Arrays.equals(%a, %a)
      Arrays.equals(%o, %o)
      Arrays.hashCode(%a)
      Arrays.hashCode(%o)
      Arrays.deepHashCode(new Object[] {%a, %o, %s})
      Arrays.deepEquals(new Object[] {%a, "x"}, new Object[] {%a, "x"})
      Arrays.deepToString(new Object[] {%a, %o, %s, null})
      Arrays.copyOf(%a, %i)
      Arrays.copyOf(%o, %i)
      Arrays.copyOfRange(%a, %i, %i)
      { int[] a = %a; Arrays.fill(a, %i); show("filled", a); }
      { Integer[] o = %o; Arrays.fill(o, 0, %i, %n); show("filled", o); }
      { int[] a = %a; Arrays.setAll(a, i -> i * i); show("set", a); }
      Arrays.compare(new double[] {%d}, new double[] {%d})
      Arrays.asList(%o).indexOf(%n)
      Arrays.stream(%a).sum()
    `),
  },
  {
    name: 'Statics',
    imports: UTIL,
    makers: [],
    operations: operations(`
      Objects.equals(%n, %n)
      Objects.hash(%n, %s, %d)
      Objects.hashCode(%n)
      Objects.toString(%n, "none")
      Objects.requireNonNull(%n)
      Objects.requireNonNullElse(%n, 5)
      Objects.checkIndex(%i, 4)
      Objects.checkFromToIndex(%i, %i, 6)
      Objects.compare(%i, %i, %k)
      Objects.deepEquals(%a, %a)
      Optional.ofNullable(%n).map(%u)
      Optional.ofNullable(%n).filter(%p)
      Optional.ofNullable(%n).or(() -> Optional.of(4)).get()
      Optional.ofNullable(%n).orElse(9)
      Optional.ofNullable(%n).orElseThrow()
      Optional.ofNullable(%n).flatMap(v -> Optional.of(v + 1)).isPresent()
      Optional.of(%i).equals(Optional.of(%i))
      OptionalInt.of(%i).getAsInt()
      Collections.emptyList().size()
      Collections.singletonList(%n).get(%i)
      Collections.singletonMap(%n, %s)
      Collections.unmodifiableSet(new TreeSet<>(Arrays.asList(%i, %i)))
      Collections.unmodifiableMap(new TreeMap<>(Collections.singletonMap(%i, %s))).entrySet()
      { List<Integer> l = new ArrayList<>(%c); Collections.sort(l, Comparator.nullsFirst(%k)); show("sorted", l); }
      { List<Integer> l = new ArrayList<>(%c); Collections.fill(l, %n); show("filled", l); }
      { List<Integer> l = new ArrayList<>(%c); Collections.replaceAll(l, 2, %n); show("replaced", l); }
      { List<Integer> l = new ArrayList<>(%c); Collections.addAll(l, %n, %n); show("added", l); }
      Collections.list(Collections.enumeration(%c))
      Comparator.<Integer>naturalOrder().thenComparing(%k).compare(%i, %i)
      Comparator.comparing((Integer v) -> v % 3).thenComparingInt(v -> -v).reversed().compare(%i, %i)
      new AbstractMap.SimpleEntry<>(%n, %s).hashCode()
      new AbstractMap.SimpleImmutableEntry<>(%n, %s)
      Map.entry(%i, %s)
      List.of(%i, %i, %i)
      List.of(1, 2, 3).indexOf(%i)
      List.copyOf(%c).size()
      new Random(%l).nextInt(100)
      new UUID(%l, %l)
    `),
  },
];

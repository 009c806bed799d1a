/** Classes of well-known jars, where they are installed. */
import { operations, type Subject } from './subject.js';

export interface Jar {
  /** Of the file, without folder and version. */
  readonly file: string;
  readonly subjects: readonly Subject[];
}

export const JARS: readonly Jar[] = [
  {
    file: 'commons-collections4.jar',
    subjects: [
      {
        name: 'TreeList',
        type: 'TreeList<Integer>',
        imports: ['java.util.*', 'org.apache.commons.collections4.list.*'],
        makers: ['new TreeList<Integer>()', 'new TreeList<Integer>(%c)'],
        operations: operations(`
          $.add(%n)
          $.add(%i, %n);
          $.addAll(%c)
          $.get(%i)
          $.set(%i, %n)
          $.remove(%i)
          $.indexOf(%n)
          $.contains(%n)
          $.size()
          $.toArray()
          { ListIterator<Integer> it = $.listIterator(); while (it.hasNext()) { Integer v = it.next(); if (v != null && v > 3) it.remove(); } }
          { ListIterator<Integer> it = $.listIterator($.size()); while (it.hasPrevious()) { Integer v = it.previous(); it.set(v == null ? 0 : v + 1); } }
          $.clear();
        `),
      },
      {
        name: 'CursorableLinkedList',
        type: 'CursorableLinkedList<Integer>',
        imports: ['java.util.*', 'org.apache.commons.collections4.list.*'],
        makers: ['new CursorableLinkedList<Integer>()', 'new CursorableLinkedList<Integer>(%c)'],
        operations: operations(`
          $.add(%n)
          $.addFirst(%n)
          $.addLast(%n)
          $.getFirst()
          $.removeLast()
          $.add(%i, %n);
          $.remove(%i)
          $.indexOf(%n)
          $.subList(0, %i)
          { CursorableLinkedList.Cursor<Integer> c = $.cursor(); while (c.hasNext()) { c.next(); c.add(%n); } c.close(); }
          $.equals(#)
          $.hashCode()
        `),
      },
      {
        name: 'BidiMap',
        type: 'DualHashBidiMap<Integer, String>',
        imports: ['java.util.*', 'org.apache.commons.collections4.bidimap.*'],
        makers: ['new DualHashBidiMap<Integer, String>()'],
        operations: operations(`
          $.put(%n, %s)
          $.put(%i, %s)
          $.getKey(%s)
          $.removeValue(%s)
          $.remove(%n)
          $.inverseBidiMap()
          $.containsValue(%s)
          $.size()
          $.keySet()
          $.values()
        `),
      },
      {
        name: 'TreeBidiMap',
        type: 'TreeBidiMap<Integer, String>',
        imports: ['java.util.*', 'org.apache.commons.collections4.bidimap.*'],
        makers: ['new TreeBidiMap<Integer, String>()'],
        operations: operations(`
          $.put(%i, %s)
          $.put(%i, "v" + %i)
          $.getKey(%s)
          $.removeValue(%s)
          $.remove(%i)
          $.firstKey()
          $.lastKey()
          $.nextKey(%i)
          $.previousKey(%i)
          $.inverseBidiMap()
          $.entrySet()
          $.hashCode()
        `),
      },
      {
        name: 'HashBag',
        type: 'HashBag<Integer>',
        imports: ['java.util.*', 'org.apache.commons.collections4.bag.*'],
        makers: ['new HashBag<Integer>()', 'new HashBag<Integer>(%c)'],
        operations: operations(`
          $.add(%n)
          $.add(%n, %i)
          $.remove(%n, %i)
          $.getCount(%n)
          $.uniqueSet()
          $.size()
          $.containsAll(%c)
          $.retainAll(%c)
          $.toArray()
        `),
      },
      {
        name: 'CircularFifoQueue',
        type: 'CircularFifoQueue<Integer>',
        imports: ['java.util.*', 'org.apache.commons.collections4.queue.*'],
        makers: ['new CircularFifoQueue<Integer>(3)'],
        operations: operations(`
          $.add(%i)
          $.offer(%n)
          $.poll()
          $.peek()
          $.get(%i)
          $.isAtFullCapacity()
          $.remove()
          { Iterator<Integer> it = $.iterator(); if (it.hasNext()) { it.next(); it.remove(); } }
        `),
      },
      {
        name: 'LRUMap',
        type: 'LRUMap<Integer, String>',
        imports: ['java.util.*', 'org.apache.commons.collections4.map.*'],
        makers: ['new LRUMap<Integer, String>(3)'],
        operations: operations(`
          $.put(%i, %s)
          $.put(%n, %s)
          $.get(%n)
          $.remove(%n)
          $.firstKey()
          $.lastKey()
          $.isFull()
          $.keySet()
          $.mapIterator().hasNext()
        `),
      },
      {
        name: 'PatriciaTrie',
        type: 'PatriciaTrie<Integer>',
        imports: ['java.util.*', 'org.apache.commons.collections4.trie.*'],
        makers: ['new PatriciaTrie<Integer>()'],
        operations: operations(`
          $.put(%s, %n)
          $.put(%w, %n)
          $.get(%s)
          $.remove(%s)
          $.prefixMap("a")
          $.firstKey()
          $.lastKey()
          $.nextKey(%s)
          $.headMap(%s)
          $.selectKey(%s)
        `),
      },
      {
        name: 'CollectionUtils',
        imports: ['java.util.*', 'org.apache.commons.collections4.*'],
        makers: [],
        operations: operations(`
          CollectionUtils.union(%c, %c).size()
          CollectionUtils.intersection(%c, %c).size()
          CollectionUtils.subtract(%c, %c)
          CollectionUtils.disjunction(%c, %c).size()
          CollectionUtils.isEqualCollection(%c, %c)
          CollectionUtils.isSubCollection(%c, %c)
          CollectionUtils.getCardinalityMap(Arrays.asList(1, 2, 1, %i))
          ListUtils.longestCommonSubsequence(Arrays.asList(1, 2, 3, %i, 5), Arrays.asList(2, %i, 3, 5))
          ListUtils.partition(Arrays.asList(1, 2, 3, 4, 5), %i)
          ListUtils.sum(Arrays.asList(1, 2), Arrays.asList(%i, 2))
          IteratorUtils.toList(IteratorUtils.chainedIterator(Arrays.asList(1).iterator(), Arrays.asList(%i, 3).iterator()))
          CollectionUtils.permutations(Arrays.asList(1, 2, 3))
          CollectionUtils.collate(Arrays.asList(1, 4, 6), Arrays.asList(2, %i, 7))
        `),
      },
    ],
  },
  {
    file: 'commons-lang3.jar',
    subjects: [
      {
        name: 'StringUtils',
        imports: [
          'org.apache.commons.lang3.*',
          'org.apache.commons.lang3.mutable.*',
          'org.apache.commons.lang3.tuple.*',
          'org.apache.commons.lang3.math.*',
        ],
        makers: [],
        operations: operations(`
          StringUtils.reverse(%s)
          StringUtils.capitalize(%s)
          StringUtils.leftPad(%s, %i, '*')
          StringUtils.rightPad(%s, %i)
          StringUtils.center(%s, %i + 3, "ab")
          StringUtils.repeat(%s, %i)
          StringUtils.abbreviate("abcdefghijkl", %i + 3)
          StringUtils.countMatches("abcabcab", %s)
          StringUtils.difference(%s, %s)
          StringUtils.getLevenshteinDistance(%s, %s)
          StringUtils.isNumeric(%s)
          StringUtils.isBlank(%s)
          StringUtils.join(%a, ',')
          StringUtils.substringBetween("x[a]y[b]", "[", "]")
          StringUtils.split("a b  c d")
          StringUtils.splitByCharacterTypeCamelCase("fooBarBAZ12")
          StringUtils.swapCase(%s)
          StringUtils.indexOfDifference(%s, %s)
          StringUtils.getCommonPrefix(%s, %s, "ab")
          StringUtils.replaceEach("abcde", new String[] {"ab", "d"}, new String[] {"w", %s})
          StringUtils.rotate(%s, %i)
          StringUtils.chomp("abc\\n")
          StringUtils.overlay("abcdef", %s, %i, %i)
          ArrayUtils.add(%a, %i)
          ArrayUtils.remove(%a, %i)
          ArrayUtils.indexOf(%a, %i)
          ArrayUtils.contains(%a, %i)
          { int[] a = %a; ArrayUtils.reverse(a); show("reversed", a); }
          { int[] a = %a; ArrayUtils.shift(a, %i); show("shifted", a); }
          ArrayUtils.subarray(%a, %i, %i)
          ArrayUtils.toObject(%a)
          ArrayUtils.removeElements(%a, %i, %i)
          NumberUtils.max(%i, %i, %i)
          NumberUtils.toInt(%s, -1)
          NumberUtils.isDigits("12" + %i)
          Range.between(%i, %i).contains(%i)
          Range.between(1, %i).intersectionWith(Range.between(0, 3))
          Pair.of(%i, %s)
          Pair.of(%i, %s).compareTo(Pair.of(%i, %s))
          new MutableInt(%i).addAndGet(%i)
          BooleanUtils.toBooleanObject(%s)
          BooleanUtils.xor(new boolean[] {%z, %z, %z})
          CharUtils.isAsciiAlpha(%h)
          Fraction.getFraction(%i, 4).add(Fraction.getFraction(1, 6))
          Fraction.getReducedFraction(%i * 6, 8).pow(2)
        `),
      },
    ],
  },
  {
    file: 'guava.jar',
    subjects: [
      {
        name: 'Guava',
        imports: [
          'java.util.*',
          'com.google.common.collect.*',
          'com.google.common.base.Joiner',
          'com.google.common.base.Splitter',
          'com.google.common.base.CharMatcher',
          'com.google.common.math.IntMath',
          'com.google.common.primitives.Ints',
        ],
        makers: [],
        operations: operations(`
          ImmutableList.of(%i, %i, %i).reverse()
          ImmutableList.copyOf(Arrays.asList(1, %i)).contains(%i)
          ImmutableSet.of(%i, %i, 3)
          ImmutableMap.of(%i, %s, 100, "x")
          ImmutableSortedSet.of(%i, %i, 4).headSet(%i)
          { Multiset<Integer> m = TreeMultiset.create(); m.add(%i, 2); m.add(%i); m.remove(%i); show("multiset", m); }
          { ListMultimap<Integer, String> m = ArrayListMultimap.create(); m.put(%i, %s); m.put(%i, %s); show("size", m.size()); show("get", m.get(%i)); }
          { BiMap<Integer, String> m = HashBiMap.create(); m.put(%i, "a"); m.forcePut(%i, "a"); show("inverse", m.inverse()); }
          { RangeSet<Integer> r = TreeRangeSet.create(); r.add(Range.closed(1, %i + 8)); r.remove(Range.open(2, 4)); show("ranges", r); }
          Lists.partition(Arrays.asList(1, 2, 3, 4, 5), 2)
          Lists.reverse(Arrays.asList(1, 2, %i))
          Sets.union(ImmutableSet.of(1, 2), ImmutableSet.of(%i))
          Sets.difference(ImmutableSet.of(1, 2), ImmutableSet.of(%i))
          Joiner.on("-").skipNulls().join(Arrays.asList(1, %n, 3))
          Splitter.on(',').trimResults().omitEmptyStrings().splitToList("a, b,,c")
          CharMatcher.inRange('a', 'c').retainFrom(%s)
          IntMath.gcd(12, %i + 1)
          IntMath.binomial(6, %i)
          IntMath.checkedAdd(%i, 5)
          Ints.asList(%a).indexOf(%i)
          Ints.max(%a)
          Ordering.natural().nullsFirst().sortedCopy(Arrays.asList(3, %n, 1))
          Iterables.concat(Arrays.asList(1), Arrays.asList(%i))
          ComparisonChain.start().compare(%i, %i).compare(%s, %s).result()
        `),
      },
    ],
  },
];

/** Lists, queues and sets of java.util. */
import { operations, type Subject } from './subject.js';

const COLLECTION = operations(`
  $.add(%n)
  $.add(%n)
  $.remove((Object) %n)
  $.contains(%n)
  $.size()
  $.isEmpty()
  $.addAll(%c)
  $.removeAll(%c)
  $.retainAll(%c)
  $.containsAll(%c)
  $.removeIf(%p)
  $.toArray()
  $.toArray(new Integer[0])
  $.toArray(new Integer[6])
  $.equals(#)
  $.hashCode()
  $.toString()
  $.clear();
  $.forEach(v -> show("each", v));
  { Iterator<Integer> it = $.iterator(); while (it.hasNext()) { Integer v = it.next(); if (v != null && v % 3 == 0) it.remove(); } }
  { for (Integer v : $) { if (v != null && v == 2) $.add(99); } }
`);

const LIST = operations(`
  $.add(%i, %n);
  $.get(%i)
  $.set(%i, %n)
  $.remove(%i)
  $.indexOf(%n)
  $.lastIndexOf(%n)
  $.addAll(%i, %c)
  $.subList(0, %i)
  $.subList(%i, %i).size()
  { List<Integer> part = $.subList(0, %i); part.add(%n); part.remove(0); show("part", part); }
  $.replaceAll(%u);
  $.sort(%k);
  { ListIterator<Integer> it = $.listIterator(%i); while (it.hasPrevious()) { show("at", it.previousIndex()); it.set(%n); it.previous(); } it.add(%n); }
  { ListIterator<Integer> it = $.listIterator(); while (it.hasNext()) { it.next(); if (it.nextIndex() % 2 == 0) it.remove(); } }
  Collections.max($)
  Collections.min($, %k)
  { Collections.reverse($); }
  { Collections.swap($, %i, %i); }
  { Collections.rotate($, %i); }
  Collections.frequency($, %n)
  Collections.binarySearch($, %n, Comparator.nullsFirst(Comparator.naturalOrder()))
  Collections.unmodifiableList($).equals(#)
  Collections.nCopies(%i, %n)
  Collections.indexOfSubList($, Arrays.asList(%n))
  Collections.disjoint($, %c)
  $ instanceof RandomAccess
`);

const DEQUE = operations(`
  $.addFirst(%n);
  $.addLast(%n);
  $.offerFirst(%n)
  $.offerLast(%n)
  $.removeFirst()
  $.removeLast()
  $.pollFirst()
  $.pollLast()
  $.getFirst()
  $.getLast()
  $.peekFirst()
  $.peekLast()
  $.removeFirstOccurrence(%n)
  $.removeLastOccurrence(%n)
  $.offer(%n)
  $.poll()
  $.element()
  $.peek()
  $.push(%n);
  $.pop()
  { Iterator<Integer> it = $.descendingIterator(); while (it.hasNext()) { Integer v = it.next(); if (v == null || v % 2 == 0) it.remove(); } }
`);

const QUEUE = operations(`
  $.offer(%n)
  $.offer(%i)
  $.add(%i)
  $.poll()
  $.peek()
  $.element()
  $.remove()
`);

const SORTED_SET = operations(`
  $.first()
  $.last()
  $.lower(%n)
  $.floor(%n)
  $.ceiling(%n)
  $.higher(%n)
  $.pollFirst()
  $.pollLast()
  $.headSet(%n, %z)
  $.tailSet(%n, %z)
  $.subSet(%i, %z, %i, %z)
  $.descendingSet()
  { NavigableSet<Integer> part = $.headSet(%i, %z); part.add(%i); show("part", part); part.pollLast(); }
  { Iterator<Integer> it = $.descendingIterator(); if (it.hasNext()) { it.next(); it.remove(); } }
`);

const UTIL = ['java.util.*'];
const FILLED = 'new ArrayList<Integer>(%c)';

const list = (name: string, more: readonly string[] = []): Subject => ({
  name,
  type: `${name}<Integer>`,
  imports: UTIL,
  makers: [`new ${name}<Integer>()`, `new ${name}<Integer>(%c)`],
  operations: [...COLLECTION, ...LIST, ...more],
});

export const COLLECTIONS: readonly Subject[] = [
  list('ArrayList', ['$.ensureCapacity(%i);', '$.trimToSize();', '$.clone()', '$.stream().count()']),
  list('LinkedList', [...DEQUE, '$.clone()']),
  list('Vector', [
    '$.elementAt(%i)',
    '$.firstElement()',
    '$.insertElementAt(%n, %i);',
    '$.removeElementAt(%i);',
    '$.setSize(%i);',
  ]),
  {
    ...list('Stack', ['$.push(%n)', '$.pop()', '$.peek()', '$.empty()', '$.search(%n)']),
    makers: ['new Stack<Integer>()'],
  },
  {
    name: 'ArrayDeque',
    type: 'ArrayDeque<Integer>',
    imports: UTIL,
    makers: [
      'new ArrayDeque<Integer>()',
      'new ArrayDeque<Integer>(%i)',
      'new ArrayDeque<Integer>(Arrays.asList(1, 2, 3))',
    ],
    operations: [
      ...COLLECTION.filter((text) => text !== '$.hashCode()' && text !== '$.equals(#)'),
      ...DEQUE,
      '$.clone()',
    ],
  },
  {
    name: 'PriorityQueue',
    type: 'PriorityQueue<Integer>',
    imports: UTIL,
    makers: [
      'new PriorityQueue<Integer>()',
      'new PriorityQueue<Integer>(%k)',
      'new PriorityQueue<Integer>(Arrays.asList(5, 3, 9, 1))',
    ],
    operations: [...COLLECTION.filter((text) => text !== '$.hashCode()' && text !== '$.equals(#)'), ...QUEUE, ...QUEUE],
  },
  {
    name: 'HashSet',
    type: 'HashSet<Integer>',
    imports: UTIL,
    makers: ['new HashSet<Integer>()', 'new HashSet<Integer>(%c)', 'new HashSet<Integer>(2)'],
    operations: [
      ...COLLECTION,
      '$.clone()',
      'new HashSet<Object>(Arrays.asList("a", "b", "Aa", "BB", %i))',
      'Collections.newSetFromMap(new HashMap<Integer, Boolean>()).add(%n)',
    ],
  },
  {
    name: 'LinkedHashSet',
    type: 'LinkedHashSet<Integer>',
    imports: UTIL,
    makers: ['new LinkedHashSet<Integer>()', 'new LinkedHashSet<Integer>(%c)'],
    operations: COLLECTION,
  },
  {
    name: 'TreeSet',
    type: 'TreeSet<Integer>',
    imports: UTIL,
    makers: [
      'new TreeSet<Integer>()',
      'new TreeSet<Integer>(Comparator.nullsLast(Comparator.reverseOrder()))',
      'new TreeSet<Integer>(Arrays.asList(4, 2, 8, 6))',
    ],
    operations: [...COLLECTION, ...SORTED_SET, '$.clone()'],
  },
  {
    name: 'AsList',
    type: 'List<Integer>',
    imports: UTIL,
    makers: [
      'Arrays.asList(3, 1, 2, null)',
      `Collections.unmodifiableList(${FILLED})`,
      `Collections.synchronizedList(${FILLED})`,
      `Collections.checkedList(${FILLED}, Integer.class)`,
      `${FILLED}.subList(0, 2)`,
    ],
    operations: [...COLLECTION, ...LIST],
  },
];

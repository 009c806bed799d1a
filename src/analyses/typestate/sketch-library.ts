/** What code outside of the input may do to objects that it can find, by what its interfaces promise. */
import type { MethodDeclaration } from '../../ir/program.js';
import { elementType, isArray, isPrimitive, type TypeName } from '../../ir/types.js';

/**
 * `nothing`; `objects`: it calls `equals`, `hashCode`, `toString` and `compareTo` on what it is given; `everything`: it may call
 * whatever can be called. Exceptions only tell what happened.
 */
export type Outside = 'nothing' | 'objects' | 'everything';

/** Packages and classes whose methods work on what they are given, as data, and call nothing else. */
const QUIET =
  /^java\.(?:lang\.(?!Runnable|Iterable|Thread|ClassLoader|Process|Runtime|AutoCloseable|Appendable|Readable|invoke\.)|math\.|text\.|time\.|net\.|nio\.|io\.|util\.(?:regex\.|zip\.|Map\$Entry$|(?:Locale|Date|Calendar|GregorianCalendar|TimeZone|Random|UUID|BitSet|StringTokenizer|Objects|Currency|Base64|Properties|ResourceBundle|StringJoiner|Formatter)(?:\$|$)))/;
/** They hold elements, and keep the contracts of `Collection`, `Map` and `Iterator`. */
const CONTAINERS =
  /^java\.util\.(?:concurrent\.)?(?:Abstract|Array|Linked|Hash|Tree|Identity|Weak|Enum|Priority|Concurrent|CopyOnWrite|Vector|Stack|Dictionary|Enumeration|Iterator|ListIterator|Collection|List|Set|Map|SortedMap|SortedSet|NavigableMap|NavigableSet|Queue|Deque|SequencedCollection|SequencedMap|SequencedSet|Optional)\w*(?:\$|$)|^java\.lang\.Iterable$/;
/** Of containers: these change nothing. What others change may be what somebody iterates over, and may be refused. */
const READING =
  /^(?:<init>|size|isEmpty|contains\w*|get\w*|first\w*|last\w*|peek\w*|element\w*|indexOf|iterator|listIterator|spliterator|\w*[sS]tream|values|entrySet|\w*[kK]eySet|keys|descending\w+|head\w+|tail\w+|sub[LMS]\w+|floor\w*|ceiling\w*|higher\w*|lower\w*|has\w+|next\w*|previous\w*|toArray|clone|comparator|search|empty|capacity)$/;
const UNCHANGING = /^java\.util\.Optional/;
/** They look at what the object holds. */
const OWN_LOOKS = /^(?:compareTo|equals|hashCode|toString)$/;
/** Code that runs what only it knows. */
const REFLECTIVE = /^(?:invoke|newInstance|invokeExact|run|start|call)$/;
/** They wrap what they are given, or look at it, and call nothing. */
const DEAF: ReadonlyMap<string, RegExp> = new Map([
  ['java.util.Collections', /^(?:unmodifiable|synchronized|checked|empty|singleton|nCopies|enumeration)/],
  ['java.util.Arrays', /^(?:asList|fill|copyOf|copyOfRange|stream)$/],
  ['java.util.Objects', /^(?:requireNonNull|isNull|nonNull)/],
  ['java.lang.System', /^(?:arraycopy|identityHashCode|getProperty|currentTimeMillis|nanoTime|lineSeparator)$/],
  ['java.lang.Object', /^(?:<init>|getClass|clone|notify|notifyAll|hashCode|equals|toString)$/],
  ['java.lang.Enum', /./],
  ['java.lang.reflect.Array', /^(?:getLength|newInstance|get|set)/],
]);
const LOOKING: ReadonlyMap<string, RegExp> = new Map([
  ['java.util.Arrays', /^(?:equals|hashCode|toString|deepEquals|deepHashCode|deepToString|sort|binarySearch)$/],
  ['java.util.Objects', /^(?:equals|hash|hashCode|toString)$/],
]);

/** Of a method that the input does not declare, run on an object that is not of the input. */
export function outsideOf({ owner, name, parameters }: MethodDeclaration): Outside {
  if (owner === 'espalier.Any' || /(?:Exception|Error|Throwable)$/.test(owner) || DEAF.get(owner)?.test(name) === true)
    return 'nothing';
  const given = parameters.map(({ type }) => givenAs(type));
  if (LOOKING.get(owner)?.test(name) === true) return given.includes('everything') ? 'everything' : 'objects';
  if (REFLECTIVE.test(name)) return 'everything';
  if (!QUIET.test(owner) && !CONTAINERS.test(owner)) return 'everything';
  if (given.includes('everything')) return 'everything';
  const isChange = CONTAINERS.test(owner) && !UNCHANGING.test(owner) && !READING.test(name) && !OWN_LOOKS.test(name);
  if (isChange) return 'everything';
  const looks = given.includes('objects') || OWN_LOOKS.test(name);
  return looks ? 'objects' : 'nothing';
}

/** What the called code may do with an argument that it takes as this type. */
function givenAs(type: TypeName): Outside {
  if (isPrimitive(type)) return 'nothing';
  if (isArray(type)) return givenAs(elementType(type));
  if (type === 'java.lang.String' || type === 'java.lang.Class') return 'nothing';
  return QUIET.test(type) && !type.startsWith('java.io.') ? 'objects' : 'everything';
}

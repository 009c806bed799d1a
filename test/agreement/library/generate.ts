/** Java source of drivers: random operations on library objects, each result or exception printed. */
import { type Random, randomFrom } from '../../fuzz/random.js';
import type { Subject, Template } from './subject.js';

export interface Driver {
  readonly mainClass: string;
  readonly text: string;
}

const TEXTS = ['""', '"a"', '"ab"', '"abc"', '"bca"', '"b c"', '"12"', '"true"', '"hello"'];
const COLLECTIONS = [
  'Arrays.asList(1, 2)',
  'Arrays.asList(4, null, 0)',
  'new ArrayList<Integer>(Arrays.asList(3, 3, 5, 1))',
  'Collections.<Integer>emptyList()',
  'new TreeSet<Integer>(Arrays.asList(2, 9))',
  'Arrays.asList(7)',
];
const PREDICATES = ['v -> v != null && v % 2 == 0', 'v -> v > 3', 'Objects::isNull', 'v -> false'];
const FUNCTIONS = ['v -> v + 1', 'v -> v == null ? 0 : v * 2', 'v -> null', 'v -> v / (v - 2)'];
const BINARY = ['Integer::sum', '(p, q) -> p - q', '(p, q) -> null'];
const COMPARATORS = [
  'Comparator.<Integer>naturalOrder()',
  'Comparator.<Integer>reverseOrder()',
  '(p, q) -> p % 3 - q % 3',
];
const INTS = ['new int[] {}', 'new int[] {5}', 'new int[] {3, 1, 2}', 'new int[] {9, -4, 9, 0, 7}', 'null'];
const INTEGERS = ['new Integer[] {3, 1, 2}', 'new Integer[] {}', 'new Integer[] {4, null, 4}'];
const DOUBLES = ['0.5', '-1.25', '3e10', '-0.0', 'Double.POSITIVE_INFINITY'];
const LONGS = ['0L', '-1L', '123456789012L', 'Long.MIN_VALUE', '5L'];

function hole(kind: string, random: Random): string {
  switch (kind) {
    case 'n':
      return random.below(10) === 0 ? '(Integer) null' : `(Integer) ${random.below(9)}`;
    case 'i':
      return random.below(9) === 0 ? '-1' : String(random.below(7));
    case 's':
      return random.pick(TEXTS);
    case 'w':
      return `"${Array.from({ length: 4 }, () => random.pick(['Aa', 'BB'])).join('')}"`;
    case 'c':
      return random.pick(COLLECTIONS);
    case 'p':
      return random.pick(PREDICATES);
    case 'u':
      return random.pick(FUNCTIONS);
    case 'b':
      return random.pick(BINARY);
    case 'k':
      return random.pick(COMPARATORS);
    case 'a':
      return random.below(9) === 0 ? 'none()' : random.pick(INTS.slice(0, -1));
    case 'o':
      return random.pick(INTEGERS);
    case 'd':
      return random.pick(DOUBLES);
    case 'l':
      return random.pick(LONGS);
    case 'z':
      return random.pick(['true', 'false']);
    case 'h':
      return random.pick(["'a'", "'Z'", "'0'", "' '", "'\\u00e9'"]);
    default:
      throw new RangeError(`no hole %${kind}`);
  }
}

function filled(template: Template, random: Random): string {
  return template
    .replaceAll(/%([a-z])/g, (_, kind: string) => hole(kind, random))
    .replaceAll(/(?<!\w)\$(?!\w)/g, 'x')
    .replaceAll('#', 'y');
}

function step(number: number, subject: Subject, random: Random): string {
  const text = filled(random.pick(subject.operations), random);
  const parameters = subject.type === undefined ? '' : `${subject.type} x, ${subject.type} y`;
  const action = text.startsWith('{') || text.endsWith(';') ? text : `show("${number}", ${text});`;
  const passed = subject.type === undefined ? '' : 'x, y';
  const after = subject.type === undefined || subject.isOpaque ? '' : '        show("x", x);\n';
  return `    static void step${number}(${parameters}) throws Exception { ${action} }
    static void run${number}(${parameters}) {
        try { step${number}(${passed}); } catch (Throwable e) { show("${number}", e.getClass().getName()); }
${after}    }
`;
}

/** The same text for the same seed. */
export function driver(subject: Subject, steps: number, seed: number): Driver {
  const random = randomFrom(seed);
  const mainClass = `Driver${subject.name}${seed}`;
  const numbers = Array.from({ length: steps }, (_, index) => index);
  const bodies = numbers.map((number) => step(number, subject, random)).join('');
  const made = (): string => filled(random.pick(subject.makers), random);
  const objects = subject.type === undefined ? '' : `        ${subject.type} x = ${made()}, y = ${made()};\n`;
  const passed = subject.type === undefined ? '' : 'x, y';
  const imports = [...new Set(['java.util.*', ...subject.imports])].map((name) => `import ${name};\n`).join('');
  return {
    mainClass,
    text: `${imports}
public class ${mainClass} {
    static int[] none() { return null; }
    static void show(String what, Object value) { System.out.println(what + " = " + text(value)); }
    static String text(Object value) {
        if (value instanceof int[]) return Arrays.toString((int[]) value);
        if (value instanceof long[]) return Arrays.toString((long[]) value);
        if (value instanceof byte[]) return Arrays.toString((byte[]) value);
        if (value instanceof Object[]) return Arrays.deepToString((Object[]) value);
        return String.valueOf(value);
    }
${bodies}    public static void main(String[] args) {
${objects}${numbers.map((number) => `        run${number}(${passed});\n`).join('')}    }
}
`,
  };
}

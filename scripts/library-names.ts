/**
 * Counts names of the Java library that are written into the code of analyses, a file a line: what is known of the library belongs into
 * `src/library`, `models` and `components`.
 *
 *     npm run measure:library-names [-- --list]
 *
 * Counted are words like `java.util.List` in strings and regular expressions, each occurrence; not in comments. Left out are the room itself, the
 * front ends and the interpreter, which speak of the platform, and names of the language: Object, String, Class, boxes, Throwable and what
 * instructions throw, Iterable, AutoCloseable, Enum, Record; the package that is imported everywhere, what arrays implement (`Serializable`), the classes with signature
 * polymorphic methods, what `Object.clone` throws, and errors of the machine. With `--list` each name is printed; docs/library.md says what those that are left are for.
 */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

const SOURCES = path.resolve('src');
const LEFT_OUT: readonly string[] = ['library/', 'frontends/', 'execution/'];
const OF_LANGUAGE =
  /^java\.lang\.$|^java\.io\.Serializable$|^java\.lang\.(?:invoke\.(?:MethodHandle|VarHandle)|CloneNotSupportedException|InternalError|UnknownError|Object|String|Class|Boolean|Byte|Character|Short|Integer|Long|Float|Double|Void|Number|Throwable|Exception|RuntimeException|Error|Iterable|AutoCloseable|Enum|Record|Cloneable|annotation|NullPointerException|ClassCastException|ArithmeticException|ArrayStoreException|(?:Array)?IndexOutOfBoundsException|NegativeArraySizeException|ExceptionInInitializerError|AssertionError|StackOverflowError|OutOfMemoryError|VirtualMachineError|IncompatibleClassChangeError|AbstractMethodError|MatchException|LinkageError|NoClassDefFoundError)\b/;

const lists = process.argv.includes('--list');

function filesUnder(folder: string): readonly string[] {
  return readdirSync(folder).flatMap((name) => {
    const whole = path.join(folder, name);
    if (statSync(whole).isDirectory()) return filesUnder(whole);
    return whole.endsWith('.ts') ? [whole] : [];
  });
}

/** Dots of regular expressions have backslashes before them, of some descriptors they are slashes. */
const NAME = /(?<=['"`^|]|\?:)javax?(?:\\?\.|\/)(?:[a-z]\w*(?:\\?\.|\/))*(?:[A-Z]\w*|\*|[([{]|\w+)?/g;

function namesIn(text: string): readonly string[] {
  const code = text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '$1');
  return [...code.matchAll(NAME)]
    .map(([name]) => name.replaceAll('\\', '').replaceAll('/', '.'))
    .filter((name) => !OF_LANGUAGE.test(name));
}

const found = filesUnder(SOURCES)
  .map((file) => ({ file: path.relative(SOURCES, file), names: namesIn(readFileSync(file, 'utf8')) }))
  .filter(({ file, names }) => names.length > 0 && !LEFT_OUT.some((start) => file.startsWith(start)))
  .sort((one, other) => other.names.length - one.names.length || (one.file < other.file ? -1 : 1));
for (const { file, names } of found)
  console.log(`${String(names.length).padStart(5)}  ${file}${lists ? `: ${names.join(' ')}` : ''}`);
console.log(`${found.reduce((sum, { names }) => sum + names.length, 0)} names in ${found.length} files`);

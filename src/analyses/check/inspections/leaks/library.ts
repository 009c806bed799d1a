/** What the documentation of the Java library says of resources: what opens them, what wraps them, what only borrows them. */
import type { Hierarchy } from '../../../../ir/hierarchy.js';
import type { Constant, Instruction, Operand } from '../../../../ir/instructions.js';
import type { ClassName } from '../../../../ir/types.js';

export type Call = Extract<Instruction, { kind: 'call' }>;

/** Classes whose constructors always open something that has to be closed. */
const OPENED: ReadonlySet<ClassName> = new Set([
  'java.io.FileInputStream',
  'java.io.FileOutputStream',
  'java.io.FileReader',
  'java.io.FileWriter',
  'java.io.RandomAccessFile',
  'java.net.Socket',
  'java.net.ServerSocket',
  'java.net.DatagramSocket',
  'java.net.MulticastSocket',
  'java.util.zip.ZipFile',
  'java.util.jar.JarFile',
]);

/** Classes whose constructors open a file where they are given its name, and wrap where they are given a stream. */
const OPENED_BY_NAME: ReadonlySet<ClassName> = new Set([
  'java.io.PrintStream',
  'java.io.PrintWriter',
  'java.util.Formatter',
  'java.util.Scanner',
]);

/** Closing one of these closes what it was made of. */
const WRAPPERS: ReadonlySet<ClassName> = new Set([
  'java.io.BufferedInputStream',
  'java.io.BufferedOutputStream',
  'java.io.BufferedReader',
  'java.io.BufferedWriter',
  'java.io.DataInputStream',
  'java.io.DataOutputStream',
  'java.io.FilterInputStream',
  'java.io.FilterOutputStream',
  'java.io.InputStreamReader',
  'java.io.LineNumberReader',
  'java.io.ObjectInputStream',
  'java.io.ObjectOutputStream',
  'java.io.OutputStreamWriter',
  'java.io.PrintStream',
  'java.io.PrintWriter',
  'java.io.PushbackInputStream',
  'java.io.PushbackReader',
  'java.util.Formatter',
  'java.util.Scanner',
  'java.util.jar.JarInputStream',
  'java.util.jar.JarOutputStream',
  'java.util.zip.CheckedInputStream',
  'java.util.zip.CheckedOutputStream',
  'java.util.zip.DeflaterInputStream',
  'java.util.zip.DeflaterOutputStream',
  'java.util.zip.GZIPInputStream',
  'java.util.zip.GZIPOutputStream',
  'java.util.zip.InflaterInputStream',
  'java.util.zip.InflaterOutputStream',
  'java.util.zip.ZipInputStream',
  'java.util.zip.ZipOutputStream',
]);

/** Of the wrappers: making one reads or writes a header, or goes wrong otherwise. */
const FAILING_WRAPPERS: ReadonlySet<ClassName> = new Set([
  'java.io.ObjectInputStream',
  'java.io.ObjectOutputStream',
  'java.util.jar.JarInputStream',
  'java.util.jar.JarOutputStream',
  'java.util.zip.GZIPInputStream',
  'java.util.zip.GZIPOutputStream',
]);

/** Of the wrappers: closing one writes what is left first, and where that fails, what it was made of stays open. */
const WRITING_AT_THE_END: ReadonlySet<ClassName> = new Set([
  'java.io.ObjectOutputStream',
  'java.util.jar.JarOutputStream',
  'java.util.zip.DeflaterOutputStream',
  'java.util.zip.GZIPOutputStream',
  'java.util.zip.InflaterOutputStream',
  'java.util.zip.ZipOutputStream',
]);

interface Factory {
  readonly owner: ClassName;
  readonly names: ReadonlySet<string>;
  /** Closing the receiver closes the result. */
  readonly owned?: boolean;
}

const FACTORIES: readonly Factory[] = [
  {
    owner: 'java.nio.file.Files',
    names: new Set([
      'newBufferedReader',
      'newBufferedWriter',
      'newInputStream',
      'newOutputStream',
      'newByteChannel',
      'newDirectoryStream',
      'list',
      'walk',
      'lines',
      'find',
    ]),
  },
  { owner: 'java.nio.channels.FileChannel', names: new Set(['open']) },
  { owner: 'java.nio.channels.SocketChannel', names: new Set(['open']) },
  { owner: 'java.nio.channels.ServerSocketChannel', names: new Set(['open', 'accept']) },
  { owner: 'java.nio.channels.Selector', names: new Set(['open']) },
  { owner: 'java.net.ServerSocket', names: new Set(['accept']) },
  { owner: 'java.net.URL', names: new Set(['openStream']) },
  { owner: 'java.lang.Class', names: new Set(['getResourceAsStream']) },
  { owner: 'java.lang.ClassLoader', names: new Set(['getResourceAsStream', 'getSystemResourceAsStream']) },
  { owner: 'java.sql.DriverManager', names: new Set(['getConnection']) },
  { owner: 'javax.sql.DataSource', names: new Set(['getConnection']) },
  {
    owner: 'java.sql.Connection',
    names: new Set(['createStatement', 'prepareStatement', 'prepareCall']),
    owned: true,
  },
  { owner: 'java.sql.Statement', names: new Set(['executeQuery']), owned: true },
];

/** Library methods that use what they are given and forget it. */
const BORROWERS: ReadonlyMap<ClassName, ReadonlySet<string>> = new Map([
  ['java.util.Properties', new Set(['load', 'loadFromXML', 'store', 'storeToXML', 'list'])],
  ['java.nio.file.Files', new Set(['copy'])],
  ['java.io.InputStream', new Set(['transferTo'])],
  ['java.io.Reader', new Set(['transferTo', 'read'])],
  ['java.io.PrintStream', new Set(['print', 'println'])],
  ['java.io.PrintWriter', new Set(['print', 'println'])],
  ['java.lang.String', new Set(['valueOf'])],
  ['java.lang.StringBuilder', new Set(['append'])],
  ['java.lang.System', new Set(['identityHashCode'])],
  ['java.util.Objects', new Set(['equals', 'hash', 'hashCode', 'toString', 'isNull', 'nonNull'])],
  ['java.lang.Object', new Set(['equals'])],
  ['javax.imageio.ImageIO', new Set(['read', 'write'])],
]);

/** Methods that hand back what they were called on, or were given first. */
const FLUENT: ReadonlyMap<ClassName, ReadonlySet<string>> = new Map([
  ['java.io.Writer', new Set(['append'])],
  ['java.io.PrintWriter', new Set(['append', 'format', 'printf'])],
  ['java.io.PrintStream', new Set(['append', 'format', 'printf'])],
  ['java.util.Formatter', new Set(['format'])],
  ['java.util.Scanner', new Set(['useDelimiter', 'useLocale', 'useRadix', 'reset', 'skip'])],
  ['java.util.Objects', new Set(['requireNonNull'])],
]);

export class LibraryResources {
  constructor(readonly hierarchy: Hierarchy) {}

  /** Whether the constructor opens something. */
  isOpening({ owner, descriptor }: Call['method']): boolean {
    if (descriptor.startsWith('(Ljava/io/FileDescriptor;')) return false;
    if (OPENED.has(owner)) return true;
    if (!OPENED_BY_NAME.has(owner)) return false;
    if (owner === 'java.util.Scanner') return /^\(Ljava\/(io\/File|nio\/file\/Path);/.test(descriptor);
    return /^\(Ljava\/(io\/File|lang\/String);/.test(descriptor);
  }

  isOpeningClass(name: ClassName): boolean {
    return OPENED.has(name);
  }

  /** Whether the call gives a new resource; `owned`: one that is closed with the receiver. */
  factory({ method }: Call): { readonly owned: boolean } | undefined {
    for (const { owner, names, owned = false } of FACTORIES) {
      if (names.has(method.name) && this.#is(method.owner, owner)) return { owned };
    }
    return undefined;
  }

  isWrapper({ name, owner }: Call['method']): boolean {
    return name === '<init>' && WRAPPERS.has(owner);
  }

  /** Whether closing the wrapper closes what it was made of even where closing fails. */
  closesSurely({ owner }: Call['method']): boolean {
    return !WRITING_AT_THE_END.has(owner);
  }

  /** Whether making the wrapper of something that is not null cannot fail. */
  isSafeWrapper({ method, arguments: given }: Call, isCharset: (operand: Operand) => boolean): boolean {
    if (FAILING_WRAPPERS.has(method.owner)) return false;
    return given.slice(2).every((operand) => isCharset(operand) || (operand.kind === 'constant' && isFine(operand)));
  }

  isBorrower({ method }: Call): boolean {
    return this.#has(BORROWERS, method);
  }

  isFluent({ method }: Call): boolean {
    if (this.#has(FLUENT, method)) return true;
    return method.owner.startsWith('java.util.stream.') && /\)Ljava\/util\/stream\//.test(method.descriptor);
  }

  /** Closing the stream of a socket closes the socket. */
  isPartOf({ method }: Call): boolean {
    return (
      (method.name === 'getInputStream' || method.name === 'getOutputStream') &&
      this.#is(method.owner, 'java.net.Socket')
    );
  }

  #has(table: ReadonlyMap<ClassName, ReadonlySet<string>>, { owner, name }: Call['method']): boolean {
    for (const [type, names] of table) if (names.has(name) && this.#is(owner, type)) return true;
    return false;
  }

  #is(lower: ClassName, upper: ClassName): boolean {
    return lower === upper || this.hierarchy.supertypes(lower).has(upper);
  }
}

/** A flag, or a size that is positive. */
function isFine({ type, value }: Constant): boolean {
  return type === 'boolean' || (typeof value === 'number' && value > 0);
}

export function isClose({ name, descriptor }: Call['method']): boolean {
  return name === 'close' && descriptor === '()V';
}

/** Calls that no code comes after. */
export function endsProgram({ owner, name }: Call['method']): boolean {
  return (owner === 'java.lang.System' && name === 'exit') || (owner === 'java.lang.Runtime' && name === 'halt');
}

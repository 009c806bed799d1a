/**
 * Final fields that code writes after they are said to have their value, which analyses would not expect: until Java 9 any
 * method of the class could do that to a machine's liking (JVMS 6.5, putfield and putstatic), and some compilers use it.
 */
import { Flag, hasFlag } from '../../../ir/program.js';
import { type ClassFile, ClassFileProblem, type Code, type ConstantPool } from '../format/class-file.js';

/** Of Java 9, whose machines let only initialisers write final fields. */
const STRICT_FINALS = 53;
const PUTSTATIC = 0xb3;
const PUTFIELD = 0xb5;
const FIELD_REFERENCE = 9;
const NONE: ReadonlySet<string> = new Set();

/** Names of the fields. Code is searched byte by byte: a field too many costs little, one too few would be wrong. */
export function lateWrites(file: ClassFile): ReadonlySet<string> {
  const finals = file.fields.filter((field) => hasFlag(field, Flag.FINAL));
  const isEarly = file.majorVersion < STRICT_FINALS;
  const constants = new Set(finals.filter((field) => hasFlag(field, Flag.STATIC) && isConstant(field)).map(nameOf));
  if (finals.length === 0 || (!isEarly && constants.size === 0)) return NONE;
  const all = new Set(finals.map(nameOf));
  const found = new Set<string>();
  for (const method of file.methods) {
    // A constant has its value even before the static initialiser runs.
    const ofStatic = method.name === '<clinit>' ? constants : isEarly ? all : NONE;
    const ofInstance = method.name === '<init>' || !isEarly ? NONE : all;
    if (ofStatic.size === 0 && ofInstance.size === 0) continue;
    const code = attempt(() => method.code);
    if (code !== undefined) search(file, code, ofStatic, ofInstance, found);
  }
  return found;
}

function search(
  { name, pool }: ClassFile,
  { bytes }: Code,
  ofStatic: ReadonlySet<string>,
  ofInstance: ReadonlySet<string>,
  found: Set<string>,
): void {
  for (let offset = 0; offset + 2 < bytes.length; offset++) {
    const opcode = bytes[offset];
    if (opcode !== PUTSTATIC && opcode !== PUTFIELD) continue;
    const index = ((bytes[offset + 1] as number) << 8) | (bytes[offset + 2] as number);
    const field = fieldAt(pool, index);
    if (field?.owner !== name) continue;
    if ((opcode === PUTSTATIC ? ofStatic : ofInstance).has(field.name)) found.add(field.name);
  }
}

function fieldAt(pool: ConstantPool, index: number): { readonly owner: string; readonly name: string } | undefined {
  if (index === 0 || index >= pool.size) return undefined;
  return attempt(() => (pool.tag(index) === FIELD_REFERENCE ? pool.field(index) : undefined));
}

function isConstant(field: { readonly constant: unknown }): boolean {
  return attempt(() => field.constant) !== undefined;
}

function nameOf({ name }: { readonly name: string }): string {
  return name;
}

/** What is damaged is reported by those who need it. */
function attempt<T>(decode: () => T): T | undefined {
  try {
    return decode();
  } catch (error) {
    if (!(error instanceof ClassFileProblem)) throw error;
    return undefined;
  }
}

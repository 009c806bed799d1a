/** The fields of a class file. */
import { type Annotation, type FieldDeclaration, Flag, hasFlag } from '../../../ir/program.js';
import type { FieldInformation } from '../format/class-file.js';
import type { CompiledClass } from './compiled-class.js';
import type { FirstValue } from './first-values.js';
import { lateWrites } from './late-writes.js';

/** JVMS table 4.5-A. */
const FLAGS =
  Flag.PUBLIC |
  Flag.PRIVATE |
  Flag.PROTECTED |
  Flag.STATIC |
  Flag.FINAL |
  Flag.VOLATILE |
  Flag.TRANSIENT |
  Flag.SYNTHETIC |
  Flag.ENUM;
/** Of Java 1.4, whose compilers began to set synthetic fields before they call the superclass's constructor. */
const EARLY_FIELDS = 48;
const NONE: ReadonlySet<string> = new Set();
const NO_ANNOTATIONS: readonly Annotation[] = [];

export interface DeclaredFields {
  /** Synthetic ones behind those that the source shows. */
  readonly fields: readonly FieldDeclaration[];
  /** Of static variables that are no constants. */
  readonly firstValues: readonly FirstValue[];
}

export function declaredFields(declaration: CompiledClass): DeclaredFields {
  const late = declaration.decoded(() => lateWrites(declaration.file), NONE);
  const shown: FieldDeclaration[] = [];
  const synthetic: FieldDeclaration[] = [];
  const firstValues: FirstValue[] = [];
  const seen = new Set<string>();
  for (const field of declaration.file.fields) {
    const { name, type } = field;
    // Of several fields of one name, which only their types tell apart, the first counts; the others are not found.
    if (seen.has(name)) continue;
    seen.add(name);
    const flags = flagsOf(declaration, field) & (late.has(name) ? ~Flag.FINAL : ~0);
    const value = hasFlag(field, Flag.STATIC) ? declaration.decoded(() => field.constant, undefined) : undefined;
    const isConstant = (flags & Flag.FINAL) !== 0;
    if (value !== undefined && !isConstant) {
      firstValues.push({ field: { owner: declaration.name, name, type }, value });
    }
    (hasFlag(field, Flag.SYNTHETIC) ? synthetic : shown).push({
      owner: declaration.name,
      name,
      type,
      flags,
      ...(value === undefined || !isConstant ? {} : { constant: value }),
      ...(isErased(declaration, field) ? { erased: true } : {}),
      annotations: declaration.decoded(() => field.annotations, NO_ANNOTATIONS),
      span: declaration.nowhere,
    });
  }
  return { fields: [...shown, ...synthetic], firstValues };
}

/** Whether the declared type is a type variable or an array of one. */
function isErased(declaration: CompiledClass, field: FieldInformation): boolean {
  return /^\[*T/.test(declaration.decoded(() => field.signature, undefined) ?? '');
}

/** Analyses rely on a synthetic `this$0` being set before anything reads it; in older class files it was not. */
function flagsOf({ file }: CompiledClass, { name, flags }: FieldInformation): number {
  const isLate = file.majorVersion < EARLY_FIELDS && name.startsWith('this$');
  return flags & (isLate ? FLAGS & ~Flag.SYNTHETIC : FLAGS);
}

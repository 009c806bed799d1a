/** Annotations of types (Java Virtual Machine Specification, 4.7.20): those of a declaration's own type, by what they stand on. */
import type { Annotation } from '../../../../ir/program.js';
import type { ByteReader } from '../byte-reader.js';
import { ClassFileProblem } from '../class-file.js';
import type { AnnotationReader } from './annotations.js';

export interface TypeAnnotation {
  /** `declaration`: a field's or record component's type, or a method's result. */
  readonly target: 'declaration' | 'parameter';
  /** Among the parameters as written in the source. */
  readonly parameter: number;
  readonly annotation: Annotation;
}

const PATH_INNER = 1;

/** Annotations of type arguments, elements of arrays, bounds, thrown types and of code are left out. */
export function readTypeAnnotations(reader: ByteReader, annotations: AnnotationReader): readonly TypeAnnotation[] {
  const list: TypeAnnotation[] = [];
  for (let left = reader.count(6, 'type annotations'); left > 0; left--) {
    const { target, parameter } = readTarget(reader);
    const whole = readPath(reader);
    const annotation = annotations.annotation(reader);
    if (whole && target !== 'other') list.push({ target, parameter, annotation });
  }
  return list;
}

interface Target {
  readonly target: TypeAnnotation['target'] | 'other';
  readonly parameter: number;
}

const DECLARATION: Target = { target: 'declaration', parameter: 0 };
const OTHER: Target = { target: 'other', parameter: 0 };

function readTarget(reader: ByteReader): Target {
  const start = reader.position;
  const kind = reader.u1();
  if (kind === 0x16) return { target: 'parameter', parameter: reader.u1() };
  if (kind === 0x13 || kind === 0x14) return DECLARATION;
  if (kind === 0x40 || kind === 0x41) reader.skip(reader.u2() * 6);
  else reader.skip(targetLength(kind, start));
  return OTHER;
}

/** Bytes of target_info for the kinds of fixed length. */
function targetLength(kind: number, start: number): number {
  if (kind === 0x00 || kind === 0x01) return 1;
  if (kind === 0x10 || kind === 0x11 || kind === 0x12) return 2;
  if (kind === 0x15) return 0;
  if (kind === 0x17 || (kind >= 0x42 && kind <= 0x46)) return 2;
  if (kind >= 0x47 && kind <= 0x4b) return 3;
  throw new ClassFileProblem(`unknown target ${kind} of a type annotation`, start);
}

/** Whether the annotation is of the type as a whole. Steps to an inner class lead to the type that is meant: `Outer.@A Inner`. */
function readPath(reader: ByteReader): boolean {
  let whole = true;
  for (let left = reader.u1(); left > 0; left--) {
    if (reader.u1() !== PATH_INNER) whole = false;
    reader.skip(1);
  }
  return whole;
}

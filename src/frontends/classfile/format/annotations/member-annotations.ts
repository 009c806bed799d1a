/** The annotations of one class, member or record component: both retentions, declaration and type annotations, each once. */
import type { Annotation } from '../../../../ir/program.js';
import type { AttributeTable } from '../attributes.js';
import { type AnnotationReader, annotationText } from './annotations.js';
import { readTypeAnnotations, type TypeAnnotation } from './type-annotations.js';

const NONE: readonly Annotation[] = [];

export function readAnnotations(attributes: AttributeTable, reader: AnnotationReader): readonly Annotation[] {
  const list = declared(attributes, reader);
  return withTypeAnnotations(
    list,
    typeAnnotations(attributes, reader).filter((found) => found.target === 'declaration'),
  );
}

/** Without those of types: what stands on a class's supertypes and type parameters is not of the class. */
export function declared(attributes: AttributeTable, reader: AnnotationReader): readonly Annotation[] {
  let list = NONE;
  for (const name of ['RuntimeVisibleAnnotations', 'RuntimeInvisibleAnnotations'] as const) {
    const content = attributes.find(name);
    if (content === undefined) continue;
    list = list.concat(reader.list(content));
    content.finish(name);
  }
  return list;
}

export function typeAnnotations(attributes: AttributeTable, reader: AnnotationReader): readonly TypeAnnotation[] {
  let list: readonly TypeAnnotation[] = [];
  for (const name of ['RuntimeVisibleTypeAnnotations', 'RuntimeInvisibleTypeAnnotations'] as const) {
    const content = attributes.find(name);
    if (content === undefined) continue;
    list = list.concat(readTypeAnnotations(content, reader));
    content.finish(name);
  }
  return list;
}

/** One that may stand on declarations and types is written into both tables. */
export function withTypeAnnotations(
  list: readonly Annotation[],
  found: readonly TypeAnnotation[],
): readonly Annotation[] {
  if (found.length === 0) return list;
  const known = new Set(list.map(annotationText));
  const fresh = found.filter(({ annotation }) => !known.has(annotationText(annotation)));
  return list.concat(fresh.map(({ annotation }) => annotation));
}

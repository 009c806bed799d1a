/** What the lazily decoded parts of one class file share. */
import type { ClassName } from '../../../ir/types.js';
import type { AnnotationReader } from './annotations/annotations.js';
import type { AttributeTable } from './attributes.js';
import type { InnerClass } from './class-file.js';
import type { TableMemory } from './code-tables.js';
import type { LazyConstantPool } from './pool/constant-pool.js';

export interface ClassContext {
  readonly bytes: Uint8Array;
  readonly view: DataView;
  readonly majorVersion: number;
  readonly minorVersion: number;
  readonly flags: number;
  readonly name: ClassName;
  readonly pool: LazyConstantPool;
  readonly annotationReader: AnnotationReader;
  /** The entry of the class itself in InnerClasses. */
  readonly innerClass: InnerClass | undefined;
  /** Of the method asked for last. */
  readonly tables: TableMemory;
  /** Of the class. */
  readonly attributes: AttributeTable;
}

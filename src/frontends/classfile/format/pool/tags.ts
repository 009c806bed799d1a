/** Tags of the constant pool (Java Virtual Machine Specification, table 4.4-A) and how long their entries are. */
export const Tag = {
  UTF8: 1,
  INTEGER: 3,
  FLOAT: 4,
  LONG: 5,
  DOUBLE: 6,
  CLASS: 7,
  STRING: 8,
  FIELD: 9,
  METHOD: 10,
  INTERFACE_METHOD: 11,
  NAME_AND_TYPE: 12,
  METHOD_HANDLE: 15,
  METHOD_TYPE: 16,
  DYNAMIC: 17,
  INVOKE_DYNAMIC: 18,
  MODULE: 19,
  PACKAGE: 20,
} as const;

const NAMES: ReadonlyMap<number, string> = new Map([
  [Tag.UTF8, 'text'],
  [Tag.INTEGER, 'int'],
  [Tag.FLOAT, 'float'],
  [Tag.LONG, 'long'],
  [Tag.DOUBLE, 'double'],
  [Tag.CLASS, 'class'],
  [Tag.STRING, 'string'],
  [Tag.FIELD, 'field'],
  [Tag.METHOD, 'method'],
  [Tag.INTERFACE_METHOD, 'interface method'],
  [Tag.NAME_AND_TYPE, 'name and type'],
  [Tag.METHOD_HANDLE, 'method handle'],
  [Tag.METHOD_TYPE, 'method type'],
  [Tag.DYNAMIC, 'dynamic constant'],
  [Tag.INVOKE_DYNAMIC, 'dynamic call site'],
  [Tag.MODULE, 'module'],
  [Tag.PACKAGE, 'package'],
]);

export function tagName(tag: number): string {
  return NAMES.get(tag) ?? `tag ${tag}`;
}

/** Bytes after the tag; for UTF8 those before the text. Zero: no such tag. */
export const CONTENT_LENGTH = Uint8Array.of(0, 2, 0, 4, 4, 8, 8, 2, 2, 4, 4, 4, 4, 0, 0, 3, 2, 4, 4, 2, 2);

/** Fields that nobody assigns, and keys without hash codes. */
import { describe, expect, it } from 'vitest';
import { equalsWithoutHashCode } from '../../../../src/analyses/check/inspections/classes/equals-without-hash-code.js';
import { unwrittenField } from '../../../../src/analyses/check/inspections/classes/unwritten-field.js';
import { findingsOf, inspectText } from './inspecting.js';

describe('unwritten-field', () => {
  const shown = async (field: string, more = '', head = 'class T'): Promise<readonly string[]> => {
    const text = `${head} { ${field} Object use() { return f; } ${more} }`;
    return findingsOf(await inspectText(unwrittenField, text)).map(({ message }) => message ?? '');
  };

  it('tells of fields that are read and never assigned', async () => {
    expect(await shown('private String f;')).toEqual(['`f` is always null here: no code assigns it']);
    expect(await shown('private int f;')).toEqual(['`f` is always 0 here: no code assigns it']);
  });

  it.each([
    ['assigned', 'private String f;', 'void set() { f = "a"; }', 'class T'],
    ['assigned where it is declared', 'private String f = null;', '', 'class T'],
    ['open to others', 'String f;', '', 'class T'],
    ['a flag', 'private boolean f;', '', 'class T'],
    ['annotated', '@Column private String f;', '', '@interface Column {} class T'],
    ['of a class that is annotated', 'private String f;', '', '@interface Entity {} @Entity class T'],
    ['serialised', 'private String f;', '', 'class T implements java.io.Serializable'],
    ['set by native code', 'private String f;', 'native void load();', 'class T'],
    ['named by a text', 'private String f;', 'String name() { return "f"; }', 'class T'],
  ])('is quiet where the field is %s', async (_, field, more, head) => {
    expect(await shown(field, more, head)).toEqual([]);
  });
});

describe('equals-without-hash-code', () => {
  const shown = async (members: string, made: string): Promise<readonly string[]> => {
    const text = `import java.util.*;
      class Key { public boolean equals(Object other) { return other instanceof Key; } ${members} }
      class T { boolean use(Key key) { Set<Key> set = ${made}; return set.add(key); } }`;
    return findingsOf(await inspectText(equalsWithoutHashCode, text)).map(({ location }) => `line ${location.line}`);
  };

  it('tells of keys of hash collections only, and where there is no hash code', async () => {
    expect(await shown('', 'new HashSet<>()')).toEqual(['line 3']);
    expect(await shown('public int hashCode() { return 1; }', 'new HashSet<>()')).toEqual([]);
    expect(await shown('', 'new TreeSet<>()')).toEqual([]);
  });
});

/** Stores and loads of fields: strong and weak updates, aliasing of what is not known, case distinctions. */
import { describe, expect, it } from 'vitest';
import { type Options, runJava } from './running.js';

const BOX = `
class Box { Object content; Box next; boolean full; int size; }
class Test {
`;
const ONE: Options = { merge: { kind: 'all' } };

async function alarmsOf(method: string, options: Options = {}): Promise<readonly string[]> {
  const ran = await runJava(`${BOX}${method}\n}`, 'Test.test', options);
  return ran.alarms.map(({ rule, latent, line }) => `${line - 4}: ${rule}${latent ? ' latent' : ''}`);
}

const nonNull: Options = { start: { nullness: () => 'non-null' } };

describe('stores', () => {
  it('replace the field of a single new object', async () => {
    const found = await alarmsOf(`static void test() {
      Box box = new Box();
      box.content = null;
      box.content = new Object();
      box.content.hashCode();
    }`);
    expect(found).toEqual([]);
  });

  it('through one of two objects leave both possible', async () => {
    const ran = await runJava(
      `${BOX}static Object test(boolean which) {
      Box first = new Box();
      Box second = new Box();
      Box either = which ? first : second;
      either.content = "text";
      return first.content;
    }}`,
      'Test.test',
      ONE,
    );
    const text = ran.textBefore(ran.line('return first.content'));
    expect(text).toContain(`recent@${ran.line('Box first')}.content={null, String}`);
    expect(text).toContain(`recent@${ran.line('Box second')}.content={null, String}`);
  });

  it('through one parameter may change what another refers to', async () => {
    const found = await alarmsOf(
      `static void test(Box first, Box second) {
      second.content = new Object();
      first.content = null;
      second.content.hashCode();
    }`,
      nonNull,
    );
    expect(found).toEqual(['3: not-null latent']);
  });

  it('through a parameter do not change a new object', async () => {
    const found = await alarmsOf(
      `static void test(Box first) {
      Box second = new Box();
      second.content = new Object();
      first.content = null;
      second.content.hashCode();
    }`,
      nonNull,
    );
    expect(found).toEqual([]);
  });

  it('of an object into a parameter are found through another parameter', async () => {
    const ran = await runJava(
      `${BOX}static Object test(Box first, Box second) {
      first.next = new Box();
      Box found = second.next;
      return found;
    }}`,
      'Test.test',
      { ...nonNull, ...ONE },
    );
    const found = ran.textBefore(ran.line('return found')).find((part) => part.startsWith('found='));
    expect(found).toContain(`recent@${ran.line('new Box')}`);
    expect(found).toContain('null?');
  });

  it('to one of many objects are seen through the same variable', async () => {
    const found = await alarmsOf(`static void test(int count) {
      Box last = new Box();
      for (int i = 0; i < count; i++) {
        last.next = new Box();
        last = last.next;
      }
      last.size = 1;
    }`);
    expect(found).toEqual([]);
  });

  it('to one of many objects are not seen after a store through another variable', async () => {
    const found = await alarmsOf(`static void test(int count) {
      Box all = null;
      for (int i = 0; i < count; i++) {
        Box box = new Box();
        box.next = all;
        all = box;
      }
      if (all == null || all.next == null || all.next.next == null) return;
      Box one = all.next;
      Box other = all.next.next;
      one.content = new Object();
      other.content = null;
      one.content.hashCode();
    }`);
    expect(found).toContain('12: not-null');
  });
});

describe('loads', () => {
  it('of a field that is tested keep its cases apart', async () => {
    const found = await alarmsOf(
      `static void test(Box box) {
      if (box.content != null) box.content.hashCode();
    }`,
      nonNull,
    );
    expect(found).toEqual([]);
  });

  it('after a test of another object warn', async () => {
    const found = await alarmsOf(
      `static void test(Box box, Box other) {
      if (other.content != null) box.content.hashCode();
    }`,
      nonNull,
    );
    expect(found).toEqual(['1: not-null latent']);
  });

  it('after a test that failed are trusted to be null', async () => {
    const found = await alarmsOf(
      `static void test(Box box) {
      if (box.content == null) box.size = 1;
      box.content.hashCode();
    }`,
      nonNull,
    );
    expect(found).toEqual(['2: not-null']);
  });

  it('keep a boolean field and what it goes with together', async () => {
    const found = await alarmsOf(`static void test(boolean fill) {
      Box box = new Box();
      if (fill) {
        box.content = new Object();
        box.full = true;
      }
      if (box.full) box.content.hashCode();
    }`);
    expect(found).toEqual([]);
  });

  it('warn where the boolean is the other way round', async () => {
    const found = await alarmsOf(`static void test(boolean fill) {
      Box box = new Box();
      if (fill) {
        box.content = new Object();
        box.full = true;
      }
      if (!box.full) box.content.hashCode();
    }`);
    expect(found).toEqual(['6: not-null']);
  });

  it('walk a list of unknown length', async () => {
    const found = await alarmsOf(
      `static int test(Box box) {
      int sum = 0;
      while (box.next != null) {
        sum = sum + box.next.size;
        box = box.next;
      }
      return sum;
    }`,
      nonNull,
    );
    expect(found).toEqual([]);
  });
});

describe('local conditions', () => {
  it('hold in a boolean variable', async () => {
    const found = await alarmsOf(`static void test(Box box) {
      boolean there = box != null;
      if (there) box.size = 1;
    }`);
    expect(found).toEqual([]);
  });

  it('relate references that are equal', async () => {
    const found = await alarmsOf(`static void test(Box box) {
      Box mine = new Box();
      if (box == mine) box.size = 1;
    }`);
    // Nobody outside can have the new object.
    const ran = await runJava(
      `${BOX}static void test(Box box) {
      Box mine = new Box();
      if (box == mine) {
        box.size = 1;
      }
    }}`,
      'Test.test',
    );
    expect(found).toEqual([]);
    expect(ran.before(ran.line('box.size = 1'))).toBeUndefined();
  });
});

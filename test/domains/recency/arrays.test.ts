/** Arrays: one cell for the elements, how many were filled, lengths and bounds, what can be stored. */
import { describe, expect, it } from 'vitest';
import { type Options, runJava } from './running.js';

async function alarmsOf(method: string, options: Options = {}): Promise<readonly string[]> {
  const ran = await runJava(`class Test {\n${method}\n}`, 'Test.test', options);
  return ran.alarms.map(({ rule, certainty, latent, line }) =>
    [`${line - 2}:`, certainty === 'must' ? 'must' : '', rule, latent ? 'latent' : ''].filter(Boolean).join(' '),
  );
}

describe('elements', () => {
  it('of an initialiser are all set', async () => {
    const found = await alarmsOf(`static void test(int i) {
      String[] names = {"a", "b", "c"};
      names[i & 1].length();
    }`);
    expect(found).toEqual([]);
  });

  it('that nobody set are null', async () => {
    const found = await alarmsOf(`static void test() {
      String[] names = new String[3];
      names[1].length();
    }`);
    expect(found).toEqual(['2: must not-null']);
  });

  it('of a loop are perhaps not all set', async () => {
    const found = await alarmsOf(`static void test(int count) {
      Object[] all = new Object[10];
      for (int i = 0; i < 5; i++) all[i] = new Object();
      all[3].hashCode();
    }`);
    expect(found).toEqual(['3: not-null latent']);
  });

  it('are there in inner arrays', async () => {
    const found = await alarmsOf(`static int test() {
      int[][] table = new int[3][4];
      return table[2][1];
    }`);
    expect(found).toEqual([]);
  });

  it('of inner arrays that are not allocated are null', async () => {
    const found = await alarmsOf(`static int test() {
      int[][] table = new int[3][];
      return table[2][1];
    }`);
    expect(found).toContain('2: must not-null');
  });

  it('keep what was stored', async () => {
    const ran = await runJava(
      `class Test {
    static Object test(int i) {
      Object[] all = new Object[] {"a", "b"};
      Object mine = new Object();
      all[i] = mine;
      Object found = all[0];
      return found;
    }}`,
      'Test.test',
    );
    const text = ran.textBefore(ran.line('return found'));
    expect(text.find((part) => part.startsWith('found='))).toBe(`found={String, recent@${ran.line('mine = new')}}`);
  });
});

describe('bounds', () => {
  it('hold by intervals', async () => {
    const found = await alarmsOf(`static int test() {
      int[] numbers = new int[10];
      int sum = 0;
      for (int i = 0; i < 10; i++) sum = sum + numbers[i];
      return sum;
    }`);
    expect(found).toEqual([]);
  });

  it('fail where the loop runs one too far', async () => {
    const found = await alarmsOf(`static int test() {
      int[] numbers = new int[10];
      int sum = 0;
      for (int i = 0; i <= 10; i++) sum = sum + numbers[i];
      return sum;
    }`);
    expect(found).toEqual(['3: in-bounds']);
  });

  it('fail for sure', async () => {
    const found = await alarmsOf(`static int test() {
      int[] numbers = new int[2];
      return numbers[2];
    }`);
    expect(found).toEqual(['2: must in-bounds']);
  });

  it('are not known of a parameter', async () => {
    const found = await alarmsOf(
      `static int test(int[] numbers) {
      return numbers[0];
    }`,
      { start: { nullness: () => 'non-null' } },
    );
    expect(found).toEqual(['1: in-bounds latent']);
  });
});

describe('classes', () => {
  it('of new objects decide casts', async () => {
    const found = await alarmsOf(
      `static void test(boolean which) {
      Object text = "text";
      String string = (String) text;
      Object number = which ? new Object() : "text";
      String other = (String) number;
    }`,
      { merge: { kind: 'all' } },
    );
    expect(found).toEqual(['4: castable']);
  });

  it('are known after a test', async () => {
    const found = await alarmsOf(`static void test(Object object) {
      if (object instanceof String) {
        String text = (String) object;
        text.length();
      }
    }`);
    expect(found).toEqual([]);
  });

  it('of new arrays decide what they take', async () => {
    const found = await alarmsOf(`static void test() {
      Object[] objects = new String[1];
      objects[0] = "text";
      objects[0] = new Object();
    }`);
    expect(found).toEqual(['3: must storable']);
  });
});

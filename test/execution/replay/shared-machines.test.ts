/** Runs from heaps share machines; what was run before shows in none of them. */
import { describe, expect, it } from 'vitest';
import { Replayer, type ReplayTarget } from '../../../src/execution/replay/index.js';
import type { Witness } from '../../../src/findings/claim.js';
import type { ClassTable } from '../../../src/ir/program.js';
import { linesWith, methodsOf, openText, optionsFor, targetsAt } from './replaying.js';

/** Static state that methods change, class objects as keys, an enum, library classes that initialise themselves. */
const TEXT = `import java.util.*;
class Counter {
  static int count = 3;
  static Counter last;
  static final Map<Object, String> NAMES = new HashMap<>();
  static { NAMES.put(Counter.class, "counter"); NAMES.put(String.class, "text"); NAMES.put(Colour.class, "colour"); }
  enum Colour { RED, GREEN }
  Counter next;
  Object value;
  int spoil(Counter other) {
    count = 0; last = other; NAMES.clear(); other.value = Colour.GREEN;
    return other.next.count; // spoils
  }
  int first(Counter other) {
    if (count != 3 || last != null || NAMES.size() != 3) return 0;
    return other.next.hashCode(); // first
  }
  int wrong(Counter other) {
    if (count == 3 && last == null && NAMES.size() == 3) return 0;
    return other.next.hashCode(); // wrong
  }
  String order(Object given) {
    StringBuilder text = new StringBuilder();
    for (Object key : NAMES.keySet()) text.append(NAMES.get(key)).append(' ');
    String all = text.toString();
    Object nothing = given == Colour.RED && all.length() > 5 ? null : given;
    return nothing.toString() + all; // order
  }
}`;

type Found = readonly (Witness | undefined)[];

function replayed(replayer: Replayer, targets: readonly ReplayTarget[]): Found {
  const found = replayer.replay(targets);
  return targets.map((target) => found.get(target));
}

function targetsOf(table: ClassTable, marker: string): readonly ReplayTarget[] {
  return linesWith(TEXT, marker).flatMap((line) => targetsAt(table, line));
}

const options = (table: ClassTable) => optionsFor(table, { starts: ['heap'] });

describe('a method that is run from heaps', () => {
  it.each(['first', 'order', 'wrong'])('(%s) shows the same after others as alone', async (marker) => {
    const table = await openText(TEXT);
    const alone = replayed(new Replayer(table, options(table)), targetsOf(table, marker));
    const shared = new Replayer(table, options(table));
    for (const other of ['order', 'spoils', 'first', 'spoils', 'wrong']) replayed(shared, targetsOf(table, other));
    expect(replayed(shared, targetsOf(table, marker))).toEqual(alone);
    // What an earlier run has spoilt would let \`wrong\` go on, and keep \`first\` from it.
    expect(alone.some((witness) => witness !== undefined)).toBe(marker !== 'wrong');
  });

  it('is watched as the targets at hand demand, not as earlier ones did', async () => {
    const table = await openText(`class A {
      static void takes(String s) { }
      static void f(int n) { String s = n == 0 ? null : "x"; takes(s); }
    }`);
    const [target] = methodsOf(table)
      .filter(({ name }) => name === 'f')
      .flatMap((method) =>
        (method.body()?.edges ?? []).flatMap((edge): readonly ReplayTarget[] => {
          const { instruction } = edge;
          const [operand] = instruction.kind === 'call' ? instruction.arguments : [];
          return operand === undefined ? [] : [{ method, edge, nonNull: operand }];
        }),
      );
    if (target === undefined) throw new Error('no call');
    const plain: ReplayTarget = { method: target.method, edge: target.edge };
    const replayer = new Replayer(table, options(table));
    const [unwatched, watched, again] = [[plain], [target], [plain]].map((targets) => replayed(replayer, targets)[0]);
    expect(unwatched).toBeUndefined();
    expect(watched).toMatchObject({ start: 'heap' });
    expect(again).toBeUndefined();
  });
});

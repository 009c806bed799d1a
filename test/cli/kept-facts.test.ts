/**
 * Edits after which nothing that a task has asked for is otherwise, and yet its answer is: what decides it is a fact of the program as a whole. Each part of these
 * facts is needed: without it, some answer of an earlier run would be used wrongly.
 */
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Checked } from '../../src/workspace/check.js';
import { comparable } from '../analyses/check/tasks/opened.js';
import { emptyFolder } from './command.js';
import { fresh, kept, type Texts } from './kept-runs.js';

interface Change {
  readonly what: string;
  /** The parts of the facts that decide it, by their positions; undefined: the task has asked for it. */
  readonly parts?: readonly number[];
  readonly before: Texts;
  readonly after: Texts;
}

const [DECLARED, FIELDS, DOUBTED, REFLECTED, THREADS] = [0, 1, 3, 4, 6];

const BASE: Texts = {
  'Box.java': `public class Box {
  private final String text;
  public Box() { this.text = "full"; }
  public int length() { return text.length(); }
  public String name() { return "box"; }
  private int half(String given) { return given.length() / 2; }
  public int use() { return half("some"); }
  public int given(String word) { return word.length(); }
}
`,
  'Chain.java': `public class Chain {
  Chain next;
  int length() { return next == null ? 0 : 1 + next.length(); }
  int second() { if (next != null) return next.length(); return 0; }
}
`,
};

/** The same program but for one class. */
function one(what: string, change: Pick<Change, 'parts'> & { readonly from: string; readonly to: string }): Change {
  const { from, to, ...rest } = change;
  return { what, ...rest, before: { ...BASE, 'Other.java': from }, after: { ...BASE, 'Other.java': to } };
}

/** One class whose second line is otherwise. */
function bodies(what: string, parts: readonly number[], body: string, from: string, to: string): Change {
  return one(what, { parts, from: body.replace('…', from), to: body.replace('…', to) });
}

const RUN = `public class Other {
  static String run(Box box) throws Exception {
    java.lang.reflect.Method found = Box.class.getDeclaredMethod("half", String.class);
    found.setAccessible(true);
    return String.valueOf(…);
  }
}
`;
const SET = `public class Other {
  static void set(Box box) throws Exception {
    java.lang.reflect.Field found = Box.class.getDeclaredField("text");
    found.setAccessible(true);
    …;
  }
}
`;
const START = `public class Other {
  static void cut(Chain chain) { chain.next = null; }
  static void start(Chain chain) {
    Runnable task = () -> cut(chain);
    …;
  }
}
`;
const USERS: Texts = {
  ...BASE,
  'User.java': 'public class User { static int use(Box box) { return box.name().length(); } }\n',
};
const COUNTED: Texts = {
  'Counted.java': `class Counted {
  int[] data = new int[8];
  int size;
  int sum() {
    int sum = 0;
    for (int i = 0; i < size; i++) sum += data[i];
    return sum;
  }
}
`,
};

const CHANGES: readonly Change[] = [
  {
    what: 'a method that a class below overrides',
    parts: [DECLARED],
    before: { ...USERS, 'Wide.java': 'class Wide extends Box { public String mane() { return null; } }\n' },
    after: { ...USERS, 'Wide.java': 'class Wide extends Box { public String name() { return null; } }\n' },
  },
  {
    what: 'a class that is new below another',
    parts: [DECLARED],
    before: USERS,
    after: { ...USERS, 'Wide.java': 'class Wide extends Box { public String name() { return null; } }\n' },
  },
  one('a thread that is started', {
    from: 'public class Other { }\n',
    to: START.replace('…', 'new Thread(task).start()'),
  }),
  bodies('a thread that is started instead', [DOUBTED, THREADS], START, 'task.run()', 'new Thread(task).start()'),
  bodies(
    'a private method that is run by reflection',
    [REFLECTED],
    RUN,
    'found.getName()',
    'found.invoke(box, (Object) null)',
  ),
  bodies('a field that is set by reflection', [FIELDS], SET, 'found.getName()', 'found.set(box, null)'),
  one('an error of the machine that code goes on after', {
    from: 'public class Other { }\n',
    to: 'public class Other { static int deep(Chain one) { try { return one.length(); } catch (StackOverflowError deep) { return 0; } } }\n',
  }),
  one('a caller that passes null', {
    from: 'public class Other { static int none() { return 0; } }\n',
    to: 'public class Other { static int none() { return new Box().given(null); } }\n',
  }),
  one('an annotation', {
    from: 'public class Other { native String give(); static int take(Other other) { return other.give().length(); } }\n',
    to: 'public class Other { native @org.jspecify.annotations.Nullable String give(); static int take(Other other) { return other.give().length(); } }\n',
  }),
  {
    what: 'a static field that is read before it is set',
    before: {
      'Head.java':
        'class Head { static final String NAME = Tail.made(); static int size() { return NAME.length(); } }\n',
      'Tail.java': 'class Tail { static String made() { return "made"; } }\n',
    },
    after: {
      'Head.java':
        'class Head { static final String NAME = Tail.made(); static int size() { return NAME.length(); } }\n',
      'Tail.java': 'class Tail { static String made() { return "made" + Head.NAME; } }\n',
    },
  },
  {
    what: 'what is done to numbers that a loop relies on',
    before: {
      ...COUNTED,
      'Counter.java':
        'class Counter { static void count(Counted one) { if (one.size < one.data.length) one.size++; } }\n',
    },
    after: {
      ...COUNTED,
      'Counter.java':
        'class Counter { static void count(Counted one) { if (one.size <= one.data.length) one.size++; } }\n',
    },
  },
];

const NEEDED = CHANGES.filter(({ parts }) => parts !== undefined);

/** What comes of the second program after the first, with and without what is kept. */
async function both(
  { before, after }: Change,
  factsOf: (facts: string) => string = (facts) => facts,
): Promise<readonly [Checked, Checked]> {
  const folder = path.join(emptyFolder(), 'cache');
  await kept(before, folder, { factsOf });
  return [(await kept(after, folder, { factsOf })).checked, (await fresh(after)).checked];
}

function without(parts: readonly number[]): (facts: string) => string {
  return (facts) =>
    JSON.stringify(
      (JSON.parse(facts) as readonly unknown[]).map((fact, part) => (parts.includes(part) ? 'left out' : fact)),
    );
}

describe('an answer of an earlier run counts no more after', () => {
  it.each(CHANGES)('$what', async (change) => {
    const [withKept, alone] = await both(change);
    expect(comparable(withKept)).toEqual(comparable(alone));
    expect(comparable(alone)).not.toEqual(comparable((await fresh(change.before)).checked));
  });

  it.each(NEEDED)('$what, and would be used wrongly without a part of the facts', async (change) => {
    // A wrong answer may even end the run.
    const wrong = both(change, without(change.parts ?? [])).then(
      ([withKept, alone]) => JSON.stringify(comparable(withKept)) !== JSON.stringify(comparable(alone)),
      () => true,
    );
    expect(await wrong).toBe(true);
  });
});

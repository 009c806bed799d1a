/** Something comes in the middle of a change: exceptions, foreign code, calls of the class itself; constructors that let the object out. */
import { type Block, block } from '../java/blocks.js';
import type { MakeRisk, RiskWriter } from './risk.js';

const PARAMETERS = '(int i, Act act, Object other)';

function middle(write: RiskWriter): string {
  return write.pick(
    'if (i == 0) throw new RuntimeException();',
    'i = 1 / i;',
    '@w(i);',
    'if (act != null) act.run();',
    'if (act != null) act.run();',
    'act.run();',
    'payload = payload.equals(other) ? payload : other;',
  );
}

/** The structure is not what it should be for a while. */
function change(write: RiskWriter): readonly string[] {
  const ways: readonly (readonly string[])[] = [
    [
      'if (@f == null) return;',
      'Node kept = @f; Node rest = kept.@l;',
      'kept.@l = kept;',
      middle(write),
      `kept.@l = ${write.pick('rest', 'null', 'rest', 'kept')};`,
    ],
    ['Node kept = @f;', '@f = null;', middle(write), '@f = kept;'],
    ['Node kept = @f;', middle(write), 'if (kept != null) kept.@l = null;', '@f = kept;'],
    ['Node n = new Node();', 'n.@l = @f;', middle(write), '@f = n;'],
    [
      'if (@f == null || @f.@l == null) return;',
      'Node one = @f; Node two = one.@l;',
      middle(write),
      'one.@l = two.@l; two.@l = one; @f = two;',
    ],
  ];
  return write.context.random.pick(ways);
}

export const MIDDLE_RISKS: readonly MakeRisk[] = [
  (write) => ({ members: [write.method(`public void middle@n${PARAMETERS}`, ...change(write))] }),
  (write) => ({ members: [write.method(`public void between@n${PARAMETERS}`, ...change(write))] }),
  (write) => {
    const end = write.pick('@f = before;', '@f = null;', write.statements.keep());
    const attempt: Block = {
      parts: [
        { head: 'try {', body: change(write).map((line) => write.text(line)) },
        { head: `} ${write.pick('finally', 'catch (RuntimeException e)')} {`, body: [end] },
      ],
      end: '}',
    };
    return {
      members: [block(write.text(`public void guarded@n${PARAMETERS} {`), [write.text('Node before = @f;'), attempt])],
    };
  },
  (write) => ({
    members: [
      write.method(
        'public void visit@n(int i, Taker taker)',
        'Node kept = @f;',
        write.pick('@f = null;', 'if (kept != null) kept.@l = kept;', ''),
        write.pick('if (taker != null) taker.take(this);', 'taker.take(this);', 'if (taker != null) taker.take(kept);'),
        write.pick('@f = kept;', 'if (kept != null) kept.@l = null;', write.statements.keep()),
      ),
    ],
  }),
  // Constructors.
  (write) => {
    const { members } = write.members('private static Main latest;', 'public static Main latest() { return latest; }');
    const leak = [
      'latest = this;',
      '@f = new Node();',
      `@f.@l = ${write.pick('@f', 'null', '@f')};`,
      'if (i == 0) throw new RuntimeException();',
      '@f.@l = null;',
    ].map((line) => write.text(line));
    return write.often(50) ? { members, first: leak } : { members, last: leak };
  },
  (write) => ({
    ...write.members(
      'private static Main rescued;',
      'public static Main rescued() { return rescued; }',
      'protected void finalize() { rescued = this; }',
    ),
    last: [
      write.text(`if (i == 0) { @f = new Node(); @f.@l = ${write.pick('@f', 'null')}; throw new RuntimeException(); }`),
    ],
  }),
  (write) => ({
    ...write.members(`private void start(int i) { ${write.statements.any(write.text('@f'))} }`),
    last: ['start(i);'],
  }),
  // Recursion.
  (write) => ({
    members: [
      write.method(
        'private static Node deep@n(Node n, int i)',
        'if (n == null) return new Node();',
        'n.@l = deep@n(n.@l, i - 1);',
        `return ${write.pick('n', 'n', 'n', 'n.@l')};`,
      ),
      write.text('public void recurse@n(int i) { @f = deep@n(@f, i); }'),
    ],
  }),
];

/** What is found does not depend on what was asked of the same process, or of the same opened program, before. */
import { expect, it } from 'vitest';
import { HIDDEN_REASONS } from '../../src/findings/claim.js';
import { check, invariants, shape, type Workspace } from '../../src/workspace/index.js';
import { comparable } from '../analyses/check/tasks/opened.js';
import { openTexts } from '../support/open.js';

const TEXTS: Readonly<Record<string, string>> = {
  'Queue.java': `public class Queue {
  static class Node { Node next; Object item; Node(Object item) { this.item = item; } }
  private Node head;
  private Node tail;
  private final Object lock;
  private String note = "new";
  public Queue(Object lock) { this.lock = lock; }
  public void add(Object item) {
    Node made = new Node(item);
    if (tail == null) head = made; else tail.next = made;
    tail = made;
  }
  public Object take() { Node first = head; head = first.next; return first.item; }
  public void clear() { note = null; }
  public int length() { return note.length() + lock.hashCode(); }
}
`,
  'User.java': `public class User {
  private final Queue queue = new Queue(new Object());
  public Object twice(Object item) { queue.add(item); queue.add(null); return queue.take().toString(); }
  public static void main(String[] words) { new User().queue.take(); }
}
`,
};
const OTHERS: Readonly<Record<string, string>> = {
  'Queue.java': 'public class Queue { private Object lock; public Object lock() { return lock.toString(); } }',
};

function open(texts: Readonly<Record<string, string>>): Promise<Workspace> {
  return openTexts(Object.entries(texts).map(([path, text]) => ({ path, text })));
}

const BOTH = { classes: [], methods: [], replay: true, budget: 1 } as const;

function checked(workspace: Workspace): unknown {
  return comparable(check(workspace, { ...BOTH, show: HIDDEN_REASONS }));
}

function shaped(workspace: Workspace): unknown {
  const { results } = shape(workspace, BOTH);
  return results.map(({ milliseconds, ...rest }) => rest);
}

function kept(workspace: Workspace): unknown {
  return invariants(workspace, BOTH).results.map(({ milliseconds, ...rest }) => rest);
}

const COMMANDS = [checked, shaped, kept] as const;

it('a program that was asked everything before, beside others of the same names, gives the same answers as a new one', async () => {
  const fresh: unknown[] = [];
  for (const command of COMMANDS) fresh.push(command(await open(TEXTS)));
  const other = await open(OTHERS);
  for (const command of COMMANDS) command(other);
  const used = await open(TEXTS);
  for (const command of [...COMMANDS].reverse()) command(used);
  expect(COMMANDS.map((command) => command(used))).toEqual(fresh);
  expect(JSON.stringify(fresh)).toContain('"refuted"');
  expect(JSON.stringify(fresh)).toContain('"proved"');
});

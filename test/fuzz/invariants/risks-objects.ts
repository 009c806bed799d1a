/** Other objects get at an object of a class: of the class itself, of classes in and below it, through static state. */
import { block } from '../java/blocks.js';
import type { MakeRisk } from './risk.js';

export const OBJECT_RISKS: readonly MakeRisk[] = [
  (write) => {
    const { statements } = write;
    const way = write.pick(
      '@f = that.@f;',
      '@f = that.@f; that.@f = null;',
      'if (that != this) { Node n = that.@f; that.@f = @f; @f = n; }',
      'if (@f != null) @f.@l = that.@f;',
      'for (Node n = that.@f; n != null; n = n.@l) { Node c = new Node(); c.@l = @f; @f = c; }',
      'that.@w(i);',
      `that.@w(i); ${statements.keep()}`,
      statements.any(write.text('that.@f'), 'that'),
      'if (that != this && @f != null) { Node l = @f; while (l.@l != null) l = l.@l; l.@l = that.@f; that.@f = null; }',
    );
    return write.members(`public void meet@n(Main that, int i) { ${way} }`);
  },
  (write) => ({
    members: [
      write.method(
        `public ${write.pick('Main', 'Object', 'Main')} copy@n()`,
        'Main c = new Main(1);',
        'c.@f = @f;',
        'return c;',
      ),
    ],
  }),
  (write) => ({
    members: [
      write.method(
        'public Main(Main that)',
        '@f = that.@f;',
        write.pick('', '', 'that.@f = null;'),
        write.pick('', '', `int i = 1; ${write.statements.keep()}`),
      ),
    ],
  }),
  (write) =>
    write.members(
      'public Object clone@n() { try { return super.clone(); } catch (CloneNotSupportedException e) { return null; } }',
    ),
  (write) =>
    write.members(
      'private Main buddy;',
      'public void befriend@n(Main that) { buddy = that; }',
      `public void together@n(int i) { if (buddy != null) { ${write.pick(
        write.statements.keep('buddy'),
        write.statements.share('buddy'),
        'buddy.work0(i);',
      )} } }`,
    ),
  (write) =>
    write.members(
      'public Object data@n;',
      'public void set@n(Object o) { data@n = o; }',
      `public void use@n(int i) { if (data@n instanceof Main) { Main m = (Main) data@n; ${write.pick(
        'm.work0(i);',
        write.statements.any(write.text('m.@f'), 'm'),
        write.statements.keep('m'),
      )} } }`,
    ),
  // Of other classes.
  (write) => ({
    members: [
      block(write.text('public static final class Helper@n {'), [
        `public static void help(Main m, int i) { if (m != null) { ${write.pick(
          write.statements.any(write.text('m.@f'), 'm'),
          write.statements.keep('m'),
          'm.work0(i);',
        )} } }`,
      ]),
    ],
  }),
  (write) => {
    const act = write.pick(
      write.statements.any('at'),
      write.statements.keep(),
      'if (at != null && at.@l != null) at.@l = at.@l.@l;',
    );
    return {
      members: [
        block(write.text('public final class Cursor@n {'), [
          write.text('private Node at = @f;'),
          write.text('public int step() { if (at != null) at = at.@l; return at == null ? 0 : at.value; }'),
          ...(write.often(66) ? [`public void act(int i) { ${act} }`] : []),
        ]),
        write.text('public Cursor@n cursor@n() { return new Cursor@n(); }'),
      ],
    };
  },
  (write) => ({
    members: [
      block(write.text('public static final class Place@n {'), [
        'private Node at;',
        write.text('private Place@n(Node at) { this.at = at; }'),
        write.text('public void step() { if (at != null) at = at.@l; }'),
        `public void act(int i) { if (at != null) at.${write.text('@l')} = ${write.pick('null', 'at', 'at.@l == null ? null : at.@l.@l')}; }`,
      ]),
      write.text('public Place@n place@n() { return new Place@n(@f); }'),
    ],
  }),
  (write) => ({
    members: [
      write.pick('protected void hook@n(int i) { }', 'void hook@n(int i) { }'),
      write.text(
        `public void hooked@n(int i) { Node kept = @f; @f = null; hook@n(i); ${write.pick('@f = kept;', 'if (@f == null) @f = kept;')} }`,
      ),
      block(write.text('public static class Sub@n extends Main {'), [
        write.text('public Sub@n() { super(1); }'),
        `public void ${write.text('hook@n')}(int i) { Main m = this; ${write.pick('m.work0(i);', write.statements.any(write.text('m.@f'), 'm'))} }`,
        `public void extra(int i) { Main m = this; ${write.pick(
          write.statements.keep('m'),
          write.statements.keep('m'),
          write.statements.harm(write.text('m.@f'), 'm'),
        )} }`,
      ]),
    ],
  }),
  // Through static state.
  (write) =>
    write.members(
      'private static Node pool@n;',
      'public void give@n() { Node n = @f; if (n != null) { @f = n.@l; n.@l = pool@n; pool@n = n; } }',
      `public void take@n(int i) { Node n = pool@n; if (n != null) { ${write.pick('pool@n = n.@l;', 'pool@n = n.@l;', '')} n.@l = @f; @f = n; } }`,
      `public static void spoil@n(int i) { Node x = pool@n; if (x != null) x.@l = ${write.pick('x', 'null', 'x.@l', 'x.@l')}; }`,
    ),
  (write) =>
    write.members(
      'private static final Main[] all@n = new Main[2];',
      'public void enlist@n(int i) { all@n[i & 1] = this; }',
      `public static void each@n(int i) { Main m = all@n[i & 1]; if (m != null) { ${write.pick(
        write.statements.keep('m'),
        write.statements.any(write.text('m.@f'), 'm'),
        'm.work0(i);',
      )} } }`,
    ),
  (write) =>
    write.members(
      `public static Main make@n(int i) { Main m = new Main(i); Node n = new Node(); n.@l = ${write.pick('n', 'null', 'null')}; m.@f = n; return m; }`,
    ),
];

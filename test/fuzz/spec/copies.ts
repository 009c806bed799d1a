/** Random loops that make an object for each one they visit, and link the new ones with each other and with old ones. */
import { CLASSES, type Draw, withoutUnused } from './program.js';

/** One class `M` with such methods. */
export function randomCopies(draw: Draw): string {
  const methods = Array.from({ length: 4 }, (_, number) => copyingMethod(draw, number));
  return withoutUnused(`${CLASSES}class M {\n${methods.join('\n')}\n}\n`);
}

function copyingMethod(draw: Draw, number: number): string {
  const pick = (...choices: readonly string[]): string => choices[draw(choices.length)] as string;
  const maybe = (text: string, chance = 2): string => (draw(chance) === 0 ? text : '');
  const some = (...statements: readonly string[]): string => statements.map((each) => maybe(each)).join(' ');
  const start = pick('p0', 'p0', 'p1.first', 'p0.next');
  const first = pick('null', 'null', 'new A()', 'p0');
  const test = pick('c != null', 'c != null', 'c != null', 'c != p0', 'c.next != null', 'c != null && c.data != p2');
  const made = pick('new A()', 'new A(c.data)', 'new A(p2)', 'new B(c)');
  const linked = pick(
    'if (t == null) r = n; else t.next = n; t = n;',
    't.next = n; t = n;',
    'n.next = r; r = n;',
    'n.next = t; t = n;',
    'r = n;',
    'c.prev = n;',
    'n.prev = t; if (t != null) t.next = n; t = n;',
    'n.prev = c; c.prev = n; t = n;',
    'n.next = c.next; c.next = n; c = n;',
    'n.next = r.next; r.next = n;',
  );
  const more = some('n.data = c.data;', 'n.prev = r;', 'n.owner = p1;', 'c.owner = p1;', 'A.root = n;');
  const inside = `A n = ${made}; ${draw(2) === 0 ? `${more} ${linked}` : `${linked} ${more}`}`;
  const guard = pick('c.flag', 'c.data == p2', 'c.next == null', 'c.prev != null');
  const guarded = draw(4) === 0 ? `if (${guard}) { ${inside} }` : inside;
  const leaving = maybe(`if (${guard}) ${pick('break', 'return r', 'throw new IllegalStateException()')};`, 5);
  const after = some('if (t != null) t.next = null;', 'p1.first = r;', 'if (r != null) r.prev = t;');
  return `  static A m${number}(A p0, C p1, int p2) {
    A r = ${first};
    A t = ${pick('null', 'r', 'r')};
    for (A c = ${start}; ${test}; c = c.next) { ${draw(2) === 0 ? `${leaving} ${guarded}` : `${guarded} ${leaving}`} }
    ${after}
    return ${pick('r', 'r', 't', 'p0')};
  }`;
}

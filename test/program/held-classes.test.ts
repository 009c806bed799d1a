/** Fields that hold objects of one class, and fields that reflection sets. By hand: what Java allows to be stored there. */
import { describe, expect, it } from 'vitest';
import { Hierarchy } from '../../src/ir/hierarchy.js';
import type { FieldDeclaration } from '../../src/ir/program.js';
import type * as heldClasses from '../../src/program/held-classes.js';
import { HeldClasses } from '../../src/program/held-classes.js';
import type * as reflected from '../../src/program/reflected.js';
import { Reflected } from '../../src/program/reflected.js';
import { inputClasses } from '../../src/workspace/selection.js';
import { openTexts } from '../support/open.js';
import { built } from '../support/seeded/building.js';
import type { SeededFault } from '../support/seeded/fault.js';
import { describeFaults } from '../support/seeded/faults-caught.js';

type Services = typeof heldClasses & typeof reflected;

const LIST = 'private List<String> f = new ArrayList<>();';

/** Members of `T`, with a method that reads `f`; what `T` implements, or more classes; what `f` holds. */
const HELD: readonly (readonly [string, string, string, string | undefined])[] = [
  ['one kind of new object', LIST, '', 'java.util.ArrayList'],
  ['and null', `${LIST} void drop() { f = null; }`, '', 'java.util.ArrayList'],
  [
    'by way of a variable',
    'final List<String> f; T() { List<String> l = new ArrayList<>(); f = l; }',
    '',
    'java.util.ArrayList',
  ],
  ['a static field', `private static ${LIST.replace('private ', '')}`, '', 'java.util.ArrayList'],
  ['a field that others can reach', 'List<String> f = new ArrayList<>();', '', undefined],
  ['two kinds', `${LIST} void other() { f = new LinkedList<>(); }`, '', undefined],
  ['what somebody gives', `${LIST} T(List<String> given) { f = given; }`, '', undefined],
  ['one or the other', `${LIST} void other(boolean b) { f = b ? new ArrayList<>() : List.of(); }`, '', undefined],
  [
    'what a nested class gives',
    `${LIST} static class In { void put(T t, List<String> l) { t.f = l; } }`,
    '',
    undefined,
  ],
  ['what code may do that is not there', `${LIST} native void touch();`, '', undefined],
  ['what a stream may do', LIST, 'implements java.io.Serializable', undefined],
  [
    'a stream of a subclass, whose constructor runs',
    LIST,
    'class U extends T implements java.io.Serializable { }',
    'java.util.ArrayList',
  ],
  [
    'set by its name',
    LIST,
    'class R { void r(Field x, T t) throws Exception { x.set(t, give("f")); } Object give(String s) { return s; } }',
    undefined,
  ],
];

const OF_COLLECTION =
  'Object all(java.util.List<Object> l, T t) { l.add(t); return l.get(0).getClass().getDeclaredFields(); }';
const MAIN = 'public static void main(String[] arguments) {}';

const SETS = 'void r(Field x, Object t) throws Exception { x.set(t, null); }';

/** Members of a class `R` beside `class T { private String f; }`, and whether they set `f`. */
const SET: readonly (readonly [string, string, boolean])[] = [
  ['nothing is set', 'Object r() { return T.class.getDeclaredFields(); } String s = "f";', false],
  ['the name is at hand', `${SETS} Object f(T t) { return find("f"); } Object find(String s) { return s; }`, true],
  ['the name is only printed', `${SETS} void print(T t) { System.out.println("f"); }`, false],
  ['another name', `${SETS} Object f(T t) { return find("g"); } Object find(String s) { return s; }`, false],
  ['all fields of the class', `${SETS} Object all() { return T.class.getDeclaredFields(); }`, true],
  ['all fields of an object', `${SETS} Object all(T t) { return t.getClass().getDeclaredFields(); }`, true],
  ['all fields of another class', `${SETS} Object all(T t) { return R.class.getDeclaredFields(); }`, false],
  [
    'a field by a name that is computed',
    `${SETS} Object one(String s) throws Exception { return T.class.getDeclaredField(s); }`,
    true,
  ],
  [
    'any method may be run',
    'void r(java.lang.reflect.Method m, T t) throws Exception { m.invoke(t, give("f")); } Object give(String s) { return s; }',
    true,
  ],
  [
    'a class that is passed',
    'static void all(Class<?> c, Object o) throws Exception { for (Field x : c.getDeclaredFields()) x.set(o, null); } static void go(Object o) throws Exception { all(T.class, o); }',
    true,
  ],
  [
    'a class out of a list',
    'static void go(Object o) throws Exception { for (Class<?> c : java.util.List.of(T.class)) for (Field x : c.getDeclaredFields()) x.set(o, null); }',
    true,
  ],
  [
    'a class out of an array',
    'static void go(Object o, Class<?>[] all) throws Exception { all[0] = T.class; for (Field x : all[1].getDeclaredFields()) x.set(o, null); }',
    true,
  ],
  [
    'a class that a lambda is given',
    `${SETS} static void go() { java.util.List.of(T.class).forEach(c -> System.out.println(c.getDeclaredFields())); }`,
    true,
  ],
  ['an object out of a collection of a library', `${SETS} ${OF_COLLECTION}`, false],
  ['an object out of a collection of a program', `${SETS} ${OF_COLLECTION} ${MAIN}`, true],
  [
    'a class that reflection gives',
    `${SETS} ${MAIN} Object all(Field x, T t) { return x.getType().getDeclaredFields(); }`,
    true,
  ],
  [
    'a handle by a name that is computed',
    'static void go(java.lang.invoke.MethodHandles.Lookup l, T t, String n) throws Throwable { l.findSetter(T.class, n, String.class).invoke(t, null); }',
    true,
  ],
  [
    'a handle without a type',
    'static void go(Object o) throws Exception { T.class.getDeclaredField("f").set(o, null); }',
    true,
  ],
  [
    'a class that has nothing to do with it',
    `${SETS} Object find() { return give("f"); } Object give(String s) { return s; }`,
    false,
  ],
];

async function wrong({ HeldClasses: Held, Reflected: Sets }: Services): Promise<readonly string[]> {
  const found: string[] = [];
  for (const [name, members, more, expected] of HELD) {
    const [heading, others] = more.startsWith('implements') ? [more, ''] : ['', more];
    const text = `import java.lang.reflect.Field; import java.util.*; class T ${heading} { ${members} Object read() { return f; } } ${others}`;
    const { table } = await openTexts([{ path: 'T.java', text }]);
    const classes = [...inputClasses(table)];
    for (const { methods } of classes) for (const method of methods) method.body();
    const held = new Held(new Hierarchy(table), classes);
    const body = classes
      .find((each) => each.name === 'T')
      ?.methods.find((each) => each.name === 'read')
      ?.body();
    const returned = body?.edges.flatMap(({ instruction }) =>
      instruction.kind === 'return' && instruction.value !== undefined ? [instruction.value] : [],
    )[0];
    if (body === undefined || returned === undefined) throw new Error(`${name}: nothing is read`);
    const said = held.of(returned, body);
    if (said !== expected) found.push(`${name}: ${said}`);
  }
  for (const [name, members, expected] of SET) {
    const text = `import java.lang.reflect.Field; class T { private String f = "x"; } class R { ${members} }`;
    const { table } = await openTexts([{ path: 'T.java', text }]);
    for (const { methods } of [...inputClasses(table)]) for (const method of methods) method.body();
    const classes = [...inputClasses(table)];
    const field = classes.find((each) => each.name === 'T')?.fields[0] as FieldDeclaration;
    const said = new Sets(new Hierarchy(table), classes).at(field) !== undefined;
    if (said !== expected) found.push(`${name}: ${said}`);
  }
  return found;
}

describe('what fields hold, and who sets them', () => {
  it('is what the text shows', async () => {
    expect(await wrong({ HeldClasses, Reflected })).toEqual([]);
  });
});

const FILE = 'program/held-classes.ts';
const REFLECTED = 'program/reflected.ts';
const LOOKED = 'program/looked-classes.ts';

const FAULTS: readonly SeededFault[] = [
  {
    name: 'fields that others can reach',
    file: FILE,
    text: 'if (!hasFlag(field, Flag.PRIVATE) && !hasFlag(field, Flag.FINAL)) return false;',
    instead: '',
  },
  {
    name: 'the last store counts',
    file: FILE,
    text: 'held.set(field, (held.get(field) ?? made) === made ? made : MIXED);',
    instead: 'held.set(field, made);',
  },
  {
    name: 'what is given is left out',
    file: FILE,
    text: "if (instruction?.kind !== 'assign') return MIXED;",
    instead: "if (instruction?.kind !== 'assign') return undefined;",
  },
  { name: 'native code is harmless', file: FILE, text: '!hasFlag(method, Flag.NATIVE) &&', instead: '' },
  {
    name: 'streams run constructors',
    file: FILE,
    text: '&& !this.#hierarchy.isSubclass(field.owner, SERIALIZABLE)',
    instead: '',
  },
  {
    name: 'reflection sets nothing',
    file: FILE,
    text: '|| this.#reflected.at(field) !== undefined',
    instead: '',
  },
  {
    name: 'names are not looked for',
    file: REFLECTED,
    text: 'if (group === undefined) return undefined; return this.#isLooked(owner) || group.texts.has(name) ?',
    instead: 'if (group === undefined) return undefined; return this.#isLooked(owner) ?',
  },
  {
    name: 'classes at hand are not looked for',
    file: REFLECTED,
    text: 'if (group === undefined) return undefined; return this.#isLooked(owner) || group.texts.has(name) ?',
    instead: 'if (group === undefined) return undefined; return group.texts.has(name) ?',
  },
  {
    name: 'objects at hand are none of their class',
    file: LOOKED,
    text: "if (wanted === 'class' && method.name === OF_OBJECT) go(given[0], 'object');",
    instead: "if (wanted === 'class' && method.name === OF_OBJECT) return;",
  },
  {
    name: 'what is passed is not followed',
    file: LOOKED,
    text: 'this.#passed.get(nameOf(method)) ?? []',
    instead: "this.#passed.get('') ?? []",
  },
  {
    name: 'handles without a type set nothing',
    file: REFLECTED,
    text: '(owner === UNKNOWN || owner === OBJECT) && CHANGING.test(name)',
    instead: 'owner === UNKNOWN && LOOKING.test(name)',
  },
  {
    name: 'nothing comes out of collections',
    file: LOOKED,
    text: 'if (this.#isOwn(method.owner)) return; this.#followGiven(wanted);',
    instead: '',
  },
  { name: 'nothing comes out of arrays', file: LOOKED, text: "instruction.place.kind === 'element'", instead: 'false' },
  {
    name: 'lambdas are given nothing',
    file: LOOKED,
    text: 'if (this.#isCalledByLibrary(method)) this.#followGiven(wanted);',
    instead: '',
  },
  {
    name: 'no program has objects of its own',
    file: LOOKED,
    text: 'classes.some(({ methods }) => methods.some(isMain))',
    instead: 'false',
  },
  {
    name: 'handles are found by names that are written',
    file: LOOKED,
    text: 'names.length === 0 || classes.length === 0 ||',
    instead: 'names.length >= 0 ||',
  },
  {
    name: 'reflection gives no classes',
    file: LOOKED,
    text: 'if (isReflection && this.#isProgram)',
    instead: 'if (isReflection && !this.#isProgram)',
  },
];

const ENTRY = `
  export * from './src/program/held-classes.js';
  export * from './src/program/reflected.js';
`;

describeFaults('services over fields with a fault are caught', FAULTS, async (fault) => {
  const [first] = await wrong(await built<Services>(ENTRY, fault));
  return first;
});

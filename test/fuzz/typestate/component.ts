/** Random small components as Java text: classes with flags, numbers and references, and methods that branch and throw. */
import { type Block, block } from '../java/blocks.js';
import type { Random } from '../random.js';

export const WHOLE = 'Whole';

interface Member {
  readonly name: string;
  readonly flags: readonly string[];
  readonly numbers: readonly string[];
  /** Fields by the class that they refer to. */
  readonly links: readonly { readonly name: string; readonly type: string }[];
  /** Whether `new` needs no arguments. */
  readonly isPlain: boolean;
}

interface Writing {
  readonly random: Random;
  readonly members: readonly Member[];
  /** Static flags and numbers. */
  readonly shared: { readonly flags: readonly string[]; readonly numbers: readonly string[] };
  /** What can be read in the method: objects that are there, and parameters. */
  readonly objects: readonly { readonly text: string; readonly of: Member }[];
  readonly maybe: readonly { readonly text: string; readonly of: Member }[];
  readonly booleans: readonly string[];
  readonly integers: readonly string[];
  /** Calls of methods written before, of which there is no way back here. */
  readonly calls: readonly {
    readonly of: string;
    readonly name: string;
    readonly parameter: string | undefined;
    readonly result: string;
  }[];
}

export interface RandomComponent {
  readonly blocks: readonly Block[];
  readonly errors: readonly string[];
}

/** Nested classes, so that they see each other's private fields and nobody else does. */
export function randomComponent(random: Random): RandomComponent {
  const names = ['P', 'Q'].slice(0, 1 + (random.below(4) > 0 ? 1 : 0));
  const members = names.map((name): Member => {
    const lower = name.toLowerCase();
    const links = Array.from({ length: random.below(3) }, (_, index) => ({
      name: `${lower}Link${index}`,
      type: random.pick(names),
    }));
    const flags = Array.from({ length: random.below(3) }, (_, index) => `${lower}Flag${index}`);
    const numbers = Array.from(
      { length: random.below(flags.length === 0 ? 2 : 3) },
      (_, index) => `${lower}Number${index}`,
    );
    const known = flags.length + numbers.length === 0 ? [`${lower}Flag0`] : flags;
    return { name, flags: known, numbers, links, isPlain: random.below(3) > 0 };
  });
  const shared = {
    flags: random.below(6) === 0 ? ['on'] : [],
    numbers: random.below(8) === 0 ? ['count'] : [],
  };
  const calls: Writing['calls'][number][] = [];
  const bodies = new Map<string, Block[]>(members.map(({ name }) => [name, []]));
  const base = { random, members, shared, calls };
  for (let number = 0; number < 3 + random.below(4); number++) {
    const member = random.pick(members);
    const { text, parameter, result } = method(base, member, `m${number}`);
    bodies.get(member.name)?.push(text);
    calls.push({ of: member.name, name: `m${number}`, parameter, result });
  }
  const classes = members.map((member) => {
    const fields = [
      ...member.flags.map((name) => `private boolean ${name};`),
      ...member.numbers.map((name) => `private int ${name};`),
      ...member.links.map(({ name, type }) => `private ${type} ${name};`),
    ];
    return block(`static class ${member.name} {`, [
      ...fields,
      ...constructorsOf(base, member),
      ...(bodies.get(member.name) ?? []),
    ]);
  });
  const last = members.at(-1) as Member;
  const derived = last.isPlain && random.below(3) === 0 ? [subclass(base, last)] : [];
  const statics = [
    ...shared.flags.map((name) => `private static boolean ${name};`),
    ...shared.numbers.map((name) => `private static int ${name};`),
  ];
  return {
    blocks: [block(`class ${WHOLE} {`, [`private ${WHOLE}() {}`, ...statics, ...classes, ...derived])],
    errors: random.below(3) === 0 ? ['throw', 'null'] : ['throw'],
  };
}

type Base = Pick<Writing, 'random' | 'members' | 'shared' | 'calls'>;

function constructorsOf(base: Base, member: Member): readonly Block[] {
  const { random } = base;
  const [link] = member.links;
  if (member.isPlain) return [];
  const parameter =
    link !== undefined && random.below(2) === 0
      ? `${link.type} given`
      : random.pick(['boolean flag', 'int number', '']);
  return [block(`${member.name}(${parameter}) {`, statements(inside(base, member, parameter), 1 + random.below(3), 1))];
}

function method(
  base: Base,
  member: Member,
  name: string,
): { readonly text: Block; readonly parameter: string | undefined; readonly result: string } {
  const { random, members } = base;
  const parameter = random.pick(['', '', 'boolean flag', 'int number', ...members.map((each) => `${each.name} given`)]);
  const writing = inside(base, member, parameter);
  const body = statements(writing, 1 + random.below(4), 2);
  const results = writing.maybe.filter(({ text }) => !text.includes('.'));
  const returned = results.length > 0 && random.below(3) === 0 ? random.pick(results) : undefined;
  const result = returned?.of.name ?? 'void';
  const head = `${result} ${name}(${parameter}) {`;
  const last = returned === undefined ? [] : [`return ${returned.text};`];
  return { text: block(head, [...body, ...last]), parameter: parameter.split(' ')[0] || undefined, result };
}

/** Overrides a method that takes no parameter, and may add a field. */
function subclass(base: Base, member: Member): Block {
  const { random, calls } = base;
  const own: Member = { ...member, name: 'R', flags: [...member.flags, 'rFlag'] };
  const overridden = calls.find(
    (each) => each.of === member.name && each.parameter === undefined && each.result === 'void',
  );
  const writing = inside({ ...base, calls: [] }, { ...own, flags: ['rFlag'], numbers: [], links: [] }, '');
  const body = statements(writing, 1 + random.below(2), 1);
  const methods = overridden === undefined ? [] : [block(`void ${overridden.name}() {`, body)];
  return block(`static class R extends ${member.name} {`, [
    'private boolean rFlag;',
    ...methods,
    block('void set() {', ['rFlag = true;']),
  ]);
}

function inside(base: Base, member: Member, parameter: string): Writing {
  const [type, name] = parameter.split(' ');
  const given = base.members.find((each) => each.name === type);
  const self = { text: 'this', of: member };
  const read = member.links.map((link) => ({
    text: `this.${link.name}`,
    of: base.members.find((each) => each.name === link.type) as Member,
  }));
  return {
    ...base,
    objects: [self],
    maybe: [...read, ...(given === undefined ? [] : [{ text: 'given', of: given }])],
    booleans: type === 'boolean' && name !== undefined ? [name] : [],
    integers: type === 'int' && name !== undefined ? [name] : [],
  };
}

function statements(writing: Writing, count: number, depth: number): readonly Block[] {
  return Array.from({ length: count }, () => statement(writing, depth));
}

function statement(writing: Writing, depth: number): Block {
  const { random, maybe } = writing;
  const choice = random.below(12);
  if (depth > 0 && choice < 3) {
    const body =
      random.below(2) === 0
        ? ['throw new IllegalStateException();']
        : statements(writing, 1 + random.below(2), depth - 1);
    return block(`if (${condition(writing, 1)}) {`, body);
  }
  if (depth > 0 && choice === 3 && maybe.length > 0) {
    const found = random.pick(maybe);
    const known: Writing = { ...writing, objects: [...writing.objects, found] };
    return block(`if (${found.text} != null) {`, statements(known, 1 + random.below(2), depth - 1));
  }
  if (depth > 0 && choice === 4) {
    const body = statements(writing, 1 + random.below(2), depth - 1);
    const last = random.below(2) === 0 ? '} finally {' : '} catch (IllegalStateException caught) {';
    return {
      parts: [
        { head: 'try {', body },
        { head: last, body: [assignment(writing)] },
      ],
      end: '}',
    };
  }
  if (choice < 7) return call(writing) ?? assignment(writing);
  return assignment(writing);
}

function call(writing: Writing): string | undefined {
  const { random, calls, objects, maybe } = writing;
  if (calls.length === 0) return undefined;
  const { of, name, parameter } = random.pick(calls);
  const receivers = objects.filter((each) => each.of.name === of);
  if (receivers.length === 0) return undefined;
  const given =
    parameter === undefined
      ? ''
      : parameter === 'boolean'
        ? boolean(writing)
        : parameter === 'int'
          ? integer(writing)
          : random.pick([
              'null',
              ...[...objects, ...maybe].filter((each) => each.of.name === parameter).map(({ text }) => text),
            ]);
  return `${random.pick(receivers).text}.${name}(${given});`;
}

function assignment(writing: Writing): string {
  const { random, objects, maybe, shared } = writing;
  const { text, of } = random.pick(objects);
  const targets: (() => string)[] = [
    ...of.flags.map((name) => () => `${text}.${name} = ${boolean(writing)};`),
    ...of.numbers.map(
      (name) => () => (random.below(2) === 0 ? `${text}.${name}++;` : `${text}.${name} = ${integer(writing)};`),
    ),
    ...of.links.map(({ name, type }) => () => {
      const fitting = [...objects, ...maybe].filter((each) => each.of.name === type).map((each) => each.text);
      const made = writing.members.some((each) => each.name === type && each.isPlain) ? [`new ${type}()`] : [];
      return `${text}.${name} = ${random.pick(['null', ...made, ...fitting, ...fitting])};`;
    }),
    ...shared.flags.map((name) => () => `${name} = ${boolean(writing)};`),
    ...shared.numbers.map((name) => () => `${name}++;`),
  ];
  return random.pick(targets)();
}

function boolean(writing: Writing): string {
  const { random, booleans, objects } = writing;
  const fields = objects.flatMap(({ text, of }) => of.flags.map((name) => `${text}.${name}`));
  const read = [...booleans, ...fields];
  if (read.length === 0 || random.below(2) === 0) return random.pick(['true', 'false']);
  return random.below(4) === 0 ? `!${random.pick(read)}` : random.pick(read);
}

function integer(writing: Writing): string {
  const { random, integers } = writing;
  const read = [...integers, ...numbersOf(writing)];
  if (read.length === 0 || random.below(2) === 0) return String(random.below(3));
  return random.below(4) === 0 ? `${random.pick(read)} + 1` : random.pick(read);
}

function numbersOf({ objects, shared }: Writing): readonly string[] {
  return [...objects.flatMap(({ text, of }) => of.numbers.map((name) => `${text}.${name}`)), ...shared.numbers];
}

function condition(writing: Writing, depth: number): string {
  const { random, objects, maybe, booleans, integers, shared } = writing;
  const choice = random.below(10);
  if (depth > 0 && choice === 0) {
    return `${condition(writing, depth - 1)} ${random.pick(['&&', '||'])} ${condition(writing, depth - 1)}`;
  }
  if (choice < 3 && maybe.length > 0) {
    const { text, of } = random.pick(maybe);
    const others = [...objects, ...maybe].filter((each) => each.of === of && each.text !== text);
    const deeper = of.flags.map((name) => `${text} != null && ${random.pick(['', '!'])}${text}.${name}`);
    const compared = others.map((other) => `${text} ${random.pick(['==', '!='])} ${other.text}`);
    const unguarded = of.flags.map((name) => `${text}.${name}`);
    return random.pick([`${text} == null`, `${text} != null`, ...deeper, ...deeper, ...compared, ...unguarded]);
  }
  const numbers = [...integers, ...numbersOf(writing)];
  if (choice < 6 && numbers.length > 0) {
    const left = random.pick(numbers);
    const linked = maybe.flatMap(({ text, of }) =>
      of.numbers.map((name) => `${text} != null && ${left} ${random.pick(['==', '!=', '<'])} ${text}.${name}`),
    );
    const right = random.below(2) === 0 ? random.pick(numbers) : String(random.below(3));
    return random.pick([`${left} ${random.pick(['==', '!=', '<', '<=', '>'])} ${right}`, ...linked]);
  }
  const flags = [
    ...booleans,
    ...shared.flags,
    ...objects.flatMap(({ text, of }) => of.flags.map((name) => `${text}.${name}`)),
  ];
  if (flags.length === 0) return random.pick([...numbers.map((each) => `${each} == 1`), 'this == null']);
  return `${random.pick(['', '!'])}${random.pick(flags)}`;
}

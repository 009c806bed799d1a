/** Random clients whose methods are given objects of a component, keep them in fields, arrays and statics, and call each other. */
import { type Block, block } from '../java/blocks.js';
import type { Random } from '../random.js';
import { beginning, reference, shown, statements, type Usable, type Variable, type Writing } from './client.js';

const METHODS = 3;

/** A class of that name with methods that take objects, and a `main` that makes some and calls them. */
export function randomEntries(random: Random, usable: Usable, length: number, name: string): readonly Block[] {
  const types = usable.classes.filter(({ kind }) => kind !== 'enum').map((each) => each.name);
  const some = (letters: readonly string[], prefix: string): readonly Variable[] =>
    types.flatMap((type, index) =>
      letters.filter(() => random.below(3) > 0).map((letter) => ({ name: `${prefix}${letter}${index}`, type })),
    );
  const statics = some(['s'], '');
  const fields = some(['f'], '');
  const methods = Array.from({ length: METHODS }, (_, number) => ({
    name: `m${number}`,
    isStatic: random.below(2) === 0,
    given: some(['p', 'q'], ''),
  }));
  const written = methods.map(({ name: called, isStatic, given }, number) => {
    const locals = some(['l'], '');
    const kept = isStatic ? statics : [...statics, ...fields];
    const writing: Writing = { random, usable, variables: [...given, ...locals, ...kept] };
    const parameters = ['String[] args', ...given.map((each) => `${shown(each.type)} ${each.name}`)].join(', ');
    const body = spread(random, statements(writing, length, 2), [
      ...calls(writing, methods.slice(number + 1), isStatic ? undefined : 'this'),
      ...arrays(writing),
    ]);
    return block(`${isStatic ? 'static ' : ''}void ${called}(${parameters}) throws Exception {`, [
      ...declared(locals),
      ...body,
    ]);
  });
  const variables = some(['a', 'b'], '');
  const writing: Writing = { random, usable, variables: [...variables, ...statics] };
  return [
    block(`class ${name} {`, [
      'static Object[] kept = new Object[2];',
      ...statics.map((each) => `static ${shown(each.type)} ${each.name} = null;`),
      ...fields.map((each) => `${shown(each.type)} ${each.name} = null;`),
      ...written,
      block('public static void main(String[] args) throws Exception {', [
        `${name} client = new ${name}();`,
        ...declared(variables),
        ...beginning(writing),
        ...spread(random, statements(writing, 3, 1), [
          ...calls(writing, methods, 'client'),
          ...calls(writing, methods, 'client'),
        ]),
      ]),
    ]),
  ];
}

function declared(variables: readonly Variable[]): readonly string[] {
  return variables.map(({ name, type }) => `${shown(type)} ${name} = null;`);
}

/** Calls of the client's own methods. */
function calls(
  writing: Writing,
  methods: readonly { readonly name: string; readonly isStatic: boolean; readonly given: readonly Variable[] }[],
  receiver: string | undefined,
): readonly Block[] {
  const { random } = writing;
  return methods.flatMap(({ name, isStatic, given }): readonly Block[] => {
    if ((!isStatic && receiver === undefined) || random.below(3) === 0) return [];
    const values = ['args', ...given.map(({ type }) => reference(writing, type))].join(', ');
    const line = `${isStatic ? '' : `${receiver}.`}${name}(${values});`;
    if (random.below(4) === 0) return [line];
    return [
      {
        parts: [
          { head: 'try {', body: [line] },
          { head: '} catch (Exception failed) {', body: [] },
        ],
        end: '}',
      },
    ];
  });
}

/** Objects go through an array that anybody can reach. */
function arrays({ random, variables }: Writing): readonly Block[] {
  if (variables.length === 0 || random.below(2) === 0) return [];
  const [from, to] = [random.pick(variables), random.pick(variables)];
  const type = shown(to.type);
  return [
    `kept[${random.below(2)}] = ${from.name};`,
    block(`if (kept[${random.below(2)}] instanceof ${type}) {`, [`${to.name} = (${type}) kept[${random.below(2)}];`]),
  ];
}

/** The second ones at random places among the first. */
function spread(random: Random, blocks: readonly Block[], more: readonly Block[]): readonly Block[] {
  const all = [...blocks];
  for (const each of more) all.splice(random.below(all.length + 1), 0, each);
  return all;
}

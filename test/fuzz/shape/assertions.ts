/** Puts many assertions into a program, between the statements of its methods: most are wrong, some hold for a reason. */
import type { Block } from '../java/blocks.js';
import type { Random } from '../random.js';
import { type Family, fieldsOf, shapeOf } from './families.js';
import { chance } from './scope.js';

/** Methods of `Main`. */
const METHOD = /^(?:public )?static \w+ \w+\((.*)\) \{$/;
const DECLARED = /^Node (\w+) = /;

export function withAssertions(blocks: readonly Block[], family: Family, random: Random): readonly Block[] {
  return blocks.map((each) => inside(each, [], false));

  function inside(each: Block, names: readonly string[], isCode: boolean): Block {
    if (typeof each === 'string') return each;
    const parts = each.parts.map(({ head, body }) => {
      const method = METHOD.exec(head);
      const known =
        method === null ? names : [...(method[1] ?? '').matchAll(/Node (\w+)/g)].map(([, name = '']) => name);
      return { head, body: sprinkled(body, known, isCode || method !== null) };
    });
    return { ...each, parts };
  }

  function sprinkled(body: readonly Block[], names: readonly string[], isCode: boolean): readonly Block[] {
    const known = [...names];
    return body.flatMap((each): readonly Block[] => {
      const asserted = isCode && known.length > 0 && chance(random, 1, 2);
      const before = asserted ? [`//@ assert ${formula(family, known, random)};`] : [];
      const changed = inside(each, known, isCode);
      const declared = typeof each === 'string' ? DECLARED.exec(each)?.[1] : undefined;
      if (declared !== undefined) known.push(declared);
      return [...before, changed];
    });
  }
}

function formula(family: Family, names: readonly string[], random: Random): string {
  const one = random.pick(names);
  const other = random.pick(names);
  const links = family.links.join(', ');
  const field = random.pick(fieldsOf(family));
  return random.pick([
    () => shapeOf(family, one),
    () => `acyclic(${one}, ${links})`,
    () => `acyclic(${one}, ${field})`,
    () => `unshared(${one}, ${links})`,
    () => `list(${one}, ${field})`,
    () => `tree(${one}, ${links})`,
    () => `cyclic(${one}, ${links})`,
    () => `disjoint(${one}, ${other}, ${links})`,
    () => `reach(${one}, ${other}, ${links})`,
    () => `!reach(${one}, ${other}, ${links})`,
    () => `${one} != null`,
    () => `${one} == null`,
    () => `${one} == null || ${one}.${field} == null`,
    () => `${one} == null || ${one}.${field} != ${other}`,
    () => `${one} == ${other}`,
    () => `${one} != ${other}`,
  ])();
}

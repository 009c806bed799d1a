/** A few lines that do what list and tree code does: what random statements would hardly ever hit upon. */
import { type Block, block } from '../java/blocks.js';
import { chance, namesOf, type Scope } from './scope.js';

export function idiom(scope: Scope): readonly Block[] {
  const { random, family } = scope;
  const names = namesOf(scope, 'Node');
  if (names.length === 0) return [];
  const one = random.pick(names);
  const other = random.pick(names);
  const link = random.pick(family.links);
  const forms: (() => readonly Block[])[] = [
    () => pushed(scope, one, link),
    () => pushed(scope, one, link),
    () => appended(scope, one, other, link),
    () => removed(scope, one, link),
    () => reversed(scope, one, link),
    () => rotated(scope, one),
  ];
  if (family.name === 'ring') forms.push(() => closed(scope, one, link));
  return random.pick(forms)();
}

function pushed(scope: Scope, list: string, link: string): readonly Block[] {
  const { back } = scope.family;
  const made = scope.fresh('p');
  const lines = [`Node ${made} = new Node();`, `${made}.${link} = ${list};`];
  if (back !== undefined && chance(scope.random, 5, 6)) lines.push(`if (${list} != null) ${list}.${back} = ${made};`);
  return [...lines, `${list} = ${made};`];
}

function appended(scope: Scope, list: string, rest: string, link: string): readonly Block[] {
  const { back } = scope.family;
  const last = scope.fresh('last');
  const fuel = scope.fresh('fuel');
  return [
    block(`if (${list} != null) {`, [
      `Node ${last} = ${list};`,
      `int ${fuel} = 5;`,
      `while (${last}.${link} != null && ${fuel} > 0) { ${fuel} = ${fuel} - 1; ${last} = ${last}.${link}; }`,
      `${last}.${link} = ${rest};`,
      ...(back === undefined ? [] : [`if (${rest} != null) ${rest}.${back} = ${last};`]),
    ]),
  ];
}

function removed(scope: Scope, list: string, link: string): readonly Block[] {
  const { back } = scope.family;
  const gone = scope.fresh('gone');
  return [
    block(`if (${list} != null && ${list}.${link} != null) {`, [
      `Node ${gone} = ${list}.${link};`,
      `${list}.${link} = ${gone}.${link};`,
      ...(back === undefined ? [] : [`if (${gone}.${link} != null) ${gone}.${link}.${back} = ${list};`]),
      ...(chance(scope.random, 1, 2) ? [`${gone}.${link} = null;`] : []),
    ]),
  ];
}

function reversed(scope: Scope, list: string, link: string): readonly Block[] {
  const [done, rest, fuel] = [scope.fresh('done'), scope.fresh('rest'), scope.fresh('fuel')];
  const { back } = scope.family;
  return [
    `Node ${done} = null;`,
    `int ${fuel} = 5;`,
    block(`while (${list} != null && ${fuel} > 0) {`, [
      `${fuel} = ${fuel} - 1;`,
      `Node ${rest} = ${list}.${link};`,
      `${list}.${link} = ${done};`,
      ...(back === undefined ? [] : [`${list}.${back} = ${rest};`]),
      `${done} = ${list};`,
      `${list} = ${rest};`,
    ]),
    `${list} = ${done};`,
  ];
}

/** Trees: the child along the one link becomes the root, its child along the other link goes over. */
function rotated(scope: Scope, root: string): readonly Block[] {
  const { links, back } = scope.family;
  const [first, second] = links;
  if (first === undefined || second === undefined) return pushed(scope, root, first ?? 'next');
  const child = scope.fresh('child');
  return [
    block(`if (${root} != null && ${root}.${first} != null) {`, [
      `Node ${child} = ${root}.${first};`,
      `${root}.${first} = ${child}.${second};`,
      ...(back === undefined ? [] : [`if (${child}.${second} != null) ${child}.${second}.${back} = ${root};`]),
      `${child}.${second} = ${root};`,
      ...(back === undefined ? [] : [`${child}.${back} = ${root}.${back};`, `${root}.${back} = ${child};`]),
      `${root} = ${child};`,
    ]),
  ];
}

function closed(scope: Scope, ring: string, link: string): readonly Block[] {
  const made = scope.fresh('k');
  return [
    `Node ${made} = new Node();`,
    `if (${ring} == null) { ${made}.${link} = ${made}; ${ring} = ${made}; }`,
    `else { ${made}.${link} = ${ring}.${link}; ${ring}.${link} = ${made}; }`,
  ];
}

/** Fills the variable with a structure of the family, some objects long: longer than what loads alone would unfold. */
export function built(scope: Scope, target: string): readonly Block[] {
  const { random, family, features } = scope;
  const [made, left, last] = [scope.fresh('m'), scope.fresh('i'), scope.fresh('e')];
  const [first = 'next', second] = family.links;
  const created = features.subclasses && chance(random, 1, 3) ? 'new Leaf()' : 'new Node()';
  const back = (parent: string, child: string): readonly string[] =>
    family.back === undefined ? [] : [`if (${child} != null) ${child}.${family.back} = ${parent};`];
  const side =
    second === undefined
      ? []
      : [
          block(`if (${left} == ${1 + random.below(2)}) {`, [
            `${made}.${second} = new Node();`,
            ...back(made, `${made}.${second}`),
          ]),
        ];
  const isRing = family.name === 'ring' && chance(random, 4, 5);
  return [
    `int ${left} = ${2 + random.below(4)};`,
    ...(isRing ? [`Node ${last} = null;`] : []),
    block(`while (${left} > 0) {`, [
      `${left} = ${left} - 1;`,
      `Node ${made} = ${created};`,
      `${made}.${first} = ${target};`,
      ...back(made, target),
      ...side,
      ...(isRing ? [`if (${last} == null) ${last} = ${made};`] : []),
      `${target} = ${made};`,
    ]),
    ...(isRing ? [`if (${last} != null) ${last}.${first} = ${target};`] : []),
  ];
}

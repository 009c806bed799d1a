/** Random ways to use the domain on a random program: what counts as link or payload, where it contracts, how it merges. */
import {
  type ContractionOptions,
  elementFields,
  type Universe,
  type Written,
} from '../../../src/domains/heap/contraction/index.js';
import { DEFAULT_POLICY, type EnginePolicy } from '../../../src/engine/policy.js';
import type { Hierarchy } from '../../../src/ir/hierarchy.js';
import type { FieldReference } from '../../../src/ir/instructions.js';
import { Flag, hasFlag, type MethodDeclaration } from '../../../src/ir/program.js';
import { isReference } from '../../../src/ir/types.js';
import type { Random } from '../random.js';
import { type Family, fieldsOf } from './families.js';
import { chance } from './scope.js';

const NODE_CLASSES = ['Node', 'Leaf', 'Row', 'Box'];

/** `Owner.name` of all fields that code of the input loads or stores. */
function touchedFields(hierarchy: Hierarchy): ReadonlySet<string> {
  const touched = new Set<string>();
  for (const type of hierarchy.table.inputs()) {
    for (const method of hierarchy.find(type)?.methods ?? []) {
      for (const { instruction } of method.body()?.edges ?? []) {
        if (instruction.kind !== 'load' && instruction.kind !== 'store') continue;
        const { place } = instruction;
        if (place.kind === 'field' || place.kind === 'static') touched.add(`${place.field.owner}.${place.field.name}`);
      }
    }
  }
  return touched;
}

/** The reference fields that the program touches, and those that its formulas are about. */
export function randomUniverse(hierarchy: Hierarchy, family: Family, random: Random): Universe {
  const { back } = family;
  const touched = touchedFields(hierarchy);
  const named = new Set(fieldsOf(family).map((name) => `Node.${name}`));
  const rare = random.pick([
    'next',
    'left',
    'right',
    'head',
    'first',
    'below',
    ...Array.from({ length: 30 }, () => ''),
  ]);
  const links: FieldReference[] = [];
  const parents: FieldReference[] = [];
  const payloads: FieldReference[] = [];
  const statics: FieldReference[] = [];
  const declaresBack = chance(random, 4, 5);
  for (const owner of hierarchy.table.inputs()) {
    for (const declared of hierarchy.find(owner)?.fields ?? []) {
      if (!isReference(declared.type)) continue;
      const name = `${owner}.${declared.name}`;
      if (!touched.has(name) && !named.has(name)) continue;
      const field: FieldReference = { owner, name: declared.name, type: declared.type };
      if (hasFlag(declared, Flag.STATIC)) statics.push(field);
      else if (!NODE_CLASSES.includes(declared.type) || owner === 'Oops' || declared.name === rare)
        payloads.push(field);
      else links.push(field);
    }
  }
  const isBack = ({ name }: FieldReference): boolean => name === back;
  if (declaresBack) parents.push(...links.filter(isBack));
  // Parent fields come after the fields that they are the inverse of in some universes, before them in others.
  if (chance(random, 1, 2)) links.sort((left, right) => Number(isBack(left)) - Number(isBack(right)));
  const isNode = (type: string): boolean => NODE_CLASSES.includes(type);
  if (random.below(2) === 0) return { links, parents, payloads, statics, isNode };
  const elements = elementFields('Node');
  return { links: [...links, ...Object.values(elements)], parents, payloads, statics, isNode, elements };
}

const NOTHING: Written = { field: () => false, statics: false, keeps: false, hidden: false };
const ANYTHING: Written = { field: () => true, statics: true };

export function randomOptions(hierarchy: Hierarchy, family: Family, random: Random): ContractionOptions {
  const mode = random.pick(['partial', 'partial', 'partial', 'exact'] as const);
  // Most bounds are wide: what is given up is easy to be right about.
  return {
    universe: randomUniverse(hierarchy, family, random),
    mode,
    contracts: random.pick(['everywhere', 'everywhere', 'where-abstracted'] as const),
    tellsFresh: chance(random, 1, 3),
    pinsParameters: chance(random, 1, 3),
    olds: () => [],
    cap: random.pick([...Array.from({ length: 10 }, () => 40), 12, 4]),
    splits: random.pick([...Array.from({ length: 10 }, () => 2_000), 10]),
    cutpoints: random.pick([...Array.from({ length: 10 }, () => 4), 1, 0]),
    outside: random.pick(['told-apart', 'merged'] as const),
    // Library code does not touch the fields of the input.
    writes: ({ owner }) => (hierarchy.find(owner)?.origin === 'input' ? ANYTHING : NOTHING),
  };
}

/** Library code is not followed: it touches fields that the universes do not list. */
export function randomShapePolicy(
  hierarchy: Hierarchy,
  { mode, contracts }: ContractionOptions,
  random: Random,
): EnginePolicy {
  const merge: EnginePolicy['merge'] =
    mode === 'exact'
      ? random.pick([{ kind: 'keep' }, { kind: 'keep' }, { kind: 'equal-keys' }] as const)
      : random.pick([
          { kind: 'equal-keys' },
          { kind: 'equal-keys' },
          { kind: 'equal-keys' },
          { kind: 'keep' },
          { kind: 'keep' },
          { kind: 'at-most', count: 1 + random.below(4) },
        ] as const);
  const unfollowed = chance(random, 1, 8) ? random.pick(['work0', 'work1', 'step']) : undefined;
  const isInput = ({ owner }: MethodDeclaration): boolean => hierarchy.find(owner)?.origin === 'input';
  return {
    merge,
    contexts: random.pick([
      { kind: 'entry-state' },
      { kind: 'entry-state' },
      { kind: 'none' },
      { kind: 'call-strings', length: random.below(3) },
    ] as const),
    abstraction:
      contracts === 'everywhere'
        ? random.pick(['junctions', 'loop-heads', 'everywhere'] as const)
        : random.pick(['junctions', 'loop-heads'] as const),
    widenDelay: random.below(3),
    descendingPasses: random.below(2),
    budget: {
      ...DEFAULT_POLICY.budget,
      steps: 8_000,
      states: 3_000,
      contexts: random.pick([40, 40, 3]),
      depth: random.pick([12, 12, 3]),
    },
    follows: (_, { method }) => isInput(method) && method.name !== unfollowed,
  };
}

export function showOptions({ universe, ...options }: ContractionOptions): string {
  const names = (fields: readonly FieldReference[]): readonly string[] =>
    fields.map(({ owner, name }) => `${owner}.${name}`);
  return JSON.stringify({
    ...options,
    links: names(universe.links),
    parents: names(universe.parents),
    payloads: names(universe.payloads),
    statics: names(universe.statics),
  });
}

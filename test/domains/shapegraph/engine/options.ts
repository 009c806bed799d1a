/** Random ways to use the domain on a random program about linked structures. */
import type { ShapegraphOptions } from '../../../../src/domains/heap/shapegraph/index.js';
import { DEFAULT_POLICY, type EnginePolicy } from '../../../../src/engine/policy.js';
import type { Hierarchy } from '../../../../src/ir/hierarchy.js';
import type { FieldReference } from '../../../../src/ir/instructions.js';
import { Flag, hasFlag, type MethodDeclaration } from '../../../../src/ir/program.js';
import { isReference } from '../../../../src/ir/types.js';
import type { Random } from '../../../fuzz/random.js';
import { chance } from '../../../fuzz/shape/scope.js';

const CELLS = ['Node', 'Leaf', 'Row'];

/** Boxes that `main` makes are the root object, one after the other. */
export function randomOptions(hierarchy: Hierarchy, random: Random): ShapegraphOptions {
  const rare = random.pick(['next', 'left', 'right', 'first', 'below', ...Array.from({ length: 20 }, () => '')]);
  const links: FieldReference[] = [];
  const statics: FieldReference[] = [];
  const fields: FieldReference[] = [];
  for (const owner of hierarchy.table.inputs()) {
    for (const declared of hierarchy.find(owner)?.fields ?? []) {
      if (!isReference(declared.type)) continue;
      const field: FieldReference = { owner, name: declared.name, type: declared.type };
      if (hasFlag(declared, Flag.STATIC)) {
        if (chance(random, 4, 5)) statics.push(field);
      } else if (owner === 'Box') fields.push(field);
      else if (CELLS.includes(owner) && CELLS.includes(declared.type) && declared.name !== rare) links.push(field);
    }
  }
  const hasRoot = chance(random, 1, 2);
  return {
    links,
    isCell: (type) => CELLS.includes(type),
    mayBeCell: (type) => CELLS.includes(type) || type === 'java.lang.Object',
    statics,
    ...(hasRoot && {
      root: {
        isMadeAt: ({ code, edge }) =>
          code.method.name === 'main' && edge.instruction.kind === 'new' && edge.instruction.type === 'Box',
        isOf: (type) => type === 'Box',
        mayBe: (type) => type === 'Box' || type === 'java.lang.Object',
        fields,
      },
    }),
    mode: random.pick(['relational', 'keyed', 'keyed'] as const),
    ...(chance(random, 1, 2) && { groups: links.map((_, link) => 1 << link) }),
    ...(chance(random, 1, 2) && {
      inverses: links.flatMap((_, field) => links.flatMap((__, back) => (field === back ? [] : [{ field, back }]))),
    }),
    cap: random.pick([10, 10, 10, 6, 2]),
    splits: random.pick([2_000, 2_000, 2_000, 20]),
    cutpoints: random.pick([4, 4, 4, 8, 1, 0]),
    // Library code does not touch the fields of the input.
    writes: ({ owner }) => {
      const isInput = hierarchy.find(owner)?.origin === 'input';
      return { links: isInput, statics: isInput, keeps: isInput };
    },
  };
}

export interface RandomPolicy extends EnginePolicy {
  readonly isFollowed: (method: MethodDeclaration) => boolean;
}

export function randomPolicy(hierarchy: Hierarchy, { mode }: ShapegraphOptions, random: Random): RandomPolicy {
  const unfollowed = chance(random, 1, 8) ? random.pick(['work0', 'work1', 'step']) : undefined;
  const isFollowed = ({ owner, name }: MethodDeclaration): boolean =>
    hierarchy.find(owner)?.origin === 'input' && name !== unfollowed;
  return {
    isFollowed,
    merge: random.pick([
      mode === 'relational' ? { kind: 'keep' } : { kind: 'equal-keys' },
      { kind: 'equal-keys' },
      { kind: 'keep' },
      { kind: 'at-most', count: 1 + random.below(4) },
    ] as const),
    contexts: random.pick([
      { kind: 'entry-state' },
      { kind: 'entry-state' },
      { kind: 'none' },
      { kind: 'call-strings', length: random.below(3) },
    ] as const),
    abstraction: random.pick(['junctions', 'loop-heads', 'calls'] as const),
    widenDelay: random.below(3),
    descendingPasses: random.below(2),
    ...(chance(random, 1, 4) && { carriesOnce: true }),
    budget: {
      ...DEFAULT_POLICY.budget,
      steps: 8_000,
      states: 4_000,
      contexts: random.pick([40, 40, 3]),
      depth: random.pick([12, 12, 3]),
    },
    follows: (_, { method }) => isFollowed(method),
  };
}

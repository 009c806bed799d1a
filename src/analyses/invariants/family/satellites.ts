/**
 * Classes inside the class whose objects hold objects of it or nodes: iterators, views, lambdas. As long as none of them gets out of hand
 * in the middle of an operation, what their fields hold is followed.
 */
import type { MethodDeclaration } from '../../../ir/program.js';
import { type ClassName, elementType, isArray, type TypeName } from '../../../ir/types.js';
import type { InvariantsContext } from '../context.js';
import type { Members } from './members.js';

export interface Satellites {
  readonly all: ReadonlySet<ClassName>;
  /** Those whose objects stay inside until they are handed out as results. */
  readonly followed: ReadonlySet<ClassName>;
}

export function satellitesOf(
  context: InvariantsContext,
  members: Members,
  nodes: ReadonlySet<ClassName>,
  reached: Iterable<MethodDeclaration>,
): Satellites {
  const { world } = context;
  const inner = members.inner().filter(({ name }) => !nodes.has(name));
  const all = new Set<ClassName>();
  const holds = (type: TypeName): boolean => {
    const held = innermost(type);
    return members.below.has(held) || nodes.has(held) || all.has(held);
  };
  for (let before = -1; before !== all.size; ) {
    before = all.size;
    for (const { name } of inner) {
      if (all.has(name)) continue;
      const fields = world.hierarchy.superclassChain(name).flatMap((each) => each.fields);
      if (fields.some(({ type }) => holds(type))) all.add(name);
    }
  }
  const followed = new Set([...all].filter((name) => members.isHidden(name)));
  if (followed.size > 0) dropEscaping(context, followed, all, reached);
  return { all, followed };
}

/** Those that are stored elsewhere or given to code that is not followed. */
function dropEscaping(
  { index, world }: InvariantsContext,
  followed: Set<ClassName>,
  all: ReadonlySet<ClassName>,
  reached: Iterable<MethodDeclaration>,
): void {
  const drop = (type: TypeName): void => {
    for (const name of [...followed])
      if (name === type || world.hierarchy.isSubclass(name, type) || world.hierarchy.isSubclass(type, name))
        followed.delete(name);
  };
  for (const method of reached) {
    if (followed.size === 0) return;
    for (const { instruction } of method.body()?.edges ?? []) {
      if (instruction.kind === 'store') {
        const { value, place } = instruction;
        const isInside = place.kind === 'field' && all.has(place.field.owner);
        if (!isInside && all.has(innermost(value.type))) drop(innermost(value.type));
      } else if (instruction.kind === 'call' && index.outside.isNotFollowed(instruction)) {
        const targets = index.outside.allTargets(instruction);
        for (const [parameter, { type }] of instruction.arguments.entries()) {
          if (!all.has(innermost(type))) continue;
          const isKept = targets?.some((target) => index.leaks.of(target, parameter, 'plain') !== undefined);
          if (isKept !== false) drop(innermost(type));
        }
      }
    }
  }
}

function innermost(type: TypeName): TypeName {
  return isArray(type) ? innermost(elementType(type)) : type;
}

/** A summary that only says what may change: where a method is recursive or too big for more. */
import { isArray, THROWABLE, type TypeName } from '../../../ir/types.js';
import type { Node } from '../algebra.js';
import { RELATIONAL_BUDGETS } from '../budgets.js';
import { TRUE } from '../conditions.js';
import { EPOCH } from '../epochs.js';
import type { Allocation } from '../state.js';
import type { Outcome, Summary } from '../summary.js';
import type { FieldName } from '../symbols.js';
import type { Effects } from './effects/local-effects.js';
import type { RelationalWorld } from './world.js';

const MOST_THROWN = RELATIONAL_BUDGETS['execution/frame'].mostThrown.most;

/** What is called, as far as its summary speaks of it. */
export interface Framed {
  readonly name: string;
  readonly result: TypeName;
  /** Whether it is told apart what is thrown. */
  readonly isCall?: boolean;
}

export function frameOf(world: RelationalWorld, method: Framed, effects: Effects, reason: string): Summary {
  const { algebra } = world;
  const { conditions } = algebra;
  if (effects.unknown !== undefined) {
    const isOther = !effects.unknown.startsWith(reason);
    return {
      outcomes: [],
      unknown: isOther ? `${reason}; ${effects.unknown}` : effects.unknown,
      assumptions: new Set(),
    };
  }
  const fields = new Map([...effects.fields].map((field): [FieldName, Node] => [field, world.anyField(field, reason)]));
  if (effects.open === undefined) addFresh(world, effects, reason, fields);
  else fields.set(EPOCH, algebra.epochs.next(effects.open));
  const allocated = [...effects.allocated].map(
    (type): Allocation => ({ object: algebra.newSet(type), type, condition: TRUE }),
  );
  const returned = conditions.unknown(`whether ${method.name} returns`);
  const outcomes: Outcome[] = [
    {
      kind: 'return',
      condition: returned,
      value: method.result === 'void' ? undefined : world.anyOf(method.result, reason),
      type: method.result,
      fields,
      allocated,
    },
  ];
  let rest = conditions.not(returned);
  for (const type of thrownBy(world, effects, method.isCall === true ? 1 : MOST_THROWN)) {
    const thrown = conditions.unknown(`whether ${method.name} throws`);
    const throwables = algebra.difference(algebra.type(type), algebra.null);
    const value = algebra.unknown(reason, [type], { lower: algebra.none(), upper: throwables, single: true });
    outcomes.push({ kind: 'throw', condition: conditions.and(rest, thrown), value, type, fields, allocated });
    rest = conditions.and(rest, conditions.not(thrown));
  }
  return { outcomes, assumptions: effects.assumptions, frame: effects.open ?? reason };
}

/** The greatest of the classes; if they are many, the one above all. */
function thrownBy({ hierarchy }: RelationalWorld, { throws, open }: Effects, most: number): readonly TypeName[] {
  if (open !== undefined) return [THROWABLE];
  const types = [...throws];
  const greatest = types.filter(
    (type) => !types.some((other) => other !== type && hierarchy.isAssignable(type, other)),
  );
  return greatest.length > most ? [THROWABLE] : greatest;
}

/** Fields that nobody stores to have new values in new objects only. */
function addFresh(world: RelationalWorld, { allocated }: Effects, reason: string, fields: Map<FieldName, Node>): void {
  const { algebra } = world;
  const owners = new Map<FieldName, TypeName[]>();
  for (const type of allocated) {
    for (const field of fieldsOfNew(world, type)) {
      if (fields.has(field)) continue;
      const types = owners.get(field);
      if (types === undefined) owners.set(field, [type]);
      else types.push(type);
    }
  }
  for (const [field, types] of owners) {
    const objects = algebra.union(types.map((type) => algebra.newSet(type)));
    const sets = field.columns.slice(1).map((type) => algebra.type(type));
    const values = sets.slice(0, -1).reduceRight((right, left) => algebra.product(left, right), sets.at(-1) as Node);
    const before = algebra.field(field);
    const upper = algebra.union([before, algebra.product(objects, values)]);
    fields.set(field, algebra.unknown(reason, field.columns, { lower: before, upper, single: field.functional }));
  }
}

function fieldsOfNew(world: RelationalWorld, type: TypeName): readonly FieldName[] {
  if (isArray(type)) return [world.length, world.elements(type)];
  return [...world.instanceFields(type), ...world.specificationFields(type).map(({ field }) => field)];
}

/** What fields of the input hold, as far as all stores to them in their class show it. */
import type { Body } from '../../../../ir/body.js';
import type { Hierarchy } from '../../../../ir/hierarchy.js';
import type { FieldReference, Operand, Variable } from '../../../../ir/instructions.js';
import { Flag, hasFlag } from '../../../../ir/program.js';
import type { ClassName } from '../../../../ir/types.js';
import type { ProtocolFacts, ProtocolState } from '../../../../library/index.js';
import { Definitions } from '../../../../program/flow/definitions.js';
import { IMMUTABLE } from './automata.js';

export const VIEWS: ReadonlySet<string> = new Set([
  'keySet',
  'values',
  'entrySet',
  'navigableKeySet',
  'descendingKeySet',
  'descendingMap',
  'headMap',
  'tailMap',
  'subMap',
  'headSet',
  'tailSet',
  'subSet',
  'subList',
]);

export const CHANGING: ReadonlySet<string> = new Set([
  'add',
  'addAll',
  'addFirst',
  'addLast',
  'clear',
  'offer',
  'offerFirst',
  'offerLast',
  'poll',
  'pollFirst',
  'pollLast',
  'pop',
  'push',
  'remove',
  'removeAll',
  'removeFirst',
  'removeIf',
  'removeLast',
  'retainAll',
]);

/** They add a key only where it is new. */
export const PUTTING: ReadonlySet<string> = new Set([
  'put',
  'putAll',
  'putIfAbsent',
  'computeIfAbsent',
  'compute',
  'merge',
]);

/** The class of a new object, or what kind of collection that cannot be changed it is; undefined: anything else. */
type Stored = ClassName | ProtocolState | undefined;

export class FieldsHeld {
  readonly #known = new Map<string, readonly Stored[]>();

  constructor(
    readonly hierarchy: Hierarchy,
    readonly facts: ProtocolFacts,
  ) {}

  /** Classes of new objects that are stored in the field. */
  made(field: FieldReference): readonly ClassName[] {
    return this.#stored(field).filter((each) => typeof each === 'string');
  }

  /** What kind of collection that cannot be changed a final field always holds. */
  immutable(field: FieldReference): ProtocolState | undefined {
    const declared = this.hierarchy.declaredField(field.owner, field.name);
    if (declared === undefined || !hasFlag(declared, Flag.FINAL)) return undefined;
    const stored = this.#stored(field);
    const [first] = stored;
    const isSame = (each: Stored): boolean =>
      typeof each === 'object' &&
      typeof first === 'object' &&
      each.record === first.record &&
      each.state === first.state;
    return typeof first === 'object' && stored.every(isSame) ? first : undefined;
  }

  /** Of each store. */
  #stored(field: FieldReference): readonly Stored[] {
    const key = `${field.owner}.${field.name}`;
    let found = this.#known.get(key);
    if (found === undefined) {
      found = this.#look(field);
      this.#known.set(key, found);
    }
    return found;
  }

  #look({ owner, name }: FieldReference): readonly Stored[] {
    const declaration = this.hierarchy.find(owner);
    if (declaration?.origin !== 'input') return [];
    return declaration.methods.flatMap((method) => {
      const body = method.body();
      const stores = (body?.edges ?? []).flatMap(({ instruction }) =>
        instruction.kind === 'store' &&
        (instruction.place.kind === 'field' || instruction.place.kind === 'static') &&
        instruction.place.field.name === name &&
        instruction.place.field.owner === owner
          ? [instruction.value]
          : [],
      );
      if (body === undefined || stores.length === 0) return [];
      const definitions = new Definitions(body);
      return stores.map((value) => this.#kindOf(value, definitions));
    });
  }

  #kindOf(value: Operand, definitions: Definitions): Stored {
    let operand = value;
    for (let depth = 0; depth < 4 && operand.kind === 'variable'; depth++) {
      const instruction = definitions.only(operand)?.instruction;
      if (instruction?.kind === 'new') return instruction.type;
      if (instruction?.kind === 'call') return this.facts.made(IMMUTABLE, instruction);
      if (instruction?.kind !== 'assign') return undefined;
      const source = instruction.value.kind === 'cast' ? instruction.value.operand : instruction.value;
      if (source.kind !== 'variable') return undefined;
      operand = source;
    }
    return undefined;
  }
}

/** The field of `this` that the variable was read from. */
export function fieldOf(definitions: Definitions, variable: Variable, body: Body): string | undefined {
  const instruction = definitions.only(variable)?.instruction;
  if (instruction?.kind === 'assign' && instruction.value.kind === 'variable') {
    return fieldOf(definitions, instruction.value, body);
  }
  if (instruction?.kind !== 'load' || instruction.place.kind !== 'field') return undefined;
  const { base, field } = instruction.place;
  return base === body.parameters[0] && base.sourceName === 'this' ? `${field.owner}.${field.name}` : undefined;
}

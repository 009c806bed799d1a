/** Which calls add elements to a collection or remove some, as far as a reader of the method and of what it calls sees. */

import type { Body } from '../../../../ir/body.js';
import type { Hierarchy } from '../../../../ir/hierarchy.js';
import type { Operand } from '../../../../ir/instructions.js';
import type { MethodDeclaration } from '../../../../ir/program.js';
import type { ClassName, TypeName } from '../../../../ir/types.js';
import { TYPES } from '../../../../library/index.js';
import { Definitions } from '../../../../program/flow/definitions.js';
import { CHECK_BUDGETS } from '../../budgets.js';
import type { Call } from '../leaks/library.js';
import { StableNames } from '../leaks/stable-names.js';
import { CHANGING, type FieldsHeld, fieldOf, PUTTING, VIEWS } from './fields-held.js';
import type { Collections } from './iterators.js';

const DEEPEST = CHECK_BUDGETS['inspections/protocols/collections'].deepest.most;

export class ChangedCollections implements Collections {
  readonly #names = new Map<Body, StableNames>();
  readonly #changed = new Map<MethodDeclaration, ReadonlySet<string>>();

  constructor(
    readonly hierarchy: Hierarchy,
    readonly fields: FieldsHeld,
  ) {}

  readonly of = (made: Call, body: Body): readonly number[] => {
    const found = new Set<number>();
    const definitions = new Definitions(body);
    let operand: Operand | undefined = made.arguments[0];
    for (let depth = 0; depth < DEEPEST && operand?.kind === 'variable'; depth++) {
      if (!this.#notices(operand.type, operand, definitions)) return [];
      for (const index of this.#namesIn(body).sameAs(operand) ?? [operand.index]) found.add(index);
      const origin: Call | undefined = callOf(definitions, operand);
      operand = origin !== undefined && VIEWS.has(origin.method.name) ? origin.arguments[0] : undefined;
    }
    return [...found];
  };

  readonly changes = (call: Call, owners: readonly number[], body: Body): boolean => {
    const { method, arguments: given, dispatch } = call;
    const [receiver] = given;
    if (receiver?.kind !== 'variable' || dispatch === 'static') return false;
    if (owners.includes(receiver.index)) {
      if (CHANGING.has(method.name)) return true;
      return PUTTING.has(method.name) && !isIterated(given[1], new Definitions(body));
    }
    if (receiver !== body.parameters[0] || receiver.sourceName !== 'this') return false;
    const callee = this.hierarchy.resolveMethod(method);
    if (callee === undefined) return false;
    const changed = this.#changedBy(callee, 0);
    if (changed.size === 0) return false;
    const definitions = new Definitions(body);
    return owners.some((index) => {
      const variable = body.variables[index];
      const field = variable === undefined ? undefined : fieldOf(definitions, variable, body);
      return field !== undefined && changed.has(field);
    });
  };

  /** Fields of `this` whose collections the method of the input changes. */
  #changedBy(method: MethodDeclaration, depth: number): ReadonlySet<string> {
    const known = this.#changed.get(method);
    if (known !== undefined) return known;
    const found = new Set<string>();
    this.#changed.set(method, found);
    const body = method.body();
    if (body === undefined || depth > DEEPEST || this.hierarchy.find(method.owner)?.origin !== 'input') return found;
    const definitions = new Definitions(body);
    for (const { instruction } of body.edges) {
      if (instruction.kind !== 'call' || instruction.dispatch === 'static') continue;
      const [receiver] = instruction.arguments;
      if (receiver?.kind !== 'variable') continue;
      if (CHANGING.has(instruction.method.name)) {
        const field = fieldOf(definitions, receiver, body);
        if (field !== undefined) found.add(field);
      } else if (receiver === body.parameters[0] && receiver.sourceName === 'this') {
        const callee = this.hierarchy.resolveMethod(instruction.method);
        if (callee !== undefined) for (const field of this.#changedBy(callee, depth + 1)) found.add(field);
      }
    }
    return found;
  }

  #namesIn(body: Body): StableNames {
    let names = this.#names.get(body);
    if (names === undefined) {
      names = new StableNames(body, this.hierarchy, 'loose');
      this.#names.set(body, names);
    }
    return names;
  }

  /** Collections of java.util notice changes; those made for several threads do not. */
  #notices(type: TypeName, operand: Operand, definitions: Definitions): boolean {
    if (!TYPES.is('notices-changes', type) && type !== 'java.lang.Iterable') return false;
    if (operand.kind !== 'variable') return false;
    const origin = definitions.only(operand)?.instruction;
    if (origin?.kind === 'load' && origin.place.kind !== 'element' && origin.place.kind !== 'length') {
      return !this.fields.made(origin.place.field).some(isForThreads);
    }
    const made =
      origin?.kind === 'assign' && origin.value.kind === 'variable' ? definitions.only(origin.value) : undefined;
    const instruction = made?.instruction ?? origin;
    return !(instruction?.kind === 'new' && isForThreads(instruction.type));
  }
}

/** Of a class of the library that is known. */
function isForThreads(type: ClassName): boolean {
  return type.startsWith('java.') && !TYPES.is('notices-changes', type);
}

function callOf(definitions: Definitions, operand: Operand): Call | undefined {
  const instruction = operand.kind === 'variable' ? definitions.only(operand)?.instruction : undefined;
  return instruction?.kind === 'call' ? instruction : undefined;
}

/** Whether the key is one that an iterator has just given: putting it again changes no keys. */
function isIterated(key: Operand | undefined, definitions: Definitions): boolean {
  let operand = key;
  for (let depth = 0; depth < DEEPEST && operand?.kind === 'variable'; depth++) {
    const instruction = definitions.only(operand)?.instruction;
    if (instruction?.kind === 'call') {
      if (instruction.method.name === 'next') return true;
      operand = instruction.method.name === 'getKey' ? instruction.arguments[0] : undefined;
    } else if (instruction?.kind === 'assign' && instruction.value.kind === 'cast') operand = instruction.value.operand;
    else if (instruction?.kind === 'assign' && instruction.value.kind === 'variable') operand = instruction.value;
    else return false;
  }
  return false;
}

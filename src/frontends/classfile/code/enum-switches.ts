/**
 * Switches over enums. javac goes through an array of a synthetic class, `$SwitchMap$E[e.ordinal()]`, that maps ordinal
 * numbers to the numbers of cases; the IR compares with the constants, as that of source does.
 */
import { isJump, type Label } from '../../../ir/builder.js';
import type { Hierarchy } from '../../../ir/hierarchy.js';
import { isQuietEnum } from '../../../ir/initialisers.js';
import type { Expression, FieldReference, Instruction, Operand, Variable } from '../../../ir/instructions.js';
import { definedVariable } from '../../../ir/operands.js';
import { Flag, hasFlag } from '../../../ir/program.js';
import { type ClassName, OBJECT } from '../../../ir/types.js';
import { initialise } from './accesses.js';
import { checkNotNull } from './checks.js';
import type { SwitchTable } from './flow/listing.js';
import { Op } from './opcodes.js';
import { mentions } from './translation/substitution.js';
import type { TranslationState } from './translation/translation-state.js';
import { coerce } from './typing/coercion.js';

/** A switch whose array was asked for, and whose selector is still to come. */
export interface EnumSwitch {
  /** Lies on the stack in place of the array. */
  readonly array: Variable;
  /** The call of `ordinal`. */
  readonly node: number;
  readonly table: SwitchTable;
  readonly map: SwitchMap;
  readonly firstEdge: number;
}

/** The enum constants by the numbers that the array holds for them, and the enums that are asked for theirs where the class is initialised. */
export interface SwitchMap {
  readonly constants: ReadonlyMap<number, FieldReference>;
  readonly enums: ReadonlySet<ClassName>;
}

/** Undefined unless the class does nothing else. */
export function switchMap(hierarchy: Hierarchy, field: FieldReference): SwitchMap | undefined {
  const declaration = hierarchy.find(field.owner);
  const declared = hierarchy.declaredField(field.owner, field.name);
  if (declaration === undefined || declared === undefined) return undefined;
  if (!hasFlag(declaration, Flag.SYNTHETIC) || !hasFlag(declared, Flag.SYNTHETIC)) return undefined;
  const body = hierarchy.declaredMethod(field.owner, '<clinit>', '()V')?.body();
  if (body === undefined) return undefined;
  const reading = new MapReading(field);
  for (const { instruction } of body.edges) if (!reading.accepts(instruction)) return undefined;
  return { constants: reading.constants, enums: reading.asked };
}

class MapReading {
  readonly constants = new Map<number, FieldReference>();
  readonly asked = new Set<ClassName>();
  readonly #field: FieldReference;
  /** What variables hold: an array (by the name of its field), or the constant whose ordinal number it is. */
  readonly #arrays = new Map<Operand, string>();
  readonly #enums = new Map<Operand, FieldReference>();
  readonly #ordinals = new Map<Operand, FieldReference>();

  constructor(field: FieldReference) {
    this.#field = field;
  }

  accepts(instruction: Instruction): boolean {
    const target = definedVariable(instruction);
    if (instruction.kind === 'call') return this.#call(instruction);
    if (target !== undefined) this.#forget(target);
    switch (instruction.kind) {
      case 'load': {
        const { place } = instruction;
        if (place.kind !== 'static') return place.kind === 'length';
        if (place.field.owner === this.#field.owner) this.#arrays.set(instruction.target, place.field.name);
        else if (place.field.type === place.field.owner) this.#enums.set(instruction.target, place.field);
        return true;
      }
      case 'store':
        return this.#store(instruction);
      case 'assume':
        // That a constant is not there any more is the one condition.
        return isJump(instruction.condition) || isMissingField(instruction.condition);
      case 'unsupported':
      case 'specify':
      case 'havoc':
        return false;
      default:
        return true;
    }
  }

  #forget(target: Variable): void {
    this.#arrays.delete(target);
    this.#enums.delete(target);
    this.#ordinals.delete(target);
  }

  #call(call: Instruction & { readonly kind: 'call' }): boolean {
    const [receiver] = call.arguments;
    const known = receiver === undefined ? undefined : this.#enums.get(receiver);
    if (call.target !== undefined) this.#forget(call.target);
    if (call.method.name === 'values' && call.dispatch === 'static') {
      this.asked.add(call.method.owner);
      return true;
    }
    if (call.method.name !== 'ordinal' || known === undefined || call.target === undefined) return false;
    this.#ordinals.set(call.target, known);
    return true;
  }

  #store({ place, value }: Instruction & { readonly kind: 'store' }): boolean {
    if (place.kind === 'static') return place.field.owner === this.#field.owner;
    if (place.kind !== 'element') return false;
    const array = this.#arrays.get(place.base);
    const constant = this.#ordinals.get(place.index);
    if (array === undefined || constant === undefined || value.kind !== 'constant') return false;
    if (array !== this.#field.name) return true;
    const number = Number(value.value);
    if (number === 0 || this.constants.has(number)) return false;
    this.constants.set(number, constant);
    return true;
  }
}

function isMissingField(condition: Expression): boolean {
  return condition.kind === 'instanceof' && condition.type === 'java.lang.NoSuchFieldError';
}

/** At a `getstatic`: whether it begins such a switch. Then its array is on the stack in name only. */
export function beginEnumSwitch(state: TranslationState, index: number): boolean {
  const { listing, blocks, block, context } = state;
  const named = context.file.pool.field(index);
  if (!named.name.startsWith('$SwitchMap$') || named.type !== 'int[]' || listing.hasSubroutines) return false;
  const last = blocks.last[block] as number;
  const table = listing.switches.get(last);
  if (table === undefined || last - 2 <= state.node || listing.opcode[last - 1] !== Op.IALOAD) return false;
  if (listing.opcode[last - 2] !== Op.INVOKEVIRTUAL) return false;
  const { name, descriptor } = context.file.pool.method(listing.operand[last - 2] as number);
  // Reading a static initialiser never leads to reading another one.
  if (name !== 'ordinal' || descriptor !== '()I' || context.method.name === '<clinit>') return false;
  if (isAnotherBetween(state, last)) return false;
  const map = switchMap(context.hierarchy, named);
  if (map === undefined || table.values.some((value) => !map.constants.has(value))) return false;
  // The class that holds the arrays is initialised before the selector is computed, and with it the enums.
  for (const type of map.enums) if (isSeen(state, type)) initialise(state, type);
  const array = state.temporary('int[]');
  state.enumSwitch = { array, node: last - 2, table, map, firstEdge: state.edges.length };
  state.push(array);
  return true;
}

/** Whether it matters when the enum is initialised. Constructors of enums are not asked for while one is translated. */
function isSeen({ context }: TranslationState, type: ClassName): boolean {
  return context.method.name === '<init>' || !isQuietEnum(context.hierarchy, type);
}

/** A switch without cases is no switch in the code; another one may follow in the same block. */
function isAnotherBetween({ listing, context, node }: TranslationState, last: number): boolean {
  for (let between = node + 1; between < last - 2; between++) {
    if (listing.opcode[between] !== Op.GETSTATIC) continue;
    if (context.file.pool.field(listing.operand[between] as number).name.startsWith('$SwitchMap$')) return true;
  }
  return false;
}

/** At the call of `ordinal`: the comparisons, the last of which ends the block. */
export function endEnumSwitch(state: TranslationState, begun: EnumSwitch, labelOf: (node: number) => Label): void {
  const { table, map, array } = begun;
  const { constants } = map;
  const operand = state.pop();
  const isSound = state.pop() === array && !state.stack.includes(array);
  for (let index = begun.firstEdge; isSound && index < state.edges.length; index++) {
    const edge = state.edges[index];
    if (edge !== undefined && mentions(edge.instruction, array))
      state.problem('the array of a switch is used otherwise');
  }
  if (!isSound) state.problem('the array of a switch is used otherwise');
  state.recycle(array);
  const [first] = constants.values();
  const selector = first === undefined ? operand : coerce(state, operand, first.type);
  checkNotNull(state, selector);
  // Cases that do nothing need no comparison, but one there is, to say what the check was for.
  const needed = [...table.values.keys()].filter((index) => table.targets[index] !== table.otherwise);
  for (const index of needed.length > 0 ? needed : [...table.values.keys()].slice(0, 1)) {
    const field = constants.get(table.values[index] as number);
    if (field === undefined) continue;
    const constant = state.temporary(field.type);
    state.emit({ kind: 'load', target: constant, place: { kind: 'static', field } });
    const test = { kind: 'binary', type: OBJECT, left: selector, right: constant } as const;
    state.emitTo({ kind: 'assume', condition: { ...test, operator: '==' } }, labelOf(table.targets[index] as number));
    state.emit({ kind: 'assume', condition: { ...test, operator: '!=' } });
  }
  state.jump(state.current, labelOf(table.otherwise));
}

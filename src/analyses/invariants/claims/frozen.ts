/**
 * Structures that are linked by final fields alone: what such a field leads to was complete before it was set, so no chain of them comes
 * back, whatever runs.
 *
 * That needs constructors which let nobody have the object before it is complete, and which do not link it to itself.
 */
import type { Truth } from '../../../base/truth.js';
import { allHaveListed, type FieldSelector, type Term } from '../../../facts/index.js';
import type { FieldReference, Operand } from '../../../ir/instructions.js';
import { Flag, hasFlag } from '../../../ir/program.js';
import { keyOf } from '../../../program/calls/footprint.js';
import { classifyConstructor } from '../classify/constructors.js';
import type { InvariantsContext } from '../context.js';
import type { Receivers } from '../family/receivers.js';
import type { Asked } from '../local-analysis.js';

export class FinalLinks {
  readonly #context: InvariantsContext;
  readonly #known = new Map<string, boolean>();

  constructor(context: InvariantsContext) {
    this.#context = context;
  }

  /** Of `acyclic` and `list` along such fields: yes. */
  answers(asked: readonly Asked[]): readonly Truth[] {
    return asked.map(({ term }) => (this.#isFrozen(term) ? 'yes' : 'unknown'));
  }

  #isFrozen(term: Term): boolean {
    if (term.kind !== 'predicate' || (term.name !== 'acyclic' && term.name !== 'list')) return false;
    // Evaluating the subject must not fail either.
    if (!term.subjects.every(isOwnField)) return false;
    const { hierarchy } = this.#context.world;
    const isWalked = term.subjects.every(({ type }) => allHaveListed(hierarchy, type, term.fields));
    if (term.name === 'list' && !isWalked) return false;
    const fields = selected(term.fields);
    return fields !== undefined && fields.length > 0 && fields.every((field) => this.#isFinal(field));
  }

  #isFinal(field: FieldReference): boolean {
    const key = keyOf(field);
    let isFinal = this.#known.get(key);
    if (isFinal === undefined) {
      isFinal = this.#look(field);
      this.#known.set(key, isFinal);
    }
    return isFinal;
  }

  #look(field: FieldReference): boolean {
    const { world, index } = this.#context;
    const declared = world.hierarchy.resolveField(field);
    const owner = world.hierarchy.find(field.owner);
    if (declared === undefined || owner?.origin !== 'input') return false;
    if (!hasFlag(declared, Flag.FINAL) || hasFlag(declared, Flag.STATIC)) return false;
    if (index.unsupported().length > 0) return false;
    const isTight = [owner, ...index.access.below(owner.name)].every((declaration) =>
      declaration.methods.every(
        (method) => method.name !== '<init>' || classifyConstructor(this.#context, declaration, method).good,
      ),
    );
    return (
      isTight &&
      index.writes(field).every(({ method, edge, receiver }) => {
        const receivers = index.summary(method)?.receivers;
        const { instruction } = edge;
        if (receiver !== 'this' || method.name !== '<init>' || instruction.kind !== 'store') return false;
        return receivers !== undefined && isElsewhere(instruction.value, receivers, new Set());
      })
    );
  }
}

/** Whether the value cannot be the object that is being made. */
function isElsewhere(operand: Operand, receivers: Receivers, seen: Set<Operand>): boolean {
  if (operand.kind === 'constant' || seen.has(operand)) return true;
  seen.add(operand);
  if (receivers.of(operand) === 'this') return false;
  return receivers.definitions(operand).every(({ instruction }) => {
    switch (instruction.kind) {
      case 'new':
      case 'new-array':
        return true;
      case 'load':
        // It may have been put into a field of its own.
        return instruction.place.kind !== 'field' || receivers.of(instruction.place.base) !== 'this';
      case 'assign': {
        const { value } = instruction;
        if (value.kind === 'cast') return isElsewhere(value.operand, receivers, seen);
        return (value.kind === 'variable' || value.kind === 'constant') && isElsewhere(value, receivers, seen);
      }
      case 'call':
        return instruction.arguments.every((each) => isElsewhere(each, receivers, seen));
      default:
        return false;
    }
  });
}

function isOwnField(term: Term): boolean {
  return (
    term.kind === 'static' || (term.kind === 'field' && term.base.kind === 'variable' && term.base.name === 'this')
  );
}

/** Undefined where elements of arrays are among them, or all fields are meant. */
function selected(selectors: readonly FieldSelector[]): readonly FieldReference[] | undefined {
  const fields: FieldReference[] = [];
  for (const selector of selectors) {
    if (selector.kind === 'elements') return undefined;
    if (selector.kind === 'one') fields.push(selector.field);
    else fields.push(...selector.fields);
  }
  return fields;
}

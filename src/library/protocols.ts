/** What is known of the states of library objects: which calls make objects that have some, and what calls on these come to. */
import { parseMethodDescriptor } from '../ir/descriptors.js';
import type { Hierarchy } from '../ir/hierarchy.js';
import type { Instruction, MethodReference } from '../ir/instructions.js';
import { type ClassName, isReference } from '../ir/types.js';
import type { RecordTable } from './facts.js';
import { keyOf, matching } from './keys.js';
import type { Making, ProtocolRecord, ProtocolStep } from './record.js';

/** What an object is in: a state of the steps that hold for it. */
export interface ProtocolState {
  /** The record that has the steps. */
  readonly record: ProtocolRecord;
  readonly state: string;
}

interface Made {
  readonly record: ProtocolRecord;
  readonly making: Making;
}

const CONSTRUCTED = '<init>(';

/** Patterns are few, and asked again and again. */
class Patterns {
  readonly #compiled = new Map<string, RegExp>();

  fits(patterns: readonly string[], key: string): boolean {
    return patterns.some((pattern) => this.#of(pattern).test(key));
  }

  #of(pattern: string): RegExp {
    let known = this.#compiled.get(pattern);
    if (known === undefined) {
      known = matching(pattern);
      this.#compiled.set(pattern, known);
    }
    return known;
  }
}

export class ProtocolFacts {
  readonly #hierarchy: Hierarchy;
  readonly #records: readonly ProtocolRecord[];
  readonly #makings = new Map<string, Made | undefined>();
  readonly #patterns = new Patterns();

  constructor(hierarchy: Hierarchy, { protocols }: Pick<RecordTable, 'protocols'>) {
    this.#hierarchy = hierarchy;
    this.#records = protocols;
  }

  /** The object that comes to be by the instruction, if it has to do with the protocol. Classes of the input have no records. */
  made(protocol: string, instruction: Instruction): ProtocolState | undefined {
    if (instruction.kind === 'new') return this.#allocated(protocol, instruction.type);
    if (instruction.kind !== 'call') return undefined;
    const [first] = instruction.dispatch === 'static' ? instruction.arguments : [];
    const isNull = first?.kind === 'constant' && first.value === null;
    const found = this.making(protocol, instruction.method, isNull ? 'null' : 'other');
    if (found !== undefined) return { record: this.#stepsOf(found.record), state: found.making.state };
    const { result } = parseMethodDescriptor(instruction.method.descriptor);
    const given = isReference(result) ? this.#of(protocol, result) : undefined;
    return given?.given === undefined || !this.#isOutside(result)
      ? undefined
      : { record: this.#stepsOf(given), state: given.given };
  }

  /** What is said of a method that makes objects of the protocol; `null`: it is given null first. */
  making(protocol: string, method: MethodReference, argument: 'null' | 'other' = 'other'): Made | undefined {
    const asked = `${protocol} ${argument === 'null'} ${method.owner}.${method.name}${method.descriptor}`;
    if (!this.#makings.has(asked)) this.#makings.set(asked, this.#findMaking(protocol, method, argument));
    return this.#makings.get(asked);
  }

  #findMaking(
    protocol: string,
    { owner, name, descriptor }: MethodReference,
    argument: 'null' | 'other',
  ): Made | undefined {
    const named = this.#records.filter((record) => record.protocol === protocol && record.made !== undefined);
    const key = keyOf(name, descriptor);
    for (const record of named) {
      const making = record.made?.find(
        ({ by, of }) => this.#patterns.fits(by, key) && (of === undefined || argument === 'null'),
      );
      if (making !== undefined && this.#isOutside(owner) && this.#hierarchy.isSubclass(owner, record.class))
        return { record, making };
    }
    return undefined;
  }

  /** What a call on an object in the state comes to; undefined: nothing is said of it. */
  step({ record, state }: ProtocolState, { name, descriptor }: MethodReference): ProtocolStep | undefined {
    const key = keyOf(name, descriptor);
    return record.steps?.find((step) => step.in?.includes(state) !== false && this.#patterns.fits(step.on, key));
  }

  /** The steps of objects of the class, whoever made them. */
  stepsOn(protocol: string, type: ClassName): ProtocolRecord | undefined {
    const record = this.#isOutside(type) ? this.#of(protocol, type) : undefined;
    return record === undefined ? undefined : this.#stepsOf(record);
  }

  #allocated(protocol: string, type: ClassName): ProtocolState | undefined {
    const record = this.#isOutside(type) ? this.#of(protocol, type) : undefined;
    const making = record?.made?.find(({ by }) => by.some((pattern) => pattern.startsWith(CONSTRUCTED)));
    if (record === undefined || making === undefined) return undefined;
    return { record: this.#stepsOf(record), state: making.state };
  }

  #of(protocol: string, type: ClassName): ProtocolRecord | undefined {
    return this.#records.find((record) => record.protocol === protocol && record.class === type);
  }

  #stepsOf(record: ProtocolRecord): ProtocolRecord {
    const { as: other, protocol } = record;
    return other === undefined ? record : (this.#of(protocol, other) ?? record);
  }

  #isOutside(name: ClassName): boolean {
    const origin = this.#hierarchy.find(name)?.origin;
    return origin === undefined || origin === 'model' || origin === 'jdk';
  }
}

type Protocols = Pick<RecordTable, 'protocols'>;

function stepsBehind({ protocols }: Protocols, record: ProtocolRecord): readonly ProtocolStep[] {
  const { as: other, protocol, steps } = record;
  if (other === undefined) return steps ?? [];
  return protocols.find((each) => each.class === other && each.protocol === protocol)?.steps ?? [];
}

/** Whether a step of a protocol speaks of the method which all that implement the interface keep to. */
export function isPromised(records: Protocols, { owner, name, descriptor }: MethodReference): boolean {
  const promised = records.protocols.filter((record) => record.isPromised === true && record.class === owner);
  if (promised.length === 0) return false;
  const key = keyOf(name, descriptor);
  const patterns = new Patterns();
  return promised.some((record) => stepsBehind(records, record).some(({ on }) => patterns.fits(on, key)));
}

/** Whether the state of objects of the class is one of each thread. */
export function isOfThread({ protocols }: Protocols, type: ClassName): boolean {
  return protocols.some((record) => record.isOfThread === true && record.class === type);
}

/** The class whose component stands for the interface. */
export function componentFor({ protocols }: Protocols, type: ClassName): ClassName | undefined {
  return protocols.find((record) => record.class === type && record.component !== undefined)?.component;
}

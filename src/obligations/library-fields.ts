/** Fields outside the input that are relied on not to be null: annotated ones, and constants of the library's models. */
import type { Code } from '../engine/code.js';
import { type Glance, glanceAt } from '../ir/glances.js';
import type { Hierarchy } from '../ir/hierarchy.js';
import type { FieldReference, Instruction, Operand } from '../ir/instructions.js';
import { nullnessOf } from '../ir/nullness.js';
import { type FieldDeclaration, Flag, hasFlag, type MethodDeclaration } from '../ir/program.js';
import { isReference } from '../ir/types.js';
import { Definitions } from '../program/flow/definitions.js';

const SYSTEM = 'java.lang.System';

/** Methods that set a static field to whatever they get, null too. */
const SETTERS: ReadonlyMap<string, string> = new Map([
  ['setIn', 'in'],
  ['setOut', 'out'],
  ['setErr', 'err'],
]);

/** Fields of `System` that the input sets to what may be null. */
export const REPLACED_STREAMS: Glance<readonly string[]> = {
  name: 'replaced-streams',
  at: (hierarchy) => {
    const methods = hierarchy.table.inputs().flatMap((name) => hierarchy.find(name)?.methods ?? []);
    return [...new Set(methods.flatMap(replacedBy))];
  },
};

export class LibraryFields {
  readonly #hierarchy: Hierarchy;
  readonly #known = new Map<FieldDeclaration, boolean>();
  #replaced: ReadonlySet<string> | undefined;

  constructor(hierarchy: Hierarchy) {
    this.#hierarchy = hierarchy;
  }

  isSet(reference: FieldReference): boolean {
    const declaration = this.#hierarchy.declaredField(reference.owner, reference.name);
    if (declaration === undefined || declaration.type !== reference.type) return false;
    let isSet = this.#known.get(declaration);
    if (isSet === undefined) {
      isSet = this.#look(declaration);
      this.#known.set(declaration, isSet);
    }
    return isSet;
  }

  /** What the code rests on that reads such fields. */
  restsOn({ body }: Code): readonly string[] {
    const found = new Set<string>();
    for (const { instruction } of body.edges) {
      if (instruction.kind !== 'load' || !('field' in instruction.place)) continue;
      const { owner, name, type } = instruction.place.field;
      if (!isReference(type) || !this.isSet(instruction.place.field)) continue;
      const isModel = this.#hierarchy.find(owner)?.origin === 'model';
      found.add(isModel ? `library-model:${owner}` : `trusted-annotation:${owner}.${name}`);
    }
    return [...found];
  }

  #look(field: FieldDeclaration): boolean {
    const origin = this.#hierarchy.find(field.owner)?.origin;
    if (origin === undefined || origin === 'input' || !isReference(field.type)) return false;
    const nullness = nullnessOf(this.#hierarchy, field, field.owner);
    if (nullness === 'nullable') return false;
    if (nullness === 'non-null') return field.owner !== SYSTEM || !this.#isReplaced(field.name);
    // No model has a constant that is null without saying so.
    return origin === 'model' && hasFlag(field, Flag.STATIC) && hasFlag(field, Flag.FINAL);
  }

  #isReplaced(name: string): boolean {
    this.#replaced ??= new Set(glanceAt(this.#hierarchy, REPLACED_STREAMS));
    return this.#replaced.has(name);
  }
}

/** Fields of `System` that the method sets to what may be null, as far as its text shows. */
function replacedBy(method: MethodDeclaration): readonly string[] {
  const body = method.body();
  if (body === undefined) return [];
  let definitions: Definitions | undefined;
  return body.edges.flatMap(({ instruction }) => {
    const name = setBy(instruction);
    if (name === undefined || instruction.kind !== 'call') return [];
    definitions ??= new Definitions(body);
    const [stream] = instruction.arguments;
    return stream !== undefined && isThere(definitions, stream) ? [] : [name];
  });
}

function setBy(instruction: Instruction): string | undefined {
  if (instruction.kind !== 'call' || instruction.method.owner !== SYSTEM) return undefined;
  return SETTERS.get(instruction.method.name);
}

/** A new object, or what was in one of these fields before. */
function isThere(definitions: Definitions, operand: Operand): boolean {
  if (operand.kind === 'constant') return false;
  const instruction = definitions.only(operand)?.instruction;
  switch (instruction?.kind) {
    case 'new':
      return true;
    case 'load':
      return instruction.place.kind === 'static' && instruction.place.field.owner === SYSTEM;
    case 'assign': {
      const { value } = instruction;
      const source = value.kind === 'cast' ? value.operand : value;
      return source.kind === 'variable' && source !== operand && isThere(definitions, source);
    }
    default:
      return false;
  }
}

/** What clients of a component have to give for parameters of a type. */

import type { Instruction, Operand } from '../../../ir/instructions.js';
import { Flag, hasFlag, type MethodDeclaration } from '../../../ir/program.js';
import type { TypeName } from '../../../ir/types.js';
import type { Vocabulary } from '../../../machines/predicates/vocabulary.js';
import { isConstructor } from '../component/bindings.js';
import type { TypestateComponent } from '../component/component.js';

const CALLED_BY_ALL: ReadonlySet<string> = new Set([
  'equals',
  'hashCode',
  'toString',
  'compareTo',
  'compare',
  'run',
  'close',
]);

export class Givable {
  readonly #component: TypestateComponent;
  /** Whether what is given as an Object may turn out to be one of the component's. */
  readonly #looksBehind: boolean;

  constructor(component: TypestateComponent, vocabulary: Vocabulary) {
    this.#component = component;
    this.#looksBehind =
      vocabulary.followed.some(({ type }) => !component.isMember(type) && this.#members(type).length > 0) ||
      component.classes.some((declaration) =>
        declaration.methods.some(
          (method) =>
            (CALLED_BY_ALL.has(method.name) && !hasFlag(method, Flag.STATIC)) || castsToMember(component, method),
        ),
      );
  }

  /** Whether objects of the component can be given, and it makes a difference. */
  takesObjects(type: TypeName): boolean {
    return (this.#component.isMember(type) || this.#looksBehind) && this.#members(type).length > 0;
  }

  takesOthers(type: TypeName): boolean {
    return !this.#component.isMember(type) || this.#members(type).length === 0;
  }

  /** The enclosing object of an inner one is there. */
  takesNull(method: MethodDeclaration, parameter: number): boolean {
    if (!isConstructor(method) || parameter > 0) return true;
    const type = method.parameters[parameter]?.type;
    const fields = this.#component.world.hierarchy.find(method.owner)?.fields ?? [];
    return !fields.some((field) => field.name.startsWith('this$') && field.type === type);
  }

  #members(type: TypeName): readonly string[] {
    const { world, classes } = this.#component;
    return classes
      .filter((declaration) => !hasFlag(declaration, Flag.ABSTRACT) && !hasFlag(declaration, Flag.INTERFACE))
      .map(({ name }) => name)
      .filter((name) => world.hierarchy.isAssignable(name, type));
  }
}

function castsToMember({ isMember }: TypestateComponent, method: MethodDeclaration): boolean {
  return (method.body()?.edges ?? []).some(({ instruction }) => {
    if (instruction.kind === 'check') {
      return instruction.condition.kind === 'castable' && isMember(instruction.condition.type);
    }
    const expression =
      instruction.kind === 'assume'
        ? instruction.condition
        : instruction.kind === 'assign'
          ? instruction.value
          : undefined;
    return (
      expression !== undefined &&
      (expression.kind === 'instanceof' || expression.kind === 'cast') &&
      isMember(expression.type)
    );
  });
}

/**
 * Whether code of the component may come to objects of its own from where nobody follows them: arrays, containers, libraries. Clients
 * can have put any of theirs there.
 */
export function looksOutside({ classes, isMember, world, follows }: TypestateComponent): boolean {
  return classes.some(({ kind, methods }) =>
    // Constants of enums are static fields, whoever finds them by their names.
    methods.some(
      (method) =>
        !(kind === 'enum' && method.name === 'valueOf') &&
        (method.body()?.edges ?? []).some(({ instruction }) => comesFromOutside(instruction)),
    ),
  );

  function comesFromOutside(instruction: Instruction): boolean {
    switch (instruction.kind) {
      case 'load':
        return instruction.place.kind === 'element' && isMember(instruction.place.type);
      case 'call': {
        const type = instruction.target?.type;
        if (type === undefined || !isMember(type)) return false;
        const callee = world.hierarchy.resolveMethod(instruction.method);
        return callee === undefined || !follows(callee);
      }
      case 'check':
        return (
          instruction.condition.kind === 'castable' &&
          isMember(instruction.condition.type) &&
          !isGiven(instruction.condition.operand)
        );
      case 'assign':
        return (
          instruction.value.kind === 'cast' && isMember(instruction.value.type) && !isGiven(instruction.value.operand)
        );
      default:
        return false;
    }
  }
}

/** Known where it comes from: given by the client, or caught. */
function isGiven(operand: Operand): boolean {
  return operand.kind === 'constant' || operand.role === 'parameter' || operand.role === 'thrown';
}

/**
 * What the code of methods mentions, as far as it decides which heaps make a difference. Found out once for each method, and for
 * a set of methods by adding to what is known of a smaller one.
 */
import type { Hierarchy } from '../../../ir/hierarchy.js';
import type { Instruction } from '../../../ir/instructions.js';
import type { MethodDeclaration } from '../../../ir/program.js';
import { isArray, OBJECT, type TypeName } from '../../../ir/types.js';
import { fieldKey, innermostElement } from '../layout.js';

export interface CodeFacts {
  /** Instance fields that are read. */
  readonly fields: ReadonlySet<string>;
  /** Element types of arrays that are read. */
  readonly elements: ReadonlySet<string>;
  /** Static fields that are read or written. */
  readonly statics: ReadonlySet<string>;
  /** Types that are tested for, cast to, or whose methods are called. */
  readonly tested: ReadonlySet<TypeName>;
  /** Methods that are called on Object. */
  readonly calledOnObject: ReadonlySet<string>;
  /** Arrays and classes outside the input that are tested for. */
  readonly foreign: ReadonlySet<TypeName>;
  /** Texts of clauses and specification statements. */
  readonly formulas: readonly string[];
}

export function factsOf(hierarchy: Hierarchy, methods: readonly MethodDeclaration[], base?: CodeFacts): CodeFacts {
  const fields = new Set(base?.fields);
  const elements = new Set(base?.elements);
  const statics = new Set(base?.statics);
  const tested = new Set(base?.tested);
  const calledOnObject = new Set(base?.calledOnObject);
  const foreign = new Set(base?.foreign);
  const formulas = [...(base?.formulas ?? [])];
  const visit = (instruction: Instruction): void => {
    if (instruction.kind === 'load' || instruction.kind === 'store') {
      const { place } = instruction;
      if (place.kind === 'static') statics.add(fieldKey(place.field.owner, place.field.name));
      if (instruction.kind === 'store') return;
      if (place.kind === 'field') fields.add(fieldKey(place.field.owner, place.field.name));
      if (place.kind === 'element') elements.add(place.type);
      return;
    }
    if (instruction.kind === 'specify') {
      formulas.push(instruction.formula);
      return;
    }
    if (instruction.kind === 'call') {
      if (instruction.dispatch !== 'virtual' && instruction.dispatch !== 'interface') return;
      const { owner, name, descriptor } = instruction.method;
      if (owner === OBJECT) calledOnObject.add(name + descriptor);
      else tested.add(owner);
      return;
    }
    const type = testedType(instruction);
    if (type === undefined) return;
    tested.add(innermostElement(type));
    const isWritten = !(instruction.kind === 'check' && instruction.implicit === true);
    if (isWritten && type !== OBJECT && (isArray(type) || hierarchy.find(type)?.origin !== 'input')) foreign.add(type);
  };
  for (const method of methods) {
    for (const { formula } of method.clauses) formulas.push(formula);
    for (const { instruction } of method.body()?.edges ?? []) visit(instruction);
  }
  return { fields, elements, statics, tested, calledOnObject, foreign, formulas };
}

function testedType(instruction: Instruction): TypeName | undefined {
  if (instruction.kind === 'check' && instruction.condition.kind === 'castable') return instruction.condition.type;
  const expression =
    instruction.kind === 'assign'
      ? instruction.value
      : instruction.kind === 'assume'
        ? instruction.condition
        : undefined;
  return expression?.kind === 'instanceof' || expression?.kind === 'cast' ? expression.type : undefined;
}

/**
 * Which primitive slots a run of a method can read.
 *
 * A slot that neither code reached from the method nor a formula reads cannot influence the run, so that one value for it
 * is as good as all. Reached code is found by rapid type analysis over the input; library code is not followed, but
 * where the input hands it an object or array it may read elements and call back whatever of the input overrides a
 * library method.
 */
import { CallGraph } from '../../ir/callgraph.js';
import { parseMethodDescriptor } from '../../ir/descriptors.js';
import { Hierarchy } from '../../ir/hierarchy.js';
import { visitOperands } from '../../ir/operands.js';
import { type ClassDeclaration, type ClassTable, Flag, hasFlag, type MethodDeclaration } from '../../ir/program.js';
import { type ClassName, isArray, isPrimitive, OBJECT } from '../../ir/types.js';
import { fieldKey } from './layout.js';
import type { PrimitiveSlot } from './world.js';

export function readsOf(table: ClassTable, method: MethodDeclaration): (slot: PrimitiveSlot) => boolean {
  const hierarchy = new Hierarchy(withoutLibraryBodies(table));
  const graphFrom = (entries: readonly MethodDeclaration[]): CallGraph =>
    new CallGraph(hierarchy, entries, { precision: 'rapid-type', classes: table.inputs() });
  const direct = graphFrom([method]);
  const handsOver = direct.methods.some((each) => takesObjects(hierarchy, each));
  const graph = handsOver ? graphFrom([method, ...callbacks(hierarchy)]) : direct;
  const reached = graph.methods.filter(({ owner }) => hierarchy.find(owner)?.origin === 'input');
  const fields = new Set<string>();
  const elements = new Set<string>();
  const words = wordsOf(hierarchy, reached);
  for (const { instruction } of reached.flatMap((each) => each.body()?.edges ?? [])) {
    if (instruction.kind !== 'load') continue;
    const { place } = instruction;
    if (place.kind === 'field') fields.add(fieldKey(place.field.owner, place.field.name));
    if (place.kind === 'element') elements.add(place.type);
  }
  const parameters = usedParameters(method);
  return (slot) => {
    switch (slot.kind) {
      case 'parameter':
        return parameters.has(slot.parameter.name) || words.has(slot.parameter.name);
      case 'field':
        return fields.has(fieldKey(slot.field.owner, slot.field.name)) || words.has(slot.field.name);
      case 'elements':
        // A formula reads elements without naming them.
        return elements.has(slot.type) || handsOver || words.has('[');
    }
  };
}

function withoutLibraryBodies(table: ClassTable): ClassTable {
  const known = new Map<ClassName, ClassDeclaration>();
  const find = (name: ClassName): ClassDeclaration | undefined => {
    let found = known.get(name) ?? table.find(name);
    if (found !== undefined && found.origin !== 'input' && !known.has(name)) {
      found = { ...found, methods: found.methods.map((method) => ({ ...method, body: () => undefined })) };
      known.set(name, found);
    }
    return found;
  };
  return { find, inputs: () => table.inputs(), diagnostics: () => table.diagnostics() };
}

/** Whether a library method may get hold of an object of the input, or of an array. */
function takesObjects(hierarchy: Hierarchy, method: MethodDeclaration): boolean {
  const owner = hierarchy.find(method.owner);
  if (owner?.origin === 'input' || (method.owner === OBJECT && method.name === '<init>')) return false;
  const inputs = hierarchy.table.inputs();
  const { parameters } = parseMethodDescriptor(method.descriptor);
  return parameters.some(
    (type) => !isPrimitive(type) && (isArray(type) || inputs.some((name) => hierarchy.isAssignable(name, type))),
  );
}

/** Methods of the input that library code can call: those that a library class or interface declares too. */
function callbacks(hierarchy: Hierarchy): readonly MethodDeclaration[] {
  return hierarchy.table.inputs().flatMap((name) => {
    const library = [...hierarchy.supertypes(name)].flatMap((each) => {
      const declaration = hierarchy.find(each);
      return declaration === undefined || declaration.origin === 'input' ? [] : declaration.methods;
    });
    const keys = new Set(library.map((method) => method.name + method.descriptor));
    const methods = hierarchy.find(name)?.methods ?? [];
    return methods.filter(
      (method) =>
        keys.has(method.name + method.descriptor) && !hasFlag(method, Flag.STATIC) && method.name !== '<init>',
    );
  });
}

/** Every word in a clause that a run may evaluate; and `[` where one of them reads elements. */
function wordsOf(hierarchy: Hierarchy, methods: readonly MethodDeclaration[]): ReadonlySet<string> {
  const texts = [
    ...methods.flatMap(({ clauses }) => clauses.map(({ formula }) => formula)),
    ...methods.flatMap((method) =>
      (method.body()?.edges ?? []).flatMap(({ instruction }) =>
        instruction.kind === 'specify' ? [instruction.formula] : [],
      ),
    ),
    ...hierarchy.table.inputs().flatMap((name) => hierarchy.find(name)?.invariants.map(({ formula }) => formula) ?? []),
  ];
  return new Set(texts.flatMap((text) => text.match(/[\p{L}\p{N}_$]+|\[(?!\s*\])/gu) ?? []));
}

function usedParameters(method: MethodDeclaration): ReadonlySet<string> {
  const body = method.body();
  const used = new Set<number>();
  for (const { instruction } of body?.edges ?? []) {
    visitOperands(instruction, (operand) => {
      if (operand.kind === 'variable') used.add(operand.index);
    });
  }
  const receivers = hasFlag(method, Flag.STATIC) ? 0 : 1;
  const names = method.parameters.filter((_, index) => {
    const variable = body?.parameters[index + receivers];
    return variable === undefined || used.has(variable.index);
  });
  return new Set(names.map(({ name }) => name));
}

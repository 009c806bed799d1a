/** Which classes of the input are programs that use the others: where nobody says which classes are clients of a component. */
import { mentionedBy } from '../ir/mentioned-types.js';
import type { ClassDeclaration } from '../ir/program.js';
import { Flag, hasFlag } from '../ir/program.js';
import type { ClassName } from '../ir/types.js';
import { selectClasses } from './selection.js';
import type { Workspace } from './workspace.js';

/**
 * Binary names of classes that hold nothing themselves, have static methods, and are mentioned by no other class; and of what is declared inside their
 * methods.
 */
export function programClasses({ table }: Workspace): ReadonlySet<ClassName> {
  const { classes } = selectClasses(table, []);
  const mentioned = new Set<ClassName>();
  for (const declaration of classes) {
    for (const name of mentionedBy(declaration)) {
      if (name !== declaration.name && !isInside(declaration.name, name)) mentioned.add(name);
    }
  }
  const programs = classes.filter((declaration) => isProgram(declaration) && !mentioned.has(declaration.name));
  return new Set(
    classes
      .map(({ name }) => name)
      .filter((name) => programs.some((program) => name === program.name || isInside(name, program.name))),
  );
}

function isProgram({ kind, fields, methods }: ClassDeclaration): boolean {
  return (
    kind === 'class' &&
    fields.every((field) => hasFlag(field, Flag.STATIC)) &&
    methods.some((method) => method.name !== '<clinit>' && hasFlag(method, Flag.STATIC) && method.body() !== undefined)
  );
}

/** Whether a class is declared in a method of the other, which gives it a number: `Main$1`, `Main$1Local`. */
function isInside(name: ClassName, around: ClassName): boolean {
  return name.startsWith(`${around}$`) && /^\d/.test(name.slice(around.length + 1));
}

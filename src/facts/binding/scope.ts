/** What names mean where a formula stands. */
import type { Variable } from '../../ir/instructions.js';
import { type ClassDeclaration, Flag, hasFlag, type MethodDeclaration } from '../../ir/program.js';
import type { ClassName, TypeName } from '../../ir/types.js';

export interface Scope {
  /** The class whose text holds the formula: fields and types are looked up from here outwards. */
  readonly owner: ClassName;
  /** The erased type of a variable in scope, `this` included; undefined where there is none of that name. */
  variable(name: string): TypeName | undefined;
  /** The method's result type, where `\result` may be written. */
  readonly result?: TypeName;
  /** Variables that had a value on entry. Absent where `\old` and `fresh` may not be written. */
  entryVariable?(name: string): TypeName | undefined;
  /** Types that the text can name beyond those found from `owner`: imports. Asked first, for simple names. */
  imported?(simpleName: string): ClassName | undefined;
}

/** Of a method's `requires` or `ensures`. */
export function methodScope(method: MethodDeclaration, clause: 'requires' | 'ensures'): Scope {
  const parameters = parameterTypes(method);
  const variable = (name: string): TypeName | undefined => parameters.get(name);
  if (clause === 'requires') return { owner: method.owner, variable };
  const result = method.result === 'void' ? {} : { result: method.result };
  return { owner: method.owner, variable, entryVariable: variable, ...result };
}

/** Of a class `invariant`: only `this`. */
export function invariantScope(declaration: Pick<ClassDeclaration, 'name'>): Scope {
  return { owner: declaration.name, variable: (name) => (name === 'this' ? declaration.name : undefined) };
}

/** Of an `assert` or `assume` among statements: what a `specify` instruction says its free names mean. */
export function statementScope(
  method: MethodDeclaration,
  environment: readonly (readonly [name: string, variable: Pick<Variable, 'type'>])[],
): Scope {
  const parameters = parameterTypes(method);
  const variables = new Map(environment.map(([name, { type }]) => [name, type]));
  const receiver = parameters.get('this');
  if (receiver !== undefined && !variables.has('this')) variables.set('this', receiver);
  return {
    owner: method.owner,
    variable: (name) => variables.get(name),
    entryVariable: (name) => parameters.get(name),
  };
}

function parameterTypes(method: MethodDeclaration): Map<string, TypeName> {
  const types = new Map<string, TypeName>();
  if (!hasFlag(method, Flag.STATIC)) types.set('this', method.owner);
  for (const { name, type } of method.parameters) types.set(name, type);
  return types;
}

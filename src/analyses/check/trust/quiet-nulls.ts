/**
 * Nulls that a method documents and that hardly any program meets: a system property that every virtual machine sets, the
 * component type of what is known to be an array. It says how far to trust an alarm; no proof rests on it.
 */
import type { PathStep, Visit } from '../../../engine/result.js';
import type { Hierarchy } from '../../../ir/hierarchy.js';
import type { Instruction, Operand, Variable } from '../../../ir/instructions.js';
import { definedVariable } from '../../../ir/operands.js';
import { isSetConstant } from './set-constants.js';

export type Call = Extract<Instruction, { kind: 'call' }>;
export type Origin = Extract<Instruction, { kind: 'call' | 'load' }>;

/** What `System.getProperties` documents to be there always. */
const ALWAYS_SET = new RegExp(
  `^(?:${[
    'java\\.(?:version(?:\\.date)?|vendor(?:\\.url|\\.version)?|home|io\\.tmpdir|library\\.path|compiler)',
    'java\\.(?:vm|specification|vm\\.specification)\\.(?:version|vendor|name)',
    'java\\.class\\.(?:version|path)',
    'os\\.(?:name|arch|version)',
    '(?:file|path|line)\\.separator',
    'user\\.(?:name|home|dir)',
    'native\\.encoding',
    'file\\.encoding',
  ].join('|')})$`,
);

/** Results that hang on the kind of class at hand, which code that asks for them mostly knows. */
const OF_CLASSES: ReadonlySet<string> = new Set([
  'getComponentType',
  'componentType',
  'getEnclosingClass',
  'getDeclaringClass',
  'getEnumConstants',
  'getCanonicalName',
  'getClassLoader',
  'getPackage',
]);

/** Whether what the blamed variable holds at the end of the path is such a null, or a final field that is set. */
export function isQuiet<E>(
  path: readonly PathStep<E>[],
  blamed: Operand | undefined,
  visit: Visit<E>,
  hierarchy: Hierarchy,
): boolean {
  const origin = blamed?.kind === 'variable' ? originOf(path, blamed, visit) : undefined;
  if (origin === undefined) return false;
  if (origin.kind === 'load') return 'field' in origin.place && isSetConstant(hierarchy, origin.place.field);
  const { owner, name } = origin.method;
  if (owner === 'java.lang.Class') return OF_CLASSES.has(name);
  // Null only of threads that have ended, or that somebody took it from.
  if (owner === 'java.lang.Thread') return name === 'getThreadGroup' || name === 'getContextClassLoader';
  if (owner !== 'java.lang.System' || name !== 'getProperty') return false;
  const [key] = origin.arguments;
  return key?.kind === 'constant' && typeof key.value === 'string' && ALWAYS_SET.test(key.value);
}

/** The call or load whose result the variable holds, through copies and parameters; undefined where it comes from elsewhere. */
function originOf<E>(path: readonly PathStep<E>[], blamed: Variable, visit: Visit<E>): Origin | undefined {
  const source = sourceOn(path, blamed, visit);
  return source?.kind === 'call' || source?.kind === 'load' ? source : undefined;
}

/** The same; or the parameter with which the path begins, where the variable is that, or the constant that is passed for one. */
export function sourceOn<E>(
  path: readonly PathStep<E>[],
  blamed: Variable,
  visit: Visit<E>,
): Origin | Operand | undefined {
  let variable = blamed;
  let { activation } = visit;
  for (let index = path.length - 1; index >= 0; index--) {
    const step = path[index];
    if (step === undefined) return undefined;
    const { instruction } = step.at.edge;
    if (step.how === 'call' && step.activation !== activation) {
      // Into the method that the variable belongs to: a parameter is what the caller passes for it.
      const next = path[index + 1] ?? visit;
      if (next.activation !== activation || instruction.kind !== 'call') continue;
      const passed = instruction.arguments[next.at.code.body.parameters.indexOf(variable)];
      if (passed?.kind !== 'variable') return passed;
      variable = passed;
      activation = step.activation;
      continue;
    }
    if (step.activation !== activation || definedVariable(instruction) !== variable) continue;
    if (instruction.kind === 'call' || instruction.kind === 'load') return instruction;
    if (instruction.kind !== 'assign') return undefined;
    const { value } = instruction;
    const source = value.kind === 'cast' ? value.operand : value;
    if (source.kind !== 'variable') return undefined;
    variable = source;
  }
  return activation.code.body.parameters.includes(variable) ? variable : undefined;
}

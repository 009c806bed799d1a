/** What locations are called in sentences: `this Iterator`, `c`, `its set`, `c's next`. */
import { Flag, hasFlag, type MethodDeclaration } from '../../../ir/program.js';
import type { ResultNames } from '../table/result-names.js';

export interface Subject {
  /** `this Iterator`, `c`, `its set`. */
  readonly noun: string;
  /** The subject of what lies behind a field of it. */
  readonly field: (name: string) => Subject;
}

/** By the path of a location, such as `F1.head.next`; undefined where there is no name for it. */
export function subjectOf(path: string, method: MethodDeclaration, names: ResultNames): Subject | undefined {
  const [start = '', ...fields] = path.split('.');
  const first = startOf(start, method, names);
  if (first === undefined) return staticSubject(path, names);
  return fields.reduce((subject, field) => subject.field(field), first);
}

function startOf(start: string, method: MethodDeclaration, names: ResultNames): Subject | undefined {
  const number = /^F(\d+)$/.exec(start)?.[1];
  if (number === undefined) return undefined;
  const hasReceiver = !hasFlag(method, Flag.STATIC);
  if (hasReceiver && number === '1') return receiver(names.typeText(method.owner));
  const parameter = method.parameters[Number(number) - (hasReceiver ? 2 : 1)];
  // Class files need not tell the names of parameters.
  return parameter === undefined ? undefined : named(parameter.name === '' ? start : parameter.name);
}

function receiver(type: string): Subject {
  return { noun: `this ${type}`, field: (name) => named(`its ${fieldText(name)}`) };
}

export function named(noun: string): Subject {
  return {
    noun,
    field: (name) => named(`${noun}${noun.endsWith('s') && !noun.includes(' ') ? "'" : "'s"} ${fieldText(name)}`),
  };
}

/** Fields that compilers add for the object around, and for captured variables. */
function fieldText(name: string): string {
  return /^this\$\d+$/.test(name) ? 'outer object' : name.replace(/^val\$/, '');
}

/** `pack.C.class` stands for the static fields of a class. */
function staticSubject(path: string, names: ResultNames): Subject | undefined {
  const found = /^(.+?)\.class(?:\.(.+))?$/.exec(path);
  if (found === null) return undefined;
  const type = names.typeText(found[1] ?? '');
  const statics: Subject = { noun: `class ${type}`, field: (name) => named(`${type}.${name}`) };
  return (found[2]?.split('.') ?? []).reduce((subject, field) => subject.field(field), statics);
}

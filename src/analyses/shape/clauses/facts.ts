/** What is inferred where a method ends: which linked structures have no cycle. */
import type { Question } from '../../../engine/question.js';
import type { FieldSelector, Term } from '../../../facts/index.js';
import type { FieldReference, Variable } from '../../../ir/instructions.js';
import type { MethodDeclaration } from '../../../ir/program.js';
import { isReference } from '../../../ir/types.js';
import { exitQuestion } from '../../../obligations/index.js';
import { keyOf } from '../../../program/calls/footprint.js';
import { mayHaveFields } from '../graphs/linked.js';
import type { SolvedRun } from '../run-method.js';
import { parameterNames } from '../subject.js';

export interface AcyclicFact {
  /** `\result`, a parameter, a field of `this`. */
  readonly subject: string;
  /** The fields along which there is no cycle. */
  readonly over: readonly string[];
}

const NOWHERE = { offset: 0, end: 0 } as const;

/** Holds whenever the method returns; none where it never does. */
export function acyclicFacts({ subject, domain, result, root, program }: SolvedRun): readonly AcyclicFact[] {
  const { method, body, universe } = subject;
  const { hierarchy } = program;
  const { exit } = body;
  const states = exit === undefined ? [] : result.at(root, exit);
  if (exit === undefined || states.length === 0) return [];
  const back = new Set(universe.parents.map(keyOf));
  const ofArrays = new Set(Object.values(universe.elements ?? {}));
  const fields = universe.links.filter((field) => !back.has(keyOf(field)) && !ofArrays.has(field));
  const cyclic = fields.filter(({ owner }) => universe.isNode(owner));
  if (cyclic.length === 0) return [];
  const at = { code: root.code, point: exit };
  return subjectsOf(method, subject.readAtExit, subject.body, universe.links).flatMap((each) => {
    const over = fields.filter(({ owner }) => reaches(each.type, owner));
    if (!over.some(({ owner }) => universe.isNode(owner))) return [];
    const question = acyclicQuestion(each.term, over, exitQuestion(each.term, body, method));
    const holds = states.every((state) => domain.ask(question, state, at) === 'yes');
    return holds ? [{ subject: each.name, over: over.map(({ name }) => name) }] : [];
  });

  /** Whether objects of the type may lead to objects of the class along the fields. */
  function reaches(type: string, owner: string): boolean {
    const met = new Set([type]);
    for (const each of met) {
      if (mayHaveFields(hierarchy, each, owner)) return true;
      for (const field of fields) if (mayHaveFields(hierarchy, each, field.owner)) met.add(field.type);
    }
    return false;
  }
}

interface FactSubject {
  readonly name: string;
  readonly type: string;
  readonly term: Term;
}

function subjectsOf(
  method: MethodDeclaration,
  kept: ReadonlySet<Variable>,
  body: SolvedRun['subject']['body'],
  links: readonly FieldReference[],
): readonly FactSubject[] {
  const subjects: FactSubject[] = [];
  if (isReference(method.result)) {
    const term: Term = { kind: 'result', type: method.result, ...NOWHERE };
    subjects.push({ name: '\\result', type: method.result, term });
  }
  for (const [name, variable] of parameterNames(method, body)) {
    if (!kept.has(variable) || !isReference(variable.type)) continue;
    const base: Term = { kind: 'variable', name, type: variable.type, ...NOWHERE };
    if (name !== 'this') {
      subjects.push({ name, type: variable.type, term: base });
      continue;
    }
    for (const field of links) {
      if (field.owner !== method.owner) continue;
      const term: Term = { kind: 'field', base, field, type: field.type, ...NOWHERE };
      subjects.push({ name: `this.${field.name}`, type: field.type, term });
    }
  }
  return subjects;
}

function acyclicQuestion(subject: Term, over: readonly FieldReference[], names: Question): Question {
  const fields: readonly FieldSelector[] = over.map((field) => ({ kind: 'one', field }));
  const term: Term = { kind: 'predicate', name: 'acyclic', subjects: [subject], fields, type: 'boolean', ...NOWHERE };
  return { ...names, term };
}

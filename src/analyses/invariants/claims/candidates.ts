/** What may hold of a class between calls: the facts that are looked for, and what the user demands. */

import type { FieldSelector, Term } from '../../../facts/index.js';
import type { Location } from '../../../findings/claim.js';
import type { FieldReference } from '../../../ir/instructions.js';
import { type ClassDeclaration, type FieldDeclaration, Flag, hasFlag } from '../../../ir/program.js';
import { isReference } from '../../../ir/types.js';
import { isPromised, locationOf } from '../../../obligations/index.js';
import { keyOf } from '../../../program/calls/footprint.js';
import { visitTerms } from '../../shape/index.js';
import { INVARIANTS_BUDGETS } from '../budgets.js';
import type { InvariantsContext } from '../context.js';
import type { Family } from '../family/family.js';
import { ClassLinks, type Over } from './links.js';

export type ClassProperty = 'acyclic' | 'unshared' | 'disjoint' | 'null' | 'non-null' | 'invariant';

export interface Candidate {
  readonly property: ClassProperty;
  readonly kind: 'fact' | 'obligation';
  /** Names of fields. */
  readonly subject: string | readonly string[];
  /** Fields of objects of the class, and static ones, that it hangs on; those that follow are in `over`. */
  readonly fields: readonly FieldReference[];
  readonly over?: readonly string[];
  /** Whether it speaks of what hangs on the fields, not of the fields alone. */
  readonly deep: boolean;
  /** Undefined where it has no meaning. */
  readonly term: Term | undefined;
  /** Whether it speaks of an object of the class. */
  readonly ofObject: boolean;
  readonly location: Location;
  /** What is claimed, in words or as the user's formula. */
  readonly message: string;
}

const NOWHERE = { offset: 0, end: 0 } as const;
const NULL: Term = { kind: 'constant', value: null, type: 'null', ...NOWHERE };

const MOST_PAIRS = INVARIANTS_BUDGETS['claims/candidates'].mostPairs.most;

export function candidatesOf(context: InvariantsContext, family: Family): readonly Candidate[] {
  const { declaration } = family;
  const demanded = context.book.invariantsOf(declaration);
  const formulas = demanded.flatMap(({ bound }) => (bound === undefined ? [] : [bound.term]));
  const links = new ClassLinks(context, family, formulas);
  const fields = family.fields.filter(isWritten);
  const candidates: Candidate[] = fields.flatMap((field) => ofField(field, links.from(field)));
  candidates.push(...pairs(fields, links));
  for (const field of fields) {
    if (isPromised(context.world.hierarchy, field)) candidates.push(promised(field));
  }
  for (const { bound, formula, span } of demanded) {
    candidates.push(candidateOfFormula(declaration, bound?.term, formula, locationOf(span)));
  }
  return candidates;
}

/** Not by a compiler. */
function isWritten(field: FieldDeclaration): boolean {
  return !hasFlag(field, Flag.SYNTHETIC) && !hasFlag(field, Flag.ENUM) && !field.name.includes('$');
}

function ofField(field: FieldDeclaration, over: Over | undefined): readonly Candidate[] {
  const { name } = field;
  const value = fieldValue(field);
  const common = { kind: 'fact', subject: name, ofObject: isOfObject(field) } as const;
  const location = locationOf(field.span);
  const facts: Candidate[] = [];
  if (over !== undefined) {
    const along = over.names.map((each) => `\`${each}\``).join(', ');
    const shape = { ...common, fields: hangingOn([field], over.selectors), over: over.names, deep: true, location };
    facts.push(
      {
        ...shape,
        property: 'acyclic',
        term: predicate('acyclic', [value], over.selectors),
        message: `\`${name}\` leads to no cycle along ${along}`,
      },
      {
        ...shape,
        property: 'unshared',
        term: predicate('unshared', [value], over.selectors),
        message: `nothing that \`${name}\` leads to along ${along} is referred to twice`,
      },
    );
  }
  const plain = { ...common, fields: [referenceTo(field)], deep: false, location };
  facts.push(
    { ...plain, property: 'null', term: compared(value, '=='), message: `\`${name}\` is always null` },
    { ...plain, property: 'non-null', term: compared(value, '!='), message: `\`${name}\` is never null` },
  );
  return facts;
}

/** Of fields that lead to structures which have links in common. */
function pairs(fields: readonly FieldDeclaration[], links: ClassLinks): readonly Candidate[] {
  const found: Candidate[] = [];
  fields.forEach((one, index) => {
    const first = links.from(one);
    if (first === undefined) return;
    for (const other of fields.slice(index + 1)) {
      const second = links.from(other);
      if (second === undefined || found.length === MOST_PAIRS || isOfObject(one) !== isOfObject(other)) continue;
      if (!first.names.some((name) => second.names.includes(name))) continue;
      const names = [...new Set([...first.names, ...second.names])];
      const selectors = [...first.selectors, ...second.selectors.filter((each) => !isAmong(each, first.selectors))];
      found.push({
        property: 'disjoint',
        kind: 'fact',
        subject: [one.name, other.name],
        fields: hangingOn([one, other], selectors),
        over: names,
        deep: true,
        term: predicate('disjoint', [fieldValue(one), fieldValue(other)], selectors),
        ofObject: isOfObject(one),
        location: locationOf(one.span),
        message: `\`${one.name}\` and \`${other.name}\` lead to nothing in common along ${names.map((each) => `\`${each}\``).join(', ')}`,
      });
    }
  });
  return found;
}

function isAmong(selector: FieldSelector, others: readonly FieldSelector[]): boolean {
  return others.some((other) => {
    if (selector.kind === 'one' && other.kind === 'one') return keyOf(selector.field) === keyOf(other.field);
    return selector.kind === other.kind;
  });
}

/** The fields, and those of the class itself that it goes along. */
function hangingOn(
  fields: readonly FieldDeclaration[],
  selectors: readonly FieldSelector[],
): readonly FieldReference[] {
  const [first] = fields;
  const own = first === undefined ? [] : ownOf(first.owner, selectors);
  return [...new Map([...fields.map(referenceTo), ...own].map((field) => [keyOf(field), field])).values()];
}

function ownOf(owner: string, selectors: readonly FieldSelector[]): readonly FieldReference[] {
  return selectors
    .flatMap((selector) =>
      selector.kind === 'one' ? [selector.field] : selector.kind === 'named' ? selector.fields : [],
    )
    .filter((field) => field.owner === owner);
}

function promised(field: FieldDeclaration): Candidate {
  return {
    property: 'invariant',
    kind: 'obligation',
    subject: field.name,
    fields: [referenceTo(field)],
    deep: false,
    term: compared(fieldValue(field), '!='),
    ofObject: isOfObject(field),
    location: locationOf(field.span),
    message: `${field.name} != null`,
  };
}

export function candidateOfFormula(
  { name: owner, fields: declared }: ClassDeclaration,
  term: Term | undefined,
  formula: string,
  location: Location,
): Candidate {
  const fields = new Map<string, FieldReference>();
  let deep = false;
  let ofObject = false;
  if (term !== undefined) {
    visitTerms(term, (each) => {
      if (each.kind === 'static') fields.set(keyOf(each.field), each.field);
      if (each.kind === 'variable' && each.name === 'this') ofObject = true;
      if (each.kind === 'field' && (each.base.kind === 'variable' || each.field.owner === owner))
        fields.set(keyOf(each.field), each.field);
      if (each.kind === 'predicate') for (const field of ownOf(owner, each.fields)) fields.set(keyOf(field), field);
      deep ||= each.kind === 'predicate' || each.kind === 'quantified' || each.kind === 'element';
      deep ||= each.kind === 'field' && each.base.kind !== 'variable';
    });
  }
  // What it says of the object as a whole hangs on all its fields.
  if (deep && fields.size === 0 && ofObject)
    for (const field of declared) if (isReference(field.type)) fields.set(keyOf(field), referenceTo(field));
  const names = [...fields.values()].map((field) => (field.owner === owner ? field.name : keyOf(field)));
  const [only, another] = names;
  return {
    property: 'invariant',
    kind: 'obligation',
    subject: only !== undefined && another === undefined ? only : names,
    fields: [...fields.values()],
    deep,
    term,
    ofObject,
    location,
    message: formula,
  };
}

function isOfObject(field: FieldDeclaration): boolean {
  return !hasFlag(field, Flag.STATIC);
}

function referenceTo({ owner, name, type }: FieldDeclaration): FieldReference {
  return { owner, name, type };
}

/** The field's value between calls, of the object at hand or of the class. */
function fieldValue(field: FieldDeclaration): Term {
  const reference = referenceTo(field);
  if (!isOfObject(field)) return { kind: 'static', field: reference, type: field.type, ...NOWHERE };
  const base: Term = { kind: 'variable', name: 'this', type: field.owner, ...NOWHERE };
  return { kind: 'field', base, field: reference, type: field.type, ...NOWHERE };
}

function compared(left: Term, operator: '==' | '!='): Term {
  return { kind: 'compare', operator, operands: 'reference', left, right: NULL, type: 'boolean', ...NOWHERE };
}

function predicate(
  name: 'acyclic' | 'unshared' | 'disjoint',
  subjects: readonly Term[],
  fields: readonly FieldSelector[],
): Term {
  return { kind: 'predicate', name, subjects, fields, type: 'boolean', ...NOWHERE };
}

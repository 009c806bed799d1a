/**
 * Specifications as a module of Alloy.
 *
 * A signature holds the objects of a class at any time of the call, `Before` those that were there before it. A type of Java
 * contains null and is a function: `Entry` before the call, `Entry_after` at its end. A field is a relation before the call,
 * without tuples for null and new objects, and another one, `next_after`, at its end. Numbers are atoms: what is
 * computed with them is not told. Each method is a predicate; what it does not mention stays as it is.
 */

import type { MethodDeclaration } from '../../../ir/program.js';
import { isPrimitive, type TypeName } from '../../../ir/types.js';
import type { Summary } from '../../../machines/relational/summary.js';
import { SPEC_BUDGETS } from '../budgets.js';
import type { ResultContext } from '../method-result.js';
import { type Predicate, predicateOf } from './predicate.js';
import { type Unchanged, unchangedFields } from './unchanged.js';
import { Vocabulary } from './vocabulary.js';

export interface ToExport {
  readonly method: MethodDeclaration;
  readonly summary: Summary;
}

const SCOPE = SPEC_BUDGETS['alloy/module'].scope.most;

export function alloyModule(context: ResultContext, name: string, methods: readonly ToExport[]): string {
  const vocabulary = new Vocabulary(context.names);
  const predicates = (): readonly Predicate[] =>
    methods.flatMap(({ method, summary }) => {
      const outcome = summary.outcomes.find(({ kind }) => kind === 'return');
      return outcome === undefined ? [] : [predicateOf(context, vocabulary, method, outcome)];
    });
  // The first time around only names are found: what is met late must not take the name of something said early.
  predicates();
  const all = predicates();
  const left = methods.filter(({ summary }) => summary.unknown !== undefined);
  const signatures = signatureLines(context, vocabulary);
  const unchanged = unchangedFields(
    [...vocabulary.fields.values()].map((field) => `${vocabulary.fieldAfter(field)} = ${vocabulary.field(field)}`),
  );
  return [
    `module ${name.replace(/[^A-Za-z0-9_]/g, '_').replace(/^(?![A-Za-z])/, 'm')}`,
    '',
    '// null is in every type, and has no fields. Numbers, strings and class objects are atoms like any other.',
    'one sig null {}',
    'abstract sig Boolean {}',
    'one sig true, false extends Boolean {}',
    'sig Number {}',
    ...constantLines(vocabulary),
    '',
    ...signatures,
    '',
    ...fieldFacts(vocabulary),
    ...unchanged.declarations,
    ...all.flatMap((predicate) => ['', ...predicateLines(vocabulary, predicate, unchanged)]),
    ...left.map(({ method, summary }) => `\n// ${method.owner}.${method.name}: nothing is known (${summary.unknown})`),
    '',
  ].join('\n');
}

function constantLines(vocabulary: Vocabulary): readonly string[] {
  return [...vocabulary.constants].map(([text, type]) => {
    const above = isPrimitive(type) ? 'Number' : vocabulary.signature(type);
    return `one sig ${vocabulary.constant(text, type)} extends ${above} {} // ${text.replace(/[\r\n]/g, ' ')}`;
  });
}

function signatureLines({ hierarchy }: ResultContext, vocabulary: Vocabulary): readonly string[] {
  const fields = [...vocabulary.fields.values()];
  const columns = (count: number): string => new Array<string>(Math.max(1, count)).fill('univ').join(' -> ');
  const declared = (isStatic: boolean): string =>
    fields
      .filter((field) => field.static === isStatic)
      .flatMap((field) =>
        [vocabulary.field(field), vocabulary.fieldAfter(field)].map((name) =>
          `\n  ${name.replace('Statics.', '')}: ${isStatic ? 'one univ' : `set ${columns(field.columns.length - 1)}`}`.replace(
            'set univ ->',
            'univ ->',
          ),
        ),
      )
      .join(',');
  const classes = [...vocabulary.types].filter((type) => type !== 'java.lang.Object');
  const isBelow = (lower: TypeName, upper: TypeName): boolean =>
    lower !== upper && hierarchy.isAssignable(lower, upper);
  const isInterface = (type: TypeName): boolean => !type.endsWith('[]') && hierarchy.isInterface(type);
  // Of the classes above, the nearest one; interfaces are no signatures of their implementers.
  const parent = (type: TypeName): string => {
    const above = isInterface(type) ? [] : classes.filter((each) => isBelow(type, each) && !isInterface(each));
    const nearest = above.find((each) => !above.some((other) => isBelow(other, each)));
    return nearest === undefined ? 'Object_' : vocabulary.signature(nearest);
  };
  const objects = (type: TypeName): string =>
    [type, ...classes.filter((each) => isInterface(type) && isBelow(each, type))]
      .map((each) => vocabulary.signature(each))
      .join(' + ');
  const types = vocabulary.types.has('java.lang.Object') ? ['java.lang.Object', ...classes] : classes;
  return [
    `sig Object_ {${declared(false)}${fields.some((field) => !field.static) ? '\n' : ''}}`,
    '// Objects that were there before the call.',
    'sig Before in Object_ {}',
    ...classes.map((type) => `sig ${vocabulary.signature(type)} extends ${parent(type)} {}`),
    ...(fields.some((field) => field.static) ? [`one sig Statics {${declared(true)}\n}`] : []),
    '',
    '// The types of Java: before the call, and at any time of it.',
    ...types.flatMap((type) => [
      `fun ${vocabulary.type(type)}: set univ { (${bracketed(objects(type))} & Before) + null }`,
      `fun ${vocabulary.typeAfter(type)}: set univ { ${objects(type)} + null }`,
    ]),
    ...[...vocabulary.constants].flatMap(([text, type]) =>
      isPrimitive(type) ? [] : [`fact { ${vocabulary.constant(text, type)} in Before }`],
    ),
  ];
}

/** Fields are functions of the objects that have them, and well typed. */
function fieldFacts(vocabulary: Vocabulary): readonly string[] {
  return [...vocabulary.fields.values()].flatMap((field) => {
    const { columns, functional } = field;
    const [before, after] = [vocabulary.field(field), vocabulary.fieldAfter(field)];
    if (field.static) {
      const [type = 'univ'] = columns;
      return [`fact { ${before} in ${vocabulary.type(type)} and ${after} in ${vocabulary.typeAfter(type)} }`];
    }
    const [owner = 'univ', ...rest] = columns;
    const objects = vocabulary.signature(owner);
    const values = (type: (each: TypeName) => string): string => rest.map(type).join(' -> ');
    const many = rest.length === 1 ? 'one' : 'lone';
    const each = rest.length === 1 ? (set: string, name: string) => `all o: ${set} | ${many} o.${name}` : arrayFact;
    const isTotal = functional && !(owner === 'java.lang.Object' && rest.length === 1);
    return [
      `fact { ${before} in (${objects} & Before) -> ${values((type) => vocabulary.type(type))}${isTotal ? ` and (${each(`${objects} & Before`, before)})` : ''} }`,
      `fact { ${after} in ${objects} -> ${values((type) => vocabulary.typeAfter(type))}${isTotal ? ` and (${each(objects, after)})` : ''} }`,
    ];
  });
}

function bracketed(union: string): string {
  return union.includes(' ') ? `(${union})` : union;
}

function arrayFact(set: string, name: string): string {
  return `all o: ${set}, i: Number | lone i.(o.${name})`;
}

function predicateLines(vocabulary: Vocabulary, predicate: Predicate, unchanged: Unchanged): readonly string[] {
  const { name, parameters, formulas, changed, allocated } = predicate;
  const places = [...vocabulary.fields.keys()].flatMap((key, place) => (changed.has(key) ? [place] : []));
  const kept = [...allocated].map((type) => vocabulary.signature(type));
  const numbers = [...vocabulary.constants.values()].filter(isPrimitive).length;
  const others = vocabulary.constants.size - numbers;
  return [
    `pred ${name}[${parameters.join(', ')}] {`,
    ...formulas.map((formula) => `  ${formula}`),
    ...unchanged.formulas(new Set(places)).map((formula) => `  ${formula}`),
    `  Object_ - Before in ${kept.length === 0 ? 'none' : kept.join(' + ')}`,
    '}',
    `run ${name} for ${SCOPE} but ${SCOPE + others + predicate.objects} Object_, ${SCOPE + numbers} Number`,
  ];
}

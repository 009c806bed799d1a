/** Disciplined fields, tight constructors, clean-called methods: the definitions of the thesis, with reasons. */
import type { Reason } from '../../../findings/invariants-result.js';
import { type FieldDeclaration, Flag, hasFlag, type MethodDeclaration } from '../../../ir/program.js';
import { isArray } from '../../../ir/types.js';
import { keyOf } from '../../../program/calls/footprint.js';
import type { InvariantsContext } from '../context.js';
import type { Family } from '../family/family.js';
import { isOfExisting } from '../family/writers.js';
import { classifyConstructor } from './constructors.js';
import { FieldRule } from './fields.js';
import { Locks } from './locks.js';
import { type MethodQuestion, MethodRule } from './methods.js';

export interface Classified<T> {
  readonly element: T;
  /** Disciplined, tight, clean. */
  readonly good: boolean;
  readonly reason: Reason;
}

export interface ClassifiedField extends Classified<FieldDeclaration> {
  /**
   * Whether it is disciplined but for writes to objects that a method has just made and that leave it only as its result (`copy`,
   * `clone`): the definition excludes these, yet they do no harm, for such objects are followed from there on.
   */
  readonly claimable: boolean;
}

export interface Classification {
  /** Of all fields of the class, primitive ones too. */
  readonly fields: readonly ClassifiedField[];
  readonly constructors: readonly Classified<MethodDeclaration>[];
  /** Of all methods with bodies that the class declares, static ones too; `<clinit>` is not among them. */
  readonly methods: readonly (Classified<MethodDeclaration> & {
    /** Whether code that is not followed may enter it in the middle of another method of the class, after something was altered. */
    readonly reentered: boolean;
  })[];
}

export function classify(context: InvariantsContext, family: Family): Classification {
  const { declaration } = family;
  const locks = new Locks(context);
  const rule = new FieldRule(context, declaration, locks);
  const fields = declaration.fields.map((field) => rule.of(field));
  const constructors = declaration.methods
    .filter(({ name }) => name === '<init>')
    .map((method) => classifyConstructor(context, declaration, method));
  return { fields, constructors, methods: classifyMethods(context, family, locks, fields, constructors) };
}

function classifyMethods(
  context: InvariantsContext,
  family: Family,
  locks: Locks,
  fields: Classification['fields'],
  constructors: Classification['constructors'],
): Classification['methods'] {
  const { declaration } = family;
  const { links } = context.index.links.from(family.fields.map(({ type }) => type));
  const altering = (part: 'static' | 'own'): Pick<MethodQuestion, 'altered' | 'isAltering'> => {
    const own = fields
      .filter(({ element, claimable }) => claimable && hasFlag(element, Flag.STATIC) === (part === 'static'))
      .filter(({ element }) => !hasFlag(element, Flag.FINAL) || isArray(element.type));
    const keys = new Set([...own.map(({ element }) => keyOf(element)), ...links.keys()]);
    return {
      altered: [...own.map(({ element }) => element), ...links.values()],
      isAltering: ({ method, field, receiver }) => isOfExisting(method, receiver) && keys.has(keyOf(field)),
    };
  };
  const methods = declaration.methods.filter((method) => !method.name.startsWith('<') && method.body() !== undefined);
  const instance = methods.filter((method) => !hasFlag(method, Flag.STATIC));
  const statics = methods.filter((method) => hasFlag(method, Flag.STATIC));
  const leaky = new Set(constructors.filter(({ good }) => !good).map(({ element }) => element));
  const operations = family.concrete.flatMap((each) => each.methods);
  const verdicts = new Map(
    [
      ...new MethodRule({
        context,
        family,
        locks,
        ...altering('own'),
        roots: [...new Set([...instance, ...operations])],
        starts: constructors.map(({ element }) => element),
        leaky,
        isStatic: false,
      }).of(instance),
      ...new MethodRule({
        context,
        family,
        locks,
        ...altering('static'),
        // With one thread static and other methods are one category.
        roots: context.threads === 'one' ? methods : statics,
        starts: declaration.methods.filter(({ name }) => name === '<clinit>'),
        leaky: new Set(),
        isStatic: true,
      }).of(statics),
    ].map((verdict) => [verdict.element, verdict] as const),
  );
  return methods.flatMap((method) => verdicts.get(method) ?? []);
}

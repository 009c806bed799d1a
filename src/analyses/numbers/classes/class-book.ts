/** What is known of the numbers in objects of the classes of the input, found when somebody asks. */
import type { ObjectConstraint } from '../../../domains/combinators/linear/object-facts.js';
import type { Code, CodeEdge } from '../../../engine/code.js';
import type { Hierarchy } from '../../../ir/hierarchy.js';
import type { FieldReference, Variable } from '../../../ir/instructions.js';
import { type ClassDeclaration, Flag, hasFlag, type MethodDeclaration } from '../../../ir/program.js';
import type { ClassName } from '../../../ir/types.js';
import type { ProgramWrites } from '../../../program/calls/program-writes.js';
import type { Doubts } from '../../../program/doubts.js';
import { Streams } from '../../../program/streams.js';
import type { KnownFacts, NumbersRun, Running } from '../run-method.js';
import { alteringMethods, makesObjects } from './altering.js';
import { guardedFields } from './guarded.js';
import { type Inferred, inferred } from './inference.js';
import type { InputCode } from './input-code.js';
import { ClassRules } from './rules.js';
import { formulasOf } from './text.js';

export interface ClassBookParts {
  readonly hierarchy: Hierarchy;
  readonly code: InputCode;
  readonly writes: ProgramWrites;
  readonly running: Running;
  readonly doubts: () => Doubts;
  readonly assumptions: <E>(run: NumbersRun<E>) => readonly string[];
}

export interface ClassNumbers extends Inferred {
  readonly declaration: ClassDeclaration;
  readonly fields: readonly FieldReference[];
  readonly rules: ClassRules;
}

/** Wherever objects may have been altered that are not of the class at hand. */
const ALWAYS = ['no-reflection-or-native', 'no-vm-errors', 'single-thread'];

export class ClassBook {
  readonly #parts: ClassBookParts;
  readonly #known = new Map<ClassName, ClassNumbers | undefined>();
  readonly #streams: Streams;

  constructor(parts: ClassBookParts) {
    this.#parts = parts;
    this.#streams = new Streams(parts.hierarchy);
  }

  /** The invariants of a class; undefined where there are none that are known. */
  of(declaration: ClassDeclaration): ClassNumbers | undefined {
    const { name } = declaration;
    // What is being looked for is not known yet.
    if (!this.#known.has(name)) this.#known.set(name, undefined);
    else return this.#known.get(name);
    const found = this.#find(declaration);
    this.#known.set(name, found);
    return found;
  }

  /** What may be taken for granted by a run. */
  facts(): KnownFacts {
    return this.#factsOf((declaration) => this.of(declaration));
  }

  /** What the method starts with of its receiver, as formulas. */
  always(method: MethodDeclaration): readonly string[] {
    if (hasFlag(method, Flag.STATIC) || makesObjects(method)) return [];
    return this.#above(method.owner).flatMap((declaration) => {
      const found = this.of(declaration);
      return found?.rules.relies(method) === true ? formulasOf(found.constraints) : [];
    });
  }

  /** What a run that took it for granted rests on besides. */
  assumptionsOf<E>({ result, root }: NumbersRun<E>): readonly string[] {
    const found = new Set<string>();
    const add = (declaration: ClassDeclaration): void => {
      for (const each of this.of(declaration)?.assumptions ?? []) found.add(each);
    };
    for (const { code } of result.activations) for (const each of this.#above(code.method.owner)) add(each);
    for (const { type } of root.code.body.parameters) for (const each of this.#above(type)) add(each);
    return [...found];
  }

  #above(type: string): readonly ClassDeclaration[] {
    return this.#parts.hierarchy.superclassChain(type).filter(({ origin }) => origin === 'input');
  }

  #factsOf(known: (declaration: ClassDeclaration) => ClassNumbers | undefined): KnownFacts {
    const ofReceiver = ({ method }: Code): readonly ClassNumbers[] =>
      hasFlag(method, Flag.STATIC) ? [] : this.#above(method.owner).flatMap((each) => known(each) ?? []);
    return {
      fields: (code) => ofReceiver(code).flatMap(({ fields }) => fields),
      after: (at: CodeEdge) =>
        ofReceiver(at.code).flatMap(({ rules, constraints }) => (rules.isSettled(at) ? constraints : [])),
      starts: ({ method, body }) =>
        body.parameters.flatMap((parameter, place): readonly (readonly [Variable, readonly ObjectConstraint[]])[] => {
          const isReceiver = place === 0 && !hasFlag(method, Flag.STATIC);
          if (isReceiver && makesObjects(method)) return [];
          const holding = this.#above(isReceiver ? method.owner : parameter.type)
            .flatMap((each) => known(each) ?? [])
            .filter(({ rules }) => rules.relies(method));
          return [[parameter, holding.flatMap(({ constraints }) => constraints)]];
        }),
    };
  }

  #find(declaration: ClassDeclaration): ClassNumbers | undefined {
    const { hierarchy, code, writes, running, assumptions } = this.#parts;
    if (declaration.origin !== 'input' || hasFlag(declaration, Flag.INTERFACE)) return undefined;
    const { index, reflected } = code;
    const guarded = guardedFields(declaration, (field) => reflected.at(field) !== undefined);
    if (guarded.fields.length === 0 || index.isUntranslated(declaration.name, guarded.isOpen ? 'any' : 'private'))
      return undefined;
    if (this.#streams.reason(declaration, guarded.fields) !== undefined) return undefined;
    const altering = alteringMethods(hierarchy, index, declaration, guarded);
    if (this.#isCutShort([...altering.roots, ...altering.within])) return undefined;
    const { fields } = guarded;
    const rules = new ClassRules({ hierarchy, writes }, declaration, { fields, altering });
    const facts = (constraints: readonly ObjectConstraint[]): KnownFacts =>
      this.#factsOf((each) => {
        if (each === declaration) return { declaration, fields, rules, constraints, assumptions: [] };
        // Of other classes only those above: whoever is asked first, the answers are the same.
        const isAbove = each !== declaration && hierarchy.isSubclass(declaration.name, each.name);
        return isAbove ? this.of(each) : undefined;
      });
    const found = inferred(declaration, { running, rules, altering, fields, facts, assumptions, spent: { steps: 0 } });
    if (found === undefined) return undefined;
    const isOpen = guarded.isOpen || !hasFlag(declaration, Flag.FINAL);
    const rests = new Set([...found.assumptions, ...ALWAYS, ...(isOpen ? ['known-subclasses'] : [])]);
    return { declaration, fields, rules, constraints: found.constraints, assumptions: [...rests].sort() };
  }

  /** Whether the input goes on after an error of the machine that may have come in the middle of the methods. */
  #isCutShort(methods: readonly MethodDeclaration[]): boolean {
    const { doubts, writes } = this.#parts;
    // What is thrown by the instruction itself is seen where the method goes on.
    return doubts().failing.some((instruction) => {
      const run = writes.of(instruction);
      return run === undefined || methods.some((method) => run.methods.has(method));
    });
  }
}

/** A class of the class table, made from its symbol; members are listed when first asked for. */

import { ASSERTIONS_DISABLED } from '../../../../ir/conditions.js';
import {
  type Annotation,
  type ClassDeclaration,
  type ClassKind,
  type Clause,
  type FieldDeclaration,
  Flag,
  hasFlag,
  type MethodDeclaration,
  type Origin,
} from '../../../../ir/program.js';
import type { Span } from '../../../../ir/span.js';
import { arrayOf, type ClassName } from '../../../../ir/types.js';
import type { ClassSymbol } from '../../model/symbols.js';
import { erasure } from '../../model/types/erasure.js';
import type { JavaType } from '../../model/types/types.js';
import type { Elaborator } from '../elaborator.js';
import type { ClassContext } from '../frame.js';
import { capturedFieldName, OUTER_FIELD } from './instances.js';
import { isInterface } from './signatures.js';

export class DeclaredClass implements ClassDeclaration {
  readonly name: ClassName;
  readonly kind: ClassKind;
  readonly origin: Origin;
  readonly flags: number;
  readonly superclass?: ClassName;
  readonly interfaces: readonly ClassName[];
  readonly outer?: ClassName;
  readonly span: Span;
  readonly #context: ClassContext;
  readonly #elaborator: Elaborator;
  readonly #listMethods: () => readonly MethodDeclaration[];
  readonly #checkInvariants: (invariants: readonly Clause[]) => readonly Clause[];
  #fields: readonly FieldDeclaration[] | undefined;
  #methods: readonly MethodDeclaration[] | undefined;
  #invariants: readonly Clause[] | undefined;

  constructor(
    elaborator: Elaborator,
    context: ClassContext,
    methods: () => readonly MethodDeclaration[],
    checkInvariants: (invariants: readonly Clause[]) => readonly Clause[],
  ) {
    const { symbol } = context;
    this.#elaborator = elaborator;
    this.#context = context;
    this.#listMethods = methods;
    this.#checkInvariants = checkInvariants;
    this.name = symbol.name;
    this.kind = symbol.kind;
    this.origin = symbol.origin;
    this.flags = symbol.flags;
    const superclass = isInterface(symbol) ? undefined : symbol.superclass();
    if (superclass !== undefined) this.superclass = supertypeName(superclass);
    this.interfaces = symbol.interfaces().map(supertypeName);
    if (symbol.outer !== undefined) this.outer = symbol.outer.name;
    this.span = symbol.span;
  }

  get members(): readonly ClassName[] {
    return this.#context.symbol.memberClasses().map((member) => member.name);
  }

  get permits(): readonly ClassName[] {
    return this.#context.symbol.permits().map((permitted) => permitted.name);
  }

  get annotations(): readonly Annotation[] {
    return this.#context.symbol.annotations();
  }

  get invariants(): readonly Clause[] {
    if (this.#invariants === undefined) {
      // What asks for the invariants while they are bound sees none.
      this.#invariants = [];
      this.#invariants = this.#checkInvariants(this.#context.symbol.invariants());
    }
    return this.#invariants;
  }

  get fields(): readonly FieldDeclaration[] {
    this.#fields ??= [...declaredFields(this.#context.symbol), ...this.#syntheticFields()];
    return this.#fields;
  }

  get methods(): readonly MethodDeclaration[] {
    this.#methods ??= this.#listMethods();
    return this.#methods;
  }

  #syntheticFields(): readonly FieldDeclaration[] {
    const { symbol, captures } = this.#context;
    const fields: FieldDeclaration[] = [];
    const add = (name: string, type: string, flags: number): void => {
      fields.push({
        owner: symbol.name,
        name,
        type,
        flags: flags | Flag.SYNTHETIC,
        annotations: [],
        span: symbol.span,
      });
    };
    const constant = Flag.STATIC | Flag.FINAL;
    if (symbol.kind === 'enum') add('$VALUES', arrayOf(symbol.name), Flag.PRIVATE | constant);
    if (this.#elaborator.registry.asserts(this.#context)) add(ASSERTIONS_DISABLED, 'boolean', constant);
    if (symbol.inner && symbol.outer !== undefined) add(OUTER_FIELD, symbol.outer.name, Flag.FINAL);
    for (const variable of captures) add(capturedFieldName(captures, variable), variable.local.type, Flag.FINAL);
    return fields;
  }
}

function declaredFields(symbol: ClassSymbol): readonly FieldDeclaration[] {
  const seen = new Set<string>();
  return symbol.fields().flatMap((field) => {
    if (seen.has(field.name)) return [];
    seen.add(field.name);
    // An instance field is set by the constructor, even when its value is constant.
    const constant = hasFlag(field, Flag.STATIC) ? field.constant() : undefined;
    return [
      {
        owner: symbol.name,
        name: field.name,
        type: field.erased ?? erasure(field.type()),
        flags: field.flags,
        annotations: field.annotations(),
        span: field.span,
        ...(constant === undefined ? {} : { constant }),
      },
    ];
  });
}

/** A supertype that was not found keeps its name, so that nobody takes the class for one whose supertypes are all known. */
function supertypeName(type: JavaType): ClassName {
  return type.kind === 'unknown' ? (type.name ?? 'unknown') : erasure(type);
}

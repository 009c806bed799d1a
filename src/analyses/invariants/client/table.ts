/** The classes as the client sees them: the input's, some of them with rewritten bodies, and the synthetic ones. */
import type { Body } from '../../../ir/body.js';
import { methodDescriptor } from '../../../ir/descriptors.js';
import { Hierarchy } from '../../../ir/hierarchy.js';
import type { FieldReference } from '../../../ir/instructions.js';
import {
  type ClassDeclaration,
  type ClassTable,
  type FieldDeclaration,
  Flag,
  hasFlag,
  type MethodDeclaration,
} from '../../../ir/program.js';
import type { Diagnostic } from '../../../ir/span.js';
import { type ClassName, OBJECT, type TypeName } from '../../../ir/types.js';
import type { Classification } from '../classify/classify.js';
import type { InvariantsContext } from '../context.js';
import type { Family } from '../family/family.js';
import { type Marks, type Writing, writeClient } from './body.js';
import type { Outside } from './client.js';
import type { Plans } from './plans.js';
import type { Reach } from './reach.js';
import { Rewriter } from './rewrite.js';

/** No class of the input has such names. */
const CLIENT: ClassName = '$Client';
const OUTSIDE: ClassName = '$Outside';

export class ClientTable implements ClassTable {
  readonly hierarchy: Hierarchy;
  readonly outside: Outside;
  readonly marks: Marks = { ownArguments: new Set(), releases: new Set(), interrupted: new Set() };
  readonly #base: ClassTable;
  readonly #family: Family;
  readonly #reach: Reach;
  readonly #plans: Plans;
  readonly #givesUp: boolean;
  readonly #rewriter: Rewriter;
  readonly #classes = new Map<ClassName, ClassDeclaration>();
  readonly #originals = new Map<MethodDeclaration, MethodDeclaration>();
  #clientMethod: MethodDeclaration | undefined;

  constructor(
    { world, threads }: InvariantsContext,
    family: Family,
    classification: Classification,
    reach: Reach,
    plans: Plans,
  ) {
    this.#base = world.hierarchy.table;
    this.#family = family;
    this.#reach = reach;
    this.#plans = plans;
    // Others write what belongs to the object; or, while a constructor runs that hands it out, see every state in between.
    this.#givesUp =
      family.tampering.length > 0 || (threads === 'many' && classification.constructors.some(({ good }) => !good));
    this.hierarchy = new Hierarchy(this);
    const { name } = family.declaration;
    this.outside = {
      take: this.#method('take', [OBJECT]),
      run: this.#method('run', []),
      object: { owner: OUTSIDE, name: 'object', type: name },
      ...(reach.makesObjects && { chosen: { owner: OUTSIDE, name: 'chosen', type: name } }),
    };
    const reenter = reach.isReentered ? this.#method('reenter', [], () => this.#reenterBody()) : undefined;
    // What a constructor leaves half done is seen by the finalizer.
    const isFinalized = family.concrete.some(({ type }) =>
      world.hierarchy
        .superclassChain(type)
        .some(
          ({ name: each }) => each !== OBJECT && world.hierarchy.declaredMethod(each, 'finalize', '()V') !== undefined,
        ),
    );
    this.#rewriter = new Rewriter({
      isOpaque: (instruction) => reach.isOpaque(instruction),
      reenter,
      types: new Set(family.concrete.map(({ type }) => type)),
      tight: new Set(
        classification.constructors.flatMap(({ element, good }) => (good && !isFinalized ? [element.descriptor] : [])),
      ),
      owner: name,
      chosen: this.outside.chosen,
      object: this.outside.object,
    });
    const { object, chosen } = this.outside;
    this.#classes.set(
      OUTSIDE,
      this.#class(
        OUTSIDE,
        [object, chosen].flatMap((field) => (field === undefined ? [] : [this.#field(field)])),
        () => [this.outside.take, this.outside.run, ...(reenter === undefined ? [] : [reenter])],
      ),
    );
    this.#classes.set(
      CLIENT,
      this.#class(CLIENT, [], () => (this.#clientMethod === undefined ? [] : [this.#clientMethod])),
    );
  }

  find(name: ClassName): ClassDeclaration | undefined {
    const known = this.#classes.get(name);
    if (known !== undefined) return known;
    const declaration = this.#base.find(name);
    if (declaration === undefined) return undefined;
    const isMade = hasFlag(declaration, Flag.ABSTRACT) && this.#family.concrete.some(({ type }) => type === name);
    if (!isMade && (!this.#reach.isRewritten || declaration.origin !== 'input')) return declaration;
    const seen = this.#seen(declaration, isMade ? declaration.flags & ~Flag.ABSTRACT : declaration.flags);
    this.#classes.set(name, seen);
    return seen;
  }

  inputs(): readonly ClassName[] {
    return this.#base.inputs();
  }

  diagnostics(): readonly Diagnostic[] {
    return this.#base.diagnostics();
  }

  original(method: MethodDeclaration): MethodDeclaration {
    return this.#originals.get(method) ?? method;
  }

  client(body: Body): MethodDeclaration {
    this.#clientMethod = { ...this.#method('run', []), owner: CLIENT, flags: PUBLIC_STATIC, body: () => body };
    return this.#clientMethod;
  }

  /** What is needed to write the client, or what code outside does in the middle of other calls. */
  writing(kind: Writing['kind']): Writing {
    return {
      kind,
      hierarchy: this.hierarchy,
      family: this.#family,
      plans: this.#plans,
      outside: this.outside,
      givesUp: this.#givesUp,
      span: this.#family.declaration.span,
      marks: this.marks,
    };
  }

  #reenterBody(): Body {
    return writeClient(this.writing('reenter')).body;
  }

  #seen(declaration: ClassDeclaration, flags: number): ClassDeclaration {
    const methods = this.#reach.isRewritten
      ? declaration.methods.map((method) => {
          const seen = this.#rewriter.method(method);
          this.#originals.set(seen, method);
          return seen;
        })
      : declaration.methods;
    const {
      name,
      kind,
      origin,
      superclass,
      interfaces,
      outer,
      members,
      permits,
      fields,
      annotations,
      invariants,
      span,
    } = declaration;
    return {
      name,
      kind,
      origin,
      flags,
      ...(superclass !== undefined && { superclass }),
      interfaces,
      ...(outer !== undefined && { outer }),
      members,
      permits,
      fields,
      methods,
      annotations,
      invariants,
      span,
    };
  }

  #class(
    name: ClassName,
    fields: readonly FieldDeclaration[],
    methods: () => readonly MethodDeclaration[],
  ): ClassDeclaration {
    return {
      name,
      kind: 'class',
      origin: 'input',
      flags: Flag.PUBLIC | Flag.FINAL,
      superclass: OBJECT,
      interfaces: [],
      members: [],
      permits: [],
      fields,
      get methods() {
        return methods();
      },
      annotations: [],
      invariants: [],
      span: this.#family.declaration.span,
    };
  }

  #field({ owner, name, type }: FieldReference): FieldDeclaration {
    return { owner, name, type, flags: PUBLIC_STATIC, annotations: [], span: this.#family.declaration.span };
  }

  #method(name: string, types: readonly TypeName[], body?: () => Body): MethodDeclaration {
    let written: Body | undefined;
    return {
      owner: OUTSIDE,
      name,
      descriptor: methodDescriptor(types, 'void'),
      flags: body === undefined ? PUBLIC_STATIC | Flag.NATIVE : PUBLIC_STATIC,
      parameters: types.map((type, index) => ({ name: `x${index}`, type, annotations: [] })),
      result: 'void',
      exceptions: [],
      annotations: [],
      clauses: [],
      span: this.#family.declaration.span,
      body: () => {
        written ??= body?.();
        return written;
      },
    };
  }
}

const PUBLIC_STATIC = Flag.PUBLIC | Flag.STATIC;

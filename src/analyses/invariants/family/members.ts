/** The objects of a class, and which members outside code, or code of other classes of the input, uses on them. */
import {
  type ClassDeclaration,
  type FieldDeclaration,
  Flag,
  hasFlag,
  type MethodDeclaration,
} from '../../../ir/program.js';
import type { ClassName } from '../../../ir/types.js';
import type { InvariantsContext } from '../context.js';
import type { Concrete } from './family.js';
import type { CallUse, FieldUse } from './index.js';

export class Members {
  readonly #context: InvariantsContext;
  readonly #class: ClassDeclaration;
  /** The class and those of the input below it, abstract ones too. */
  readonly below: ReadonlySet<ClassName>;
  readonly #hidden: ReadonlySet<ClassName>;

  constructor(context: InvariantsContext, declaration: ClassDeclaration) {
    this.#context = context;
    this.#class = declaration;
    const { access } = context.index;
    this.below = new Set([declaration.name, ...access.below(declaration.name).map(({ name }) => name)]);
    this.#hidden = this.#findHidden();
  }

  get name(): ClassName {
    return this.#class.name;
  }

  concrete(): readonly Concrete[] {
    const { world } = this.#context;
    const { name } = this.#class;
    const types = world.classes.of(name);
    return (types.length === 0 ? [name] : types).map((type) => ({
      type,
      constructors: this.#declared(type).filter((method) => method.name === '<init>' && this.#makes(method)),
      methods: this.#methods(type),
    }));
  }

  statics(): readonly MethodDeclaration[] {
    return this.#class.methods.filter(
      (method) => hasFlag(method, Flag.STATIC) && method.name !== '<clinit>' && this.isOperation(method),
    );
  }

  /** Static initialisers of the class and those below it. */
  initialisers(): readonly MethodDeclaration[] {
    return [...this.below].flatMap((name) => this.#declared(name).filter((method) => method.name === '<clinit>'));
  }

  readable(): readonly FieldDeclaration[] {
    const { index, outside } = this.#context;
    return this.#class.fields.filter(
      (field) =>
        (outside === 'open' && index.access.isField(field)) || index.reads(field).some((use) => this.isOutside(use)),
    );
  }

  writable(): readonly FieldDeclaration[] {
    const { index, outside } = this.#context;
    return this.#class.fields.filter((field) => {
      if (hasFlag(field, Flag.FINAL)) return false;
      if (outside === 'open' && index.access.isField(field)) return true;
      return index.writes(field).some((use) => !this.isOwnWrite(use));
    });
  }

  /** A write by a method of the class, or of one below it, to its own object or to one that it has just made. */
  isOwnWrite({ method, receiver }: FieldUse): boolean {
    if (receiver === 'fresh') return true;
    if (receiver === 'static') return method.owner === this.#class.name;
    return receiver === 'this' && this.below.has(method.owner);
  }

  /** Whether the client calls it. */
  isOperation(method: MethodDeclaration): boolean {
    const { index } = this.#context;
    return index.access.isCallable(method) || index.callers(method).some((use) => this.isOutside(use));
  }

  /**
   * Whether other code of the input, which is run by itself, does it. Classes nested in the class that need to be handed an object of
   * theirs first are not among them: see `writers`.
   */
  isOutside(use: CallUse | FieldUse): boolean {
    return !this.#isOwn(use.method) && !this.#hidden.has(use.method.owner);
  }

  /** Whether it is a class inside the class whose code outside code comes to only by being handed an object. */
  isHidden(name: ClassName): boolean {
    return this.#hidden.has(name);
  }

  /** Whether objects of the class have the fields of the other, as far as it is of the input. */
  isOfObject(owner: ClassName): boolean {
    if (this.below.has(owner)) return true;
    const { hierarchy } = this.#context.world;
    return hierarchy.find(owner)?.origin === 'input' && this.#declaredAbove(owner);
  }

  /** Classes declared inside the class, those below it, and those of the input above it. */
  inner(): readonly ClassDeclaration[] {
    const { index, world } = this.#context;
    const above = world.hierarchy.superclassChain(this.#class.name).map(({ name }) => name);
    const outer = [...this.below, ...above];
    return [...new Set(outer.flatMap((each) => index.nestedIn(each)))].filter(({ name }) => !outer.includes(name));
  }

  /** Run as an operation of the client, or only by such. */
  #isOwn(method: MethodDeclaration): boolean {
    const { owner } = method;
    if (owner === this.#class.name) return true;
    if (hasFlag(method, Flag.STATIC)) return false;
    if (this.below.has(owner)) return true;
    const { hierarchy } = this.#context.world;
    return this.#declaredAbove(owner) && hierarchy.isSubclass(this.#class.name, owner);
  }

  #declaredAbove(owner: ClassName): boolean {
    return this.#context.world.hierarchy.superclassChain(this.#class.name).some(({ name }) => name === owner);
  }

  /** Whether outside code, or another class of the input, makes objects by the constructor. */
  #makes(maker: MethodDeclaration): boolean {
    const { index } = this.#context;
    if (index.access.isCallable(maker)) return true;
    return index.callers(maker).some(({ method, receiver }) => {
      const isOwn =
        method.owner === this.#class.name || (this.below.has(method.owner) && !hasFlag(method, Flag.STATIC));
      // Not where another constructor goes on with the same object.
      return receiver !== 'this' && !isOwn;
    });
  }

  #declared(name: ClassName): readonly MethodDeclaration[] {
    return this.#context.world.hierarchy.find(name)?.methods ?? [];
  }

  #methods(type: ClassName): readonly MethodDeclaration[] {
    const { hierarchy } = this.#context.world;
    const { index } = this.#context;
    const found = new Set<MethodDeclaration>();
    // Supertypes of classes come after them, so that the order is that of the declarations.
    for (const upper of hierarchy.supertypes(type)) {
      const isOfInput = index.outside.isOfInput(upper);
      for (const method of this.#declared(upper)) {
        if (hasFlag(method, Flag.STATIC) || method.name.startsWith('<')) continue;
        const isPrivate = hasFlag(method, Flag.PRIVATE);
        if (isPrivate && !isOfInput) continue;
        const selected = isPrivate ? method : hierarchy.selectMethod(type, method).method;
        if (!index.outside.isOfInput(selected.owner) || found.has(selected)) continue;
        if (this.isOperation(selected)) found.add(selected);
      }
    }
    return [...found].filter((method) => !this.#isPlainBridge(method, found));
  }

  /** Whether it does nothing but call another one of the operations. */
  #isPlainBridge(method: MethodDeclaration, operations: ReadonlySet<MethodDeclaration>): boolean {
    if (!hasFlag(method, Flag.BRIDGE) || !hasFlag(method, Flag.SYNTHETIC)) return false;
    const { index } = this.#context;
    const calls = index.summary(method)?.calls ?? [];
    const [call] = calls;
    if (call === undefined || calls.length > 1 || call.call.dispatch === 'special') return false;
    return index.outside.targets(call.call).some((target) => target !== method && operations.has(target));
  }

  #findHidden(): ReadonlySet<ClassName> {
    const { index } = this.#context;
    const hidden = new Set<ClassName>();
    for (const declaration of this.inner()) {
      const { name } = declaration;
      const isReached = declaration.methods.some(
        (method) => (method.name === '<init>' || hasFlag(method, Flag.STATIC)) && index.access.isCallable(method),
      );
      if (!isReached) hidden.add(name);
    }
    // What other code of the input calls by its name is run without an object being handed out.
    for (let before = -1; before !== hidden.size; ) {
      before = hidden.size;
      for (const name of [...hidden]) {
        const isCalled = this.#declared(name).some((method) =>
          index
            .callers(method)
            .some(
              (use) => hidden.has(use.call.method.owner) && !this.#isOwn(use.method) && !hidden.has(use.method.owner),
            ),
        );
        if (isCalled) hidden.delete(name);
      }
    }
    return hidden;
  }
}

/** Local names of a body: variables, local classes, and what break, continue and yield mean. */
import type { Constant } from '../../../ir/instructions.js';
import type { ArgumentShape } from '../model/overloads/arguments.js';
import type { Scope as TypeScope } from '../model/scope.js';
import type { JavaType } from '../model/types/types.js';
import type { SyntaxNode } from '../syntax/tree.js';
import type { JumpTarget, Local } from '../tree.js';
import type { BodyFrame } from './frame.js';

/** A local variable, parameter or pattern variable of the source. Identity is the object. */
export interface Variable {
  readonly name: string;
  readonly type: JavaType;
  readonly local: Local;
  /** The body that holds it; other bodies capture it. */
  readonly frame: BodyFrame;
  /** Of a constant variable (JLS 4.12.4): it is never captured, its value is used instead. */
  readonly constant: Constant | undefined;
}

/** Pattern variables in scope where a boolean expression is true, and where it is false (JLS 6.3.1). */
export interface Bindings {
  readonly whenTrue: readonly Variable[];
  readonly whenFalse: readonly Variable[];
}

export const NO_BINDINGS: Bindings = { whenTrue: [], whenFalse: [] };

interface Jumps {
  /** Target of an unlabelled break. */
  readonly break?: JumpTarget;
  /** Target of an unlabelled continue. */
  readonly continue?: JumpTarget;
  readonly yield?: YieldTarget;
  readonly label?: { readonly name: string; readonly target: JumpTarget; readonly loop: boolean };
}

export interface YieldTarget {
  readonly target: JumpTarget;
  /** The type of the switch expression, which the value is converted to. */
  readonly type: JavaType;
  /** Present when the switch is only tried out: receives the shapes of the values instead. */
  readonly shapes?: ArgumentShape[];
}

/** Variables of one block, the last declared first; what was declared before is never changed. */
interface Declared {
  readonly variable: Variable;
  readonly before: Declared | undefined;
}

/** A piece of syntax, and the block in which it stands. */
export interface Occurrence {
  readonly node: SyntaxNode;
  readonly scope: BlockScope;
}

/** One block. Declarations add to it as elaboration goes through the block from top to bottom. */
export class BlockScope {
  readonly frame: BodyFrame;
  readonly parent: BlockScope | undefined;
  readonly #jumps: Jumps | undefined;
  #variables: Declared | undefined;
  #types: TypeScope;

  constructor(frame: BodyFrame, types: TypeScope, parent?: BlockScope, jumps?: Jumps) {
    this.frame = frame;
    this.parent = parent;
    this.#types = types;
    this.#jumps = jumps;
  }

  /** Where type names of this place are looked up. */
  get types(): TypeScope {
    return this.#types;
  }

  set types(scope: TypeScope) {
    this.#types = scope;
  }

  nested(jumps?: Jumps): BlockScope {
    return new BlockScope(this.frame, this.#types, this, jumps);
  }

  /** A nested scope that also sees the given pattern variables. */
  with(variables: readonly Variable[]): BlockScope {
    if (variables.length === 0) return this;
    const scope = this.nested();
    for (const variable of variables) scope.declare(variable);
    return scope;
  }

  /** What is visible here now: bodies of local classes are elaborated later, and must not see what is declared after them. */
  snapshot(): BlockScope {
    const copy = new BlockScope(this.frame, this.#types, this.parent?.snapshot(), this.#jumps);
    copy.#variables = this.#variables;
    return copy;
  }

  declare(variable: Variable): void {
    this.#variables = { variable, before: this.#variables };
  }

  /** A variable declared in this body, in this block or around it. */
  find(name: string): Variable | undefined {
    for (let scope: BlockScope | undefined = this; scope !== undefined; scope = scope.parent) {
      for (let at = scope.#variables; at !== undefined; at = at.before)
        if (at.variable.name === name) return at.variable;
    }
    return undefined;
  }

  /** All variables visible here that this body declares, by name, inner ones first. */
  visible(): ReadonlyMap<string, Variable> {
    const found = new Map<string, Variable>();
    for (let scope: BlockScope | undefined = this; scope !== undefined; scope = scope.parent) {
      for (let at = scope.#variables; at !== undefined; at = at.before)
        if (!found.has(at.variable.name)) found.set(at.variable.name, at.variable);
    }
    return found;
  }

  /**
   * Those of them that have a value here unless they were declared without one. Groups of a switch see the variables of
   * the groups before them, whose declarations a jump to the label passes by; they are left out.
   */
  reached(): readonly Variable[] {
    const found: Variable[] = [];
    for (let scope: BlockScope | undefined = this; scope !== undefined; scope = scope.parent) {
      const jumps = scope.#jumps;
      if (jumps?.yield !== undefined || (jumps?.break !== undefined && jumps.continue === undefined)) continue;
      for (let at = scope.#variables; at !== undefined; at = at.before) found.push(at.variable);
    }
    return found;
  }

  get breakTarget(): JumpTarget | undefined {
    return this.#jump((jumps) => jumps.break);
  }

  get continueTarget(): JumpTarget | undefined {
    return this.#jump((jumps) => jumps.continue);
  }

  get yieldTarget(): YieldTarget | undefined {
    return this.#jump((jumps) => jumps.yield);
  }

  labelled(name: string): JumpTarget | undefined {
    return this.#jump((jumps) => (jumps.label?.name === name ? jumps.label.target : undefined));
  }

  #jump<T>(select: (jumps: Jumps) => T | undefined): T | undefined {
    for (let scope: BlockScope | undefined = this; scope !== undefined; scope = scope.parent) {
      const found = scope.#jumps === undefined ? undefined : select(scope.#jumps);
      if (found !== undefined) return found;
    }
    return undefined;
  }
}

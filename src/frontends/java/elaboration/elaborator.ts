/**
 * What the elaboration of one construct may ask of the others, so that each construct has a file of its own and no
 * file imports in a circle. `wiring.ts` puts the parts together.
 */
import type { FormulaError, Scope as FormulaScope } from '../../../facts/index.js';
import type { Severity, Span } from '../../../ir/span.js';
import type { ClassName } from '../../../ir/types.js';
import type { JavaModel } from '../model/model.js';
import type { ArgumentShape } from '../model/overloads/arguments.js';
import type { ClassSymbol } from '../model/symbols.js';
import type { JavaType } from '../model/types/types.js';
import type { SpecificationComment, SyntaxNode } from '../syntax/tree.js';
import type { Local, Statement } from '../tree.js';
import type { SyntheticClass } from './classes/synthetic-class.js';
import type { Value } from './expressions/value.js';
import type { ClassContext } from './frame.js';
import type { BlockScope } from './scope.js';
import type { SwitchedEnums } from './statements/switched-enums.js';

export interface Elaborator {
  readonly model: JavaModel;
  readonly registry: Registry;
  /**
   * Any expression. `target` is the type of the assignment or invocation context it stands in, which poly expressions
   * need; the value is not yet converted to it.
   */
  expression(node: SyntaxNode, scope: BlockScope, target?: JavaType): Value;
  /** The shape of an argument, before a target is known. */
  shape(node: SyntaxNode, scope: BlockScope): ArgumentShape;
  /** One statement; what it declares is added to the scope. */
  statement(node: SyntaxNode, scope: BlockScope): readonly Statement[];
  /** The statements of a block, in a scope of its own, specification comments included. */
  block(node: SyntaxNode, scope: BlockScope): Statement;
  /** Statements among the children of a node, in the given scope. */
  statements(parent: SyntaxNode, children: readonly SyntaxNode[], scope: BlockScope): readonly Statement[];
  /** `this(…)` or `super(…)` in a constructor, followed by the initialisers that the latter triggers. */
  constructorCall(node: SyntaxNode, scope: BlockScope): readonly Statement[];
}

/** Classes that bodies bring forth, and what is reported; shared by all bodies of a program. */
export interface Registry {
  /** Specification comments that were found where a statement may stand. */
  readonly placed: Set<SpecificationComment>;
  /** The context of a class: of a local class, the one most recently declared. */
  contextOf(symbol: ClassSymbol): ClassContext;
  /** A context that is only tried out does not replace one. */
  declareLocal(context: ClassContext, attempt?: 'speculative' | 'final'): void;
  /** Binary name of the local class, anonymous class or lambda that a node of the class's source declares. */
  nameOf(owner: ClassContext, node: SyntaxNode): ClassName;
  hasSynthetic(name: ClassName): boolean;
  /** What a lambda's class implements; undefined for other classes. */
  interfacesOfSynthetic(name: ClassName): readonly ClassName[] | undefined;
  /** Whether an `assert` statement stands in the class itself. */
  asserts(owner: ClassContext): boolean;
  /** Enums that switches anywhere in the outermost class around are over, in the order in which the first of these initialises them. */
  switchedEnums(owner: ClassContext): SwitchedEnums;
  addSynthetic(declaration: SyntheticClass): void;
  report(severity: Severity, message: string, span: Span): void;
  /** What is wrong with a formula in this scope; undefined when nothing is. */
  checkFormula(formula: string, scope: FormulaScope): FormulaError | undefined;
}

export function spanOf(scope: BlockScope, node: SyntaxNode): Span {
  return scope.frame.file.span(node);
}

export function textOf(scope: BlockScope, node: SyntaxNode): string {
  return scope.frame.file.textOf(node);
}

/** Reports something about the code at a node, unless the code is only tried out. */
export function warn(elaborator: Elaborator, scope: BlockScope, node: SyntaxNode, message: string): void {
  if (!scope.frame.speculative) elaborator.registry.report('warning', message, spanOf(scope, node));
}

export function freshLocal(name: string, type: string): Local {
  return { name, type };
}

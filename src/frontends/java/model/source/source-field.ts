/** Fields declared in source: variables, enum constants, record components. */
import type { Constant } from '../../../../ir/instructions.js';
import { type Annotation, Flag, hasFlag } from '../../../../ir/program.js';
import type { Span } from '../../../../ir/span.js';
import { fieldOf } from '../../syntax/navigation.js';
import type { SyntaxNode } from '../../syntax/tree.js';
import type { JavaModel } from '../model.js';
import type { ClassSymbol, Declared, FieldSymbol } from '../symbols.js';
import type { JavaType } from '../types/types.js';
import { readValueAnnotations } from './value-annotations.js';

export interface FieldDescription {
  readonly owner: ClassSymbol;
  readonly name: string;
  readonly flags: number;
  readonly enumConstant: boolean;
  /** `node` is the variable declarator, enum constant or record component. */
  readonly declared: Declared;
  /** The declaration whose modifiers hold the annotations. */
  readonly annotated: SyntaxNode;
  readonly type: () => JavaType;
}

export class SourceField implements FieldSymbol {
  readonly owner: ClassSymbol;
  readonly name: string;
  readonly flags: number;
  readonly enumConstant: boolean;
  readonly declared: Declared;
  #type: JavaType | undefined;
  #constant: Constant | undefined;
  #constantState: 'unasked' | 'computing' | 'known' = 'unasked';
  #annotations: readonly Annotation[] | undefined;

  constructor(
    private readonly model: JavaModel,
    private readonly description: FieldDescription,
  ) {
    this.owner = description.owner;
    this.name = description.name;
    this.flags = description.flags;
    this.enumConstant = description.enumConstant;
    this.declared = description.declared;
  }

  get span(): Span {
    return this.declared.file.span(fieldOf(this.declared.node, 'name') ?? this.declared.node);
  }

  type(): JavaType {
    this.#type ??= this.description.type();
    return this.#type;
  }

  constant(): Constant | undefined {
    // A constant that (wrongly) depends on itself has no value.
    if (this.#constantState !== 'unasked') return this.#constant;
    this.#constantState = 'computing';
    const initialiser = fieldOf(this.declared.node, 'value');
    if (hasFlag(this, Flag.FINAL) && !this.enumConstant && initialiser !== undefined && this.canBeConstant())
      this.#constant = this.model.constantOf(this, initialiser);
    this.#constantState = 'known';
    return this.#constant;
  }

  private canBeConstant(): boolean {
    const type = this.type();
    return type.kind === 'primitive' || (type.kind === 'class' && type.symbol.name === 'java.lang.String');
  }

  annotations(): readonly Annotation[] {
    this.#annotations ??= readValueAnnotations(this.model, this.model.scopeOf(this.owner), this.declared.file, {
      declaration: this.description.annotated,
      declarator: this.declared.node,
      element: 'FIELD',
    });
    return this.#annotations;
  }
}

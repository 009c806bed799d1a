/** Classes declared in source: top-level, member, local and anonymous ones. */
import { type Annotation, type ClassKind, type Clause, Flag, hasFlag, type Origin } from '../../../../ir/program.js';
import type { Span } from '../../../../ir/span.js';
import { type ClassName, OBJECT } from '../../../../ir/types.js';
import type { GeneratedMembers } from '../../compiled/generated-members.js';
import { childOfKind, fieldOf, namedChildren } from '../../syntax/navigation.js';
import type { SyntaxNode } from '../../syntax/tree.js';
import { isAbove } from '../cyclic-inheritance.js';
import type { JavaModel } from '../model.js';
import { resolveType } from '../resolve-type.js';
import { type Scope, withClass, withTypeParameters } from '../scope.js';
import type { ClassSymbol, Declared, FieldSymbol, MethodSymbol, TypeParameter } from '../symbols.js';
import { type ClassType, classType, type JavaType, selfType } from '../types/types.js';
import { type ClassClauses, readClauses } from './class-clauses.js';
import { bodyDeclarations, bodyOf, readFields, readMethods, readRecordComponents } from './class-members.js';
import { CLASS_DECLARATIONS, type CompilationUnit } from './compilation-unit.js';
import { hasModifier, readAnnotations, writtenFlags } from './modifiers.js';
import { readTypeParameters } from './source-type-parameters.js';

export interface ClassDescription {
  readonly unit: CompilationUnit;
  readonly node: SyntaxNode;
  readonly name: ClassName;
  /** Around the declaration. */
  readonly scope: Scope;
  readonly outer: ClassSymbol | undefined;
  readonly local: boolean;
  /** Of local classes: whether there is no `this` around them. */
  readonly staticContext: boolean;
  /** Of anonymous classes: what stands after `new`. */
  readonly supertype?: JavaType;
  readonly enumConstant?: boolean;
}

const KINDS: Readonly<Record<string, ClassKind>> = {
  class_declaration: 'class',
  interface_declaration: 'interface',
  enum_declaration: 'enum',
  record_declaration: 'record',
  annotation_type_declaration: 'annotation',
  program: 'class',
};

export class SourceClass implements ClassSymbol {
  readonly name: ClassName;
  readonly simpleName: string;
  readonly kind: ClassKind;
  readonly flags: number;
  readonly origin: Origin;
  readonly outer: ClassSymbol | undefined;
  readonly local: boolean;
  readonly inner: boolean;
  readonly declared: Declared;
  readonly typeParameters: readonly TypeParameter[];
  /** Of the header: the type parameters are known, members are not. */
  private readonly header: Scope;
  readonly scope: Scope;
  private readonly syntax: {
    readonly file: Declared['file'];
    readonly node: SyntaxNode;
    readonly body: SyntaxNode | undefined;
  };
  private readonly clauses: ClassClauses;
  #superclass: { readonly type: JavaType | undefined } | undefined;
  #interfaces: readonly JavaType[] | undefined;
  #permits: readonly ClassSymbol[] | undefined;
  #components: readonly FieldSymbol[] | undefined;
  #fields: readonly FieldSymbol[] | undefined;
  #methods: readonly MethodSymbol[] | undefined;
  #members: readonly ClassSymbol[] | undefined;
  #annotations: readonly Annotation[] | undefined;
  #generated: { readonly members: GeneratedMembers | undefined } | undefined;

  constructor(
    private readonly model: JavaModel,
    private readonly description: ClassDescription,
    private readonly declareMember: (description: ClassDescription) => ClassSymbol,
    /** What a class file adds to the class. */
    private readonly generated?: (symbol: ClassSymbol) => GeneratedMembers | undefined,
  ) {
    const { unit, node } = description;
    this.name = description.name;
    const nameNode = fieldOf(node, 'name');
    const anonymous = KINDS[node.kind] === undefined;
    this.simpleName =
      nameNode !== undefined && !anonymous ? unit.file.textOf(nameNode) : node === unit.file.root ? this.name : '';
    this.kind = KINDS[node.kind] ?? 'class';
    this.origin = unit.origin;
    this.outer = description.outer;
    this.local = description.local;
    this.declared = { file: unit.file, node };
    this.flags = classFlags(this.kind, description);
    this.inner =
      this.kind === 'class' &&
      description.outer !== undefined &&
      (description.local ? !description.staticContext : !hasFlag(this, Flag.STATIC));
    this.syntax = { file: unit.file, node, body: anonymous || node === unit.file.root ? node : bodyOf(node) };
    this.typeParameters = anonymous ? [] : readTypeParameters(model, description.scope, unit.file, node);
    this.header = withTypeParameters(description.scope, this.typeParameters);
    this.scope = withClass(this.header, this);
    this.clauses = readClauses(model, unit.file, this.syntax.body, () => bodyDeclarations(this.syntax.body));
  }

  get span(): Span {
    return this.declared.file.span(fieldOf(this.declared.node, 'name') ?? this.declared.node);
  }

  superclass(): JavaType | undefined {
    if (this.#superclass !== undefined) return this.#superclass.type;
    // What a class that depends on its own superclass sees meanwhile.
    this.#superclass = { type: this.kind === 'interface' ? undefined : this.object() };
    this.#superclass = { type: this.findSuperclass() };
    return this.#superclass.type;
  }

  private object(): JavaType | undefined {
    return this.name === OBJECT ? undefined : this.model.classTypeNamed(OBJECT);
  }

  private findSuperclass(): JavaType | undefined {
    const { supertype } = this.description;
    if (supertype !== undefined) return isInterface(supertype) ? this.object() : supertype;
    switch (this.kind) {
      case 'enum':
        return this.applied('java.lang.Enum', [selfType(this)]);
      case 'record':
        return this.model.classTypeNamed('java.lang.Record');
      case 'interface':
      case 'annotation':
        return undefined;
      default: {
        const clause = fieldOf(this.declared.node, 'superclass');
        const node = clause === undefined ? undefined : namedChildren(clause)[0];
        if (node === undefined) return this.object();
        const type = resolveType(this.model, this.header, this.declared.file, node);
        return this.isAboveItself(type, node) ? this.object() : type;
      }
    }
  }

  private applied(name: ClassName, typeArguments: readonly JavaType[]): JavaType {
    const type = this.model.classTypeNamed(name);
    return type.kind === 'class' ? classType(type.symbol, typeArguments) : type;
  }

  interfaces(): readonly JavaType[] {
    if (this.#interfaces !== undefined) return this.#interfaces;
    this.#interfaces = [];
    this.#interfaces = this.findInterfaces();
    return this.#interfaces;
  }

  private findInterfaces(): readonly JavaType[] {
    const { supertype } = this.description;
    if (supertype !== undefined) return isInterface(supertype) ? [supertype] : [];
    if (this.kind === 'annotation') return [this.model.classTypeNamed('java.lang.annotation.Annotation')];
    const { node, file } = this.declared;
    const clause = this.kind === 'interface' ? childOfKind(node, 'extends_interfaces') : fieldOf(node, 'interfaces');
    return typeList(clause).flatMap((each) => {
      const type = resolveType(this.model, this.header, file, each);
      const isUsed = type.kind === 'unknown' || (type.kind === 'class' && !this.isAboveItself(type, each));
      return isUsed ? [type] : [];
    });
  }

  /** Such a supertype is left out. */
  private isAboveItself(named: JavaType, node: SyntaxNode): boolean {
    if (!isAbove(this, named)) return false;
    const message = `cyclic inheritance: ${this.name} inherits from itself`;
    this.model.report({ severity: 'error', message, span: this.declared.file.span(node) });
    return true;
  }

  permits(): readonly ClassSymbol[] {
    this.#permits ??= this.findPermits();
    return this.#permits;
  }

  private findPermits(): readonly ClassSymbol[] {
    const { node, file } = this.declared;
    const clause = fieldOf(node, 'permits');
    if (clause !== undefined) {
      const types = typeList(clause).map((each) => resolveType(this.model, this.header, file, each));
      return types.flatMap((type) => (type.kind === 'class' ? [type.symbol] : []));
    }
    if (!hasModifier(node, 'sealed')) return [];
    return classesOf(this.model, this.description.unit).filter((each) => {
      const direct = [each.superclass(), ...each.interfaces()];
      return direct.some((type) => type?.kind === 'class' && type.symbol === this);
    });
  }

  recordComponents(): readonly FieldSymbol[] {
    this.#components ??= readRecordComponents(this.model, this, this.syntax);
    return this.#components;
  }

  fields(): readonly FieldSymbol[] {
    if (this.#fields === undefined) {
      const written = readFields(this.model, this, this.syntax);
      this.#fields = this.findGenerated()?.fields(written) ?? written;
    }
    return this.#fields;
  }

  methods(): readonly MethodSymbol[] {
    if (this.#methods === undefined) {
      const written = readMethods(this.model, this, this.syntax, this.clauses);
      this.#methods = this.findGenerated()?.methods(written) ?? written;
    }
    return this.#methods;
  }

  memberClasses(): readonly ClassSymbol[] {
    if (this.#members === undefined) {
      const written = this.readMemberClasses();
      this.#members = this.findGenerated()?.memberClasses(written) ?? written;
    }
    return this.#members;
  }

  private findGenerated(): GeneratedMembers | undefined {
    if (this.generated === undefined) return undefined;
    this.#generated ??= { members: this.generated(this) };
    return this.#generated.members;
  }

  private readMemberClasses(): readonly ClassSymbol[] {
    const members: ClassSymbol[] = [];
    const { file } = this.declared;
    for (const node of bodyDeclarations(this.syntax.body)) {
      const name = CLASS_DECLARATIONS.has(node.kind) ? fieldOf(node, 'name') : undefined;
      if (name === undefined) continue;
      members.push(
        this.declareMember({
          unit: this.description.unit,
          node,
          name: `${this.name}$${file.textOf(name)}`,
          scope: this.scope,
          outer: this,
          local: false,
          staticContext: false,
        }),
      );
    }
    return members;
  }

  annotations(): readonly Annotation[] {
    this.#annotations ??= readAnnotations(this.model, this.header, this.declared.file, this.declared.node);
    return this.#annotations;
  }

  invariants(): readonly Clause[] {
    return this.clauses.invariants();
  }
}

function typeList(clause: SyntaxNode | undefined): readonly SyntaxNode[] {
  const list = clause === undefined ? undefined : childOfKind(clause, 'type_list');
  return list === undefined ? [] : namedChildren(list);
}

function isInterface(type: JavaType): type is ClassType {
  return type.kind === 'class' && (type.symbol.kind === 'interface' || type.symbol.kind === 'annotation');
}

/** All named classes of a compilation unit that are no local ones. */
function classesOf(model: JavaModel, unit: CompilationUnit): readonly ClassSymbol[] {
  const result: ClassSymbol[] = [];
  const add = (symbol: ClassSymbol): void => {
    result.push(symbol);
    for (const member of symbol.memberClasses()) add(member);
  };
  for (const symbol of model.classesOfUnit(unit)) add(symbol);
  return result;
}

function classFlags(kind: ClassKind, description: ClassDescription): number {
  const { node, outer, local } = description;
  if (description.supertype !== undefined) return description.enumConstant === true ? Flag.ENUM | Flag.FINAL : 0;
  let flags = node.kind === 'program' ? Flag.FINAL : writtenFlags(node);
  if (kind === 'interface' || kind === 'annotation') flags |= Flag.INTERFACE | Flag.ABSTRACT;
  if (kind === 'annotation') flags |= Flag.ANNOTATION;
  if (kind === 'record') flags |= Flag.FINAL;
  if (kind === 'enum') flags |= Flag.ENUM | (hasConstantBodies(node) ? 0 : Flag.FINAL);
  if (outer === undefined) return flags;
  if (kind !== 'class') flags |= Flag.STATIC;
  if (!local && (outer.kind === 'interface' || outer.kind === 'annotation')) flags |= Flag.PUBLIC | Flag.STATIC;
  return flags;
}

function hasConstantBodies(node: SyntaxNode): boolean {
  const constants = bodyDeclarations(bodyOf(node)).filter((child) => child.kind === 'enum_constant');
  return constants.some((constant) => fieldOf(constant, 'body') !== undefined);
}

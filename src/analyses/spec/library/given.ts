/** Class specifications as summaries: what calls of library methods do is read from them, and their code is not opened. */

import type { Hierarchy } from '../../../ir/hierarchy.js';
import { Flag, hasFlag, type MethodDeclaration } from '../../../ir/program.js';
import type { ClassName, TypeName } from '../../../ir/types.js';
import type { Algebra } from '../../../machines/relational/algebra.js';
import type { GivenSummaries } from '../../../machines/relational/summaries.js';
import type { Summary } from '../../../machines/relational/summary.js';
import type { FieldName } from '../../../machines/relational/symbols.js';
import { buildSummary, type Vocabulary } from './build.js';
import { Callbacks } from './callbacks.js';
import type { ClassSpecification, SpecificationFault, SpecificationMethod } from './specification.js';

interface Found {
  readonly specification: ClassSpecification;
  readonly method: SpecificationMethod;
}

export class LibrarySpecifications implements GivenSummaries, Vocabulary {
  readonly #hierarchy: Hierarchy;
  readonly #classes: ReadonlyMap<ClassName, ClassSpecification>;
  readonly #fields = new Map<string, FieldName>();
  readonly #summaries = new Map<MethodDeclaration, Summary | undefined>();
  readonly #opaque = new Map<ClassName, boolean>();
  readonly #faults: SpecificationFault[] = [];
  readonly #callbacks: Callbacks;
  #algebra: Algebra | undefined;

  constructor(hierarchy: Hierarchy, specifications: readonly ClassSpecification[]) {
    this.#hierarchy = hierarchy;
    this.#callbacks = new Callbacks(hierarchy);
    this.#classes = new Map(specifications.map((each) => [each.name, each]));
    for (const { name: owner, fields } of specifications) {
      for (const { name, columns, functional } of fields) {
        const types = [owner, ...columns.map((column) => this.typeNamed(column) ?? column)];
        this.#fields.set(name, { owner, name, columns: types, functional, static: false });
      }
    }
  }

  /** What was wrong in the clauses that were used so far. */
  get faults(): readonly SpecificationFault[] {
    return this.#faults;
  }

  find(algebra: Algebra, method: MethodDeclaration): Summary | undefined {
    if (this.#algebra !== algebra) {
      this.#summaries.clear();
      this.#algebra = algebra;
    }
    if (!this.#summaries.has(method)) this.#summaries.set(method, this.#summarise(algebra, method));
    return this.#summaries.get(method);
  }

  fieldsOf(type: ClassName): readonly { readonly field: FieldName; readonly initial: 'empty' | 'unknown' }[] {
    const fields: { field: FieldName; initial: 'empty' | 'unknown' }[] = [];
    const isMade = this.#hierarchy.superclassChain(type).some(({ name }) => this.#hasConstructor(name));
    for (const name of this.#hierarchy.supertypes(type)) {
      for (const { name: field } of this.#classes.get(name)?.fields ?? []) {
        const found = this.#fields.get(field);
        if (found !== undefined) fields.push({ field: found, initial: isMade ? 'empty' : 'unknown' });
      }
    }
    return fields;
  }

  isOpaque(owner: ClassName): boolean {
    let isOpaque = this.#opaque.get(owner);
    if (isOpaque === undefined) {
      const isLibrary = this.#hierarchy.find(owner)?.origin !== 'input';
      isOpaque = isLibrary && [...this.#hierarchy.supertypes(owner)].some((name) => this.#classes.has(name));
      this.#opaque.set(owner, isOpaque);
    }
    return isOpaque;
  }

  field(name: string): FieldName | undefined {
    return this.#fields.get(name);
  }

  typeNamed(written: string): TypeName | undefined {
    if (written === 'identical') return written;
    if (PRIMITIVES.has(written)) return written;
    for (const prefix of ['java.lang.', 'java.util.', 'java.util.function.', '']) {
      if (this.#hierarchy.find(prefix + written) !== undefined) return prefix + written;
    }
    return undefined;
  }

  #hasConstructor(name: ClassName): boolean {
    return this.#classes.get(name)?.methods.some((method) => method.name === '<init>') ?? false;
  }

  #summarise(algebra: Algebra, method: MethodDeclaration): Summary | undefined {
    if (this.#hierarchy.find(method.owner)?.origin === 'input') return undefined;
    if (hasFlag(method, Flag.PRIVATE)) return undefined;
    const found = this.#search(method);
    if (found === undefined) return this.#unspecified(method);
    const { harmful, assumptions } = this.#callbacks.of(method, found.method.clauses);
    if (harmful !== undefined) {
      const reason = `${method.owner}.${method.name} may run ${harmful}, which may change something`;
      return { outcomes: [], unknown: reason, assumptions: new Set() };
    }
    const built = buildSummary(algebra, this, found.specification, found.method, method);
    if (!('message' in built)) return { ...built, assumptions: new Set([...built.assumptions, ...assumptions]) };
    this.#faults.push(built);
    const reason = `the specification of ${method.owner}.${method.name} cannot be read: ${built.message}`;
    return { outcomes: [], unknown: reason, assumptions: new Set() };
  }

  /** What a method without specification is: code to be opened, unless its class is used through specifications. */
  #unspecified(method: MethodDeclaration): Summary | undefined {
    if (hasFlag(method, Flag.STATIC) || method.name === '<clinit>') return undefined;
    if (method.name !== '<init>') {
      if (!this.isOpaque(method.owner)) return undefined;
      const reason = `${method.owner}.${method.name} has no specification, and its class has one`;
      return { outcomes: [], unknown: reason, assumptions: new Set() };
    }
    // An object that others' code makes may be a view of another: what is done to it would be done there, unseen.
    const declaration = this.#hierarchy.find(method.owner);
    const isMade = declaration !== undefined && !hasFlag(declaration, Flag.ABSTRACT);
    if (!isMade || this.fieldsOf(method.owner).length === 0) return undefined;
    const reason = `${method.owner} has no specification of its own, and may be a view`;
    return { outcomes: [], unknown: reason, assumptions: new Set() };
  }

  /** The nearest specification that has the method: of the class itself, its superclasses, its interfaces. */
  #search(method: MethodDeclaration): Found | undefined {
    const isOwn = method.name === '<init>' || hasFlag(method, Flag.STATIC);
    const names = isOwn ? [method.owner] : this.#hierarchy.supertypes(method.owner);
    for (const name of names) {
      const specification = this.#classes.get(name);
      const found = specification?.methods.find((each) => this.#isSame(each, method));
      if (specification !== undefined && found !== undefined) return { specification, method: found };
    }
    return undefined;
  }

  #isSame(written: SpecificationMethod, method: MethodDeclaration): boolean {
    if (written.isStatic !== hasFlag(method, Flag.STATIC)) return false;
    if (written.name !== method.name || written.parameters.length !== method.parameters.length) return false;
    return written.parameters.every(({ type }, place) => this.typeNamed(type) === method.parameters[place]?.type);
  }
}

const PRIMITIVES: ReadonlySet<string> = new Set(['boolean', 'byte', 'short', 'char', 'int', 'long', 'float', 'double']);

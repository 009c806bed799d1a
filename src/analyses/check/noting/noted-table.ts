/**
 * The program as tasks see it: that a body of the input was asked for is noted, and that a glance was taken at all of them. What classes declare is not:
 * no answer outlives a change of that. Nor are classes outside the input; whoever opened them knows what was read of them.
 */
import type { Glance, Index } from '../../../ir/glances.js';
import { Hierarchy } from '../../../ir/hierarchy.js';
import type { ClassDeclaration, ClassTable, MethodDeclaration } from '../../../ir/program.js';
import type { Diagnostic } from '../../../ir/span.js';
import type { ClassName } from '../../../ir/types.js';
import type { Noter, Question } from './noter.js';
import { bodyQuestion, classQuestion, ERRORS, entryQuestion, glanceQuestion } from './questions.js';

export class NotedTable implements ClassTable {
  readonly #table: ClassTable;
  readonly #noter: Noter;
  readonly #noted = new Map<ClassDeclaration, ClassDeclaration>();
  readonly #glances = new Map<string, unknown>();
  #hierarchy: Hierarchy | undefined;

  constructor(table: ClassTable, noter: Noter) {
    this.#table = table;
    this.#noter = noter;
  }

  find(name: ClassName): ClassDeclaration | undefined {
    const found = this.#table.find(name);
    if (found === undefined || found.origin !== 'input') return found;
    let noted = this.#noted.get(found);
    if (noted === undefined) {
      noted = new NotedClass(found, this.#noter);
      this.#noted.set(found, noted);
    }
    return noted;
  }

  inputs(): readonly ClassName[] {
    return this.#table.inputs();
  }

  diagnostics(): readonly Diagnostic[] {
    this.#noter.note(ERRORS);
    return this.#table.diagnostics();
  }

  glance<T>(glance: Glance<T>): T {
    this.#noter.note(glanceQuestion(glance.name));
    return this.#taken(glance);
  }

  entry<T>(index: Index<T>, word: string): T | undefined {
    this.#noter.note(entryQuestion(index.name, word));
    return this.#taken(index).get(word);
  }

  #taken<T>(glance: Glance<T>): T {
    if (!this.#glances.has(glance.name)) {
      this.#hierarchy ??= new Hierarchy(this);
      const { at } = glance;
      const hierarchy = this.#hierarchy;
      this.#glances.set(
        glance.name,
        this.#noter.apart(() => at(hierarchy)),
      );
    }
    // Only the glance of that name has put it there.
    return this.#glances.get(glance.name) as T;
  }
}

/** Asks for each part when it is asked for: some are made only then. */
class NotedClass implements ClassDeclaration {
  readonly name: ClassName;
  readonly kind: ClassDeclaration['kind'];
  readonly origin: ClassDeclaration['origin'];
  readonly flags: number;
  readonly superclass?: ClassName;
  readonly interfaces: readonly ClassName[];
  readonly outer?: ClassName;
  readonly #class: ClassDeclaration;
  readonly #noter: Noter;
  #methods: readonly MethodDeclaration[] | undefined;

  constructor(declaration: ClassDeclaration, noter: Noter) {
    const { name, kind, origin, flags, superclass, interfaces, outer } = declaration;
    this.name = name;
    this.kind = kind;
    this.origin = origin;
    this.flags = flags;
    if (superclass !== undefined) this.superclass = superclass;
    this.interfaces = interfaces;
    if (outer !== undefined) this.outer = outer;
    this.#class = declaration;
    this.#noter = noter;
  }

  get members(): ClassDeclaration['members'] {
    return this.#class.members;
  }

  get permits(): ClassDeclaration['permits'] {
    return this.#class.permits;
  }

  get fields(): ClassDeclaration['fields'] {
    return this.#class.fields;
  }

  get annotations(): ClassDeclaration['annotations'] {
    return this.#class.annotations;
  }

  get invariants(): ClassDeclaration['invariants'] {
    return this.#class.invariants;
  }

  get span(): ClassDeclaration['span'] {
    return this.#class.span;
  }

  get methods(): readonly MethodDeclaration[] {
    this.#methods ??= this.#class.methods.map((method, index) => new NotedMethod(method, index, this.#noter));
    return this.#methods;
  }
}

class NotedMethod implements MethodDeclaration {
  readonly owner: ClassName;
  readonly name: string;
  readonly descriptor: string;
  readonly flags: number;
  readonly result: MethodDeclaration['result'];
  readonly #method: MethodDeclaration;
  readonly #index: number;
  readonly #noter: Noter;
  /** Made when they are asked first, and the same ever after. */
  #questions: readonly Question[] | undefined;
  /** Where they were noted last: they are asked often. */
  #noted: ReadonlySet<Question> | undefined;

  constructor(method: MethodDeclaration, index: number, noter: Noter) {
    this.owner = method.owner;
    this.name = method.name;
    this.descriptor = method.descriptor;
    this.flags = method.flags;
    this.result = method.result;
    this.#method = method;
    this.#index = index;
    this.#noter = noter;
  }

  get parameters(): MethodDeclaration['parameters'] {
    return this.#method.parameters;
  }

  get erased(): boolean {
    return this.#method.erased === true;
  }

  get exceptions(): MethodDeclaration['exceptions'] {
    return this.#method.exceptions;
  }

  get annotations(): MethodDeclaration['annotations'] {
    return this.#method.annotations;
  }

  get clauses(): MethodDeclaration['clauses'] {
    return this.#method.clauses;
  }

  get span(): MethodDeclaration['span'] {
    return this.#method.span;
  }

  body(): ReturnType<MethodDeclaration['body']> {
    this.#note();
    return this.#method.body();
  }

  mentions(): ReturnType<NonNullable<MethodDeclaration['mentions']>> {
    this.#note();
    return this.#method.mentions?.();
  }

  #note(): void {
    const { noted } = this.#noter;
    if (noted === undefined || noted === this.#noted) return;
    this.#questions ??= [classQuestion(this.owner), bodyQuestion(this.owner, this.#index)];
    for (const question of this.#questions) this.#noter.note(question);
    this.#noted = noted;
  }
}

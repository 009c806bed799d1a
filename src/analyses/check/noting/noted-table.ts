/**
 * The program as tasks see it: that a body of the input was asked for is noted, and that a glance was taken at all of them. What classes declare is not:
 * no answer outlives a change of that. Nor are classes outside the input; whoever opened them knows what was read of them.
 */
import type { Glance, Index } from '../../../ir/glances.js';
import { Hierarchy } from '../../../ir/hierarchy.js';
import type { ClassDeclaration, ClassTable, MethodDeclaration } from '../../../ir/program.js';
import type { Diagnostic } from '../../../ir/span.js';
import type { ClassName } from '../../../ir/types.js';
import type { Noter } from './noter.js';
import { bodyQuestion, classQuestion, ERRORS, entryQuestion, glanceQuestion } from './questions.js';

const OF_CLASS = [
  'name',
  'kind',
  'origin',
  'flags',
  'superclass',
  'interfaces',
  'outer',
  'members',
  'permits',
  'fields',
  'annotations',
  'invariants',
  'span',
] as const satisfies readonly (keyof ClassDeclaration)[];

const OF_METHOD = [
  'owner',
  'name',
  'descriptor',
  'flags',
  'parameters',
  'result',
  'erased',
  'exceptions',
  'annotations',
  'clauses',
  'span',
] as const satisfies readonly (keyof MethodDeclaration)[];

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
      noted = this.#class(found);
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

  #class(declaration: ClassDeclaration): ClassDeclaration {
    let methods: readonly MethodDeclaration[] | undefined;
    const noted = delegating(declaration, OF_CLASS);
    return Object.defineProperty(noted, 'methods', {
      enumerable: true,
      get: () => {
        methods ??= declaration.methods.map((method, index) => this.#method(method, index));
        return methods;
      },
    }) as ClassDeclaration;
  }

  #method(method: MethodDeclaration, index: number): MethodDeclaration {
    const note = (): void => {
      this.#noter.note(classQuestion(method.owner));
      this.#noter.note(bodyQuestion(method.owner, index));
    };
    return Object.assign(delegating(method, OF_METHOD), {
      body: () => {
        note();
        return method.body();
      },
      mentions: () => {
        note();
        return method.mentions?.();
      },
    }) as MethodDeclaration;
  }
}

/** Asks for each part when it is asked for: some are made only then. */
function delegating<T extends object>(whole: T, parts: readonly (keyof T & string)[]): object {
  const made = {};
  for (const part of parts) Object.defineProperty(made, part, { enumerable: true, get: () => whole[part] });
  return made;
}

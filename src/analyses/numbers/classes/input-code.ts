/** The code of the input, read once, when somebody asks. */
import type { Hierarchy } from '../../../ir/hierarchy.js';
import type { ClassDeclaration } from '../../../ir/program.js';
import { Reflected } from '../../../program/reflected.js';
import { CodeIndex } from './code-index.js';

export class InputCode {
  readonly #hierarchy: Hierarchy;
  readonly #classes: readonly ClassDeclaration[];
  #index: CodeIndex | undefined;
  #reflected: Reflected | undefined;

  constructor(hierarchy: Hierarchy, classes: readonly ClassDeclaration[]) {
    this.#hierarchy = hierarchy;
    this.#classes = classes;
  }

  /** Who writes fields and calls private methods. */
  get index(): CodeIndex {
    this.#index ??= new CodeIndex(this.#hierarchy, this.#classes);
    return this.#index;
  }

  /** What is set and run by reflection. */
  get reflected(): Reflected {
    this.#reflected ??= new Reflected(this.#hierarchy, this.#classes);
    return this.#reflected;
  }
}

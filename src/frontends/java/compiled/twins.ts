/** Class files of classes whose source is analysed. */
import type { JavaModel } from '../model/model.js';
import type { ClassSymbol } from '../model/symbols.js';
import { CompiledClasses, type FindClassFile } from './compiled-classes.js';
import { type GeneratedMembers, generatedMembers } from './generated-members.js';

export class Twins {
  readonly #model: JavaModel;
  readonly #classes: CompiledClasses;
  readonly #find: FindClassFile;

  constructor(model: JavaModel, find: FindClassFile) {
    this.#model = model;
    this.#classes = new CompiledClasses(model, find);
    this.#find = find;
  }

  /** What the class file adds to the class; undefined when there is no such file. */
  generatedFor(symbol: ClassSymbol): GeneratedMembers | undefined {
    const file = this.#find(symbol.name);
    if (file === undefined || file.name !== symbol.name) return undefined;
    return generatedMembers(this.#model, this.#classes, symbol, file);
  }
}

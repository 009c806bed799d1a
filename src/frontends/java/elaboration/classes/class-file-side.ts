/** What class files contribute to a program of sources: whole classes, and the declarations of members that a source lacks. */
import type { ClassDeclaration } from '../../../../ir/program.js';
import type { ClassName } from '../../../../ir/types.js';
import type { ClassFileTable } from '../../../classfile/declarations/class-file-table.js';
import { topLevel } from '../../model/access.js';
import type { JavaModel } from '../../model/model.js';
import type { ClassSymbol } from '../../model/symbols.js';

export interface ClassFileTables {
  readonly compiled?: ClassFileTable;
  /** Has the class files of classes of the input. */
  readonly twins?: ClassFileTable;
}

export class ClassFileSide {
  readonly #model: JavaModel;
  readonly #tables: ClassFileTables;

  constructor(model: JavaModel, tables: ClassFileTables) {
    this.#model = model;
    this.#tables = tables;
  }

  /** A class that comes from a class file. */
  declarationOf(symbol: ClassSymbol): ClassDeclaration | undefined {
    return this.#tableOf(symbol)?.find(symbol.name);
  }

  /** Classes that no source can name: those of lambdas. Within a class of the source, the source decides. */
  findUnnamed(name: ClassName): ClassDeclaration | undefined {
    for (let end = name.lastIndexOf('$'); end > 0; end = name.lastIndexOf('$', end - 1)) {
      const around = this.#model.findClass(name.slice(0, end));
      if (around !== undefined) return around.declared === undefined ? this.#tableOf(around)?.find(name) : undefined;
    }
    return this.#tables.compiled?.find(name);
  }

  /** The class file of a class of the source. */
  twinOf(symbol: ClassSymbol): ClassDeclaration | undefined {
    return symbol.origin === 'input' && !symbol.local ? this.#tables.twins?.find(symbol.name) : undefined;
  }

  #tableOf(symbol: ClassSymbol): ClassFileTable | undefined {
    return topLevel(symbol).declared === undefined ? this.#tables.compiled : this.#tables.twins;
  }
}

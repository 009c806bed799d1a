/** Opens class files as classes of a program: each is read when it is first asked for. */
import { Hierarchy } from '../../../ir/hierarchy.js';
import type { ClassDeclaration, Origin } from '../../../ir/program.js';
import type { Diagnostic, Severity, Span } from '../../../ir/span.js';
import type { ClassName } from '../../../ir/types.js';
import type { ClassFileBytes } from '../class-path.js';
import { translateCode } from '../code/translation/translate.js';
import { openDynamicSites } from '../dynamic/sites.js';
import { type ClassFile, ClassFileProblem } from '../format/class-file.js';
import { NameTable } from '../format/pool/name-table.js';
import { readClassFile } from '../format/read.js';
import type { ClassFileTable, ClassFileTableOptions, ClassSpecification } from './class-file-table.js';
import { isModule } from './class-header.js';
import { CompiledClass } from './compiled-class.js';
import { lineSpan, sourceNameOf } from './places.js';
import { type ClassFileSurroundings, internalReason, type Tools } from './surroundings.js';

/** Java 25. */
const NEWEST = 69;

const TOOLS: Tools = { read: readClassFile, translate: translateCode, openDynamicSites };

export function openClassFiles(options: ClassFileTableOptions, tools: Tools = TOOLS): ClassFileTable {
  return new OpenedClassFiles(options, tools);
}

class OpenedClassFiles implements ClassFileTable, ClassFileSurroundings {
  readonly tools: Tools;
  readonly names = new NameTable();
  readonly #options: ClassFileTableOptions;
  /** Undefined for what is not there, or damaged. */
  readonly #classes = new Map<ClassName, CompiledClass | undefined>();
  /** Classes all of whose bodies were translated in search of what they bring forth. */
  readonly #searched = new Set<ClassName>();
  readonly #diagnostics: Diagnostic[] = [];
  readonly #reported = new Set<string>();
  #syntheticCount = 0;
  #hierarchy: Hierarchy | undefined;

  constructor(options: ClassFileTableOptions, tools: Tools) {
    this.#options = options;
    this.tools = tools;
  }

  find(name: ClassName): ClassDeclaration | undefined {
    return this.#compiled(name) ?? this.#synthetic(name);
  }

  file(name: ClassName): ClassFile | undefined {
    return this.#compiled(name)?.file;
  }

  syntheticOf(name: ClassName): readonly ClassName[] {
    // Does not read a class for that: what was not read has brought forth nothing.
    return [...(this.#classes.get(name)?.synthetic().keys() ?? [])];
  }

  syntheticCount(): number {
    return this.#syntheticCount;
  }

  diagnostics(): readonly Diagnostic[] {
    return this.#diagnostics;
  }

  get hierarchy(): Hierarchy {
    this.#hierarchy ??= new Hierarchy(this.#options.program());
    return this.#hierarchy;
  }

  hasClassFile(name: ClassName): boolean {
    return this.#classes.get(name) !== undefined || this.#options.provider.find(name) !== undefined;
  }

  specification(name: ClassName): ClassSpecification | undefined {
    return this.#options.specification?.(name);
  }

  reportDamage(origin: Origin, message: string, path: string): void {
    this.#report(origin === 'input' ? 'error' : 'warning', message, lineSpan(path, 0));
  }

  reportBody(origin: Origin, message: string, span: Span): void {
    if (origin === 'input') this.#report('warning', message, span);
  }

  grew(count: number): void {
    this.#syntheticCount += count;
  }

  #report(severity: Severity, message: string, span: Span): void {
    const key = `${span.file}:${span.line}:${message}`;
    if (this.#reported.has(key)) return;
    this.#reported.add(key);
    this.#diagnostics.push({ severity, message, span });
  }

  #compiled(name: ClassName): CompiledClass | undefined {
    const known = this.#classes.get(name);
    if (known !== undefined || this.#classes.has(name)) return known;
    const found = this.#options.provider.find(name);
    const declaration = found === undefined ? undefined : this.#declare(name, found);
    this.#classes.set(name, declaration);
    return declaration;
  }

  #declare(name: ClassName, found: ClassFileBytes): CompiledClass | undefined {
    const { path, origin } = found;
    try {
      const file = this.tools.read(found.bytes(), this.names);
      if (isModule(file)) return undefined;
      if (file.name !== name) throw new ClassFileProblem(`holds the class ${file.name}, not ${name}`);
      if (origin === 'input' && file.majorVersion > NEWEST) {
        const message = `a class file of version ${file.majorVersion}, newer than Java 25 (${NEWEST}): it may mean something else`;
        this.#report('warning', message, lineSpan(path, 0));
      }
      const sourceName = sourceNameOf(file);
      const shown = sourceName === undefined ? path : (this.#options.sourcePath?.(sourceName) ?? sourceName);
      return new CompiledClass(this, file, { origin, path, sourceName: shown });
    } catch (error) {
      const reason = error instanceof ClassFileProblem ? error.message : internalReason(error);
      this.reportDamage(origin, reason, path);
      return undefined;
    }
  }

  /** A class that a body brings forth (`Outer$$Lambda$1`) is known once that body is translated. */
  #synthetic(name: ClassName): ClassDeclaration | undefined {
    // What follows the owner's name has no other `$$`.
    const end = name.lastIndexOf('$$');
    const owner = end > 0 ? this.#compiled(name.slice(0, end)) : undefined;
    if (owner === undefined) return undefined;
    const known = owner.synthetic().get(name);
    if (known !== undefined || this.#searched.has(owner.name)) return known;
    this.#searched.add(owner.name);
    for (const method of owner.methods) method.body();
    return owner.synthetic().get(name);
  }
}

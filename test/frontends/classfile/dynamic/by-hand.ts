/** Call sites written down as data, linked and run in a program of Java source and IR text. */
import { expect } from 'vitest';
import { Machine } from '../../../../src/execution/machine.js';
import { JavaString, type Value } from '../../../../src/execution/memory/values.js';
import { NATIVES } from '../../../../src/execution/natives/index.js';
import type { DynamicMeaning, DynamicSite, DynamicSites } from '../../../../src/frontends/classfile/dynamic/meaning.js';
import { openDynamicSites } from '../../../../src/frontends/classfile/dynamic/sites.js';
import type {
  BootstrapMethod,
  ClassFile,
  ConstantPool,
  InnerClass,
  LoadableConstant,
  MethodHandle,
} from '../../../../src/frontends/classfile/format/class-file.js';
import { ClassFileProblem } from '../../../../src/frontends/classfile/format/class-file.js';
import { Hierarchy } from '../../../../src/ir/hierarchy.js';
import type { ClassTable } from '../../../../src/ir/program.js';
import type { Span } from '../../../../src/ir/span.js';
import { parseProgram, tableOf } from '../../../../src/ir/text/parse.js';
import { verifyMethod } from '../../../../src/ir/verifier.js';
import { openTexts } from '../../../support/open.js';

export const SPAN: Span = { file: 'Owner.java', line: 7, column: 1, endLine: 7, endColumn: 1 };

const EMPTY_POOL: ConstantPool = {
  size: 1,
  tag: nothing,
  utf8: nothing,
  className: nothing,
  nameAndType: nothing,
  field: nothing,
  method: nothing,
  dynamic: nothing,
  loadable: nothing,
  string: nothing,
};

function nothing(): never {
  throw new ClassFileProblem('there are no constants');
}

export function classFileOf(
  name: string,
  bootstrapMethods: readonly BootstrapMethod[] = [],
  innerClasses: readonly InnerClass[] = [],
): ClassFile {
  return {
    majorVersion: 61,
    minorVersion: 0,
    pool: EMPTY_POOL,
    flags: 0x20,
    name,
    superclass: 'java.lang.Object',
    interfaces: [],
    fields: [],
    methods: [],
    sourceFile: undefined,
    signature: undefined,
    innerClasses,
    enclosingMethod: undefined,
    nestHost: undefined,
    nestMembers: [],
    recordComponents: undefined,
    permittedSubclasses: [],
    bootstrapMethods,
    annotations: [],
  };
}

const LOOKUP = 'Ljava/lang/invoke/MethodHandles$Lookup;Ljava/lang/String;';
const BOOTSTRAP = `(${LOOKUP}Ljava/lang/invoke/MethodType;[Ljava/lang/Object;)Ljava/lang/invoke/CallSite;`;

/** `target` is `package.Class.method`. */
export function handle(
  reference: MethodHandle['reference'],
  target: string,
  descriptor: string,
  ofInterface = false,
): MethodHandle {
  const dot = target.lastIndexOf('.');
  const owner = target.slice(0, dot);
  return { kind: 'method-handle', reference, owner, name: target.slice(dot + 1), descriptor, ofInterface };
}

export function bootstrap(target: string, ...values: readonly LoadableConstant[]): BootstrapMethod {
  return { method: handle('invoke-static', target, BOOTSTRAP), arguments: values };
}

export const methodType = (descriptor: string): LoadableConstant => ({ kind: 'method-type', descriptor });
export const text = (value: string): LoadableConstant => ({ kind: 'constant', type: 'java.lang.String', value });
export const int = (value: number): LoadableConstant => ({ kind: 'constant', type: 'int', value });
export const classOf = (value: string): LoadableConstant => ({ kind: 'constant', type: 'java.lang.Class', value });

export function siteOf(bootstrapMethod: BootstrapMethod, name: string, descriptor: string, offset = 0): DynamicSite {
  return { owner: 'Owner', bootstrap: bootstrapMethod, name, descriptor, span: SPAN, method: 0, offset };
}

export function lambda(
  name: string,
  factory: string,
  types: { readonly erased: string; readonly exact?: string },
  implementation: MethodHandle,
): DynamicSite {
  const exact = methodType(types.exact ?? types.erased);
  const metafactory = 'java.lang.invoke.LambdaMetafactory.metafactory';
  return siteOf(bootstrap(metafactory, methodType(types.erased), implementation, exact), name, factory);
}

/** A program: Java source over the bundled models, and the classes that sites of its class `Owner` bring forth. */
export class Program {
  readonly table: ClassTable;
  readonly sites: DynamicSites;
  readonly hierarchy: Hierarchy;
  readonly #source: ClassTable;

  private constructor(source: ClassTable, owner: ClassFile) {
    this.#source = source;
    this.table = {
      find: (name) => this.sites.classes().get(name) ?? source.find(name),
      inputs: () => source.inputs(),
      diagnostics: () => source.diagnostics(),
    };
    this.hierarchy = new Hierarchy(this.table);
    this.sites = openDynamicSites({ owner, origin: 'input', hierarchy: this.hierarchy });
  }

  static async open(java: string, owner = classFileOf('Owner')): Promise<Program> {
    const { table } = await openTexts([{ path: 'Owner.java', text: java }]);
    return new Program(table, owner);
  }

  /** The same program around another class file, with no site met yet. */
  reopened(owner: ClassFile): Program {
    return new Program(this.#source, owner);
  }

  meaning(site: DynamicSite): DynamicMeaning {
    const meaning = this.sites.meaning(site);
    this.verify();
    return meaning;
  }

  /** The verifier has nothing to say about any class made so far. */
  verify(): void {
    for (const declaration of this.sites.classes().values()) {
      for (const method of declaration.methods) {
        const problems = verifyMethod(this.hierarchy, method).map(({ message }) => message);
        expect([declaration.name, method.name, ...problems]).toEqual([declaration.name, method.name]);
      }
    }
  }

  /** The name of the one class that the site's objects have. */
  functionClass(site: DynamicSite): string {
    const meaning = this.meaning(site);
    if (meaning.kind !== 'object') throw new Error(`no object: ${JSON.stringify(meaning)}`);
    return meaning.type;
  }

  /** Runs `run` of a class `Driver` given as IR text; what it returned, or the name of what it threw. */
  run(body: string, ...values: readonly Value[]): unknown {
    const parsed = parseProgram(`class Driver {\n${body}\n}`, this.table);
    if (parsed.kind === 'error')
      throw new Error(`line ${parsed.error.line}:${parsed.error.column}: ${parsed.error.message}`);
    const table = tableOf(parsed.classes, this.table);
    const method = table.find('Driver')?.methods.find(({ name }) => name === 'run');
    if (method === undefined) throw new Error('no method Driver.run');
    expect(verifyMethod(table, method).map(({ message }) => message)).toEqual([]);
    const outcome = new Machine(table, { output: () => undefined, natives: NATIVES }).invoke(method, values);
    if (outcome.kind === 'returned') return outcome.value instanceof JavaString ? outcome.value.text : outcome.value;
    return outcome.kind === 'threw' ? outcome.exception.type.name : outcome;
  }
}

/** Class files made by hand as data, and a table over them whose tools are stand-ins. */
import type { ClassFileProvider } from '../../../../src/frontends/classfile/class-path.js';
import type { TranslateCode } from '../../../../src/frontends/classfile/code/translation/translation.js';
import type {
  ClassFileTable,
  ClassFileTableOptions,
} from '../../../../src/frontends/classfile/declarations/class-file-table.js';
import { openClassFiles } from '../../../../src/frontends/classfile/declarations/open.js';
import type { Tools } from '../../../../src/frontends/classfile/declarations/surroundings.js';
import type {
  ClassFile,
  Code,
  FieldInformation,
  MethodInformation,
} from '../../../../src/frontends/classfile/format/class-file.js';
import { BodyBuilder } from '../../../../src/ir/builder.js';
import { Flag, type Origin } from '../../../../src/ir/program.js';
import { NOWHERE } from '../../../../src/ir/span.js';
import { OBJECT } from '../../../../src/ir/types.js';

const never = (): never => {
  throw new Error('no constant pool here');
};

export function madeClass(parts: Partial<ClassFile> & { readonly name: string }): ClassFile {
  return {
    majorVersion: 61,
    minorVersion: 0,
    pool: {
      size: 1,
      tag: never,
      utf8: never,
      className: never,
      nameAndType: never,
      field: never,
      method: never,
      dynamic: never,
      loadable: never,
      string: never,
    },
    // ACC_SUPER is set by every compiler since 1.1.
    flags: Flag.PUBLIC | 0x20,
    superclass: OBJECT,
    interfaces: [],
    fields: [],
    methods: [],
    sourceFile: undefined,
    signature: undefined,
    innerClasses: [],
    enclosingMethod: undefined,
    nestHost: undefined,
    nestMembers: [],
    recordComponents: undefined,
    permittedSubclasses: [],
    bootstrapMethods: [],
    annotations: [],
    ...parts,
  };
}

export function madeField(parts: Partial<FieldInformation> & { readonly name: string }): FieldInformation {
  return {
    descriptor: 'I',
    type: 'int',
    flags: 0,
    constant: undefined,
    signature: undefined,
    annotations: [],
    ...parts,
  };
}

export function madeMethod(parts: Partial<MethodInformation> & { readonly name: string }): MethodInformation {
  return {
    descriptor: '()V',
    flags: Flag.PUBLIC,
    signature: undefined,
    exceptions: [],
    annotations: [],
    parameterAnnotations: [],
    parameterNames: undefined,
    annotationDefault: undefined,
    code: madeCode({}),
    ...parts,
  };
}

export function madeCode(parts: Partial<Code>): Code {
  return {
    maxStack: 0,
    maxLocals: 1,
    bytes: new Uint8Array([0xb1]),
    handlers: [],
    lines: [],
    localVariables: [],
    frames: undefined,
    ...parts,
  };
}

/** Returns at once. */
export const emptyBody: TranslateCode = ({ file, method, parameterNames }) => {
  const builder = new BodyBuilder();
  if ((method.flags & Flag.STATIC) === 0) builder.parameter('this', file.name);
  for (const name of parameterNames) builder.parameter(name, 'int');
  builder.edge(builder.entry, builder.exit, { kind: 'return' }, NOWHERE);
  return builder.finish();
};

export interface MadeTable {
  readonly files: readonly ClassFile[];
  readonly origin?: Origin;
  /** Of java.lang.Object, where it comes from elsewhere. */
  readonly originOfObject?: Origin;
  readonly tools?: Partial<Tools>;
  readonly options?: Partial<ClassFileTableOptions>;
}

/** Each file stands where its name says; its bytes are its number. */
export function madeTable({
  files,
  origin = 'input',
  originOfObject = origin,
  tools = {},
  options = {},
}: MadeTable): ClassFileTable {
  const object = madeClass({ name: OBJECT, superclass: undefined });
  const all = [...files, object];
  const provider: ClassFileProvider = {
    find(name) {
      const number = all.findIndex((file) => file.name === name);
      const path = `${name.replaceAll('.', '/')}.class`;
      return number < 0
        ? undefined
        : {
            kind: 'class-file',
            name,
            path,
            origin: name === OBJECT ? originOfObject : origin,
            bytes: () => new Uint8Array([number]),
          };
    },
    hasPackage: () => true,
  };
  const table: ClassFileTable = openClassFiles(
    {
      provider,
      program: () => ({ find: (name) => table.find(name), inputs: () => [], diagnostics: () => [] }),
      ...options,
    },
    {
      read: ([number]) => all[number as number] as ClassFile,
      translate: emptyBody,
      openDynamicSites: () => ({ meaning: never, constant: never, classes: () => new Map() }),
      ...tools,
    },
  );
  return table;
}

/**
 * Writes class files for tests: what compilers write and what they never would. Nothing is checked and names are in internal form
 * (`java/util/Map$Entry`), as the file has them; every index can be given as a number, right or wrong.
 *
 *     const builder = new ClassBuilder({ name: 'p/Sample', version: 52 });
 *     builder.method({ flags: 9, name: 'twice', descriptor: '(I)I' }, (code) => {
 *       code.local('iload', 0).op('iconst_2').op('imul').op('ireturn');
 *     });
 *     const bytes = builder.build();
 */
import { type Attribute, writeAttributes } from './attributes.js';
import { ByteWriter } from './byte-writer.js';
import { CodeBuilder } from './code-builder.js';
import { PoolBuilder } from './pool-builder.js';

export interface ClassHeader {
  readonly name: string;
  /** Major version; 61 (Java 17) unless told. Below 50, no stack maps are needed; `jsr` needs it to be below 51. */
  readonly version?: number;
  readonly minorVersion?: number;
  /** Public and ACC_SUPER unless told. */
  readonly flags?: number;
  /** `java/lang/Object` unless told; null for none. */
  readonly superclass?: string | null;
  readonly interfaces?: readonly string[];
}

export interface MemberHeader {
  readonly flags?: number;
  readonly name: string;
  readonly descriptor: string;
  readonly attributes?: readonly Attribute[];
}

interface Member extends MemberHeader {
  readonly code?: CodeBuilder;
}

export class ClassBuilder {
  readonly pool = new PoolBuilder();
  readonly #header: ClassHeader;
  readonly #fields: Member[] = [];
  readonly #methods: Member[] = [];
  readonly #attributes: Attribute[] = [];
  readonly #bootstraps: { readonly handle: number; readonly arguments: readonly number[] }[] = [];

  constructor(header: ClassHeader) {
    this.#header = header;
  }

  /** Major 45 with a minor version below 3: three sizes in code are smaller. */
  get early(): boolean {
    return (this.#header.version ?? 61) === 45 && (this.#header.minorVersion ?? 0) < 3;
  }

  field(header: MemberHeader): this {
    this.#fields.push(header);
    return this;
  }

  /** Without `write` the method has no code. */
  method(header: MemberHeader, write?: (code: CodeBuilder) => unknown): this {
    if (write === undefined) {
      this.#methods.push(header);
      return this;
    }
    const code = new CodeBuilder(this.pool);
    write(code);
    this.#methods.push({ ...header, code });
    return this;
  }

  /** A public constructor that calls the superclass's one without arguments. */
  defaultConstructor(superclass = this.#header.superclass ?? 'java/lang/Object'): this {
    return this.method({ flags: 1, name: '<init>', descriptor: '()V' }, (code) =>
      code.op('aload_0').invoke('invokespecial', superclass, '<init>', '()V').op('return'),
    );
  }

  attribute(attribute: Attribute): this {
    this.#attributes.push(attribute);
    return this;
  }

  /** Adds to BootstrapMethods; the result is its number there. `handle` and `arguments` are indices of the pool. */
  bootstrap(handle: number, ...list: readonly number[]): number {
    return this.#bootstraps.push({ handle, arguments: list }) - 1;
  }

  build(): Uint8Array {
    // What comes after the pool is written first, for it adds to the pool.
    const body = this.#body();
    const file = new ByteWriter().u4(0xcafebabe);
    file.u2(this.#header.minorVersion ?? 0).u2(this.#header.version ?? 61);
    this.pool.write(file);
    return file.raw(body).bytes();
  }

  #body(): Uint8Array {
    const { name, flags = 0x21, superclass = 'java/lang/Object', interfaces = [] } = this.#header;
    const body = new ByteWriter().u2(flags).u2(this.pool.class(name));
    body.u2(superclass === null ? 0 : this.pool.class(superclass));
    body.list(interfaces, (type) => body.u2(this.pool.class(type)));
    body.list(this.#fields, (member) => this.#member(body, member));
    body.list(this.#methods, (member) => this.#member(body, member));
    const attributes = [...this.#attributes];
    if (this.#bootstraps.length > 0) attributes.push({ name: 'BootstrapMethods', content: this.#bootstrapMethods() });
    writeAttributes(body, this.pool, attributes);
    return body.bytes();
  }

  #member(body: ByteWriter, { flags = 0, name, descriptor, attributes = [], code }: Member): void {
    body.u2(flags).u2(this.pool.utf8(name)).u2(this.pool.utf8(descriptor));
    const own = code === undefined ? [] : [{ name: 'Code', content: code.content(this.early) }];
    writeAttributes(body, this.pool, [...own, ...attributes]);
  }

  #bootstrapMethods(): Uint8Array {
    const content = new ByteWriter();
    return content
      .list(this.#bootstraps, (bootstrap) => {
        content.u2(bootstrap.handle).list(bootstrap.arguments, (argument) => content.u2(argument));
      })
      .bytes();
  }
}

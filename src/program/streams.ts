/**
 * Objects that come from streams: no constructor has run, so that transient fields have their default values; and streams run hooks of a class that
 * none of its clients can call. It counts where code of the input writes or reads objects by itself; that others do is left to
 * `no-reflection-or-native`. A hook that hands on to the stream streams nothing by itself.
 */
import type { Hierarchy } from '../ir/hierarchy.js';
import type { FieldReference } from '../ir/instructions.js';
import { type ClassDeclaration, Flag, hasFlag } from '../ir/program.js';
import type { Span } from '../ir/span.js';
import { SERIALIZABLE } from '../ir/types.js';
import { TYPES } from '../library/index.js';

/** Java Object Serialization Specification, 1.10 and 1.11. */
export const STREAM_HOOKS: ReadonlySet<string> = new Set([
  'writeObject',
  'readObject',
  'readObjectNoData',
  'writeReplace',
  'readResolve',
  'writeExternal',
  'readExternal',
]);

export interface StreamReason {
  readonly text: string;
  /** Where the input first writes or reads objects. */
  readonly span: Span;
}

export class Streams {
  readonly #hierarchy: Hierarchy;
  #streaming: { readonly span: Span | undefined } | undefined;

  constructor(hierarchy: Hierarchy) {
    this.#hierarchy = hierarchy;
  }

  /** Why what constructors and operations do to the fields is not all that is done to them. */
  reason(declaration: ClassDeclaration, fields: readonly FieldReference[]): StreamReason | undefined {
    if (!this.#hierarchy.isSubclass(declaration.name, SERIALIZABLE)) return undefined;
    const hook = this.#hierarchy
      .superclassChain(declaration.name)
      .flatMap(({ origin, methods }) => (origin === 'input' ? methods : []))
      .find(({ name }) => STREAM_HOOKS.has(name));
    const isTransient = fields.some((field) => {
      const declared = this.#hierarchy.resolveField(field);
      return declared !== undefined && hasFlag(declared, Flag.TRANSIENT) && !hasFlag(declared, Flag.STATIC);
    });
    const span = hook === undefined && !isTransient ? undefined : this.#streamedAt();
    if (span === undefined) return undefined;
    const text = isTransient
      ? 'objects that are read from a stream do not have their transient fields'
      : `streams call \`${hook?.name ?? ''}\``;
    return { text, span };
  }

  /** Where the input first writes or reads objects. */
  #streamedAt(): Span | undefined {
    this.#streaming ??= { span: this.#find() };
    return this.#streaming.span;
  }

  #find(): Span | undefined {
    for (const name of this.#hierarchy.table.inputs()) {
      for (const method of this.#hierarchy.find(name)?.methods ?? []) {
        if (STREAM_HOOKS.has(method.name)) continue;
        for (const { instruction, span } of method.body()?.edges ?? []) {
          if (instruction.kind === 'call' && this.#isStream(instruction.method.owner)) return span;
        }
      }
    }
    return undefined;
  }

  #isStream(owner: string): boolean {
    if (TYPES.mayBe('streams-objects', owner)) return true;
    for (const upper of this.#hierarchy.supertypes(owner)) if (TYPES.is('streams-objects', upper)) return true;
    return false;
  }
}

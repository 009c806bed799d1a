/** The Code attribute (Java Virtual Machine Specification, 4.7.3) and its tables. */
import { AttributeTable, skipAttributes } from './attributes.js';
import type { ByteReader } from './byte-reader.js';
import { ClassFileProblem, type Code, type Handler, type LocalVariable, type StackMapFrame } from './class-file.js';
import { type LineNumber, readLines, readLocalVariables } from './code-tables.js';
import type { ClassContext } from './context.js';
import type { CheckedDescriptor } from './descriptors.js';
import { readStackMap } from './stack-map.js';

export interface CodeOwner {
  readonly name: string;
  readonly flags: number;
}

export function readCode(
  context: ClassContext,
  method: CodeOwner,
  types: CheckedDescriptor,
  content: ByteReader,
): Code {
  // Before 45.3 three of the sizes were smaller.
  const early = context.majorVersion < 45 || (context.majorVersion === 45 && context.minorVersion < 3);
  const maxStack = early ? content.u1() : content.u2();
  const maxLocals = early ? content.u1() : content.u2();
  const start = content.position;
  const length = early ? content.u2() : content.u4();
  if (length === 0 || length > 0xffff) throw new ClassFileProblem(`code of ${length} bytes`, start);
  const code = content.part(length);
  const handlers = readHandlers(context, content);
  const attributes = new AttributeTable(context.pool, context.view, content.position);
  skipAttributes(content);
  content.finish('Code');
  const bytes = context.bytes.subarray(code.position, code.end);
  return new LazyCode(context, { method, types, maxStack, maxLocals, bytes, handlers, attributes });
}

function readHandlers({ pool }: ClassContext, content: ByteReader): readonly Handler[] {
  const handlers: Handler[] = [];
  for (let left = content.count(8, 'exception handlers'); left > 0; left--) {
    const start = content.u2();
    const end = content.u2();
    const handler = content.u2();
    handlers.push({ start, end, handler, type: pool.optionalClass(content.u2()) });
  }
  return handlers;
}

export interface CodeParts {
  readonly method: CodeOwner;
  readonly types: CheckedDescriptor;
  readonly maxStack: number;
  readonly maxLocals: number;
  readonly bytes: Uint8Array;
  readonly handlers: readonly Handler[];
  readonly attributes: AttributeTable;
}

class LazyCode implements Code {
  readonly maxStack: number;
  readonly maxLocals: number;
  readonly bytes: Uint8Array;
  readonly handlers: readonly Handler[];
  readonly #context: ClassContext;
  readonly #parts: CodeParts;
  constructor(context: ClassContext, parts: CodeParts) {
    this.#context = context;
    this.#parts = parts;
    this.maxStack = parts.maxStack;
    this.maxLocals = parts.maxLocals;
    this.bytes = parts.bytes;
    this.handlers = parts.handlers;
  }

  get lines(): readonly LineNumber[] {
    const tables = this.#context.tables.of(this);
    tables.lines ??= readLines(this.#parts);
    return tables.lines;
  }

  get localVariables(): readonly LocalVariable[] {
    const tables = this.#context.tables.of(this);
    tables.localVariables ??= readLocalVariables(this.#context, this.#parts);
    return tables.localVariables;
  }

  get frames(): readonly StackMapFrame[] | undefined {
    const tables = this.#context.tables.of(this);
    tables.frames ??= readStackMap(this.#context, this.#parts);
    return tables.frames;
  }
}

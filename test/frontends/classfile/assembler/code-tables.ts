/** The tables that follow the bytes of code: handlers, lines, variables, stack map. */
import { type Attribute, writeAttributes } from './attributes.js';
import { ByteWriter } from './byte-writer.js';
import { offsetOf, type Target } from './labels.js';
import type { PoolBuilder } from './pool-builder.js';
import { type Frame, writeStackMap } from './stack-map.js';

export interface SlotVariable {
  readonly name: string;
  readonly descriptor: string;
  readonly slot: number;
  readonly start: Target;
  readonly end: Target;
}

interface HandlerEntry {
  readonly start: Target;
  readonly end: Target;
  readonly handler: Target;
  /** A class, or an index of the pool. */
  readonly type: string | number;
}

export class CodeTables {
  readonly handlers: HandlerEntry[] = [];
  readonly lines: (readonly [offset: number, line: number])[] = [];
  readonly variables: SlotVariable[] = [];
  readonly frames: { readonly at: Target; readonly frame: Frame }[] = [];

  /** Exception table and attributes. */
  write(content: ByteWriter, pool: PoolBuilder, more: readonly Attribute[]): void {
    content.list(this.handlers, ({ start, end, handler, type }) => {
      content.u2(offsetOf(start)).u2(offsetOf(end)).u2(offsetOf(handler));
      content.u2(typeof type === 'number' ? type : pool.class(type));
    });
    writeAttributes(content, pool, [...this.#attributes(pool), ...more]);
  }

  #attributes(pool: PoolBuilder): readonly Attribute[] {
    const attributes: Attribute[] = [];
    const table = new ByteWriter();
    if (this.lines.length > 0) {
      table.list(this.lines, ([offset, line]) => table.u2(offset).u2(line));
      attributes.push({ name: 'LineNumberTable', content: table.bytes() });
    }
    if (this.variables.length > 0) attributes.push({ name: 'LocalVariableTable', content: this.#variableTable(pool) });
    if (this.frames.length > 0) {
      const frames = this.frames.map(({ at, frame }) => ({ offset: offsetOf(at), frame }));
      attributes.push({ name: 'StackMapTable', content: writeStackMap(pool, frames) });
    }
    return attributes;
  }

  #variableTable(pool: PoolBuilder): Uint8Array {
    const content = new ByteWriter();
    content.list(this.variables, ({ name, descriptor, slot, start, end }) => {
      content.u2(offsetOf(start)).u2(offsetOf(end) - offsetOf(start));
      content.u2(pool.utf8(name)).u2(pool.utf8(descriptor)).u2(slot);
    });
    return content.bytes();
  }
}

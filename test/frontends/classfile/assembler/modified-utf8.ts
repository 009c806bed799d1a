/** Text as class files hold it (Java Virtual Machine Specification, 4.4.7). */
import { ByteWriter } from './byte-writer.js';

export function encodeModifiedUtf8(text: string): Uint8Array {
  const writer = new ByteWriter();
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    if (unit !== 0 && unit < 0x80) writer.u1(unit);
    else if (unit < 0x800) writer.u1(0xc0 | (unit >> 6)).u1(0x80 | (unit & 0x3f));
    else {
      writer.u1(0xe0 | (unit >> 12));
      writer.u1(0x80 | ((unit >> 6) & 0x3f));
      writer.u1(0x80 | (unit & 0x3f));
    }
  }
  return writer.bytes();
}

/** Standard input: a text, read as UTF-8 bytes. */
export class ByteSource {
  readonly #bytes: readonly number[];
  #position = 0;

  constructor(text: string) {
    this.#bytes = encode(text);
  }

  get left(): number {
    return this.#bytes.length - this.#position;
  }

  rewind(): void {
    this.#position = 0;
  }

  /** -1 at the end. */
  next(): number {
    return this.#bytes[this.#position++] ?? this.#end();
  }

  #end(): number {
    this.#position = this.#bytes.length;
    return -1;
  }
}

/** UTF-8; written out because the core may use nothing but the language itself. */
function encode(text: string): number[] {
  const bytes: number[] = [];
  for (const character of text) {
    const code = character.codePointAt(0) as number;
    if (code < 0x80) bytes.push(code);
    else if (code < 0x800) bytes.push(0xc0 | (code >> 6), 0x80 | (code & 0x3f));
    else if (code < 0x10000) bytes.push(0xe0 | (code >> 12), 0x80 | ((code >> 6) & 0x3f), 0x80 | (code & 0x3f));
    else {
      bytes.push(0xf0 | (code >> 18), 0x80 | ((code >> 12) & 0x3f));
      bytes.push(0x80 | ((code >> 6) & 0x3f), 0x80 | (code & 0x3f));
    }
  }
  return bytes;
}
